"""Learning: a stranger goes through both first lessons by the words on the screen alone; the offer, and first hints."""

from __future__ import annotations

import re
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from metropole.analysis import DEPTHS, GameAnalysis, analyse
from metropole.match import Match
from metropole.record import Record
from tests.analysis.games import recorded
from tests.browser.checks import check
from tests.browser.conftest import NewPage
from tests.browser.steps import ask_server, play_from_list, play_now, press, sit_down, table_by_request, wait_for_turn

FIRST = {"metropolys": "family", "metro": "lines"}
BID = re.compile(r"your (?:last building: the )?(\d+) on (\w+)\.")
PLACED = re.compile(r"[Pp]lace\b.*?\bon (\w+)\.", re.DOTALL)
SHOWN = {"next to C4": "C10", "next to a bridge": "W5"}  # what somebody reads from the map
WITH_HINTS = "localStorage['metropole-settings'] = '{\"speed\": \"at_once\"}';"
AT_A_TABLE = 30  # seconds in which a stranger is at a table: a few are usual


def at(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-step") or 0)


def expect_at(page: Page, number: int) -> None:
    expect(page.locator(".table")).to_have_attribute("data-step", str(number))


def choose(page: Page, place: str) -> None:
    """A place by its name, as it is read aloud."""
    spot = page.locator(f"main [data-place][aria-label^='{place}']").first
    spot.focus()
    spot.press("Enter")


def choose_any(page: Page) -> None:
    """Some place where something may be done now, whoever began."""
    spot = page.locator("main [data-place][aria-label*='You may']").first
    spot.focus()
    spot.press("Enter")


def follow(page: Page) -> None:
    """Do what is asked."""
    asked = page.get_by_test_id("ask").inner_text()
    if page.get_by_test_id("go-on").count():
        press(page.get_by_test_id("go-on"))
        return
    if bid := BID.search(asked):
        press(page.locator(".rack button").nth(int(bid[1]) - 1))
        choose(page, bid[2])
    elif placed := PLACED.search(asked):
        choose(page, placed[1])
    elif asked.startswith("Try "):
        choose(page, asked.removeprefix("Try ").strip(". \n"))
        press(page.get_by_test_id("go-on"))
        return
    elif "pass" in asked:
        press(page.get_by_test_id("pass"))
    elif "Draw" in asked:
        press(page.get_by_role("button", name="Draw another"))
    else:
        shown = [place for words, place in SHOWN.items() if words in asked]
        assert shown, asked
        choose(page, shown[0])
        return
    press(page.get_by_test_id("confirm"))


@pytest.mark.parametrize("on_phone", [False, True], ids=["desktop", "phone"])
def test_a_stranger_learns_by_the_words_alone(new_page: NewPage, phone: dict[str, Any], on_phone: bool) -> None:
    page = new_page(**phone) if on_phone else new_page(1440, 900)
    for game, chapter in FIRST.items():
        page.goto("/learn")
        page.locator(f"a[href='/learn/{game}/{chapter}']").click()
        expect_at(page, 0)
        check(page, f"lesson of {game}")
        while not page.get_by_test_id("ask").inner_text().startswith("Well played"):
            number = at(page)
            follow(page)
            expect_at(page, number + 1)
            if number == 3:  # left and come back to
                page.reload()
                expect_at(page, number + 1)
        check(page, f"end of the lesson of {game}")
        expect(page.get_by_role("link", name="Next chapter")).to_be_visible()
    page.goto("/learn")
    expect(page.get_by_text("You have finished this chapter.")).to_have_count(2)
    check(page, "/learn")


def test_wrong_tries_and_ways_back(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/learn/metropolys/family")
    expect_at(page, 0)
    told = page.get_by_test_id("told")
    choose(page, "C2")
    expect(told).to_have_text("C2 is not next to C4.")
    page.get_by_test_id("show-me").click()
    expect_at(page, 1)
    press(page.locator(".rack button").nth(8))
    choose(page, "C10")
    press(page.get_by_test_id("confirm"))
    expect(told).to_contain_text("is allowed too")
    choose(page, "C8")
    expect(told).to_have_text("C8 is not next to C4.")
    page.get_by_test_id("show-me").click()
    expect_at(page, 2)
    page.get_by_role("button", name="Back", exact=True).click()
    expect_at(page, 1)


def test_first_steps(new_page: NewPage) -> None:
    """Whoever is new is offered to learn, and gets each hint once."""
    page = new_page()
    page.add_init_script(f"if (!localStorage['begun']) {{ {WITH_HINTS} localStorage['begun'] = '1'; }}")
    page.goto("/")
    offer = page.get_by_test_id("offer")
    expect(offer).to_be_visible()
    check(page, "offer")
    offer.get_by_role("button", name="No, thank you").click()
    expect(offer).to_have_count(0)
    play_now(page, "metropolys")
    assert wait_for_turn(page)
    hint = page.get_by_test_id("first-hint")
    page.keyboard.press("Shift")
    expect(hint).to_contain_text("Your turn")
    check(page, "hint")
    hint.get_by_role("button", name="Got it").click()
    expect(hint).to_have_count(0)
    choose_any(page)
    expect(hint).to_contain_text("Nothing has been played yet")
    hint.get_by_role("button", name="No more tips").click()
    expect(hint).to_have_count(0)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    expect(offer).to_have_count(0)


def may_be_new(new_page: NewPage, **more: Any) -> Page:
    """Somebody who has set nothing, and may be offered whatever strangers are offered."""
    page = new_page(**more)
    page.add_init_script(f"if (!localStorage['begun']) {{ {WITH_HINTS} localStorage['begun'] = '1'; }}")
    return page


@pytest.mark.parametrize("on_phone", [False, True], ids=["desktop", "phone"])
def test_before_the_first_game(new_page: NewPage, phone: dict[str, Any], on_phone: bool) -> None:
    """Between "Play now" and the table whoever has never played is asked once, and may just play."""
    page = may_be_new(new_page, **(phone if on_phone else {}))
    page.goto("/")
    play = page.locator(".game.metro").get_by_role("button", name="Play")
    asked = page.get_by_test_id("first-game")
    play.click()
    expect(asked).to_be_visible()
    check(page, "before the first game")
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    expect(play).to_be_enabled()
    play.click()
    page.wait_for_url("**/table/*")

    page = may_be_new(new_page)
    page.goto("/")
    page.locator(".game.metro").get_by_role("button", name="Play").click()
    page.get_by_role("button", name="Take the lesson").click()
    page.wait_for_url("**/learn/metro/lines")
    expect_at(page, 0)

    page = may_be_new(new_page)
    page.goto("/")
    page.locator(".game.metropolys").get_by_role("button", name="Play").click()
    page.get_by_role("button", name="Just play").click()
    page.wait_for_url("**/table/*")
    page.goto("/")
    page.locator(".game.metro").get_by_role("button", name="Play").click()
    page.wait_for_url("**/table/*")


def test_who_has_played_is_not_asked(new_page: NewPage) -> None:
    page = may_be_new(new_page)
    page.goto("/settings")
    ask_server(page, "POST", "/api/guests", {"name": "Ada"})
    ask_server(page, "POST", "/api/tables", {"game": "metro", "players": 2, "seats": ["me", "novice"], "start": True})
    play_now(page, "metro")
    expect(page.get_by_test_id("first-game")).to_have_count(0)


def test_a_stranger_on_a_phone_is_at_a_table_by_two_taps(new_page: NewPage, phone: dict[str, Any]) -> None:
    """The question is one tap, in reach as a whole, and not asked again, even of whoever answers it by loading anew."""
    page = may_be_new(new_page, **{**phone, "viewport": {"width": 360, "height": 640}})
    page.add_init_script("window.taps = 0; addEventListener('pointerdown', () => (window.taps += 1), true)")
    began = monotonic()
    page.goto("/")
    page.locator(".game.metropolys").get_by_role("button", name="Play").tap()
    asked = page.get_by_test_id("first-game")
    for answer in ("Take the lesson", "Just play"):
        expect(asked.get_by_role("button", name=answer)).to_be_in_viewport(ratio=1)
    asked.get_by_role("button", name="Just play").tap()
    page.wait_for_selector(".banner.asked, .banner.waiting")
    took = monotonic() - began
    print("from the address to the table in seconds", took)
    assert page.evaluate("window.taps") == 2
    assert took < AT_A_TABLE
    again = may_be_new(new_page, **phone)
    again.goto("/")
    again.locator(".game.metro").get_by_role("button", name="Play").tap()
    expect(again.get_by_test_id("first-game")).to_be_visible()
    again.reload()
    again.locator(".game.metro").get_by_role("button", name="Play").tap()
    again.wait_for_selector(".banner.asked, .banner.waiting")


@pytest.mark.parametrize("on_phone", [False, True], ids=["desktop", "phone"])
def test_before_a_first_table_of_ones_own(new_page: NewPage, phone: dict[str, Any], on_phone: bool) -> None:
    page = may_be_new(new_page, **(phone if on_phone else {}))
    page.goto("/new")
    begin = page.get_by_role("button", name="Start the game")
    asked = page.get_by_test_id("first-game")
    begin.click()
    expect(asked).to_be_visible()
    check(page, "before the first table")
    asked.get_by_role("button", name="Just play").click()
    page.wait_for_url("**/table/*")
    page.goto("/new")
    begin.click()
    page.wait_for_url("**/table/*")


def test_before_a_first_game_of_the_day(new_page: NewPage) -> None:
    """The one try that counts is nobody's first game unasked."""
    page = may_be_new(new_page)
    page.goto("/day/metro")
    play = page.get_by_role("button", name="Play today’s game")
    asked = page.get_by_test_id("first-game")
    play.click()
    expect(asked).to_be_visible()
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    play.click()
    page.wait_for_url("**/table/*")

    page = may_be_new(new_page)
    page.goto("/day/metro")
    play = page.get_by_role("button", name="Play today’s game")
    play.click()
    page.get_by_role("button", name="Take the lesson").click()
    page.wait_for_url("**/learn/metro/lines")
    page.goto("/day/metro")
    expect(play).to_be_visible()  # it has not been begun


def test_whoever_is_invited_to_a_first_game_is_shown_the_lesson(new_page: NewPage) -> None:
    host = new_page()
    table = table_by_request(host, "metro", ["me", None])
    page = may_be_new(new_page)
    page.goto(f"/table/{table}")
    line = page.get_by_test_id("first-line")
    expect(line).to_contain_text("Your first game of Metro?")
    check(page, "invited to a first game")
    line.get_by_role("link", name="Take the lesson").click()
    page.wait_for_url("**/learn/metro/lines")
    expect_at(page, 0)
    press(page.get_by_test_id("show-me"))
    expect_at(page, 1)
    page.goto(f"/table/{table}")
    sit = page.get_by_role("button", name="Sit down")
    expect(sit).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(line).to_have_count(0)
    sit_down(page, "Bob")


def test_the_rules_are_found_below_the_lessons(new_page: NewPage, phone: dict[str, Any]) -> None:
    for page in (new_page(1440, 900), new_page(**phone)):
        page.goto("/learn")
        rules = page.get_by_test_id("learn-rules")
        expect(rules.get_by_text("In your box")).to_have_count(len(FIRST))
        check(page, "rules below the lessons")
        rules.get_by_role("link", name="A call for proposals").click()
        page.wait_for_url("**/rules/metropolys/call")


def last_move_left(page: Page) -> tuple[str, int]:
    """A game of Metro at which one's own last move alone is to be made: the table, and the seat."""
    page.goto("/settings")
    ask_server(page, "POST", "/api/guests", {"name": "Ada"})
    record = recorded("metro")
    left = len(record.actions) - 1
    seat = Match.of(record).at(left).turn
    body = {"record": record.to_json(), "left": left, "seat": seat, "level": "novice"}
    table = str(ask_server(page, "POST", "/api/branches/table", body)["table"]["id"])
    page.goto(f"/table/{table}")
    assert wait_for_turn(page)
    return table, seat


def test_what_decided_it(new_page: NewPage) -> None:
    """At the end of a first game, by itself: the dearest of one's own moves, as the analysis has it."""
    page = may_be_new(new_page, width=1366, height=768)
    table, seat = last_move_left(page)
    play_from_list(page)
    decided = page.get_by_test_id("decided")
    expect(decided).to_contain_text("of your chance to win")
    played = Record.from_json(ask_server(page, "GET", f"/api/tables/{table}/record"))
    whole = GameAnalysis(played, tuple(analyse(played, DEPTHS["quick"])))
    dearest = max((one for one in whole.judged if one.seat == seat), key=lambda one: one.loss)
    assert dearest.loss >= 0.02, "else there is nothing to be told"
    tile = sum(action != "draw" for action in played.actions[: dearest.number])
    expect(decided).to_contain_text(f"Tile {tile}: your costliest move was “{beginning(dearest.action)}")
    expect(decided).to_contain_text(f"{ending(dearest.action)}”: it cost {round(100 * dearest.loss + 1e-9)}% of your")
    expect(decided).to_contain_text(f"{ending(dearest.best)}” would have been better.")
    placed = [action for action in (dearest.action, dearest.best) if action != "draw"]
    expect(decided.locator(".pictured svg")).to_have_count(len(placed))
    check(page, "what decided it")


def beginning(action: str) -> str:
    """Of a move of Metro as it is told; the tile is a picture, and told in words to whoever listens."""
    return "Draw" if action == "draw" else "a tile"


def ending(action: str) -> str:
    return "a tile" if action == "draw" else f"on {chr(ord('A') + int(action[5]))}{int(action[4]) + 1}"


def test_where_no_move_was_dear_that_is_said(new_page: NewPage) -> None:
    page = may_be_new(new_page, width=1366, height=768)

    def cheap(route: Route) -> None:
        answer = route.fetch()
        result = answer.json()
        for one in result["actions"]:
            one["loss"] = min(one["loss"], 0.01)
        route.fulfill(response=answer, json=result)

    page.route("**/api/analyses/*/result", cheap)
    last_move_left(page)
    play_from_list(page)
    expect(page.get_by_test_id("decided")).to_contain_text("No move of yours cost you much")


def refused(route: Route) -> None:
    if route.request.method == "POST":
        route.abort()
    else:
        route.continue_()


def test_a_server_that_takes_no_analysis_now_is_asked_by_a_button(new_page: NewPage) -> None:
    page = may_be_new(new_page, width=1366, height=768)
    page.route(
        "**/api/tables/*/analyses", lambda route: route.abort() if route.request.method == "POST" else route.continue_()
    )
    last_move_left(page)
    play_from_list(page)
    decided = page.get_by_test_id("decided")
    expect(decided.get_by_role("button", name="Which of my moves cost the most?")).to_be_visible()
    expect(decided.get_by_role("alert")).to_be_empty()
    page.unroute("**/api/tables/*/analyses")
    press(decided.get_by_role("button"))
    expect(decided).to_contain_text("of your chance to win")
