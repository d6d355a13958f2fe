"""The game of the day as people find it: begun from the first page, played to its end, once; in two browsers with the
same answers to the same actions; told to others; and the days that were.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from metropole.daily.dates import day_at
from metropole.server.storage.database import now
from tests.browser.checks import check
from tests.browser.conftest import NewPage
from tests.browser.days import Serving, begin_today, by_hand, play_first, same_person
from tests.browser.steps import ask_server, table_id, wait_for_turn
from tests.server.days.playing import finish, path_of, play_on

SIGNS = re.compile(r"^Métropole · City of the day, [^·]+ · \d\w\w of \d · \d+ points? [+−±]\d+ · [▲△▽]{6}$")
SHARED = """navigator.share = async (told) => { window.told = told; };"""
COPIED = """Object.defineProperty(navigator, 'clipboard', { value: {
  writeText: async (text) => { window.copied = text; } } });
  delete Navigator.prototype.share;"""


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """For all of them the same, at an easy day."""
    with by_hand(tmp_path_factory.mktemp("days")) as (one, _):
        yield one


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_a_day_is_played_once_to_its_end_and_told_to_others(
    new_page: NewPage, serving: Serving, phone: dict[str, Any], game: str
) -> None:
    page = new_page(**phone)
    page.add_init_script(COPIED)
    table = begin_today(page, game)
    assert wait_for_turn(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(page.get_by_role("button", name="Leave the table")).to_have_count(0)
    play_first(page)
    page.goto("/")
    page.get_by_role("link", name=re.compile("of the day: Continue")).first.click()
    expect(page.get_by_text("It continues where you left off")).to_be_visible()
    expect(page.get_by_test_id("results")).to_have_count(0)
    expect(page.get_by_test_id("master")).to_have_count(0)
    page.get_by_role("button", name="Continue").click()
    page.wait_for_url(f"**/table/{table}")
    play_on(same_person(page, serving.address), table)
    page.get_by_test_id("to-results").click()
    own = page.get_by_test_id("own")
    expect(own).to_be_visible()
    expect(page.get_by_test_id("results").locator("tr.mine")).to_have_count(1)
    text = page.get_by_test_id("share-text").inner_text()
    assert SIGNS.fullmatch(text.replace("Metro of", "City of")), text
    own.get_by_role("button", name="Copy as text").click()
    expect(own.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("window.copied") == f"{text}\n{page.url.rpartition('/day/')[0]}{day_path(page)}"
    expect(page.get_by_role("button", name=re.compile("Play today|Continue"))).to_have_count(0)
    page.get_by_role("button", name="Play again for practice").click()
    page.wait_for_url("**/table/*")
    assert table_id(page) != table
    assert wait_for_turn(page)
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("of the day: See the results"))).to_have_count(1)


def day_path(page: Page) -> str:
    path: str = page.evaluate("location.pathname")
    return path


def test_where_a_device_can_share_it_does(new_page: NewPage, serving: Serving) -> None:
    page = new_page()
    page.add_init_script(SHARED)
    begin_today(page, "metropolys")
    finish(same_person(page, serving.address), "metropolys")
    page.goto("/day/metropolys")
    page.get_by_role("button", name="Share", exact=True).click()
    told = page.evaluate("window.told")
    assert SIGNS.fullmatch(told["text"]), told
    assert told["url"].endswith(f"/day/metropolys/{day_at(now()).isoformat()}")


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_two_browsers_that_play_the_same_are_answered_the_same(new_page: NewPage, serving: Serving, game: str) -> None:
    """The first moves by hand in both, the others as the same person would make them."""
    games, tables = list[list[str]](), list[str]()
    for _ in range(2):
        page = new_page()
        tables.append(begin_today(page, game))
        for _ in range(2):
            play_first(page)
        assert wait_for_turn(page)
        games.append(play_on(same_person(page, serving.address), tables[-1], seed=5))
    assert tables[0] != tables[1]
    assert games[0] == games[1]


def test_a_master_plays_the_day_and_it_is_looked_at(new_page: NewPage, serving: Serving) -> None:
    page = new_page()
    begin_today(page, "metropolys")
    finish(same_person(page, serving.address), "metropolys")
    page.goto("/day/metropolys")
    page.get_by_role("button", name="Let the master play").click()
    look = page.get_by_role("button", name="Look at the master’s game")
    look.wait_for()
    expect(page.get_by_test_id("master")).to_contain_text(re.compile(r"The master: \d+ points"))
    look.click()
    page.wait_for_url("**/replay")
    page.wait_for_selector(".table.replay, main [data-place]")


def test_pages_of_days_have_nothing_for_axe_to_find(new_page: NewPage, serving: Serving) -> None:
    small: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "is_mobile": True, "has_touch": True}
    for screen in ({"width": 1366, "height": 768}, small):
        page = new_page(**screen)
        for path in ("/day", "/day/metropolys", "/day/metro/2026-11-02"):
            page.goto(path)
            page.wait_for_selector("[data-testid=today], [data-testid=calendar]")
            check(page, path)
        begin_today(page, "metropolys")
        assert wait_for_turn(page)
        check(page, "table of the day")
        page.goto("/day/metropolys")
        page.get_by_role("button", name="Continue").wait_for()
        check(page, "under way")
        finish(same_person(page, serving.address), "metropolys")
        page.goto("/day/metropolys")
        page.wait_for_selector("[data-testid=results]")
        check(page, "played")
        page.goto("/")
        page.wait_for_selector("[data-testid=today]")
        check(page, "first page")


def test_a_day_is_gone_through_by_the_keyboard_and_read_aloud(new_page: NewPage, serving: Serving) -> None:
    page, day = new_page(), day_at(now()) - timedelta(days=5)
    page.goto(f"/day/metropolys/{day}")
    calendar, before = page.get_by_test_id("calendar"), day - timedelta(days=1)
    shown = calendar.get_by_role("link", name=f"{day:%A, %B} {day.day}, {day.year}: Not played yet")
    expect(shown).to_have_attribute("aria-current", "date")
    calendar.get_by_role("link", name=re.compile(f"{before:%B} {before.day},")).focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/day/metropolys/{before}")
    expect(page.get_by_role("heading", level=1)).to_have_text("City of the day")
    page.get_by_role("link", name="The next day").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/day/metropolys/{day}")
    page.get_by_role("button", name="Play for practice").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    assert wait_for_turn(page)


@pytest.mark.parametrize(
    ("locale", "title", "play"),
    [
        ("fr", "La ville du jour", "Jouer la partie du jour"),
        ("cs", "Město dne", "Zahrát dnešní hru"),
        ("nl", "Stad van de dag", "Speel het spel van vandaag"),
        ("de", "Stadt des Tages", "Das heutige Spiel spielen"),
    ],
)
def test_a_day_speaks_every_language(
    new_page: NewPage, phone: dict[str, Any], locale: str, title: str, play: str
) -> None:
    page = new_page(**phone, locale=locale)
    page.goto("/day/metropolys")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.get_by_role("button", name=play)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert "day-" not in page.locator("main").inner_text()


def test_a_second_page_of_the_same_person_finds_the_same_game(new_page: NewPage, serving: Serving) -> None:
    """Both were opened before the game was begun."""
    page = new_page()
    page.goto("/settings")
    ask_server(page, "POST", "/api/guests", {"name": "Twice"})
    other = page.context.new_page()
    for one in (page, other):
        one.goto("/day/metro")
        one.get_by_role("button", name="Play today’s game").wait_for()
    for one in (page, other):  # the other may have heard of it by then
        one.get_by_role("button", name=re.compile("Play today’s game|Continue")).click()
    for one in (page, other):
        one.wait_for_url("**/table/*")
    assert table_id(page) == table_id(other)
    finish(same_person(page, serving.address), "metro")
    other.goto("/day/metro")
    assert ask_server(other, "GET", path_of("metro"))["own"]["status"] == "finished"
    expect(other.get_by_role("button", name="Play again for practice")).to_be_visible()
