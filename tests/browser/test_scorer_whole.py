"""Golden games entered whole, by the page alone: twenty of them, by finger and by mouse, give their results."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.realtable import (
    Told,
    agree,
    bare,
    begin,
    board_of,
    bring,
    city_at_end,
    enter_agreed,
    enter_setup,
    expect_result,
    golden,
    goldens,
    lay,
    press,
    tap,
    tell_holders,
    type_buildings,
)

# By their lines: two to four players, both versions, with and without the expansion and districts left out; three ties.
CITIES = (0, 4, 7, 9, 13, 40, 41, 25, 39, 43)
# Two to six players, tiles turned and not, one to three in hand; four ties. Those of ANY are told in any order.
BOARDS = (42, 5, 9, 15, 41, 23, 29, 30, 32, 37)
ANY = (5, 15, 23, 30, 37)


def named(game: str, lines: tuple[int, ...]) -> list[Any]:
    """Every other one on a phone."""
    sizes = ("phone", "desktop")
    return [
        pytest.param(sizes[number % 2], line, id=f"{line}-{goldens(game)[line]['players']}-{sizes[number % 2]}")
        for number, line in enumerate(lines)
    ]


def page_of(size: str, new_page: NewPage, phone: Told) -> Page:
    return new_page(**phone) if size == "phone" else new_page(width=1440)


def expect_winners(page: Page, record: Told) -> None:
    """Who wins, or shares the victory; and at a tie, what decided."""
    winners = [f"Seat {seat + 1}" for seat in record["result"]["winners"]]
    scores, best = record["result"]["scores"], max(record["result"]["scores"])
    said = f"{winners[0]} wins with" if len(winners) == 1 else f"{' and '.join(winners)} share the victory with"
    standing = page.get_by_test_id("standing")
    expect(standing.locator("h2")).to_have_text(f"{said} {best} points.")
    tied = [seat for seat, score in enumerate(scores) if score == best]
    if len(tied) == 1:
        second = max(score for score in scores if score < best)
        expect(standing.locator("p")).to_contain_text(f"That is {best - second} point")
    elif record["game"] == "metropolys":
        built = [str(len(city_at_end(record).built[seat])) for seat in tied]
        names = " and ".join(f"Seat {seat + 1}" for seat in tied)
        why = f"{names}: {best} points each. Buildings: {' and '.join(built)}."
        expect(standing.locator("p")).to_have_text(why)
        assert (len(set(built)) == 1) == (len(winners) == len(tied)), "the most buildings decide, where one has most"
    else:
        expect(standing.locator("p")).to_have_count(0)


@pytest.mark.parametrize(("size", "line"), named("metropolys", CITIES))
def test_a_city_is_entered_whole(new_page: NewPage, phone: Told, size: str, line: int) -> None:
    record, page = goldens("metropolys")[line], page_of(size, new_page, phone)
    end = city_at_end(record)
    begin(page, "metropolys")
    enter_setup(page, record)
    type_buildings(page, end, range(record["players"]))
    tell_holders(page, end)
    expect_result(page, record["result"]["scores"])
    expect_winners(page, record)


@pytest.mark.parametrize(("size", "line"), named("metro", BOARDS))
def test_a_board_is_entered_whole(new_page: NewPage, phone: Told, size: str, line: int) -> None:
    record, page = goldens("metro")[line], page_of(size, new_page, phone)
    begin(page, "metro")
    enter_agreed(page, record, in_order=line not in ANY)
    lay(page, sorted(board_of(record), key=lambda one: (one[:4], one[6:])) if line in ANY else board_of(record))
    expect_result(page, record["result"]["scores"])
    expect_winners(page, record)
    expect(page.get_by_role("button", name="Save the record")).to_have_count(0 if line in ANY else 1)


COUNTING = """
  window.counted = { presses: 0, keys: 0 };
  addEventListener('pointerdown', ({ isTrusted }) => { counted.presses += isTrusted ? 1 : 0; }, true);
  addEventListener('keydown', ({ isTrusted }) => { counted.keys += isTrusted ? 1 : 0; }, true);
"""


def four_player_city() -> tuple[Told, Any, list[tuple[int, str, int]]]:
    """The golden city for four with most buildings; and they in turns, so that hardly two of one seat come together."""
    every = [one for one in goldens("metropolys") if one["players"] == 4 and "result" in one]
    record = max(every, key=lambda one: sum(map(len, city_at_end(one).built)))
    end = city_at_end(record)
    rounds = zip_longest(*(list(places.items()) for places in end.built))
    return record, end, [(seat, *one) for row in rounds for seat, one in enumerate(row) if one]


def test_three_taps_a_building_are_enough(new_page: NewPage, phone: dict[str, Any]) -> None:
    """A whole city by taps, its seats mixed: every press on the screen is counted by the page itself."""
    record, end, buildings = four_player_city()
    assert len(buildings) >= 40
    page = new_page(**phone)
    page.add_init_script(COUNTING)
    bring(page, bare(record))
    for seat, place, value in buildings:
        tap(page.locator(f"main [data-place={place}]"))
        picker = page.get_by_test_id("picker")
        expect(picker).to_have_attribute("data-picked", place)
        whose = picker.get_by_role("radiogroup").locator("label").nth(seat)
        if not whose.locator("input").is_checked():
            whose.tap()
        picker.locator(".rack button").nth(value - 1).tap()
    tell_holders(page, end)
    expect_result(page, record["result"]["scores"])
    assert 2 * len(buildings) < page.evaluate("counted.presses") <= 3 * len(buildings)


def test_typed_it_takes_a_press_a_seat(page: Page) -> None:
    """And no more keys than a building and its neighbourhood have signs, with what parts them."""
    record, end, buildings = four_player_city()
    page.add_init_script(COUNTING)
    bring(page, bare(record))
    page.evaluate("counted.presses = counted.keys = 0")
    signs = 0
    for seat, places in enumerate(end.built):
        page.locator(".typing label.opt").nth(seat).click()
        text = " ".join(f"{value}{place}" for place, value in places.items())
        page.locator(".typing .text input").click()
        page.keyboard.type(text)
        page.keyboard.press("Enter")
        signs += len(text) + 1
    found = page.evaluate("counted")
    tell_holders(page, end)
    expect_result(page, record["result"]["scores"])
    assert found["presses"] == 2 * record["players"]
    assert 4 * len(buildings) <= found["keys"] <= signs + len(buildings)
    assert signs <= 6 * len(buildings)


def test_a_city_is_undone_step_by_step(new_page: NewPage, phone: dict[str, Any]) -> None:
    page = new_page(**phone)
    bring(page, bare(golden("metropolys", version="family")))
    for place, value in (("C10", 7), ("C4", 3)):
        press(page.locator(f"main [data-place={place}]"))
        press(page.get_by_test_id("picker").locator(".rack button").nth(value - 1))
    expect(page.get_by_test_id("amount")).to_have_text("2 built")
    press(page.get_by_role("button", name="Undo"))
    expect(page.get_by_test_id("amount")).to_have_text("1 built")
    agree(page, "Version", "Expert")
    press(page.get_by_role("button", name="Undo"))
    expect(page.locator(".agreed").get_by_label("Family")).to_be_checked()
