"""A real table on the page that counts it: golden games to enter, the ways of entering them, and what the page says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from math import dist, inf
from pathlib import Path
from time import monotonic
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Locator, Page, expect

from metropole.games.metropolys.board import FIRST_GAME_TOKENS
from metropole.match import Match
from metropole.record import Record
from tests.browser.steps import DOUBLE_TAP

NEAR = 40  # pixels within which a second tap may be half of a double tap
NEVER = ((inf, inf), -inf)
BY_HAND = 10  # of what is entered one after the other
_tapped: WeakKeyDictionary[Page, tuple[tuple[float, float], float]] = WeakKeyDictionary()
RECORDS = Path(__file__).parents[1] / "records"
Told = dict[str, Any]


@cache
def goldens(game: str) -> list[Told]:
    """All golden games."""
    lines = (RECORDS / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def golden(game: str, players: int = 4, **wanted: Any) -> Told:
    """The first finished game with these options."""
    fitting = (one for one in goldens(game) if "result" in one and one["players"] == players)
    return next(one for one in fitting if wanted.items() <= one["options"].items())


def city_at_end(record: Told) -> Any:
    """What was built, and who held the special cards."""
    seen: Any = Match.of(Record.from_json(record)).to_end().view(None)
    return seen.position


def board_of(record: Told) -> list[str]:
    """The tiles in the order they were placed."""
    return [action for action in record["actions"] if action != "draw"]


def bare(record: Told) -> Told:
    """The table of a golden game before the first building or tile."""
    told = {key: record[key] for key in ("game", "players", "options")}
    if record["game"] == "metro":
        return {**told, "board": []}
    setup = {key: value for key, value in record["setup"].items() if key != "first"}
    return {**told, "setup": setup, "built": [{} for _ in range(record["players"])], "so_far": True}


def begin(page: Page, game: str) -> None:
    """A new table."""
    page.goto("/scorer")
    press(page.get_by_role("button", name=f"New: {game.capitalize()}", exact=True))
    expect_counted(page)


def bring(page: Page, *positions: Told) -> None:
    """Tables from a file."""
    page.goto("/scorer")
    open_file(page, "\n".join(map(json.dumps, positions)))
    expect_counted(page)


def open_file(page: Page, text: str) -> None:
    file = {"name": "position.jsonl", "mimeType": "application/json", "buffer": text.encode()}
    page.set_input_files("input[type=file]", file)  # type: ignore[arg-type]


def press(one: Locator) -> None:
    """By a finger where there is a touch screen, or else by a mouse."""
    if one.page.evaluate("navigator.maxTouchPoints"):
        tap(one)
    else:
        one.click()


def press_one_of_many(one: Locator, number: int) -> None:
    """The first few as somebody does, the others in the same way, but without the aim of a finger."""
    if number < BY_HAND:
        press(one)
    else:
        one.dispatch_event("click")


def tap(one: Locator) -> None:
    """As a finger does, which is not twice at about the same place of the board so soon that it is a double tap."""
    page = one.page
    if one.get_attribute("data-place"):
        one.scroll_into_view_if_needed()
        box = one.bounding_box()
        assert box is not None
        centre, (before, at) = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), _tapped.get(page, NEVER)
        if dist(centre, before) < NEAR and monotonic() - at < DOUBLE_TAP / 1000:
            page.wait_for_timeout(DOUBLE_TAP)
        _tapped[page] = centre, monotonic()
    one.tap()


def expect_counted(page: Page) -> None:
    expect(page.locator(".realtable")).to_have_attribute("data-counted", "true")


def expect_result(page: Page, scores: list[int]) -> None:
    """Nothing is open, and these are the points of all seats."""
    expect(page.get_by_test_id("open")).to_have_count(0)
    expect_counted(page)
    assert totals(page) == scores


def totals(page: Page) -> list[int]:
    """The points of all seats, as they stand in the count."""
    said = page.get_by_test_id("count").locator(".count-t .sum td, .count-m .tot").all_inner_texts()
    return [int(text.replace("−", "-")) for text in said]


def on_one_page(page: Page) -> bool:
    return len(re.findall(rb"/Type\s*/Page[^s]", page.pdf())) == 1


def agree(page: Page, legend: str, text: str) -> None:
    """One of the choices of how it was played."""
    press(page.locator(".agreed").get_by_role("group", name=legend).get_by_text(text, exact=True))


def enter_setup(page: Page, record: Told) -> None:
    """Players, version, districts, tokens and cards of a city: nothing is brought."""
    options, setup = record["options"], record["setup"]
    agree(page, "Players", str(record["players"]))
    agree(page, "Version", options["version"].capitalize())
    agree(page, "Expansion", "yes" if options["expansion"] else "no")
    if setup["closed"]:
        agree(page, "Left out", district_names(setup["closed"]))
    if setup["tokens"] == FIRST_GAME_TOKENS:
        agree(page, "Tokens", "first game")
    else:
        agree(page, "Tokens", "your own")
        for number, (place, kind) in enumerate(setup["tokens"].items()):
            press_one_of_many(page.locator(f"main [data-place={place}]"), number)
            press_one_of_many(page.get_by_test_id("picker").get_by_text(kind.capitalize(), exact=True), number)
    for seat in range(record["players"]):
        held = [setup[kind][seat] for kind in ("area", "neighbourhood", "expansion") if setup[kind]]
        fields = page.locator(".seats fieldset").nth(seat).locator("select")
        for index, card in enumerate(held):
            fields.nth(index).select_option(card if isinstance(card, str) else " ".join(card))


def district_names(closed: Iterable[str]) -> str:
    names = [f"the {one}" for one in closed]
    return capital(" and ".join(names))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def type_buildings(page: Page, end: Any, seats: Iterable[int]) -> None:
    """The buildings of these seats, typed."""
    for seat in seats:
        page.locator(".typing input[type=radio]").nth(seat).check(force=True)
        buildings = ", ".join(f"{value} {place}" for place, value in end.built[seat].items())
        page.locator(".typing .text input").fill(buildings)
        page.locator(".typing .text input").press("Enter")


def tell_holders(page: Page, end: Any) -> None:
    """Who holds the special cards."""
    for index, seat in enumerate((end.subway_card, end.archaeology_card)):
        page.locator(".special select").nth(index).select_option("null" if seat < 0 else str(seat))


def enter_agreed(page: Page, record: Told, in_order: bool) -> None:
    """How Metro was played."""
    options = record["options"]
    agree(page, "Players", str(record["players"]))
    agree(page, "Tiles may be turned", "yes" if options["free_rotation"] else "no")
    agree(page, "Order of the tiles", "as they were placed" if in_order else "any")
    if in_order:
        agree(page, "Tiles in hand", str(options["hand"]))
        page.get_by_label("Who began").select_option(str(record["setup"]["first"]))


def lay(page: Page, board: Iterable[str]) -> None:
    """Tiles one after another; a kind is chosen where it is another than before."""
    chosen, turned = "", 0
    for number, placed in enumerate(board):
        kind, square, turns = placed[:4], placed[4:6], int(placed[7:] or 0)
        if kind != chosen:
            press_one_of_many(page.locator(f".kinds [data-tile={kind}]"), number)
            turned = 0
        for _ in range((turns - turned) % 4):
            press_one_of_many(page.locator(".entry .acts").get_by_role("button", name="Turn it"), number)
        chosen, turned = kind, turns
        press_one_of_many(page.locator(f'main [data-place="{square}"]'), number)
