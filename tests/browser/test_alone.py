"""A file with games, opened in a browser that has no network: all of a replay is in it, and nothing is asked for."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from math import floor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from metropole.match import Match
from tests.analysis.games import recorded
from tests.browser.checks import check
from tests.commands import told

MESSAGES = Path(__file__).parents[2] / "src/metropole/messages/en.ftl"
IDS = re.findall(r"^([a-z]+[-_][\w-]+) =", MESSAGES.read_text(encoding="utf-8"), re.MULTILINE)
# All that is read: text, and what stands in attributes for those who listen.
READ = """() => [document.title, document.body.innerText, ...[...document.querySelectorAll('*')].flatMap((one) =>
  ['aria-label', 'title', 'aria-valuetext'].map((name) => one.getAttribute(name) ?? ''))].join(' ')"""
Opened = Callable[..., Page]


@pytest.fixture
def opened(browser: Browser) -> Iterator[Opened]:
    """Opens files without a network; whatever is asked for besides them, or complained of, fails the test."""
    contexts, trouble = [], list[str]()

    def make(file: Path, moment: str = "", **more: object) -> Page:
        context = browser.new_context(offline=True, reduced_motion="reduce", **more)  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: trouble.append(said.text))
        page.on("pageerror", lambda fault: trouble.append(str(fault)))
        address = file.as_uri()
        page.on(
            "request", lambda asked: trouble.extend([] if asked.url.startswith((address, "data:")) else [asked.url])
        )
        page.goto(address + moment)
        return page

    yield make
    for context in contexts:
        context.close()
    assert trouble == []


def expect_at(page: Page, number: int) -> None:
    expect(page.locator(".replay")).to_have_attribute("data-at", str(number))


@pytest.mark.parametrize(("game", "number"), [("metropolys", 0), ("metro", 8)])
def test_a_whole_game_is_gone_through_without_a_server(opened: Opened, tmp_path: Path, game: str, number: int) -> None:
    record, file = recorded(game, number), tmp_path / "game with a blank.html"
    arguments = ["--language", "fr", "analyse", "-", "--simulations", "2", "--json", "--html", str(file)]
    analysis = json.loads(told(*arguments, given=record.to_text()))
    assert file.stat().st_size < 1_500_000
    page = opened(file, viewport={"width": 1440, "height": 900})
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_label("Langue").select_option("en", force=True)
    match = Match.of(record)
    for code in match.steps():
        if match.version % 10 == 0:
            expect_at(page, match.version)
            shares = [f"{floor(100 * share + 0.5)}%" for share in analysis["chances"][match.version]]
            assert page.locator("[data-testid=chances] [data-seat]").all_inner_texts() == shares
        if match.version == 30:
            check(page, f"a file with {game}")
            said = page.evaluate(READ)
            assert [id for id in IDS if re.search(rf"(?<![\w-]){id}(?![\w-])", said)] == []
        page.keyboard.press("ArrowRight")
        assert code in match.legal()
    expect_at(page, match.version)
    points = page.get_by_test_id("points").locator("li").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in points] == [score.total for score in match.scores()]
    moment = page.locator(".replay").get_attribute("data-moment")
    expect(page).to_have_url(f"{file.as_uri()}#{moment}")
    page.reload()
    expect_at(page, match.version)
    expect(page.locator("html")).to_have_attribute("lang", "en")  # what somebody chose
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    expect_at(page, 2)
    page.keyboard.press("Space")
    page.get_by_test_id("viewpoint").select_option("1")
    expect(page.get_by_test_id("holdings").locator("article")).to_have_count(1)
    page.get_by_test_id("viewpoint").select_option("spectator")
    expect(page.get_by_test_id("holdings")).to_have_count(0)
    with page.expect_download() as given:
        page.get_by_test_id("save").click()
    assert given.value.path().read_text(encoding="utf-8").strip() == record.to_text()
    assert page.get_by_role("link", name="Métropole").count() == 0  # there is nowhere to go
    assert page.get_by_role("button", name=re.compile("nalys")).count() == 0


def test_of_many_games_one_is_chosen(opened: Opened, tmp_path: Path) -> None:
    records, file = [recorded("metropolys", 3), recorded("metro", 30)], tmp_path / "games.html"
    told("replay", "-", "--html", str(file), given="\n\n".join(record.to_text() for record in records))
    page = opened(file, viewport={"width": 390, "height": 844}, color_scheme="dark")
    games = page.get_by_test_id("games").get_by_role("button")
    expect(games).to_have_count(2)
    check(page, "a file with two games")
    games.nth(1).click()
    expect(page.locator(".replay.metro")).to_be_visible()
    page.keyboard.press("End")
    expect_at(page, len(records[1].actions))
    expect(page).to_have_url(re.compile(r"\?game=2#60\.1$"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    expect_at(page, len(records[1].actions))
    page.get_by_role("link", name="2 games").click()
    games.nth(0).click()
    expect(page.locator(".replay.metropolys")).to_be_visible()
    page.go_back()
    expect(games).to_have_count(2)
