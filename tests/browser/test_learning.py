"""Learning: a stranger goes through both first lessons by the words on the screen alone; the offer, and first hints."""

from __future__ import annotations

import re
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from metropole.analysis import DEPTHS, GameAnalysis, analyse
from metropole.match import Match
from metropole.record import Record
from tests.analysis.games import recorded
from tests.browser.checks import check
from tests.browser.conftest import NewPage
from tests.browser.steps import ask_server, play_from_list, play_now, press, wait_for_turn

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


def test_what_decided_it(new_page: NewPage) -> None:
    """At the end of a first game: the dearest of one's own moves, as the analysis has it."""
    page = may_be_new(new_page, width=1366, height=768)
    page.goto("/settings")
    ask_server(page, "POST", "/api/guests", {"name": "Ada"})
    record = recorded("metro")
    left = len(record.actions) - 1
    seat = Match.of(record).at(left).turn
    body = {"record": record.to_json(), "left": left, "seat": seat, "level": "novice"}
    table = ask_server(page, "POST", "/api/branches/table", body)["table"]["id"]
    page.goto(f"/table/{table}")
    assert wait_for_turn(page)
    play_from_list(page)
    decided = page.get_by_test_id("decided")
    press(decided.get_by_role("button"))
    played = Record.from_json(ask_server(page, "GET", f"/api/tables/{table}/record"))
    whole = GameAnalysis(played, tuple(analyse(played, DEPTHS["quick"])))
    losses = [one.loss for one in whole.judged if one.seat == seat]
    dearest = max(losses)
    assert dearest >= 0.02, "else there is nothing to be told"
    expect(decided).to_contain_text(f"it cost {round(100 * dearest + 1e-9)}% of your chance to win")
    check(page, "what decided it")
