"""What the screen of Metro, the first page and the form of a new table show: exactly, and without cutting anything."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from metropole.games.metro import tiles
from tests.browser.conftest import NewPage
from tests.browser.fitting import check_fits
from tests.browser.steps import play_from_list, play_now, select, wait_for_turn

SIZES = [(360, 640), (390, 844), (820, 1180), (1440, 900)]
LANGUAGES = ["en", "de"]


def told(page: Page, path: str) -> str:
    return str(page.evaluate("path => fetch(path).then(answer => answer.text())", path))


def test_the_tiles_not_seen_are_those_that_were_neither_placed_nor_drawn_by_me(page: Page) -> None:
    play_now(page, "metro")
    for _ in range(4):
        assert wait_for_turn(page)
        play_from_list(page)
    assert wait_for_turn(page)
    log = json.loads(told(page, page.url.replace("/table/", "/api/tables/") + "/log"))["entries"]
    placed = [entry["action"][:4] for entry in log if (entry.get("action") or "draw") != "draw"]
    hand = page.locator(".myhand .hand [data-tile]").evaluate_all("all => all.map(one => one.dataset.tile)")
    seen = Counter([*placed, *hand])
    shown = page.get_by_role("region", name="Not seen yet").locator("li")
    left = shown.evaluate_all("all => Object.fromEntries(all.map(one => [one.dataset.tile, Number(one.dataset.left)]))")
    assert len(placed) >= 8
    assert left == {kind: copies - seen[kind] for kind, copies in tiles.COPIES.items()}


def test_tokens_placed_by_hand_lie_on_the_table_as_they_were_placed(page: Page) -> None:
    page.goto("/new")
    select(page.get_by_role("radio", name="Custom"))
    begin = page.get_by_role("button", name="Start the game")
    expect(begin).to_be_disabled()
    lack = page.get_by_role("status").filter(has_text="must have")
    expect(lack).to_have_text("The centre has 0 tokens; it must have 7.")
    page.locator("[data-place=C12]").click()
    expect(page.get_by_text("There can be no token on C12: it is a blind alley.").first).to_be_visible()
    page.locator("[data-place=C1]").click()
    select(page.get_by_role("radio", name="Archaeology"))
    page.locator("[data-place=W2]").click()
    page.get_by_role("button", name="Place the rest at random").click()
    expect(begin).to_be_enabled()
    page.locator("[data-place=W2]").click()
    expect(begin).to_be_disabled()
    page.locator("[data-place=W2]").click()
    chosen = tokens(page)
    assert Counter(chosen.values()) == {"trendy": 9, "subway": 9, "archaeology": 9}
    assert (chosen["C1"], chosen["W2"]) == ("trendy", "archaeology")
    begin.click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-place=C1]")
    assert tokens(page) == chosen


def tokens(page: Page) -> dict[str, str]:
    """The tokens on a board of Metropolys, as they are said."""
    labels = page.locator("[data-place]").evaluate_all("all => all.map(one => [one.dataset.place, one.ariaLabel])")
    kinds = ("trendy", "subway", "archaeology")
    return {place: kind for place, label in labels for kind in kinds if f"{kind} token" in label}


COLUMNS = """all => {
  const lens = document.querySelector(".preview .lens")?.getBoundingClientRect();
  const boxes = all.map((row) => [...row.cells].map((cell) => cell.getBoundingClientRect()));
  const shown = boxes.filter((row) => row[0].width);
  return {
    own: all.some((row) => row.classList.contains("own")),
    columns: [0, 1, 2, 3].map((column) => new Set(shown.map((row) => Math.round(row[column].left))).size),
    covered: shown.flat().some((cell) => lens?.width && cell.right > lens.left + 1 && cell.top < lens.bottom
      && cell.left < lens.right && cell.bottom > lens.top),
  };
}"""


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_the_changes_of_lines_stand_in_columns(new_page: NewPage, size: tuple[int, int]) -> None:
    """Those of one's own line too."""
    page = new_page(*size)
    play_now(page, "metro")
    assert wait_for_turn(page)
    placements = page.locator(".moves [data-action]:not([data-action=draw])")
    for number in range(32):  # the first move is made at the edge
        page.keyboard.press("l")
        placements.nth(number).click()
        page.wait_for_selector(".preview .totals", state="attached")
        found = page.locator(".chg tr").evaluate_all(COLUMNS)
        assert (set(found["columns"]) <= {0, 1}, found["covered"]) == (True, False)
        if found["own"]:
            return
    pytest.fail("no move changes a line of mine")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_on_any_screen(new_page: NewPage, language: str) -> None:
    page = new_page(locale=language)
    page.goto("/")
    page.wait_for_selector(".game.metro .go-btn")
    every_size(page, "first page of a stranger")
    page.locator(".game.metro .go-btn").click()
    page.wait_for_selector(".banner.asked")
    table = page.url
    every_size(page, "asked", has_parts=True)
    page.keyboard.press("l")
    page.locator(".moves button").first.click()
    page.wait_for_selector(".preview:not(.empty) .totals", state="attached")
    every_size(page, "chosen")
    page.goto("/new")
    for game in (1, 0):
        page.locator(".pg").nth(game).click()
        every_size(page, f"new table {game}")
    select(page.locator("input[value=custom]"))
    every_size(page, "tokens by hand")
    page.goto("/")
    page.wait_for_selector(f"a[href='{table[table.index('/table/') :]}']")
    every_size(page, "first page with a table of mine")


# Choices of one among a few whose words stand on several lines, or beside each other on several.
BROKEN = """() => {
  const found = [];
  for (const row of document.querySelectorAll(':is(.game, .friends, .chairs) .seg div')) {
    const words = [...row.querySelectorAll('span')].map((span) => {
      const range = document.createRange();
      range.selectNodeContents(span);
      return { text: span.textContent, tops: [...range.getClientRects()].map(({ top }) => Math.round(top)) };
    });
    if (new Set(words.flatMap(({ tops }) => tops)).size > 1) found.push(words.map(({ text }) => text).join());
  }
  return found;
}"""


@pytest.mark.parametrize("language", ["en", "fr", "cs", "nl", "de"])
def test_levels_stand_in_one_line_on_phones(new_page: NewPage, phone: dict[str, Any], language: str) -> None:
    """In every language the first page and the form for a new table keep their choices together, and nothing is cut."""
    page = new_page(**phone, locale=language)
    for path, there in (("/", ".game.metro .go-btn"), ("/new", ".chairs .pick")):
        page.goto(path)
        page.wait_for_selector(there)
        for width, height in ((360, 640), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(BROKEN) == [], (path, width)
            check_fits(page, f"{path} at {width}")


# The boards measure their frame, and are drawn anew.
DRAWN = """async () => {
  for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
}"""


def every_size(page: Page, where: str, has_parts: bool = False) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        check_fits(page, f"{where} at {width} x {height}")
        parts = page.locator(".dock button")
        for part in parts.all() if has_parts and parts.first.is_visible() else []:
            part.click()
            check_fits(page, f"{where}, {part.inner_text()} at {width} x {height}")
        if has_parts and parts.first.is_visible():
            parts.first.click()
