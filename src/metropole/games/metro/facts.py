"""What the parts and the rulebook of Metro say in numbers and names, for all who need it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from metropole.games.contract import NOBODY
from metropole.games.metro import board, setup, tiles


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything that is the same in all games of Metro, and not in the data file of the board."""

    seats: tuple[int, ...]
    options: Mapping[str, Any]
    hands: tuple[int, ...]  # how many tiles a seat can be agreed to hold
    stations: int
    stations_each: Mapping[int, int]  # how many a seat owns, by number of players
    rows: int
    columns: int
    sides: tuple[str, ...]  # clockwise
    steps: tuple[tuple[int, int], ...]  # rows down and columns right, by side
    sides_on: Mapping[str, int]  # how many sides clockwise each letter's track comes out
    centre: str  # the end of a line that is no numbered station
    centre_squares: tuple[str, ...]
    centre_factor: int  # how many times a line that ends there counts


def _stations_each(players: int) -> int:
    return (len(board.OWNERS[players]) - board.OWNERS[players].count(NOBODY)) // players


FACTS = Facts(
    seats=tuple(setup.SEATS),
    options=setup.OPTIONS,
    hands=tuple(setup.HANDS),
    stations=len(board.STATIONS),
    stations_each={players: _stations_each(players) for players in setup.SEATS},
    rows=board.ROWS,
    columns=board.COLUMNS,
    sides=board.SIDES,
    steps=board.STEPS,
    sides_on=tiles.SIDES_ON,
    centre=board.CENTRE,
    centre_squares=tuple(board.names_of(board.CENTRE_SQUARES)),
    centre_factor=board.CENTRE_FACTOR,
)
