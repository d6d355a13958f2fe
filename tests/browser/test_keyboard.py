"""A whole game of each kind by the keyboard alone, from the first page to the count: the focus is always somewhere, and
always shown.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Serving
from tests.browser.steps import labels, moved_on, table_id, version_of, wait_for_turn

FURTHEST = 250  # times that Tab may be pressed to get anywhere
# What is wrong with the focus, or nothing. What is drawn around a hidden input is drawn around what stands beside it.
FOCUS = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return 'the focus is lost';
  const name = one.outerHTML.slice(0, 120);
  if (!one.matches(':focus-visible')) return `the focus is not shown: ${name}`;
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.boxShadow = 'var(--ring)';
  probe.style.color = 'var(--focus)';
  const { boxShadow: ring, color } = getComputedStyle(probe);
  probe.remove();
  const isMarked = (part) => {
    const style = getComputedStyle(part);
    const isDrawn = part instanceof SVGElement;
    const hasStroke = isDrawn && style.stroke !== 'none' && parseFloat(style.strokeWidth) > 0;
    const hasOutline = style.outlineStyle === 'solid' && style.outlineColor === color;
    return hasStroke || hasOutline || style.boxShadow.includes(ring);
  };
  const drawn = one.matches('input[type=radio], input[type=checkbox]') ? one.nextElementSibling : one;
  const isOnlyThereWithFocus = one.matches('.skip');
  if (!isOnlyThereWithFocus && !isMarked(drawn)) return `nothing is drawn around the focus: ${name}`;
  const box = drawn.getBoundingClientRect();
  const isInside = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
  if (!isInside) return `the focus is outside of the page: ${name}`;
  return '';
}"""


def press(page: Page, *keys: str) -> None:
    """Press keys; after each the focus is somewhere, and shown."""
    for key in keys:
        page.keyboard.press(key)
        check_focus(page, key)


def check_focus(page: Page, after: str) -> None:
    problem = page.evaluate(FOCUS)
    assert not problem, f"after {after}: {problem}"


def focused(page: Page, script: str) -> str:
    found: str = page.evaluate(f"() => {{ const one = document.activeElement; return String({script}); }}")
    return found


def tab_to(page: Page, is_there: Callable[[], bool], key: str = "Tab") -> None:
    for _ in range(FURTHEST):
        if is_there():
            return
        page.keyboard.press(key)
        if focused(page, "one === document.body") == "true":  # after the last of the page comes the browser's own
            page.keyboard.press(key)
        check_focus(page, key)
    raise AssertionError("Tab does not lead there")


def choose(page: Page, game: str, group: str, value: str) -> None:
    """A choice of the first page: Tab to its row, arrows to the value."""

    def here() -> bool:
        inside = (
            "one.closest('.game')?.dataset.game + ' ' + one.closest('fieldset')?.querySelector('legend').textContent"
        )
        return focused(page, inside) == f"{game} {group}"

    tab_to(page, here)
    for _ in range(8):
        if focused(page, "one.parentElement.textContent.trim()") == value:
            return
        press(page, "ArrowRight")
    raise AssertionError(f"the arrows do not lead to {value}")


def start(page: Page, game: str) -> None:
    page.goto("/")
    page.wait_for_selector(".game")
    choose(page, game, "Players", "2")
    choose(page, game, "Bots", "Novice")
    tab_to(page, lambda: focused(page, "one.closest('.game') && one.textContent.trim()") == "Play now")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".banner.asked")
    assert focused(page, "one.id") == "content", "whoever came here goes on at the board"
    press(page, "Tab")
    assert focused(page, "'place' in one.dataset") == "true"


def play_on_board(page: Page, rng: random.Random) -> None:
    """Tab to the board if need be, walk by arrows until a place may be chosen, propose and confirm."""
    tab_to(page, lambda: focused(page, "'place' in one.dataset") == "true")
    press(page, rng.choice(["Home", "End"]))
    for _ in range(rng.randrange(3)):
        press(page, rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
    if "may" not in labels(page)[focused(page, "one.dataset.place")]:
        press(page, "Home")
    if page.locator(".table.metropolys").count() and rng.random() < 0.5:
        values = page.locator(".rack button:enabled").evaluate_all("all => all.map((one) => one.innerText.trim())")
        press(page, *rng.choice(values))
    press(page, "Enter")
    page.wait_for_selector("[data-testid=confirm]")
    press(page, "Enter")


def play_from_list(page: Page, rng: random.Random) -> None:
    """L leads to the list: type to find, Tab to it, Enter to propose, Enter again to confirm."""
    if focused(page, "one.id") != "filter":  # where an L would be a letter
        press(page, "l")
        page.wait_for_selector("#filter:focus")
    press(page, "Control+A", "Delete")
    actions = page.locator(".moves button").evaluate_all("all => all.map((one) => one.dataset.action)")
    wanted = rng.choice([action for action in actions if action not in ("pass", "draw")])
    page.keyboard.type(wanted)
    check_focus(page, "typing")
    tab_to(page, lambda: focused(page, "one.dataset.action") == wanted)
    press(page, "Enter")
    page.wait_for_selector("[data-testid=confirm]")
    press(page, "Enter")


def play_once(page: Page, rng: random.Random) -> None:
    version = version_of(page)
    if page.get_by_test_id("pass").count() and rng.random() < 0.7:
        if rng.random() < 0.5 and focused(page, "one.id") != "filter":
            press(page, "p")
        else:
            tab_to(page, lambda: focused(page, "one.dataset.testid") == "pass", "Shift+Tab")
            press(page, "Enter")
        page.wait_for_selector("[data-testid=confirm]")
        assert version_of(page) == version, "a pass is proposed first"
        press(page, "Enter")
    else:
        (play_on_board if rng.random() < 0.6 else play_from_list)(page, rng)
    moved_on(page, version)
    check_focus(page, "the action")


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_a_whole_game_by_keyboard(page: Page, serving: Serving, game: str) -> None:
    rng = random.Random(game)
    start(page, game)
    press(page, "Tab", "?")
    assert page.get_by_role("dialog").is_visible()
    press(page, "Escape")
    actions = 0
    while wait_for_turn(page):
        play_once(page, rng)
        actions += 1
        assert actions < 150
    check_focus(page, "the end")
    assert serving.truth.table(table_id(page)).status == "finished"
    tab_to(page, lambda: focused(page, "one.textContent.trim()") == "Rematch")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url.rpartition("/")[2] != "")
    page.wait_for_selector(".banner.asked, .banner.waiting")
