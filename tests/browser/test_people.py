"""Rankings and people: what is chosen stands in the address, a game is found again by whose it is, nobody is shown what
goes by its link; by keyboard, on a small phone, in every language.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from metropole.messages import LANGUAGES
from tests.browser import crowd
from tests.browser.checks import check
from tests.browser.conftest import NewPage, Serving
from tests.browser.crowd import Crowd
from tests.browser.days import same_person
from tests.browser.fitting import check_fits
from tests.browser.leftovers import left_over
from tests.browser.steps import ask_server, make_account, press, table_by_request
from tests.patience import PATIENCE
from tests.server.days.playing import play_on

FULL, EMPTY = f"/people?game={crowd.GAME}&players={crowd.PLAYERS}", "/people?game=metro&players=6"
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "is_mobile": True, "has_touch": True}
OF_ROWS = (
    "rows => rows.map(row => row.querySelector('td').textContent + ' ' + row.querySelector('th').innerText.trim())"
)


def somebody(page: Page, serving: Serving, mark: str) -> Crowd:
    """An account that has played with many."""
    make_account(page)
    me = ask_server(page, "PATCH", "/api/me", {"name": f"Klára {mark}"})
    return crowd.gather(serving.truth, me["id"], mark)


def until(is_so: Callable[[], bool]) -> None:
    """Results are written a moment after the end."""
    ends = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < ends
        time.sleep(0.1)


def rows(page: Page) -> list[str]:
    expect(page.locator("[data-testid=ranking][aria-busy=false]")).to_be_visible()
    found: list[str] = page.locator("[data-testid=ranking] tbody tr").evaluate_all(OF_ROWS)
    return found


def replays(page: Page) -> list[str]:
    """The games that a page of somebody lists, by their tables."""
    links = page.get_by_test_id("games").locator("a.look")
    return [address.rpartition("/")[2] for address in links.evaluate_all("all => all.map(one => one.pathname)")]


def test_a_ranking_is_chosen_by_keyboard_and_stands_in_the_address(page: Page, serving: Serving) -> None:
    people = somebody(page, serving, "r")
    page.goto(EMPTY)
    expect(page.get_by_text("The first place is free!")).to_be_visible()
    check(page, "an empty ranking")
    page.get_by_role("radio", name="Metro", exact=True).focus()
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile("game=metropolys&players=2$"))  # at which there is no table of six
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("players=4$"))
    expect(page.locator("tr.me")).to_contain_text("You")
    everybody = rows(page)
    assert [row.split()[0] for row in everybody] == [str(place) for place in range(1, 26)]
    assert everybody[0] == "1 Master"
    check(page, "a ranking")
    page.get_by_role("link", name="Next").press("Enter")
    expect(page).to_have_url(re.compile("page=2$"))
    assert rows(page)[0].startswith("26 ")
    assert len({*everybody, *rows(page)}) == len(everybody) + len(rows(page))
    expect(page.locator("i", has_text="somebody")).to_be_visible()  # whose account was deleted
    expect(page.locator(f"a[href='/people/{people.gone}']")).to_have_count(0)
    page.get_by_role("link", name="Your place").press("Enter")
    expect(page.locator("tr.me")).to_be_visible()
    page.get_by_role("radio", name="Bots").focus()
    page.keyboard.press("Space")
    assert rows(page) == ["1 Master", "2 Expert", "3 Skilled", "4 Casual", "5 Novice"]
    page.go_back()
    assert rows(page) == everybody
    page.goto(f"{FULL}&page=99")
    expect(page).to_have_url(re.compile("page=2$"))


def test_a_game_is_looked_at_again_from_the_page_of_somebody(page: Page, serving: Serving) -> None:
    people = somebody(page, serving, "q")
    table = table_by_request(page, "metro", ["me", "novice"], is_public=True, tempo="at_once")
    player = same_person(page, serving.address)
    play_on(player, table)
    until(lambda: [one["table"] for one in player.get(f"/api/people/{people.me}/games")["games"]][:1] == [table])
    page.goto("/account")
    press(page.get_by_role("link", name="Your page"))
    expect(page.get_by_role("heading", name="Klára q")).to_be_visible()
    expect(page.get_by_text("This is your page.")).to_be_visible()
    ratings = page.get_by_test_id("ratings")
    expect(ratings.get_by_role("img", name=re.compile("Rating over the last 29 games"))).to_be_visible()
    ratings.get_by_text("As a table").press("Enter")
    expect(ratings.get_by_role("row")).to_have_count(30)
    check(page, "somebody's page")
    expect(page.get_by_test_id("games").locator("li")).to_have_count(20)
    page.get_by_role("button", name="Older games").press("Enter")
    expect(page.get_by_role("button", name="Older games")).to_have_count(0)
    found = replays(page)
    assert len(found) == len(set(found))
    assert set(found) == {table, *people.public, *people.by_link}
    focused = page.evaluate("document.activeElement.pathname")
    assert focused == f"/replay/{found[20]}", "whoever goes on by keyboard is where they were"
    press(page.locator(f"a[href='/replay/{table}']"))
    expect(page.get_by_test_id("slider")).to_be_visible()
    expect(page.locator(".about").get_by_role("link", name="You")).to_have_attribute("href", f"/people/{people.me}")
    page.go_back()
    expect(page.get_by_role("heading", name="Klára q")).to_be_visible()
    press(ratings.get_by_role("link"))
    expect(page.locator("tr.me")).to_be_visible()
    page.goto(f"/table/{table}")
    expect(page.get_by_text("More about")).to_have_count(0)  # bots have no page


def test_what_goes_by_its_link_is_nobody_elses_to_see(new_page: NewPage, serving: Serving) -> None:
    page, stranger, friend = new_page(), new_page(), new_page()
    people = somebody(page, serving, "s")
    make_account(friend)
    table = table_by_request(page, "metro", ["me", None, "novice"])
    ask_server(friend, "PUT", f"/api/tables/{table}/seats/1", {})
    friend.goto(f"/table/{table}")
    friend.get_by_role("link", name="Klára s").click()  # who sits there already
    stranger.goto(f"/people/{people.me}")
    for one in (friend, stranger):
        expect(one.get_by_test_id("games").locator("li")).to_have_count(20)
        one.get_by_role("button", name="Older games").click()
        expect(one.get_by_test_id("games").locator("li")).to_have_count(len(people.public))
        expect(one.get_by_text("by link only")).to_have_count(0)
        assert set(replays(one)) == set(people.public)
        expect(one.get_by_text("This is your page.")).to_have_count(0)
    stranger.goto(f"/people/{people.gone}")
    expect(stranger.get_by_role("heading", name="There is nobody here")).to_be_visible()


def test_on_a_small_phone_in_every_language(new_page: NewPage, serving: Serving) -> None:
    page = new_page(**SMALL)
    people = somebody(page, serving, "t")
    pages = (FULL, EMPTY, f"/people/{people.me}", f"/people/{people.friend}")
    for path in (FULL, f"/people/{people.me}"):
        page.goto(path)
        page.get_by_test_id("ranking").or_(page.get_by_test_id("games")).wait_for()
        check(page, path)
    for path in pages:
        page.goto(path)
        page.wait_for_load_state("networkidle")  # what the account likes is known: it changes nothing any more
        for language in [*LANGUAGES[1:], LANGUAGES[0]]:
            page.locator(".lang select").select_option(language)
            page.wait_for_selector(f"html[lang={language}]")
            page.locator("h1").wait_for()
            check_fits(page, f"{path} in {language}")
            assert language == LANGUAGES[0] or left_over(page, LANGUAGES[0], language) == [], (path, language)
