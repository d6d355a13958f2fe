"""Following the game: what others do is seen move by move, nobody has to wait for it, and nothing is lost."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.following import RESTS, SKIP, WATCH, seen
from tests.browser.frames import play_again
from tests.browser.scenes import MY_OUTBID, MY_TILE, open_table, table_with
from tests.browser.shifts import SHIFTS, check_shifts
from tests.browser.slow_phone import slow_down
from tests.browser.steps import (
    DOUBLE_TAP,
    ask_server,
    confirm,
    log_of,
    moved_on,
    moves_of,
    show,
    table_by_request,
    table_id,
    version_of,
    wait_for_turn,
)

LEAST = 380  # milliseconds that an entry is seen, calmly and while eight others wait
TRIES = 5  # most of them must be smooth: a machine that is busy with much else takes longer for the same work
# Waits until two tiles lie there: the version at which the game began.
BOTH_HAVE_PLACED = """async (table) => {
  const read = async () => (await (await fetch(`/api/tables/${table}/log`)).json()).entries;
  const isPlaced = (entry) => entry.events?.some((event) => event.id === 'placed');
  let log = await read();
  while (log.filter(isPlaced).length < 2) log = await read();
  return log.find((entry) => entry.kind === 'started').version;
}"""
MOVING = {"speed": "usual", "reduced_motion": "no-preference"}


def play_slowly(page: Page) -> None:
    """The first of the listed actions, by somebody who looks between two clicks.

    Sooner they could be taken for a double tap, where a preview that comes meanwhile moves the button.
    """
    version = version_of(page)
    show(page, "All moves")
    page.wait_for_timeout(DOUBLE_TAP)
    moves_of(page).first.click()
    page.wait_for_selector("[data-testid=confirm]")
    page.wait_for_timeout(DOUBLE_TAP)
    confirm(page)
    moved_on(page, version)


def at_a_table_of(page: Page, game: str, players: int) -> None:
    """I am asked first; what shifts is noted, and what is seen from now on."""
    for noting in (WATCH, SHIFTS):
        page.add_init_script(noting)
    table = table_by_request(page, game, ["me", *["novice"] * (players - 1)], given={"first": 0})
    page.goto(f"/table/{table}")
    wait_for_turn(page)
    page.wait_for_function(RESTS)
    page.evaluate("window.seen.splice(0)")
    check_shifts(page)


def test_five_moves_are_seen_one_after_the_other_and_one_can_act_meanwhile(new_page: NewPage) -> None:
    page = new_page(**{**MOVING, "speed": "calm"})
    at_a_table_of(page, "metro", 6)
    first = version_of(page)
    play_slowly(page)
    wait_for_turn(page)
    played = seen(page)
    assert len(played) >= 6
    assert [one.version for one in played] == list(range(first + 1, version_of(page) + 1))
    assert all(one.milliseconds >= LEAST for one in played[1:])
    assert sum(one.flew for one in played[1:]) >= 5, "tiles of others come from somewhere"
    assert any(one.could_act for one in played), "what one may do is there before all is played out"
    check_shifts(page, since=played[1].began)  # until then it is my own preview that goes
    check_marks(page)
    check_skipping(page)
    # without motion each is still seen for its time, and nothing flies
    page.emulate_media(reduced_motion="reduce")
    before = version_of(page)
    play_slowly(page)
    wait_for_turn(page)
    still = seen(page)
    assert [one.version for one in still] == list(range(before + 1, version_of(page) + 1))
    assert not any(one.flew for one in still)
    # everything was said, once and in order
    show(page, "Log")
    said = page.get_by_test_id("announcer").locator("p").all_inner_texts()
    assert len(said) == version_of(page) - first
    assert said == log_of(page)[::-1][-len(said) :]


def test_a_call_is_seen_bid_by_bid_and_its_tokens_fly(new_page: NewPage) -> None:
    page = new_page(**{**MOVING, "speed": "calm"})
    at_a_table_of(page, "metropolys", 4)
    walks: set[int] = set()
    flies: set[int] = set()
    ahead = False
    while not (walks and flies and ahead):  # a token is not built on in every call
        first = version_of(page)
        play_slowly(page)
        assert wait_for_turn(page), "nobody has built on a token"
        played = seen(page)
        assert [one.version for one in played] == list(range(first + 1, version_of(page) + 1))
        assert all(one.milliseconds >= LEAST for one in played[1:])
        told = happened(page)
        bids, built, tokens = (
            {version for version in told if version > first and kind in told[version]}
            for kind in ("bid", "built", "token_taken")
        )
        walks = {one.version for one in played if one.walked}
        flies = {one.version for one in played if one.flew}
        assert walks == (bids - {first + 1}) | built, "but my own, which stood there when it was proposed"
        assert flies == tokens
        ahead |= any(one.could_act for one in played)
        if len(played) > 1:
            check_shifts(page, since=played[1].began)  # until then it is my own preview that goes
    check_skipping(page)


def happened(page: Page) -> dict[int, set[str]]:
    """What has happened at the table, by version."""
    log = ask_server(page, "GET", f"/api/tables/{table_id(page)}/log")["entries"]
    return {entry["version"]: {event["id"] for event in entry.get("events") or []} for entry in log}


def check_skipping(page: Page) -> None:
    """By a key or a click all that is known is there at once."""
    for by in ("key", "click"):
        skipped = None
        while skipped is None:  # answers that come one by one leave nothing to be skipped
            page.evaluate(SKIP, by)
            play_slowly(page)
            assert wait_for_turn(page)
            seen(page)
            skipped = page.evaluate("window.skipped")
        known, shown = skipped
        assert shown >= known, by


def check_marks(page: Page) -> None:
    """All that others placed since one's turn is numbered, and can be shown again."""
    marks = page.locator("main g[aria-hidden] .mark text")
    numbers = [int(text) for text in marks.all_text_contents()]
    assert len(numbers) == 5, "a tile of each, whoever drew another first"
    assert sorted(set(numbers)) == numbers
    page.get_by_role("button", name="Show me again").click()
    last = version_of(page)
    assert [one.version for one in seen(page)] == list(range(last - numbers[-1] + 1, last + 1))
    expect(marks).to_have_count(5)


def test_a_newcomer_is_shown_what_has_happened(new_page: NewPage) -> None:
    page = new_page(**MOVING)
    page.add_init_script(WATCH)
    page.goto("/settings")
    table = open_table(page, "metro", ("me", "novice", "novice"), given={"first": 1})
    start = page.evaluate(BOTH_HAVE_PLACED, table)
    page.goto(f"/table/{table}")
    wait_for_turn(page)
    page.wait_for_selector("button.again")
    last = version_of(page)
    assert [one.version for one in seen(page)] == list(range(start + 1, last + 1))
    page.reload()
    page.wait_for_selector("button.again")
    assert seen(page) == [], "whoever loads the page anew has seen it"
    page.get_by_role("button", name="Show me again").click()
    assert [one.version for one in seen(page)] == list(range(start + 1, last + 1))
    play_slowly(page)  # and goes on
    wait_for_turn(page)
    assert seen(page)[0].version == last + 1


@pytest.mark.parametrize(("game", "until"), [("metropolys", MY_OUTBID), ("metro", MY_TILE)])
def test_a_slow_phone_keeps_its_pace(new_page: NewPage, phone: dict[str, Any], game: str, until: str) -> None:
    """Sixty frames a second but for single ones, by what the page itself has to do for each of them."""
    page = new_page(**{**phone, **MOVING})
    page.goto("/settings")
    seats = ("me", "novice", "novice") if game == "metropolys" else ("me", *["novice"] * 5)
    table = table_with(page, until, game, seats)
    page.goto(f"/table/{table}")
    wait_for_turn(page)
    page.wait_for_selector("button.again")
    slow_down(page)
    play_again(page)  # what is prepared when it is first needed is there from then on
    tries = [play_again(page) for _ in range(TRIES)]
    print(game, *tries, sep="\n")
    assert all(one.entries and len(one.work) > 1 and any(one.work) for one in tries)
    assert sum(one.is_smooth for one in tries) > TRIES // 2, [str(one) for one in tries]
