"""Puzzles: solved rightly and wrongly, by touch and by keys, on phone and desktop; streak, results, a shared link."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from metropole import puzzles
from metropole.puzzles import Puzzle
from tests.browser.checks import check
from tests.browser.conftest import NewPage
from tests.browser.steps import ask_server, press

GAMES = ["metropolys", "metro"]
BID = re.compile(r"(\d+)@(\w+)")
LAID = re.compile(r"[a-d]{4}(\d\d)")


def simple(game: str) -> Puzzle:
    """One whose answer and second best are on the board and need no turning."""
    form = {"metropolys": BID, "metro": LAID}[game]
    for one in puzzles.shipped(game):
        if form.fullmatch(one.answer) and form.fullmatch(one.second.action) and len(set(kinds(one))) <= 1:
            return one
    raise AssertionError(f"no such puzzle of {game}")


def kinds(puzzle: Puzzle) -> list[str]:
    """The tiles that may be placed: of two one would have to be chosen."""
    legal = [puzzle.match().game.text(code) for code in puzzle.match().legal()]
    return [action[:4] for action in legal if LAID.match(action)]


def propose(page: Page, action: str) -> None:
    """Choose an action by its pieces and the place, as it is read aloud."""
    place = ""
    if bid := BID.fullmatch(action):
        press(page.locator(".rack button").nth(int(bid[1]) - 1))
        place = bid[2]
    elif laid := LAID.match(action):
        place = laid[1]
    spot = page.locator(f"main [data-place='{place}']").first
    spot.focus()
    spot.press("Enter")


def attempt(page: Page, action: str) -> None:
    propose(page, action)
    press(page.get_by_test_id("confirm"))


def open_puzzle(page: Page, puzzle: Puzzle) -> None:
    page.goto(f"/puzzles/{puzzle.game}/{puzzle.id}")
    page.wait_for_selector(f"[data-puzzle='{puzzle.id}']")


@pytest.mark.parametrize("on_phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_wrong_then_right(new_page: NewPage, phone: dict[str, Any], game: str, on_phone: bool) -> None:
    """A wrong try explains itself and counts; what comes later counts no more, also after a reload."""
    page = new_page(**phone) if on_phone else new_page(1366, 768)
    puzzle = simple(game)
    open_puzzle(page, puzzle)
    panel = page.get_by_test_id("solve-panel")
    expect(panel).to_contain_text("Your first try counts.")
    check(page, f"puzzle of {game}")
    attempt(page, puzzle.second.action)
    wrong = page.get_by_test_id("wrong")
    expect(wrong).to_contain_text(f"costs you {round(100 * puzzle.gap)}% of your chance to win")
    expect(page.get_by_test_id("rating").locator(".down")).to_be_visible()
    expect(page.get_by_test_id("said")).to_contain_text("There is a better move.")
    check(page, f"wrong try at a puzzle of {game}")
    rating = ask_server(page, "GET", f"/api/me/puzzles/{game}")["solver"]
    page.reload()
    expect(panel).to_contain_text("You have tried this one before")
    attempt(page, puzzle.answer)
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text("Well spotted: that is the best move.")
    expect(page.get_by_test_id("gap")).to_contain_text(f"{round(100 * puzzle.chance)}%")
    assert ask_server(page, "GET", f"/api/me/puzzles/{game}")["solver"] == rating
    check(page, f"answer of a puzzle of {game}")
    expect(page.get_by_test_id("line").locator("li")).to_have_count(len(puzzle.continuation))


def test_streak_and_what_follows(new_page: NewPage) -> None:
    """From the list into a puzzle, right at once, step by step through what follows, and on to the next one."""
    page = new_page(1366, 768)
    puzzle = simple("metropolys")
    open_puzzle(page, puzzle)
    attempt(page, puzzle.answer)
    expect(page.get_by_test_id("streak")).to_have_text("1")
    expect(page.get_by_test_id("rating").locator(".up")).to_be_visible()
    line = page.get_by_test_id("line")
    table = page.locator(".table")
    shown = int(table.get_attribute("data-version") or 0)
    expect(line.locator("[aria-current=step]")).to_have_count(1)
    page.get_by_test_id("line-back").click()
    expect(table).to_have_attribute("data-version", str(shown - 1))
    expect(page.get_by_test_id("line-back")).to_be_disabled()
    for step in range(len(puzzle.continuation)):
        page.get_by_test_id("line-on").click()
        expect(table).to_have_attribute("data-version", str(shown + step))
    expect(page.get_by_test_id("line-on")).to_be_disabled()
    page.get_by_test_id("next").click()
    expect(page.locator(f"[data-puzzle]:not([data-puzzle='{puzzle.id}'])")).to_be_visible()
    given = page.url.rpartition("/")[2]
    assert puzzles.by_id(given) is not None
    page.go_back()
    expect(page.locator(f"[data-puzzle='{puzzle.id}']")).to_be_visible()
    page.goto("/puzzles/metropolys")  # given, and not tried: it comes again
    expect(page.locator(f"[data-puzzle='{given}']")).to_be_visible()
    assert page.url.endswith(given)


def test_by_keys_alone(new_page: NewPage) -> None:
    page = new_page(1366, 768)
    puzzle = simple("metro")
    open_puzzle(page, puzzle)
    propose(page, puzzle.answer)
    page.get_by_test_id("confirm").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("verdict")).to_be_visible()
    expect(page.get_by_test_id("said")).to_contain_text("Well spotted")
    page.wait_for_function("() => document.activeElement?.dataset.testid === 'next'")
    shown = int(page.locator(".table").get_attribute("data-version") or 0)
    page.keyboard.press(",")
    expect(page.locator(".table")).to_have_attribute("data-version", str(shown - 1))
    page.keyboard.press(".")
    expect(page.locator(".table")).to_have_attribute("data-version", str(shown))
    page.keyboard.press("n")
    expect(page.locator(f"[data-puzzle]:not([data-puzzle='{puzzle.id}'])")).to_be_visible()


def test_the_answer_for_whoever_asks_and_what_one_has_done(new_page: NewPage) -> None:
    page = new_page(1366, 768)
    page.goto("/learn")
    page.get_by_role("link", name="Go to the puzzles").click()
    expect(page.get_by_test_id("solved")).to_have_count(2)
    check(page, "/puzzles")
    card = page.locator("section[data-game=metro]").first
    theme = puzzles.shipped("metro")[0].theme
    card.get_by_test_id("theme").select_option(theme)
    card.get_by_role("link", name="Solve").click()
    page.wait_for_selector("[data-puzzle]")
    first = puzzles.by_id(page.locator("[data-puzzle]").get_attribute("data-puzzle") or "")
    assert first is not None
    assert first.theme == theme
    page.get_by_test_id("give-up").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("This is the best move.")
    expect(page.get_by_test_id("streak")).to_have_text("0")
    page.goto("/puzzles")
    results = page.get_by_test_id("results")
    expect(results).to_contain_text("not solved")
    check(page, "results of puzzles")
    results.locator(f"a[href='/puzzles/metro/{first.id}']").click()
    expect(page.get_by_test_id("solve-panel")).to_contain_text("You have tried this one before")


def test_a_finger_on_the_board(new_page: NewPage, phone: dict[str, Any]) -> None:
    page = new_page(**phone)
    puzzle = simple("metro")
    open_puzzle(page, puzzle)
    place = LAID.match(puzzle.answer)
    assert place
    page.locator(f"main [data-place='{place[1]}']").first.tap()
    expect(page.get_by_test_id("confirm")).to_be_visible()
    check(page, "a puzzle with a tile proposed")
    press(page.get_by_test_id("confirm"))
    expect(page.get_by_test_id("verdict")).to_be_visible()


def test_a_puzzle_that_is_not_there(page: Page) -> None:
    page.goto("/puzzles/metro/nowhere")
    expect(page.get_by_text("There is no such puzzle.")).to_be_visible()
    check(page, "a puzzle that is not there")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_test_id("solved")).to_have_count(2)
