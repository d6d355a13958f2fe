"""Whole games of both kinds between strangers, on desktops and phones: at the end every screen shows the same, and what
the server has kept.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from metropole.server.tables.table import Table
from tests.browser.checks import check
from tests.browser.conftest import NewPage, Serving
from tests.browser.steps import (
    friends_at_a_table,
    labels,
    log_of,
    play_from_list,
    play_on_board,
    show,
    version_of,
    whose_turn,
)
from tests.browser.truth import name_of


def play_somehow(page: Page, game: str, rng: random.Random) -> None:
    """On the board or from its list, where the last action of Metropolys is to pass: so the game gets on."""
    is_pass_likely = game == "metropolys" and page.get_by_test_id("pass").count() == 1 and rng.random() < 0.93
    if is_pass_likely or rng.random() < 0.4:
        play_from_list(page, -1)
    else:
        play_on_board(page, rng.choice)


def points_on(page: Page) -> dict[str, int]:
    """Everybody's points as they are counted at the end, by name as it is shown there."""
    rows = (
        page.get_by_test_id("end")
        .get_by_role("row")
        .evaluate_all(
            "rows => rows.map((row) => [...row.cells].map((cell) => cell.innerText.trim().replace('−', '-')))"
        )
    )
    if page.locator(".table.metro").count():
        return {row[0]: int(row[-2]) for row in rows[1:]}
    names = [name.partition("\n")[0] for name in rows[0][1:]]  # on a phone the points stand below
    sums = next(row[1:] for row in rows if row[0] == "Points")
    return dict(zip(names, map(int, sums), strict=True))


def check_end(page: Page, serving: Serving, table: Table, seat: int) -> None:
    """The screen of a seat shows the count, the winner, the board and the log that the server has kept."""
    result: Any = table.result()
    names, words = serving.truth.names(), serving.truth.words(table, seat)
    shown = [
        "You" if other == seat else name_of(table, table.seats[other], other, names, words)
        for other in range(table.terms.players)
    ]
    assert points_on(page) == dict(zip(shown, result["scores"], strict=True))
    banner = page.get_by_test_id("banner")
    if len(result["winners"]) == 1:
        expect(banner).to_contain_text(words("end-won", seat=result["winners"][0]))
    else:
        expect(banner).to_contain_text(words("end-shared", seats=words.join([shown[one] for one in result["winners"]])))
    said = labels(page)
    for place, state in serving.truth.states(table, seat).items():
        assert said[place].endswith(state), said[place]
    show(page, "Log")
    assert log_of(page) == serving.truth.log(table.terms.id, seat)


@pytest.mark.parametrize(("game", "players"), [("metropolys", 2), ("metropolys", 3), ("metro", 4)])
def test_strangers_play_to_the_end(
    new_page: NewPage, serving: Serving, phone: dict[str, Any], game: str, players: int
) -> None:
    rng = random.Random(f"{game} {players}")
    pages = [new_page(**phone) if number % 2 else new_page() for number in range(players)]
    table_id = friends_at_a_table(pages[0], pages[1:], game)
    version = version_of(pages[0])
    while (mover := whose_turn(pages, version)) is not None:
        play_somehow(mover, game, rng)
        version = version_of(mover)
        assert version < 400, "the game does not end"
    table = serving.truth.table(table_id)
    assert table.status == "finished"
    for page in pages:
        seat = table.seat_of(page.evaluate("fetch('/api/me').then((answer) => answer.json())")["id"])
        assert seat is not None
        check_end(page, serving, table, seat)
    if players != 3:
        for page in pages[:2]:
            check(page, "the end")
    ask_for_another(pages, table_id)


def ask_for_another(pages: list[Page], table_id: str) -> None:
    """The first who wants to play again opens a table where the seats of the others are kept free; they come after."""
    first, *others = pages
    first.get_by_role("button", name="Rematch").click()
    first.wait_for_url(lambda url: table_id not in url)
    for page in others:
        if page.locator(".table[data-part=log]").count() and page.locator(".dock").is_visible():
            show(page, "Table")
        page.get_by_role("button", name="Join the rematch").click()
    for page in pages:  # it begins with the last who comes
        expect(page.get_by_test_id("banner")).to_have_text(re.compile("call|Waiting|tile"))
