"""The tiles on the board and the lines they make, followed as they grow. Types in track.pxd.

Tracks that are joined make a piece of line. Only its two ends are kept: at each the gate of the other end and how many
tracks lie between them. A tile joins four pairs of pieces, so that placing one costs the same on any board, however
long the lines are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import cython

from metropole.games.metro import board, tiles
from metropole.games.metro.board import LineValues

if not cython.compiled:
    from metropole.games.bits import lowest, popcount

GATES, ARRIVALS, CENTRE_GATE, CENTRE_FACTOR = board.GATES, board.ARRIVALS, board.CENTRE_GATE, board.CENTRE_FACTOR
GATES_IN, GATES_OUT = list(board.GATES_IN), list(board.GATES_OUT)
NEIGHBOURS = list(board.NEIGHBOURS)
TILE_SQUARES, EDGE = board.TILE_SQUARES, board.EDGE
DRAW = len(tiles.SHORT) * len(board.NAMES)  # the first code that is no placement
SQUARES, STATIONS, SEATS = len(board.NAMES), len(board.STATIONS), len(board.COLOURS)
LEAVES_BY, ENTERS_BY, SHORT = list(tiles.LEAVES_BY), list(tiles.ENTERS_BY), list(tiles.SHORT)
NOWHERE = SQUARES
# The square that lies beyond each side of each.
BEYOND = [
    NOWHERE if (near := board.neighbour(square, side)) is None else near
    for square in range(SQUARES)
    for side in range(4)
]
# By kind, the squares where it cannot be placed without joining stations by itself: not turned, and however turned.
UNTURNED, TURNED = [tiles.SHORT[4 * kind] for kind in range(len(tiles.KINDS))], list(tiles.ALWAYS_SHORT)
OWNERS = [list(board.OWNERS.get(players, [-1] * STATIONS)) for players in range(SEATS + 1)]
NO_TILE = 255
# For readers: seats and ends as people write them.
SEAT_OF = [
    [None if seat < 0 else seat for seat in board.OWNERS.get(players, ())] for players in range(len(board.COLOURS) + 1)
]
ENDS: list[int | str] = [*board.STATIONS, board.CENTRE]
LEADS_TO = [
    (board.NAMES[square], board.SIDES[side])
    for square, side in (board.GATE_PLACES.get(gate, (0, 0)) for gate in range(ARRIVALS))
]


class Track:
    """The tiles laid so far, with the lengths and ends of all lines and the points for the complete ones."""

    empty: int  # squares without a tile, the centre left out
    frontier: int  # empty squares at the edge or next to a tile
    finished: int  # stations whose line is complete, counted from 0
    other: list[int]  # by gate: the other end of the piece that starts or ends there, itself where there is none yet
    length: list[int]  # by gate: how many tracks that piece has
    tile_at: list[int]  # by square
    points: list[int]  # by seat

    def __init__(self, players: int, free_rotation: bool) -> None:
        if not cython.compiled:
            self._allocate()
        self.players, self.free_rotation = players, free_rotation
        self._clear()

    def _clear(self) -> None:
        """No tile lies anywhere."""
        self.empty, self.frontier, self.finished = TILE_SQUARES, EDGE, 0
        for gate in range(GATES):
            self.other[gate] = gate if gate < ARRIVALS else gate - ARRIVALS
            self.length[gate] = 0
        for square in range(SQUARES):
            self.tile_at[square] = NO_TILE
        for seat in range(SEATS):
            self.points[seat] = 0

    if not cython.compiled:

        def _allocate(self) -> None:
            """Compiled, the arrays are part of the object; interpreted, they are lists."""
            self.other, self.length = [0] * GATES, [0] * GATES
            self.tile_at, self.points = [0] * SQUARES, [0] * SEATS

    def copy(self) -> Track:
        """The same tiles, apart from these."""
        twin: Track = Track.__new__(Track)
        if not cython.compiled:
            twin._allocate()
        twin.become(self)
        return twin

    def __copy__(self) -> Track:
        return self.copy()

    def become(self, other: Track) -> None:
        """Take over another board's tiles."""
        self.empty, self.frontier, self.finished = other.empty, other.frontier, other.finished
        self.other[:] = other.other
        self.length[:] = other.length
        self.tile_at[:] = other.tile_at
        self.points[:] = other.points
        self.players, self.free_rotation = other.players, other.free_rotation

    # Where a tile may lie

    def targets(self, tile: int) -> int:
        """Where a tile, turned as it is, may be placed.

        It must not join stations by itself, unless it has no other square, however it may be turned.
        """
        always = TURNED[tile >> 2] if self.free_rotation else UNTURNED[tile >> 2]
        if self.frontier & ~always:
            return self.frontier & ~SHORT[tile]
        return self.frontier

    def allows(self, tile: int, square: int) -> bool:
        """Whether a tile, turned as it is, may be placed on this square."""
        if tile & 3 and not self.free_rotation:
            return False
        return self.targets(tile) >> square & 1 > 0

    # What then happens

    def lay(self, tile: int, square: int) -> None:
        """Place a tile, join its tracks to the lines they meet, and count the lines that are now complete."""
        bit = 1
        bit <<= square
        self.empty &= ~bit
        self.frontier = (self.frontier | NEIGHBOURS[square]) & self.empty
        self.tile_at[square] = tile
        for side in range(4):
            self._join(GATES_IN[square * 4 + side], GATES_OUT[square * 4 + LEAVES_BY[tile * 4 + side]])

    def _join(self, gate_in: int, gate_out: int) -> None:
        """Join the piece that ends at one gate to the piece that starts at the other by one track."""
        start = self.other[gate_in]
        end = self.other[gate_out]
        length = self.length[gate_in] + self.length[gate_out] + 1
        self.other[start] = end
        self.length[start] = length
        if end > CENTRE_GATE:
            self.other[end] = start
            self.length[end] = length
        elif start < CENTRE_GATE:
            self._finish(start, length * CENTRE_FACTOR if end == CENTRE_GATE else length)

    def _finish(self, station: int, points: int) -> None:
        bit = 1
        bit <<= station
        self.finished |= bit
        seat = OWNERS[self.players][station]
        if seat >= 0:
            self.points[seat] += points

    def winners(self) -> int:
        """The set of seats with the most points."""
        best = -1
        winners = 0
        for seat in range(self.players):
            if self.points[seat] > best:
                best = self.points[seat]
                winners = 0
            if self.points[seat] == best:
                winners |= 1 << seat
        return winners

    # For readers who are not compiled

    def place(self, code: int) -> tuple[int, ...] | None:
        """Place a tile and return the stations whose lines it completes; None if the rules do not allow it."""
        if not 0 <= code < DRAW or not self.allows(code >> 6, code & 63):
            return None
        before = self.finished
        self.lay(code >> 6, code & 63)
        return self.finished_since(before)

    def finished_since(self, before: int) -> tuple[int, ...]:
        """The stations whose lines have been completed since a set of them was."""
        stations: tuple[int, ...] = ()
        finished = self.finished & ~before
        while finished:
            stations += (lowest(finished) + 1,)
            finished &= finished - 1
        return stations

    def squares_for(self, tile: int) -> int:
        """Where a tile, turned as it is, may be placed."""
        return self.targets(tile)

    def tile_on(self, square: int) -> int | None:
        """The tile that lies here."""
        return None if self.tile_at[square] == NO_TILE else self.tile_at[square]

    def laid(self) -> int:
        """How many tiles lie on the board."""
        return popcount(TILE_SQUARES & ~self.empty)

    def station_into(self, square: int, side: int) -> int:
        """The station of the line that comes in by this side of a square; 0 where none does."""
        first = at = square * 4 + side
        while GATES_IN[at] >= CENTRE_GATE:
            before = BEYOND[at]
            if before == NOWHERE or self.tile_at[before] == NO_TILE:
                return 0
            at = before * 4 + ENTERS_BY[self.tile_at[before] * 4 + (at + 2) % 4]
            if at == first:  # round and round
                return 0
        return GATES_IN[at] + 1

    def codes(self) -> list[int]:
        """The tiles on the board, square by square, as the codes of their placements."""
        squares = [square for square in range(SQUARES) if self.tile_at[square] != NO_TILE]
        return [self.tile_at[square] * SQUARES + square for square in squares]

    def relay(self, codes: Iterable[int]) -> Track:
        """Lay tiles that have been allowed before, in any order; none may lie here yet."""
        for code in codes:
            self.lay(code >> 6, code & 63)
        return self

    def __reduce__(self) -> tuple[Callable[..., Track], tuple[object, ...]]:
        return _relaid, (self.players, bool(self.free_rotation), self.codes())

    def line_from(self, station: int) -> LineValues:
        """A station's line: station, seat, length, end, points, and where it leads while it is open."""
        if not 1 <= station <= STATIONS:
            raise IndexError(f"stations are numbered from 1 to {STATIONS}: there is no {station}")
        gate = self.other[station - 1]
        length = self.length[station - 1]
        seat = SEAT_OF[self.players][station - 1]
        if not length or gate > CENTRE_GATE:
            return station, seat, length, None, 0, LEADS_TO[gate]
        points = 0 if seat is None else length * CENTRE_FACTOR if gate == CENTRE_GATE else length
        return station, seat, length, ENDS[gate], points, None

    def points_of(self, seat: int) -> int:
        """A seat's points so far."""
        return self.points[seat]


def _relaid(players: int, free_rotation: bool, codes: list[int]) -> Track:
    return Track(players, free_rotation).relay(codes)
