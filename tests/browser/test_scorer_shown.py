"""A real table for everybody: what made the points lit on the board, on paper, by keys alone, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from metropole.games import metro
from metropole.games.metro.way import crossings
from metropole.match import Match
from metropole.messages import LANGUAGES
from metropole.record import Record
from tests.browser.checks import check_width
from tests.browser.conftest import NewPage
from tests.browser.leftovers import left_over, texts
from tests.browser.realtable import (
    Told,
    bare,
    board_of,
    bring,
    city_at_end,
    expect_counted,
    expect_result,
    golden,
    goldens,
    lay,
    on_one_page,
    open_file,
    tell_holders,
    type_buildings,
)

# Which places of the city lie under the light: their outlines are parts of its outline.
LIT_PLACES = """() => {
  const light = document.querySelector('.map path.lit')?.getAttribute('d') ?? '';
  const places = [...document.querySelectorAll('.map [data-place]')];
  return places.filter((one) => light.includes(one.getAttribute('d'))).map((one) => one.dataset.place).sort();
}"""
# Which squares the line that is lit runs over.
LIT_SQUARES = """() => {
  const places = [...document.querySelectorAll('.map [data-place]')];
  const squares = places.filter((one) => /^\\d\\d$/.test(one.dataset.place));
  const found = new Set();
  for (const halo of document.querySelectorAll('.map .hot path.halo'))
    for (let at = 0; at <= halo.getTotalLength(); at += 10) {
      const { x, y } = halo.getPointAtLength(at);
      const inside = (box) => x > box.x + 2 && x < box.x + box.width - 2 && y > box.y + 2 && y < box.y + box.height - 2;
      const square = squares.find((one) => inside(one.getBBox()));
      if (square) found.add(square.dataset.place);
    }
  return [...found].sort();
}"""


def finished_city(page: Page, record: Told) -> Any:
    end = city_at_end(record)
    bring(page, bare(record))
    type_buildings(page, end, range(record["players"]))
    tell_holders(page, end)
    expect_result(page, record["result"]["scores"])
    return end


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_reason_of_the_city_lights_its_places(new_page: NewPage, phone: dict[str, Any], size: str) -> None:
    """The groups of an area card, and the buildings that stand on a neighbourhood card's type."""
    record = golden("metropolys", version="expert", expansion=False)
    page = new_page(**phone) if size == "phone" else new_page()
    finished_city(page, record)
    scores: Any = Match.of(Record.from_json(record)).to_end().scores()
    seat = max(range(4), key=lambda one: len(scores[one].groups))
    groups = scores[seat].groups
    assert groups
    cards = page.locator(".endcards li").nth(seat).get_by_role("button")
    cards.nth(0).click()
    expect(cards.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("counted")).to_contain_text(f"{scores[seat].points['area']} points")
    assert page.evaluate(LIT_PLACES) == sorted(place for group in groups for place in group)
    assert page.locator(".map path.tie").count() == len(groups)
    cards.nth(1).click()
    here = record["setup"]["neighbourhood"][seat]
    label = page.locator(".map [data-place]")
    lit = page.evaluate(LIT_PLACES)
    labels = {str(one.get_attribute("data-place")): str(one.get_attribute("aria-label")) for one in label.all()}
    assert lit
    assert lit == sorted(
        place for place, said in labels.items() if f", {here}" in said and place in city_at_end(record).built[seat]
    )
    page.get_by_role("button", name="Show the whole city").click()
    assert page.evaluate(LIT_PLACES) == []


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_line_is_lit_by_its_points(new_page: NewPage, phone: dict[str, Any], size: str) -> None:
    record = golden("metro", free_rotation=True)
    position = {**bare(record), "board": board_of(record)}
    page = new_page(**phone) if size == "phone" else new_page()
    bring(page, position)
    expect_counted(page)
    track = metro.score_board(position).track
    for chip in page.locator(".reasons .lchip").all()[::9]:
        station = int(chip.locator(".splate").inner_text())
        chip.click()
        expect(chip).to_have_class(re.compile(r"\bnow\b"))
        squares = sorted({square for square, _ in crossings(track, station)})
        assert page.evaluate(LIT_SQUARES) == squares
        tiles = "one tile" if len(squares) == 1 else f"{len(squares)} tiles"
        expect(page.locator(".reasons .lit p")).to_contain_text(tiles)


@pytest.mark.parametrize("line", [38, 43], ids=["metro of six", "expert with the expansion"])
def test_on_paper_it_is_one_light_page_with_the_map(new_page: NewPage, line: int) -> None:
    """Whatever is most to be told; and from a dark screen, too."""
    game = "metro" if line == 38 else "metropolys"
    record = goldens(game)[line]
    page = new_page(theme="dark")
    if game == "metro":
        bring(page, {**bare(record), "board": board_of(record)})
    else:
        finished_city(page, record)
    expect_counted(page)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert on_one_page(page)
    page.emulate_media(media="print")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    for part in (".map svg", "[data-testid=count] table", "[data-testid=standing] h2"):
        expect(page.locator(part).first).to_be_visible()
    board, paper = page.locator(".map .sheet").first.bounding_box(), page.locator(".map").bounding_box()
    assert board
    assert paper
    assert board["width"] >= 400
    assert board["height"] <= paper["height"] + 1, "the whole board is on the paper"
    for part in (".entry", ".people", ".companion", ".acts"):
        expect(page.locator(part).first).to_be_hidden()
    paper_colour = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert paper_colour == "rgb(255, 255, 255)"


def tab_to(page: Page, wanted: Locator, back: bool = False) -> None:
    """By the key that everybody has: whatever cannot be reached so is not there for some."""
    for _ in range(120):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"no way to {wanted} by Tab")


def walk_to(page: Page, place: str) -> None:
    """By arrows over the squares of Metro's board."""
    for _ in range(30):
        at = str(page.evaluate("document.activeElement.dataset.place"))
        if at == place:
            return
        row, column = (int(at[0]), int(at[1])) if at.isdigit() else (-1, -1)
        if row < 0:
            page.keyboard.press("Home")
        elif row != int(place[0]):
            page.keyboard.press("ArrowDown" if row < int(place[0]) else "ArrowUp")
        else:
            page.keyboard.press("ArrowRight" if column < int(place[1]) else "ArrowLeft")
    raise AssertionError(f"no way to {place} by arrows")


def test_a_city_by_keys_alone(page: Page) -> None:
    """What happens is told to whoever does not see it."""
    page.goto("/scorer")
    tab_to(page, page.get_by_role("button", name="New: Metropolys", exact=True))
    page.keyboard.press("Enter")
    standing = page.get_by_test_id("standing")
    expect(standing).to_have_role("status")
    expect(standing).to_contain_text("Ahead so far")
    tab_to(page, page.locator(".agreed").get_by_label("4", exact=True))
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".agreed").get_by_label("3", exact=True)).to_be_checked()
    tab_to(page, page.locator("main .map [data-place][tabindex='0']"))
    page.keyboard.press("ArrowRight")
    place = str(page.evaluate("document.activeElement.dataset.place"))
    page.keyboard.press("Enter")
    picker = page.get_by_test_id("picker")
    expect(picker).to_have_attribute("data-picked", place)
    tab_to(page, picker.get_by_role("radio").nth(0))
    page.keyboard.press("ArrowRight")
    tab_to(page, picker.get_by_role("button", name="Building 7", exact=True))
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("amount")).to_have_text("1 built")
    expect(page.locator(f"main [data-place={place}]")).to_have_accessible_name(re.compile("Built by Seat 2: 7|7"))
    tab_to(page, page.locator(".typing .text input"))
    page.keyboard.type("9 C9")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("amount")).to_have_text("2 built")
    page.keyboard.type("9 C8")
    page.keyboard.press("Enter")
    refusal = page.locator(".entry .problem")
    expect(refusal).to_contain_text("is in two places")
    assert refusal.evaluate("one => one.closest('[role=alert], [role=status]') !== null")
    tab_to(page, page.locator("main .map [data-place][tabindex='0']"), back=True)
    for left in ("1 built", "0 built"):
        page.keyboard.press("Control+z")
        expect(page.get_by_test_id("amount")).to_have_text(left)
    page.keyboard.press("Control+Shift+z")
    expect(page.get_by_test_id("amount")).to_have_text("1 built")
    expect(standing).to_contain_text("Ahead so far")


def test_a_board_by_keys_alone(page: Page) -> None:
    record = golden("metro", players=2, free_rotation=False)
    page.goto("/scorer")
    tab_to(page, page.get_by_role("button", name="New: Metro", exact=True))
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("standing")).to_contain_text("Ahead so far")
    for number, placed in enumerate(board_of(record)[:6], start=1):
        kind = page.locator(f".kinds [data-tile={placed[:4]}]")
        tab_to(page, kind, back=number == 1)
        page.keyboard.press("Enter")
        expect(kind).to_have_attribute("aria-pressed", "true")
        tab_to(page, page.locator("main .map [data-place][tabindex='0']"), back=True)
        walk_to(page, placed[4:6])
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("amount")).to_have_text(f"{number} of 60 tiles")
    page.keyboard.press("Control+z")
    expect(page.get_by_test_id("amount")).to_have_text("5 of 60 tiles")
    page.keyboard.press("Control+Shift+z")
    expect(page.get_by_test_id("amount")).to_have_text("6 of 60 tiles")
    tab_to(page, page.get_by_role("button", name="May this tile go here?"), back=True)
    page.keyboard.press("Enter")
    tab_to(page, page.locator("main .map [data-place][tabindex='0']"))
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("answer").get_by_role("status")).to_contain_text("No.")


def expect_translated(page: Page, language: str, where: str) -> None:
    assert left_over(page, "en", language) == [], where
    ids = [text for text in texts(page) if re.search(r"\b(scorer|companion|evening)[-_]", text)]
    assert ids == [], where


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_it_speaks_every_language_on_a_small_phone(new_page: NewPage, language: str) -> None:
    """Both games, what is refused, and the companion's two halves."""
    page = new_page(width=360, height=640, locale=language)
    bring(page, bare(golden("metropolys", version="expert", expansion=True)))
    page.locator(".typing .text input").fill("7 C10, 7 C4")
    page.locator(".typing .text input").press("Enter")
    expect(page.locator(".entry .problem").first).to_be_visible()
    page.locator("main [data-place=C10]").click()
    expect(page.get_by_test_id("picker")).to_be_visible()
    check_companion(page, language, "a city")
    open_file(page, '{"game": "metro", "players": 6, "options": {"free_rotation": true}, "board": []}')
    expect(page.locator(".realtable.metro")).to_have_attribute("data-counted", "true")
    lay(page, ["dddd01", "dddd02", "dddd03"])  # one more than there are
    expect(page.locator(".entry .problem").first).to_be_visible()
    check_companion(page, language, "a board")


def check_companion(page: Page, language: str, where: str) -> None:
    turns, ask = page.locator(".companion .tools button").all()
    turns.click()
    expect(page.get_by_test_id("turns")).to_be_visible()
    page.locator("[data-testid=open] summary").click()
    expect_translated(page, language, f"{where} in {language}")
    check_width(page, f"/scorer of {where} in {language}")
    ask.click()
    if page.locator(".ask .rack").count():
        page.locator(".ask .rack button").nth(7).click()
    page.locator(f'main [data-place="{"C4" if where == "a city" else "22"}"]').click()
    expect(page.get_by_test_id("answer")).to_have_attribute("aria-busy", "false")
    expect_translated(page, language, f"a question about {where} in {language}")
    check_width(page, f"/scorer with a question about {where} in {language}")


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_an_evening_speaks_every_language_on_a_small_phone(new_page: NewPage, language: str) -> None:
    page = new_page(width=360, height=640, locale=language)
    page.goto("/evening")
    page.locator(".opening").get_by_text("2", exact=True).click()
    page.locator(".joining input").fill("ZZZZ")
    page.locator(".joining button").click()
    expect(page.locator(".joining .problem")).to_be_visible()
    expect_translated(page, language, f"/evening in {language}")
    check_width(page, f"/evening in {language}")
    page.locator(".opening .go-btn").click()
    expect(page.locator(".which .free button")).to_have_count(2)
    expect_translated(page, language, f"a seat to choose in {language}")
    page.locator(".which .free button").first.click()
    hold = page.locator(".own .hold")
    hold.focus()
    page.keyboard.down("Space")
    expect(page.locator(".own .card")).to_have_count(1)
    expect_translated(page, language, f"cards that are held in {language}")
    page.keyboard.up("Space")
    page.locator(".all .back-btn").click()
    expect(page.get_by_test_id("seats")).to_contain_text(" · ")
    page.locator(".happened .row-btn").first.click()
    expect_translated(page, language, f"an evening in {language}")
    check_width(page, f"an evening in {language}")
