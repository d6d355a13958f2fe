"""Every page, in both themes, on a wide screen, a phone and a small phone: nothing for axe to find, nothing scrolls
sideways.

The end of a game is looked at where whole games are played, and the page without a network where it is taken away.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import check
from tests.browser.conftest import NewPage
from tests.browser.steps import (
    labels,
    moves_of,
    play_from_list,
    play_now,
    select,
    show,
    table_by_request,
    wait_for_turn,
)

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "is_mobile": True, "has_touch": True}


@pytest.fixture
def screen(size: str, phone: dict[str, Any]) -> dict[str, Any]:
    """What makes a page that of a screen."""
    return {"wide": WIDE, "phone": phone, "small": SMALL}[size]


@pytest.mark.parametrize("size", ["wide", "small"])
def test_plain_pages(new_page: NewPage, screen: dict[str, Any]) -> None:
    page = new_page(**screen)
    for path in ("/", "/new", "/account", "/settings", "/privacy", "/nowhere", "/table/nowhere", "/BBBB"):
        page.goto(path)
        page.wait_for_selector("h1:not(.quiet)")
        check(page, path)
    page.goto("/new")
    select(page.get_by_role("radio", name="Metro 2"))
    select(page.get_by_role("radio", name="Live"))
    check(page, "/new for Metro")


@pytest.mark.parametrize(
    ("size", "game"), [("wide", "metropolys"), ("phone", "metro"), ("small", "metropolys"), ("small", "metro")]
)
def test_tables(new_page: NewPage, screen: dict[str, Any], game: str) -> None:
    page, other = new_page(**screen), new_page(**screen)
    table_id = table_by_request(page, game, ["me", None, "novice"])
    for one in (page, other):
        one.goto(f"/table/{table_id}")
        one.wait_for_selector("h1:not(.quiet)")
        check(one, "open table")
    page.get_by_label("Add a bot").select_option("novice")
    page.get_by_role("button", name="Begin").click()
    assert wait_for_turn(page)
    check(page, "asked")
    moves_list(page)
    check(page, "list of moves")
    moves_of(page).first.click()
    expect(page.get_by_test_id("confirm")).to_be_in_viewport(ratio=0.9)
    page.wait_for_selector(".preview .totals, .preview .pv-answer", state="attached")
    check(page, "chosen")
    page.get_by_test_id("confirm").click()
    other.wait_for_selector(".banner.watching")
    check(other, "watched")
    assert wait_for_turn(page)
    taken = next(place for place, said in labels(page).items() if re.search("is here|bids|built|builds", said))
    page.locator(f'main [data-place="{taken}"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("main .frame > p")
    check(page, "not possible there")


def moves_list(page: Page) -> None:
    show(page, "All moves")
    expect(moves_of(page).first).to_be_visible()


def test_the_page_can_be_used_at_twice_the_size(new_page: NewPage) -> None:
    page = new_page(720, 450)  # what 1440 x 900 leaves at 200 %
    play_now(page, "metropolys")
    assert wait_for_turn(page)
    page.keyboard.press("l")
    play_from_list(page)
