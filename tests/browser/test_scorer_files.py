"""Real tables taken along: what the page saves is read by the command line and by the page; links of both games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.realtable import (
    Told,
    bare,
    board_of,
    bring,
    city_at_end,
    expect_counted,
    expect_result,
    golden,
    open_file,
    tell_holders,
    totals,
    type_buildings,
)
from tests.commands import told


def saved(page: Page, button: str) -> tuple[str, str]:
    """The file that a button saves: its name and text."""
    with page.expect_download() as awaited:
        page.get_by_role("button", name=button, exact=True).click()
    path = awaited.value.path()
    return awaited.value.suggested_filename, Path(path).read_text(encoding="utf-8")


def finished_board(page: Page) -> Told:
    record = golden("metro", players=4, free_rotation=True, hand=2)
    options = {**record["options"], "first": record["setup"]["first"]}
    first = options.pop("first")
    position = {"game": "metro", "players": 4, "options": options, "board": board_of(record), "first": first}
    bring(page, position)
    return record


def finished_city(page: Page) -> Told:
    record = golden("metropolys", players=3, version="expert", expansion=True)
    bring(page, bare(record))
    end = city_at_end(record)
    type_buildings(page, end, range(3))
    tell_holders(page, end)
    expect_counted(page)
    return record


FINISHED = {"metropolys": finished_city, "metro": finished_board}


@pytest.mark.parametrize("game", FINISHED)
def test_a_saved_position_is_scored_by_the_command_and_opened_again(page: Page, game: str) -> None:
    record = FINISHED[game](page)
    scores = record["result"]["scores"]
    expect_result(page, scores)
    name, text = saved(page, "Save the position")
    assert name == f"{game}-position.jsonl"
    answer = json.loads(told("score", "-", "--json", given=text))
    assert answer["scores"] == scores
    page.get_by_role("button", name="Undo").click() if game == "metropolys" else None
    open_file(page, text)
    expect(page.get_by_text("Your tables: 2")).to_be_visible()
    expect_result(page, scores)


def test_a_saved_record_is_replayed_scored_and_opened_again(page: Page) -> None:
    record = finished_board(page)
    scores = record["result"]["scores"]
    expect_result(page, scores)
    name, text = saved(page, "Save the record")
    assert name == "metro.jsonl"
    replayed = json.loads(told("replay", "-", "--json", given=text))
    assert (replayed["scores"], replayed["winners"]) == (scores, record["result"]["winners"])
    assert json.loads(told("score", "-", "--json", given=text))["scores"] == scores
    open_file(page, text)
    expect(page.get_by_text("Your tables: 2")).to_be_visible()
    expect_result(page, scores)
    expect(page.get_by_label("Who began")).to_have_value(str(record["setup"]["first"]))
    expect(page.get_by_role("button", name="Save the record")).to_be_visible()


def test_a_table_so_far_is_saved_as_one(page: Page) -> None:
    """With what is open: the command says so, too."""
    record = golden("metropolys", players=4, version="family")
    bring(page, bare(record))
    type_buildings(page, city_at_end(record), (0, 1))
    expect_counted(page)
    _, text = saved(page, "Save the position")
    answer = json.loads(told("score", "-", "--json", given=text))
    assert answer["scores"] == totals(page)
    assert answer["open"]


@pytest.mark.parametrize("text", ['{"game": "chess"}', "no table", '{"game": "metropolys", "players": 4}\n[]'])
def test_a_file_that_holds_no_table_says_so(page: Page, text: str) -> None:
    page.goto("/scorer")
    open_file(page, text)
    expect(page.locator(".tables .problem")).to_contain_text("There is no position in this file")
    expect(page.locator(".realtable")).to_have_count(0)


@pytest.mark.parametrize("game", FINISHED)
def test_a_link_opens_the_same_table_elsewhere(new_page: NewPage, phone: dict[str, Any], game: str) -> None:
    page = new_page()
    record = FINISHED[game](page)
    page.get_by_label("Name of this table").fill("Sunday")
    page.locator(".people input[maxlength='24']").nth(1).fill("Ada")
    page.locator(".people input[maxlength='24']").nth(1).press("Tab")
    page.get_by_role("button", name="Share the link").click()
    link = page.get_by_label("Link to this table").input_value()
    other = new_page(**phone)
    other.goto(link)
    expect_result(other, record["result"]["scores"])
    expect(other.get_by_label("Name of this table")).to_have_value("Sunday")
    expect(other.locator(".people input[maxlength='24']").nth(1)).to_have_value("Ada")
    other.goto(f"{link[:-20]}")
    expect(other.locator(".problem")).to_contain_text("This link is incomplete")
    expect_counted(other)
    assert totals(other) == record["result"]["scores"]
