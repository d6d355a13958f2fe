"""Real tables counted on the screen: what cannot be is refused and said, on paper it is one page, and the way there."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import check
from tests.browser.conftest import NewPage
from tests.browser.realtable import (
    Told,
    agree,
    bare,
    begin,
    board_of,
    bring,
    city_at_end,
    expect_counted,
    expect_result,
    golden,
    lay,
    on_one_page,
    open_file,
    tell_holders,
    type_buildings,
)
from tests.server.scorer.test_counting import CITY


def problem(page: Page) -> Any:
    return page.locator(".entry .problem")


def test_a_golden_city(new_page: NewPage, phone: dict[str, Any]) -> None:
    """On a phone: what cannot be is refused at once, with the reason, and nothing is lost."""
    record = golden("metropolys", version="expert", expansion=False)
    end, scores = city_at_end(record), record["result"]["scores"]
    page = new_page(**phone)
    bring(page, bare(record))
    type_buildings(page, end, range(4))
    tell_holders(page, end)
    expect_result(page, scores)
    check(page, "/scorer with a city")
    assert on_one_page(page)
    check_refused_city(page, record, end)
    expect_result(page, scores)
    page.reload()
    expect_result(page, scores)


def check_refused_city(page: Page, record: Told, end: Any) -> None:
    """A building twice, two in one place, a neighbourhood that there is not."""
    free = page.locator('main [data-place][aria-label*="Free."]').first.get_attribute("data-place")
    (place, value), *_ = end.built[1].items()
    page.locator(".typing input[type=radio]").nth(1).check(force=True)
    type_in(page, f"{value} {free}")
    expect(problem(page)).to_contain_text("is in two places")
    seat = next(seat for seat in (0, 2, 3) if len(end.built[seat]) < 13)
    page.locator(".typing input[type=radio]").nth(seat).check(force=True)
    left = next(one for one in range(1, 14) if one not in end.built[seat].values())
    type_in(page, f"{left} {place}")
    expect(problem(page)).to_contain_text("Two buildings cannot stand on")
    expect_result(page, record["result"]["scores"])
    type_in(page, "7 Z9")
    expect(page.locator(".typing .wrong")).to_contain_text("Z9")
    page.locator(".typing .text input").fill("")


def type_in(page: Page, text: str) -> None:
    page.locator(".typing .text input").fill(text)
    page.locator(".typing .text input").press("Enter")


def test_a_special_card_needs_a_token(page: Page) -> None:
    """Who holds it is as it was, once it is refused; and so for whoever's tokens give it to another."""
    bring(page, CITY)
    subway, archaeology = page.locator(".special select").all()
    for card, seat, said in (
        (subway, "3", "Seat 4 cannot hold the subway card without a token of that kind."),
        (archaeology, "0", "Seat 1 cannot hold the archaeology card without a token of that kind."),
        (archaeology, "null", "somebody must hold the archaeology card"),
    ):
        card.select_option(seat)
        expect(problem(page)).to_contain_text(said)
        expect(card).to_have_value("")
        expect_counted(page)
    archaeology.select_option("2")
    expect(problem(page)).to_have_count(0)
    expect(archaeology).to_have_value("2")
    expect_counted(page)


def test_tokens_by_their_number(new_page: NewPage, phone: dict[str, Any]) -> None:
    """Where nobody remembers which neighbourhood a token came from, how many each took is enough."""
    record = golden("metropolys", version="expert", expansion=False)
    end, tokens = city_at_end(record), record["setup"]["tokens"]
    page = new_page(**phone)
    bring(page, bare(record))
    page.get_by_text("only how many", exact=True).tap()
    type_buildings(page, end, range(4))
    for seat, built in enumerate(end.built):
        for index, kind in enumerate(("trendy", "subway", "archaeology")):
            count = sum(tokens.get(place) == kind for place in built)
            field = page.locator(".seats fieldset").nth(seat).locator("input[type=number]").nth(index)
            field.fill(str(count))
            field.blur()
    tell_holders(page, end)
    expect_result(page, record["result"]["scores"])
    check(page, "/scorer with tokens by number")
    field = page.locator(".seats fieldset").nth(0).locator("input[type=number]").nth(0)
    field.fill("14")
    field.blur()
    expect(page.locator(".entry .problem")).to_contain_text("cannot have been taken")
    expect_result(page, record["result"]["scores"])
    page.reload()
    expect_result(page, record["result"]["scores"])


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_golden_board(new_page: NewPage, phone: dict[str, Any], size: str) -> None:
    """Once all lie there, a tile is taken away, and there is no other of another kind to lie there."""
    record = golden("metro", free_rotation=False)
    board, scores = board_of(record), record["result"]["scores"]
    page = new_page(**phone) if size == "phone" else new_page()
    bring(page, {**bare(record), "board": board})
    expect_result(page, scores)
    check(page, f"/scorer with a board, {size}")
    page.locator(f'main [data-place="{board[-1][4:6]}"]').click()
    page.get_by_role("button", name="Remove it").click()
    other = next(one[:4] for one in board if one[:4] != board[-1][:4])
    lay(page, [other + board[-1][4:6]])
    expect(problem(page)).to_contain_text("all of them have been placed")
    expect(page.get_by_test_id("amount")).to_have_text("59 of 60 tiles")
    page.get_by_role("button", name="Undo").click()
    expect_result(page, scores)
    page.get_by_role("button", name="Replay the game").click()
    expect(page.locator(".replay")).to_be_visible()


def test_in_order_every_placement_is_checked(new_page: NewPage, phone: dict[str, Any]) -> None:
    page = new_page(**phone)
    begin(page, "metro")
    agree(page, "Order of the tiles", "as they were placed")
    lay(page, ["aaaa01", "aaaa22"])
    expect(problem(page)).to_contain_text("C3 is neither at the edge of the board nor next to a tile.")
    expect(page.get_by_test_id("amount")).to_have_text("1 of 60 tiles")
    lay(page, ["cccc07"])
    expect(problem(page)).to_contain_text("would by itself make a line of one tile")
    expect(page.get_by_test_id("amount")).to_have_text("1 of 60 tiles")
    agree(page, "Order of the tiles", "any")
    lay(page, ["aaaa22"])
    expect(page.get_by_test_id("amount")).to_have_text("2 of 60 tiles")
    expect_counted(page)
    agree(page, "Order of the tiles", "as they were placed")
    expect(problem(page)).to_contain_text("C3 is neither at the edge of the board nor next to a tile.")
    expect(page.locator(".agreed").get_by_label("any")).to_be_checked()
    expect_counted(page)


@pytest.mark.parametrize(
    ("board", "reason"),
    [
        (["aaaa01", "dddd01"], "is taken by"),
        (["dddd01", "dddd11", "dddd21"], "all of them have been placed"),
    ],
)
def test_a_board_from_a_file_that_cannot_be(page: Page, board: list[str], reason: str) -> None:
    """It is shown as it was told, with what is wrong with it; and can be put right."""
    page.goto("/scorer")
    open_file(page, json.dumps({"game": "metro", "players": 2, "options": {}, "board": board, "any_order": True}))
    expect(problem(page)).to_contain_text(reason)
    expect(page.get_by_test_id("uncounted")).to_have_text("Not counted: this is not possible.")
    page.locator(f'main [data-place="{board[-1][4:6]}"]').click()
    page.get_by_role("button", name="Remove it").click()
    expect_counted(page)
    expect(problem(page)).to_have_count(0)


@pytest.mark.parametrize("width", [360, 1440])
def test_the_way_there(new_page: NewPage, width: int) -> None:
    """From the first page; tables are begun, called, put away and brought back."""
    page = new_page(width=width)
    page.goto("/")
    page.get_by_role("navigation").get_by_role("link", name="Scorer").click()
    expect(page.get_by_role("heading", name="Count a real table")).to_be_visible()
    check(page, "/scorer")
    page.get_by_role("button", name="New: Metropolys").click()
    page.get_by_label("Name of this table").fill("Sunday")
    page.get_by_label("Name of this table").press("Enter")
    expect(page.get_by_test_id("open")).to_be_visible()
    page.get_by_text("Your tables: 1").click()
    page.get_by_role("button", name="Remove: Sunday").click()
    expect(page.locator(".realtable")).to_have_count(0)
    page.get_by_role("button", name="Bring it back").click()
    expect(page.get_by_label("Name of this table")).to_have_value("Sunday")
