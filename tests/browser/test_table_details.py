"""Small things at a table: who began, who is next, what was agreed, many points in little room, what hides what."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.fitting import check_fits
from tests.browser.scenes import open_table, play_on, table_with
from tests.browser.steps import wait_for_turn

SIZES = [(360, 640), (390, 844), (768, 1024), (1024, 768), (1366, 650), (1440, 900)]
LATE = {
    "metropolys": "at.built >= 30 && at.legal?.values.length && at.legal.places.length",
    "metro": "at.built >= 46 && at.legal",
}
SEATS = ("me", "novice", "novice")
# How everything is painted: towers that come after a label or a token of the city would hide it.
HIDING = """() => {
  const towers = [...document.querySelectorAll('main .block .body')];
  const labels = [...document.querySelectorAll('main .label')];
  const isAfter = (one, other) => other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  const hiding = labels.filter((label) => towers.some((tower) => isAfter(tower, label)));
  return { towers: towers.length, labels: labels.length, hiding: hiding.map((one) => one.textContent.trim()) };
}"""
# Words in the city that lie over each other.
CLASHES = """() => {
  const texts = [...document.querySelectorAll('main .label text')];
  const boxes = texts.map((text) => ({ place: text.textContent.trim(), ...text.getBoundingClientRect().toJSON() }));
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  return boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => meet(one, other))
    .map((other) => `${one.place} ${other.place}`));
}"""


@pytest.mark.parametrize("kind", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_who_went_first_and_who_is_next_is_marked(
    new_page: NewPage, phone: dict[str, Any], game: str, kind: str
) -> None:
    page = new_page(**(phone if kind == "phone" else {}))
    page.goto("/settings")
    page.goto(f"/table/{open_table(page, game, SEATS, given={'first': 2})}")
    assert wait_for_turn(page)
    for mark, seat in (("Went first", 2), ("Next to move", 1)):
        shown = page.get_by_role("img", name=mark)
        expect(shown).to_have_count(1)
        expect(shown).to_be_in_viewport()
        expect(page.locator(f"[data-seat='{seat}']").filter(has=shown).first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("metropolys", {"version": "family", "expansion": False}, ["Family"]),
        ("metropolys", {"version": "expert", "expansion": True}, ["Expert", "expansion"]),
        ("metro", {"hand": 1, "free_rotation": False}, ["No tiles placed yet"]),
        ("metro", {"hand": 3, "free_rotation": True}, ["3 tiles", "may be turned"]),
    ],
)
def test_what_was_agreed_stands_beside_the_name(
    page: Page, game: str, options: dict[str, Any], said: list[str]
) -> None:
    page.goto("/settings")
    page.goto(f"/table/{open_table(page, game, options=options, given={'first': 0})}")
    about = page.locator("p.about")
    expect(about).to_contain_text(game.capitalize())
    for words in said:
        expect(about).to_contain_text(words, ignore_case=True)
    assert ("may be turned" in about.inner_text()) == bool(options.get("free_rotation"))
    assert ("expansion" in about.inner_text()) == bool(options.get("expansion"))


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_the_points_of_three_fit_into_the_preview_late_in_a_game(page: Page, game: str) -> None:
    page.goto("/settings")
    page.goto(f"/table/{table_with(page, LATE[game], game, SEATS)}")
    assert wait_for_turn(page)
    page.keyboard.press("l")
    page.locator(".moves button").first.click()
    page.wait_for_selector("[data-testid=confirm]")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        check_fits(page, f"the preview at {width} x {height}")
    if game == "metro":
        points = page.locator(".preview .totals").inner_text().split()
        assert any(len(one.strip("+−()")) > 1 and one.strip("+−()").isdigit() for one in points), points


def test_no_tower_hides_what_is_written_on_the_city(page: Page) -> None:
    page.goto("/settings")
    table = open_table(page, seats=("me", "novice", "novice", "novice"))
    play_on(page, table)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".banner.over")
    found = page.evaluate(HIDING)
    assert (found["towers"] > 25, found["labels"] > 40, found["hiding"]) == (True, True, [])
    assert page.evaluate(CLASHES) == []
