"""The end as it is seen: the count first, then who won and why; and by time and by leaving, as each person."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from metropole.bots.characters import CHARACTERS
from tests.browser.checks import check
from tests.browser.conftest import NewPage, Serving
from tests.browser.scenes import open_table, play_on
from tests.browser.steps import ask_server, claim_time, log_of, press, show, table_id, two_by_request

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
FAST = {"bank": 1}  # milliseconds
BOT_NAMES = {one.id: one.name for characters in CHARACTERS.values() for one in characters}


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_the_count_runs_before_anybody_has_won(
    new_page: NewPage, serving: Serving, phone: dict[str, Any], game: str
) -> None:
    """On a desktop it is watched to its end, on a phone a tap skips it; whoever comes later sees it done."""
    is_skipped = game == "metro"
    page = new_page(reduced_motion="no-preference", **(phone if is_skipped else {}))
    page.goto("/settings")
    table = open_table(page, game, ("me", "novice"))
    page.goto(f"/table/{table}")
    page.wait_for_selector(".banner.asked, .banner.waiting")
    page.evaluate(WATCH, is_skipped)
    play_on(page, table)
    expect(page.get_by_test_id("counted-out")).to_contain_text("1st")
    *counting, done = page.evaluate("window.seen")
    assert {one["said"] for one in counting} == {COUNTING}
    assert all(one["winners"] == 0 and not one["hasSpoken"] for one in counting)
    assert done["hasSpoken"], "the bot has a last word, and gives nothing away before"
    assert len(counting) == 2 if is_skipped else len(counting) > 4
    result: Any = serving.truth.table(table).result()
    points = [result["scores"][seat] for seat in (0, 1)]
    assert (done["sums"], done["winners"]) == (",".join(map(str, points)), len(result["winners"]))
    assert "win" in done["said"] or "victory" in done["said"]
    expect(page.get_by_test_id("story")).to_contain_text("tile" if game == "metro" else "13th building")
    check(page, "the end")
    page.reload()
    page.wait_for_selector(".banner.over")
    page.evaluate(WATCH, False)
    expect(page.get_by_test_id("banner")).to_contain_text(done["said"])
    expect(page.get_by_test_id("counted-out")).to_be_empty()


def test_whoever_loses_on_time_or_leaves_keeps_their_name(new_page: NewPage, phone: dict[str, Any]) -> None:
    ada, bob = new_page(), new_page(**phone)
    table = two_by_request(ada, bob, pace=FAST)  # time is up when the other says so
    for page in (ada, bob):
        page.goto(f"/table/{table}")
        page.wait_for_selector(".banner.asked, .banner.waiting")
    loser, winner = (ada, bob) if ada.locator(".banner.asked").count() else (bob, ada)
    names = {ada: "Ada", bob: "Bob"}
    claim_time(winner)
    expect(winner.get_by_test_id("banner")).to_have_text(f"You win. {names[loser]} ran out of time.")
    expect(loser.get_by_test_id("banner")).to_have_text(f"You ran out of time. {names[winner]} wins.")
    for page, other in ((loser, names[winner]), (winner, names[loser])):
        rows = page.get_by_test_id("end").get_by_role("rowheader")
        assert sorted(row.strip() for row in rows.all_inner_texts()) == sorted(["You", other])
        check(page, "the end on time")
    assert _newest(winner) == f"{names[loser]} ran out of time."
    assert _newest(loser) == "You ran out of time."
    _play_again(loser, winner)
    _one_leaves(loser, winner, names[loser])


def _newest(page: Page) -> str:
    show(page, "Log")
    newest: str = log_of(page)[0]
    return newest


def _play_again(loser: Page, winner: Page) -> None:
    """Whoever lost on time may ask for another game too; it begins with the last who comes."""
    for page in (loser, winner):
        if page.locator(".dock").is_visible():
            show(page, "Table")
    press(loser.get_by_role("button", name="Play again, rotate seats"))
    press(winner.get_by_role("button", name="Join the rematch"))
    for page in (loser, winner):
        page.wait_for_selector(".banner.asked, .banner.waiting")


def _one_leaves(leaver: Page, other: Page, name: str) -> None:
    """The others are told at the table; whoever left is told of themselves when they come back to look."""
    table = f"/api/tables/{table_id(leaver)}"
    seat = [one["name"] for one in ask_server(leaver, "GET", table)["table"]["seats"]].index(name)
    ask_server(leaver, "DELETE", f"{table}/seats/{seat}")
    bot = BOT_NAMES[ask_server(other, "GET", table)["table"]["seats"][seat]["character"]]
    notice = other.get_by_test_id("notices")
    expect(notice).to_have_text(f"{name} leaves. {bot} takes over.")
    check(other, "somebody left")
    press(notice.get_by_role("button"))
    expect(notice).to_be_empty()
    show(other, "Log")
    assert f"{name} leaves. {bot} takes over." in log_of(other)
    leaver.reload()
    show(leaver, "Log")
    expect(leaver.get_by_role("list", name="Log")).to_contain_text(f"You leave. {bot} takes over.")
