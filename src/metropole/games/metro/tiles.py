"""The 24 kinds of tile: their tracks, their copies, and where each would join two stations by itself.

A *tile* is a kind as it lies: `kind * 4 + turns`, turned clockwise by that many quarters.
"""

from __future__ import annotations

from metropole.games.metro import board
from metropole.games.metro.board import STATION_AT, STATION_PLACES

COPIES = board.TILE_COPIES
KINDS: tuple[str, ...] = tuple(COPIES)
INDEX: dict[str, int] = {kind: index for index, kind in enumerate(KINDS)}
DECK: tuple[str, ...] = tuple(kind for kind in KINDS for _ in range(COPIES[kind]))
UNKNOWN = len(KINDS)  # stands for a tile that nobody has shown
NO_KIND = -1  # where there is no tile
SIDES_ON = {"a": 2, "b": 1, "c": 3, "d": 0}  # how many sides clockwise each letter's track comes out
TURNS = range(4)


def leaves_by(kind: str, turns: int, side: int) -> int:
    """The side by which a line leaves that came in at this side."""
    return (side + SIDES_ON[kind[(side - turns) % 4]]) % 4


def tracks(kind: str, turns: int = 0) -> dict[int, int]:
    """Which odd exit each even exit is joined to; exits go clockwise from the top left corner, two a side."""
    return {2 * side: 2 * leaves_by(kind, turns, side) + 1 for side in range(4)}


def joined_stations(kind: str, turns: int, square: int) -> list[int]:
    """The stations that a tile here would join by itself, to one another or to themselves."""
    found: set[int] = set()
    for side in range(4):
        ends = {STATION_AT.get((square, side)), STATION_AT.get((square, leaves_by(kind, turns, side)))}
        if None not in ends:
            found |= {end for end in ends if end is not None}
    return sorted(found)


def _short_squares(kind: str, turns: int) -> int:
    return board.mask_of(
        {square for square, side in STATION_PLACES if (square, leaves_by(kind, turns, side)) in STATION_AT}
    )


# The side by which a line leaves, by tile * 4 + the side by which it came in.
LEAVES_BY: tuple[int, ...] = tuple(
    leaves_by(kind, turns, side) for kind in KINDS for turns in TURNS for side in range(4)
)
# The same backwards: the side by which a line came in, by tile * 4 + the side by which it leaves.
ENTERS_BY: tuple[int, ...] = tuple(
    next(side for side in range(4) if LEAVES_BY[tile + side] == out)
    for tile in range(0, len(LEAVES_BY), 4)
    for out in range(4)
)
# The squares where a tile would join stations by itself: whatever else lies on the board, they are the same.
SHORT: tuple[int, ...] = tuple(_short_squares(kind, turns) for kind in KINDS for turns in TURNS)
ALWAYS_SHORT: tuple[int, ...] = tuple(  # by kind: however it is turned
    SHORT[4 * kind] & SHORT[4 * kind + 1] & SHORT[4 * kind + 2] & SHORT[4 * kind + 3] for kind in range(len(KINDS))
)


def name_of(kind: int) -> str | None:
    """The kind's name; None if it is not known or there is no tile."""
    return KINDS[kind] if 0 <= kind < UNKNOWN else None


def kind_of(name: str | None) -> int:
    """The kind of this name; UNKNOWN for None."""
    return UNKNOWN if name is None else INDEX[name]
