"""A page on which a game is looked at again: gone to, and compared with the server's game."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from metropole.server.broadcast.presenter import presenter_of
from metropole.server.tables.table import Table
from tests.browser.conftest import Serving

# What stands on the board, as it is read aloud: by place, or by square.
STANDING = """() => Object.fromEntries([...document.querySelectorAll('main [data-place]')]
  .map((one) => [one.dataset.place, one.getAttribute('aria-label')]))"""


def look(page: Page, table: str, moment: str = "") -> None:
    page.goto(f"/replay/{table}{moment}")
    expect(page.locator(".replay")).to_be_visible()


def at(page: Page) -> int:
    return int(page.locator(".replay").get_attribute("data-at") or -1)


def expect_at(page: Page, number: int) -> None:
    expect(page.locator(".replay")).to_have_attribute("data-at", str(number))


def check_board(page: Page, serving: Serving, table: Table, version: int) -> None:
    """The board shows what the server's game has there."""
    there = Table(table.terms)
    assert table.match is not None
    there.seats, there.match = table.seats, table.match.at(version)
    labels = page.evaluate(STANDING)
    states = serving.truth.states(there, None)
    for place, state in states.items():
        assert state.lower() in labels[place].lower(), (version, place, labels[place], state)
    position = presenter_of(table.terms.game).position(there.view(None))
    count = sum(map(len, position["built"])) + len(position["bids"]) if "built" in position else len(position["tiles"])
    assert len(states) == count


def last_of(table: Table) -> int:
    assert table.match is not None
    return table.match.version
