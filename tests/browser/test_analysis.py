"""A game analysed on the screen: asked for by one button, and what it says at every moment."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from metropole.analysis import DEPTHS, GameAnalysis, analyse
from metropole.match import Match
from metropole.record import Record
from metropole.server.broadcast.presenter import presenter_of
from tests.analysis.games import recorded
from tests.browser.checks import check
from tests.browser.conftest import NewPage

COME_IN = """() => fetch('/api/guests', {
  method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({name: 'Ada'}) })"""


def opened(page: Page, record: Record) -> None:
    """The page of a pasted record, for somebody whom the server knows."""
    page.goto("/settings")
    page.evaluate(COME_IN)
    page.goto("/replay")
    page.locator("#records").fill(record.to_text())
    page.get_by_role("button", name="Open").click()
    page.locator(".replay, [data-testid=games] button").first.wait_for()
    if page.get_by_test_id("games").count():
        page.get_by_test_id("games").get_by_role("button").first.click()
    expect(page.locator(".replay")).to_be_visible()


def call_at(record: Record, version: int) -> int:
    """The call of the last action before a moment: each ends with a building."""
    match = Match.of(record).at(version - 1)
    return 1 + sum(map(len, presenter_of("metropolys").position(match.view(None))["built"]))


@pytest.mark.parametrize(("game", "number"), [("metropolys", 1), ("metro", 0)])
def test_a_game_is_analysed_by_one_button(new_page: NewPage, game: str, number: int) -> None:
    """Chances, losses and guesses on the screen are those of the command line, at every moment that is looked at."""
    record = recorded(game, number)
    page = new_page(width=1440, height=900)
    opened(page, record)
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_test_id("chances")).to_be_visible()
    whole = GameAnalysis(record, tuple(analyse(record, DEPTHS["quick"])))
    told = whole.to_json()
    for version in (0, len(record.actions) // 2, len(record.actions)):
        if version:
            page.locator(f"[data-testid=moves] [data-at='{version}'] a").click()
        expect(page.locator(".replay")).to_have_attribute("data-at", str(version))
        for seat, chance in enumerate(told["chances"][version]):
            row = page.locator(f"[data-testid=chances] [data-seat='{seat}']")
            expect(row).to_contain_text(f"{round(100 * chance + 1e-9)}%")
    costly = [one for one in whole.judged if one.loss >= 0.02]
    assert page.locator("[data-testid=moves] em").count() == len(costly)
    for seat in range(record.setup.players):
        listed = page.locator(f"[data-testid=losses][data-seat='{seat}'] li")
        expect(listed).to_have_count(len(told["worst"][seat]) + len(told["brilliant"][seat]))
    if game == "metropolys":
        assert told["guesses"] is not None
        shown = page.locator("[data-testid=guesses] [data-true]")
        expect(shown).to_have_count(record.setup.players * len(told["guesses"]["kinds"]))
        known = [version for kinds in told["guesses"]["plain_since"][0] for version in kinds if version]
        assert known
        since = page.locator("[data-testid=guesses] article .hint")
        expect(since).to_have_text(
            [f"A careful player could have known since: Call {call_at(record, v)}." for v in known]
        )
    else:
        page.locator("[data-testid=moves] [data-at='10'] a").click()
        counts = whole.judged[10].unseen
        assert counts is not None
        expect(page.locator("[data-testid=unseen] li")).to_have_count(len(counts[0]))
    expect(page.get_by_role("button", name="Look deeper")).to_be_visible()
    check(page, f"the analysis of {game}")
    one = max(whole.judged[5:], key=lambda judged: judged.loss)
    page.locator(f"[data-testid=moves] [data-at='{one.number}'] a").click()
    page.get_by_test_id("show-best").click()
    expect(page.get_by_test_id("branch")).to_have_attribute("data-at", "1")
    expect(page.locator(".replay")).to_have_attribute("data-at", str(one.number - 1))
    expect(page).to_have_url(re.compile(re.escape(f"~{quote(one.best, safe='')}")))
