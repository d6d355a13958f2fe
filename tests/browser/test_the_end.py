"""The end as it is seen: the count, then who won and why, and what one can do then; everywhere, as each person."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from metropole.record import Record
from tests.browser.checks import check
from tests.browser.conftest import NewPage, Serving
from tests.browser.ending import OTHER_WAY, at_the_table, carried_by, looks_again, names_counted, other, sized
from tests.browser.scenes import NEARLY_OVER, play_together
from tests.browser.steps import ask_server, press, table_id, two_by_request

# Keeps what is said and counted at the end, whenever it changes; `skips`: something is pressed when counting begins.
WATCH = """(skips) => {
  window.seen = [];
  const look = () => {
    const over = document.querySelector('.banner.over');
    if (!over) return;
    const cells = [...document.querySelectorAll('[data-testid=end] :is(.sum td, .tot)')];
    const sums = cells.map((one) => one.innerText.replace('−', '-'));
    const winners = document.querySelectorAll('[data-testid=end] .win').length;
    const word = document.querySelector('[data-testid=last-word]');
    const hasSpoken = Boolean(word?.checkVisibility({ visibilityProperty: true }));
    const now = { said: over.querySelector('strong').innerText, sums: sums.join(), winners, hasSpoken };
    if (JSON.stringify(now) === JSON.stringify(window.seen.at(-1))) return;
    window.seen.push(now);
    if (skips && window.seen.length === 2) window.dispatchEvent(new PointerEvent('pointerdown'));
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
COUNTING = "The game is over."


@pytest.mark.parametrize(("kind", "game"), OTHER_WAY)
def test_the_count_runs_before_anybody_has_won(
    new_page: NewPage, serving: Serving, phone: dict[str, Any], game: str, kind: str
) -> None:
    """One watches it to its end on a screen of this kind, on the other kind a tap skips it; later it is done."""
    moving = {"reduced_motion": "no-preference"}
    ada, bob = new_page(**moving, **sized(kind, phone)), new_page(**moving, **sized(other(kind), phone))
    table = two_by_request(ada, bob, game, bots=["novice"])
    play_together((ada, bob), table, NEARLY_OVER[game])
    for page in (ada, bob):
        page.goto(f"/table/{table}")
        page.wait_for_selector(".banner.asked, .banner.waiting")
        page.evaluate(WATCH, page is bob)
    play_together((ada, bob), table)
    for seat, page in enumerate((ada, bob)):
        expect(page.get_by_test_id("counted-out")).to_contain_text("1st")
        _check_count(page, serving, table, seat, is_skipped=page is bob)
        expect(page.get_by_test_id("story")).to_contain_text("tile" if game == "metro" else "13th building")
        check(page, "the end")
    _come_later(ada)
    _take_along(serving, ada, table, "Ada", has_sheet=True)
    _take_along(serving, bob, table, "Bob", has_sheet=False)
    _find_in_lists(serving, ada, table)
    _sit_as_before(ada, bob)


def _check_count(page: Page, serving: Serving, table: str, seat: int, is_skipped: bool) -> None:
    """Nobody has won before all is counted; then points, winner and names are those of whoever looks."""
    *counting, done = page.evaluate("window.seen")
    assert {one["said"] for one in counting} == {COUNTING}
    assert all(one["winners"] == 0 and not one["hasSpoken"] for one in counting)
    assert done["hasSpoken"], "the bot has a last word, and gives nothing away before"
    assert len(counting) == 2 if is_skipped else len(counting) > 4
    stored = serving.truth.table(table)
    result: Any = stored.result()
    points = [result["scores"][(seat + step) % 3] for step in range(3)]
    assert (done["sums"], done["winners"]) == (",".join(map(str, points)), len(result["winners"]))
    if len(result["winners"]) == 1:
        words = serving.truth.words(stored, seat)
        assert done["said"].startswith(words("end-won", seat=result["winners"][0]))
    else:
        assert "victory" in done["said"]
    shown = names_counted(page)
    assert {"You", ["Bob", "Ada"][seat]} < set(shown)
    assert ["Ada", "Bob"][seat] not in shown


def _come_later(page: Page) -> None:
    """Whoever loads the page anew finds all counted, and is not told of it."""
    said = page.get_by_test_id("banner").inner_text()
    page.reload()
    page.wait_for_selector(".banner.over")
    page.evaluate(WATCH, False)
    assert page.get_by_test_id("banner").inner_text() == said
    expect(page.get_by_test_id("counted-out")).to_be_empty()


def _standings(serving: Serving, table: str) -> list[str]:
    """Everybody by name with their points, the best first."""
    stored = serving.truth.table(table)
    result: Any = stored.result()
    words = serving.truth.words(stored, None)
    return [
        words(
            "end-standing",
            rank=words("end-place", rank=result["ranks"][seat]),
            name=words.seat(seat),
            points=result["scores"][seat],
        )
        for seat in sorted(range(3), key=lambda seat: (result["ranks"][seat], seat))
    ]


def _take_along(serving: Serving, page: Page, table: str, name: str, has_sheet: bool) -> None:
    """The result for others, where I am called by my name; the record; and the game to be looked at again."""
    given = carried_by(page, "Share", has_sheet)
    text, link = (given["text"], given["url"]) if has_sheet else given.split("\n")
    assert link == page.url
    assert text.endswith(": " + "; ".join(_standings(serving, table)))
    assert name in text
    assert "You" not in text
    record = Record.from_json(json.loads(carried_by(page, "Copy the record", has_sheet)))
    result: Any = serving.truth.table(table).result()
    assert record.result is not None
    assert list(record.result.scores) == result["scores"]
    looks_again(page, table)


def _find_in_lists(serving: Serving, page: Page, table: str) -> None:
    """A finished game stands on the first page with who won, when, everybody's points, and the way back to it."""
    page.get_by_test_id("end").get_by_role("link", name="Home").click()
    row = page.locator(f".trow:has(a[href='/replay/{table}'])")
    expect(row).to_contain_text("won")
    stored = serving.truth.table(table)
    result: Any = stored.result()
    when, _, points = row.locator("small").first.inner_text().partition(" · ")
    assert re.fullmatch(r"\w+ \d+, 20\d\d, \d+:\d\d\s[AP]M", when), when
    assert [int(one) for one in re.findall(r"\((-?\d+)\)", points)] == [
        result["scores"][seat] for seat in sorted(range(3), key=lambda seat: (result["ranks"][seat], seat))
    ]
    row.get_by_role("link", name="View").click()
    page.wait_for_url(f"**/replay/{table}**")
    page.goto(f"/table/{table}")
    page.wait_for_selector(".banner.over")


def _sit_as_before(ada: Page, bob: Page) -> None:
    """A rematch on the same seats begins with the last who comes."""
    for page in (ada, bob):
        at_the_table(page)
    press(bob.get_by_role("button", name="Rematch", exact=True))
    press(ada.get_by_role("button", name="Join the rematch"))
    for page in (ada, bob):
        page.wait_for_selector(".banner.asked, .banner.waiting")
    seats = ask_server(ada, "GET", f"/api/tables/{table_id(ada)}")["table"]["seats"]
    assert [one["name"] for one in seats][:2] == ["Ada", "Bob"]
