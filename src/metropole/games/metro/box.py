"""Setting up the box of Metro: whose stations are whose, and the tiles in an order of their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from metropole.games.boxes import Part, Step
from metropole.games.contract import NOBODY, Message
from metropole.games.metro import board
from metropole.games.metro.notation import write_setup
from metropole.games.metro.setup import Setup
from metropole.games.metro.tiles import DECK

GIVEN = ("first",)
EVEN: Mapping[str, Any] | None = None  # the board is the same for all


def position(setup: Setup) -> dict[str, Any]:
    """The board with no tile on it."""
    options, dealt = write_setup(setup)
    data = {"game": "metro", "players": setup.players, "options": options, "first": dealt["first"]}
    return {**data, "board": []}


def parts(setup: Setup) -> Sequence[Part]:
    """The stations of each seat, then the tiles."""
    return [
        Part(Message("setup-part-stations"), tuple(_stations(setup))),
        Part(Message("setup-part-tiles"), tuple(_tiles(setup))),
    ]


def _stations(setup: Setup) -> Iterator[Step]:
    owners = board.OWNERS[setup.players]
    for seat in range(setup.players):
        own = [station for station in board.STATIONS if owners[station - 1] == seat]
        yield Step(Message("setup-stations", {"seat": seat, "stations": own}))
    if NOBODY in owners:
        free = [station for station in board.STATIONS if owners[station - 1] == NOBODY]
        yield Step(Message("setup-stations-free", {"stations": free}))
    yield Step(Message("setup-cars"))


def _tiles(setup: Setup) -> Iterator[Step]:
    yield Step(Message("setup-tiles", {"count": len(DECK)}))
    yield Step(Message("setup-hand", {"hand": setup.hand}))
    if setup.free_rotation:
        yield Step(Message("setup-turned"))
    yield Step(Message("setup-first", {"seat": setup.first}))


def notes(setup: Setup) -> Sequence[Message]:
    """Nothing else."""
    return []


def in_letters(setup: Setup) -> str:
    """The stations say it all."""
    return ""


def hands(setup: Setup) -> list[dict[str, Any]]:
    """The first tiles are drawn from the stack like all others."""
    return []


def hand_texts(setup: Setup, seat: int) -> Sequence[Message]:
    """Nothing is dealt by itself."""
    return []


def stack(setup: Setup) -> list[str]:
    """All tiles in the order they are drawn, those of the first hands too."""
    _, dealt = write_setup(setup)
    found: list[str] = dealt["deck"]
    return found
