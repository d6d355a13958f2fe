"""The board as data: squares, stations and who owns them, read once from the package's data file.

A *square* is an index, 0 to 63, row by row from the top left; its *name* is what people write (`01`: row 0, column 1).
Sets of squares are bit sets. A *side* is 0 to 3, clockwise from the top. Stations are numbered from 1.

A *gate* is where a line crosses from one square to the next, in one direction: each side of a square has one gate in
and one out. The gates in at the edge of the board are the stations' own, 0 to 31 by station; 32 stands for the centre,
where lines end and none is owned; the others follow. ARRIVALS and above are the gates out at the edge and into the
centre: nothing lies behind them, so that lines end there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib.resources import files

from metropole.games.contract import NOBODY

_DATA = json.loads(files("metropole.data").joinpath("metro.json").read_text(encoding="utf-8"))

ROWS: int = _DATA["rows"]
COLUMNS: int = _DATA["columns"]
SIDES = ("top", "right", "bottom", "left")
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # rows down and columns right, by side
COLOURS: tuple[str, ...] = tuple(_DATA["colours"])
TILE_COPIES: dict[str, int] = _DATA["tiles"]
NAMES: tuple[str, ...] = tuple(f"{row}{column}" for row in range(ROWS) for column in range(COLUMNS))
INDEX: dict[str, int] = {name: index for index, name in enumerate(NAMES)}
# A line's station, seat, length, end, points, and the square and side it leads to while it is open.
LineValues = tuple[int, int | None, int, int | str | None, int, tuple[str, str] | None]
CENTRE = "centre"  # the end of a line that is no numbered station
CENTRE_FACTOR = 2  # a line that ends there counts so many times


def mask_of(squares: Iterable[int]) -> int:
    """The set of these squares."""
    return sum(1 << square for square in squares)


def names_of(mask: int) -> list[str]:
    """The names of a set's squares, row by row."""
    return [name for square, name in enumerate(NAMES) if mask >> square & 1]


def neighbour(square: int, side: int) -> int | None:
    """The square on the other side of this side; None at the edge of the board."""
    row, column = square // COLUMNS + STEPS[side][0], square % COLUMNS + STEPS[side][1]
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else None


CENTRE_SQUARES = mask_of(row * COLUMNS + column for row, column in _DATA["centre_squares"])
TILE_SQUARES = mask_of(range(len(NAMES))) & ~CENTRE_SQUARES
NEIGHBOURS: tuple[int, ...] = tuple(
    mask_of({near for side in range(4) if (near := neighbour(square, side)) is not None}) & TILE_SQUARES
    for square in range(len(NAMES))
)

STATIONS = range(1, len(_DATA["stations"]) + 1)
STATION_NAMES: tuple[str, ...] = tuple(_DATA["station_names"][str(station)] for station in STATIONS)
STATION_PLACES: tuple[tuple[int, int], ...] = tuple(  # square and side, by station from 0
    (row * COLUMNS + column, SIDES.index(side))
    for row, column, side in (_DATA["stations"][str(station)] for station in STATIONS)
)
STATION_AT: dict[tuple[int, int], int] = {place: station for station, place in enumerate(STATION_PLACES, start=1)}
EDGE = mask_of({square for square, _ in STATION_PLACES})


def _owners(stations: list[list[int]]) -> tuple[int, ...]:
    owner = {station: seat for seat, owned in enumerate(stations) for station in owned}
    return tuple(owner.get(station, NOBODY) for station in STATIONS)


# Seats by station from 0, NOBODY where a station is only an end; by number of players.
OWNERS: dict[int, tuple[int, ...]] = {
    int(players): _owners(stations) for players, stations in _DATA["station_owners"].items()
}

CENTRE_GATE = len(STATIONS)
_INNER = [
    (square, side)
    for square in range(len(NAMES))
    for side in range(4)
    if TILE_SQUARES >> square & 1 and (square, side) not in STATION_AT
]
_GATE_IN = {place: gate for gate, place in enumerate(STATION_PLACES)}
_GATE_IN |= {place: gate for gate, place in enumerate(_INNER, start=CENTRE_GATE + 1)}
ARRIVALS = CENTRE_GATE + 1 + len(_INNER)
GATES = ARRIVALS + CENTRE_GATE + 1
GATE_PLACES: dict[int, tuple[int, int]] = {gate: place for place, gate in _GATE_IN.items()}  # where each leads in


def _gate_out(square: int, side: int) -> int:
    near = neighbour(square, side)
    if near is None:
        return ARRIVALS + STATION_AT[square, side] - 1
    if CENTRE_SQUARES >> near & 1:
        return ARRIVALS + CENTRE_GATE
    return _GATE_IN[near, (side + 2) % 4]


# By square * 4 + side; 0 where no tile can lie.
GATES_IN: tuple[int, ...] = tuple(_GATE_IN.get((square, side), 0) for square in range(len(NAMES)) for side in range(4))
GATES_OUT: tuple[int, ...] = tuple(
    _gate_out(square, side) if TILE_SQUARES >> square & 1 else 0 for square in range(len(NAMES)) for side in range(4)
)
