"""Real tables counted on the screen: golden games entered by hand give their results; by a link, on paper, offline."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from metropole.match import Match
from metropole.record import Record
from tests.browser.checks import check
from tests.browser.conftest import NewPage, Serving
from tests.browser.proxy import Proxy

RECORDS = Path(__file__).parents[1] / "records"
Told = dict[str, Any]


def goldens(count: int) -> list[Told]:
    """So many finished golden cities, of all numbers of players and versions."""
    lines = (RECORDS / "metropolys.jsonl").read_text(encoding="utf-8").splitlines()
    kinds: dict[str, list[Told]] = {}
    for one in map(json.loads, lines):
        if "result" in one:
            kinds.setdefault(json.dumps([one["players"], one["options"]]), []).append(one)
    return [found for row in zip(*kinds.values(), strict=False) for found in row][:count]


def golden(game: str, **wanted: Any) -> Told:
    """The first finished game with these options for four."""
    records = map(json.loads, (RECORDS / f"{game}.jsonl").read_text(encoding="utf-8").splitlines())
    fitting = (one for one in records if "result" in one and one["players"] == 4)
    found: Told = next(one for one in fitting if wanted.items() <= one["options"].items())
    return found


def bring(page: Page, position: Told) -> None:
    """A table from a file."""
    page.goto("/scorer")
    file = {"name": "position.json", "mimeType": "application/json", "buffer": json.dumps(position).encode()}
    page.set_input_files("input[type=file]", file)  # type: ignore[arg-type]
    expect_counted(page)


def expect_counted(page: Page) -> None:
    expect(page.locator(".realtable")).to_have_attribute("data-counted", "true")


def totals(page: Page) -> list[int]:
    """The points of all seats, as they stand in the count."""
    said = page.get_by_test_id("count").locator(".count-t .sum td, .count-m .tot").all_inner_texts()
    return [int(text.replace("−", "-")) for text in said]


def on_one_page(page: Page) -> bool:
    return len(re.findall(rb"/Type\s*/Page[^s]", page.pdf())) == 1


def test_a_golden_city(new_page: NewPage, phone: dict[str, Any]) -> None:
    record = golden("metropolys", version="expert", expansion=False)
    seen: Any = Match.of(Record.from_json(record)).to_end().view(None)
    end = seen.position
    page = new_page(**phone)
    setup = {key: value for key, value in record["setup"].items() if key != "first"}
    bring(page, {**record, "built": [{}, {}, {}, {}], "setup": setup, "so_far": True})
    taps = 0
    for place, value in end.built[0].items():
        page.locator(f"main [data-place={place}]").tap()
        rack = page.get_by_test_id("picker").locator(".rack button")
        rack.nth(value - 1).tap()
        taps += 2
    assert taps <= 3 * len(end.built[0])
    type_buildings(page, end, (1, 2, 3))
    expect(page.get_by_test_id("open")).to_have_count(0)
    expect_counted(page)
    assert totals(page) == record["result"]["scores"]
    winner = record["result"]["winners"][0]
    expect(page.get_by_test_id("standing")).to_contain_text(f"Seat {winner + 1} wins")
    check(page, "/scorer with a city")
    check_refused_and_away(page, end.built[1], record["result"]["scores"])
    check_elsewhere(page, new_page, record["result"]["scores"])
    assert on_one_page(page)


def type_buildings(page: Page, end: Any, seats: Iterable[int]) -> None:
    """The buildings of these seats, typed; and who holds the special cards."""
    for seat in seats:
        page.locator(".typing input[type=radio]").nth(seat).check(force=True)
        buildings = ", ".join(f"{value} {place}" for place, value in end.built[seat].items())
        page.locator(".typing .text input").fill(buildings)
        page.locator(".typing .text input").press("Enter")
    for index, seat in enumerate((end.subway_card, end.archaeology_card)):
        page.locator(".special select").nth(index).select_option("null" if seat < 0 else str(seat))


@pytest.mark.parametrize("record", goldens(10), ids=lambda one: f"{one['players']}-{one['options']['version']}")
def test_golden_cities_typed(page: Page, record: Told) -> None:
    """Ten of them, of every kind: all that was built and held is entered here, and gives their results."""
    seen: Any = Match.of(Record.from_json(record)).to_end().view(None)
    setup = {key: value for key, value in record["setup"].items() if key != "first"}
    bring(page, {**record, "built": [{} for _ in range(record["players"])], "setup": setup, "so_far": True})
    type_buildings(page, seen.position, range(record["players"]))
    expect(page.get_by_test_id("open")).to_have_count(0)
    expect_counted(page)
    assert totals(page) == record["result"]["scores"]


def test_a_golden_city_entered_whole(page: Page) -> None:
    """Players, version, districts, tokens, cards and buildings: nothing is brought."""
    record = next(one for one in goldens(12) if one["players"] == 3 and one["options"]["version"] == "expert")
    seen: Any = Match.of(Record.from_json(record)).to_end().view(None)
    setup = record["setup"]
    page.goto("/scorer")
    page.get_by_role("button", name="New: Metropolys").click()
    agreed = page.locator(".agreed")
    choices = ("3", "Expert", "yes" if record["options"]["expansion"] else "no")
    for text in choices:
        agreed.get_by_text(text, exact=True).click()
    agreed.get_by_text(f"The {setup['closed'][0]}", exact=True).click()
    for place, kind in setup["tokens"].items():
        page.locator(f"main [data-place={place}]").click()
        page.get_by_test_id("picker").get_by_text(kind.capitalize(), exact=True).click()
        page.get_by_test_id("picker").get_by_role("button", name="Close").click()
    cards = page.locator(".seats fieldset")
    for seat in range(3):
        held = [setup[kind][seat] for kind in ("area", "neighbourhood", "expansion") if setup[kind]]
        for index, card in enumerate(held):
            cards.nth(seat).locator("select").nth(index).select_option(
                card if isinstance(card, str) else " ".join(card)
            )
    type_buildings(page, seen.position, range(3))
    expect(page.get_by_test_id("open")).to_have_count(0)
    expect_counted(page)
    assert totals(page) == record["result"]["scores"]


def test_tokens_by_their_number(new_page: NewPage, phone: dict[str, Any]) -> None:
    """Where nobody remembers which neighbourhood a token came from, how many each took is enough."""
    record = golden("metropolys", version="expert", expansion=False)
    seen: Any = Match.of(Record.from_json(record)).to_end().view(None)
    setup = {key: value for key, value in record["setup"].items() if key != "first"}
    page = new_page(**phone)
    bring(page, {**record, "built": [{}, {}, {}, {}], "setup": setup, "so_far": True})
    page.get_by_text("only how many", exact=True).tap()
    type_buildings(page, seen.position, range(4))
    for seat, built in enumerate(seen.position.built):
        for index, kind in enumerate(("trendy", "subway", "archaeology")):
            count = sum(setup["tokens"].get(place) == kind for place in built)
            field = page.locator(".seats fieldset").nth(seat).locator("input[type=number]").nth(index)
            field.fill(str(count))
            field.blur()
    for index, seat in enumerate((seen.position.subway_card, seen.position.archaeology_card)):
        page.locator(".special select").nth(index).select_option("null" if seat < 0 else str(seat))
    expect(page.get_by_test_id("open")).to_have_count(0)
    expect_counted(page)
    assert totals(page) == record["result"]["scores"]
    check(page, "/scorer with tokens by number")
    field = page.locator(".seats fieldset").nth(0).locator("input[type=number]").nth(0)
    field.fill("14")
    field.blur()
    expect(page.locator(".entry .problem")).to_contain_text("cannot have been taken")
    expect_counted(page)
    assert totals(page) == record["result"]["scores"]
    page.reload()
    expect_counted(page)
    assert totals(page) == record["result"]["scores"]


def test_a_server_that_is_away(new_page: NewPage, serving: Serving) -> None:
    """What is entered while nobody answers is kept, through a reload too, and counted when somebody does."""
    record = golden("metropolys", version="family", expansion=False)
    setup = {key: value for key, value in record["setup"].items() if key != "first"}
    with Proxy(serving.port) as proxy:
        page = new_page(base_url=proxy.address)
        bring(page, {**record, "built": [{}, {}, {}, {}], "setup": setup, "so_far": True})
        proxy.refuse()
        page.locator(".typing .text input").fill("7 C10, 3 C4")
        page.locator(".typing .text input").press("Enter")
        expect(page.get_by_test_id("uncounted")).to_contain_text("Not counted yet")
        expect(page.get_by_test_id("amount")).to_contain_text("2")
        proxy.accept()
        expect_counted(page)
        expect(page.get_by_test_id("uncounted")).to_have_count(0)
        proxy.stall()
        page.locator(".typing .text input").fill("9 C9")
        page.locator(".typing .text input").press("Enter")
        expect(page.get_by_test_id("uncounted")).to_be_visible()
        proxy.cut()
        proxy.flow()
        expect_counted(page)
        expect(page.get_by_test_id("amount")).to_contain_text("3")


def check_refused_and_away(page: Page, built: dict[str, int], scores: list[int]) -> None:
    """What cannot be is refused at once; what is typed without a network is counted later; a reload loses nothing."""
    free = page.locator('main [data-place][aria-label*="Free."]').first.get_attribute("data-place")
    taken = next(iter(built.values()))
    page.locator(".typing input[type=radio]").nth(1).check(force=True)
    page.locator(".typing .text input").fill(f"{taken} {free}")
    page.locator(".typing .text input").press("Enter")
    expect(page.locator(".entry .problem")).to_contain_text("is in two places")
    expect_counted(page)
    assert totals(page) == scores
    page.context.set_offline(True)
    page.locator(f"main [data-place={next(iter(built))}]").tap()
    page.get_by_role("button", name="empty", exact=True).tap()
    expect(page.get_by_test_id("uncounted")).to_contain_text("Not counted yet")
    page.context.set_offline(False)
    expect_counted(page)
    assert totals(page) != scores
    page.get_by_role("button", name="Undo").tap()
    expect_counted(page)
    page.reload()
    expect_counted(page)
    assert totals(page) == scores


def check_elsewhere(page: Page, new_page: NewPage, scores: list[int]) -> None:
    """A link opens the same table for somebody else; a broken one says so."""
    page.get_by_role("button", name="Share the link").tap()
    link = page.get_by_label("Link to this table").input_value()
    other = new_page()
    other.goto(link)
    expect_counted(other)
    assert totals(other) == scores
    other.goto(f"{link[:-20]}")
    expect(other.locator(".problem")).to_contain_text("This link is incomplete")
    expect_counted(other)


def test_a_golden_board(page: Page) -> None:
    record = golden("metro", free_rotation=False)
    board = [action for action in record["actions"] if action != "draw"]
    bring(page, {"game": "metro", "players": 4, "options": record["options"], "board": []})
    chosen = ""
    for placed in board:
        if placed[:4] != chosen:
            page.locator(f".kinds [data-tile={placed[:4]}]").click()
        chosen = placed[:4]
        page.locator(f'main [data-place="{placed[4:6]}"]').click()
    expect(page.get_by_test_id("open")).to_have_count(0)
    expect_counted(page)
    points = dict(zip(range(4), totals(page), strict=True))
    assert list(points.values()) == record["result"]["scores"]
    check(page, "/scorer with a board")
    page.locator(f'main [data-place="{board[-1][4:6]}"]').click()
    page.get_by_role("button", name="Remove it").click()
    other = next(one[:4] for one in board if one[:4] != board[-1][:4])
    page.locator(f".kinds [data-tile={other}]").click()
    page.locator(f'main [data-place="{board[-1][4:6]}"]').click()
    expect(page.locator(".entry .problem")).to_contain_text("all of them have been placed")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_test_id("open")).to_have_count(0)
    expect_counted(page)
    assert on_one_page(page)
    page.get_by_role("button", name="Replay the game").click()
    expect(page.locator(".replay")).to_be_visible()


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
