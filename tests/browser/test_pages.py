"""Every page, in both themes, from phone to wide screen: nothing for axe to find, nothing that scrolls sideways."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.steps import play_from_list, play_now, wait_for_turn

PHONE, SMALL, WIDE = (390, 844), (360, 640), (1440, 900)


def check(page: Page, where: str) -> None:
    """Nothing for axe to find, and nothing that does not fit in width."""
    found = Axe().run(page)
    assert found.violations_count == 0, f"{where}\n{found.generate_report()}"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{where} scrolls sideways"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_plain_pages(new_page: NewPage, theme: str, size: tuple[int, int]) -> None:
    page = new_page(*size, theme)
    for path in ("/", "/new", "/account", "/settings", "/nowhere"):
        page.goto(path)
        page.wait_for_selector("h1")
        check(page, path)


@pytest.mark.parametrize(("size", "theme"), [(WIDE, "light"), (WIDE, "dark"), (PHONE, "light"), (SMALL, "dark")])
@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_tables(new_page: NewPage, game: str, size: tuple[int, int], theme: str) -> None:
    page = new_page(*size, theme)
    play_now(page, game)
    assert wait_for_turn(page)
    check(page, "asked")
    page.keyboard.press("l")
    page.get_by_role("list", name="All legal actions").get_by_role("button").first.click()
    if size != WIDE:
        page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Table").click()
    expect(page.get_by_test_id("confirm")).to_be_in_viewport(ratio=0.9)
    check(page, "chosen")


def test_the_page_can_be_used_at_twice_the_size(new_page: NewPage) -> None:
    page = new_page(720, 450)  # what 1440 x 900 leaves at 200 %
    play_now(page, "metropolys")
    assert wait_for_turn(page)
    page.keyboard.press("l")
    play_from_list(page)
