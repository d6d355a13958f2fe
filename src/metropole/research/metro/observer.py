"""What a seat sees of Metro, written as bytes. Types in observer.pxd; what stands where: layout.py.

It reads of a State what the seat's view holds and nothing else: of another's hand only how many tiles it has, of the
deck only how many are left. A test compares it with what comes of the view alone.
"""

from __future__ import annotations

from typing import Any

import cython

from metropole.games.metro import board, tiles
from metropole.games.metro.rules import State
from metropole.research.metro.layout import MOST as _MOST
from metropole.research.metro.layout import layout

if not cython.compiled:
    from metropole.games.bits import lowest

SQUARES, STATIONS, KINDS = len(board.NAMES), len(board.STATIONS), len(tiles.KINDS)
ALL_KINDS = sum(3 << 2 * kind for kind in range(len(tiles.KINDS)))
CENTRE_GATE, NO_TILE, MOST = board.CENTRE_GATE, 255, _MOST
LEAVES_BY, GATES_OUT = list(tiles.LEAVES_BY), list(board.GATES_OUT)
OWNERS = [list(board.OWNERS.get(players, [-1] * STATIONS)) for players in range(len(board.COLOURS) + 1)]
COPIES = list(tiles.COPIES.values())
# Where each gate leads in, as a place in four planes, one a side.
PLACE_OF = [
    side * SQUARES + square for square, side in (board.GATE_PLACES.get(gate, (0, 0)) for gate in range(board.GATES))
]


class MetroObserver:
    """Writes what seats see, for one number of players."""

    def __init__(self, players: int) -> None:
        where = layout(players)
        if not cython.compiled:
            self.left = [0] * KINDS
        self.players, self.size = players, where.size
        self.open, self.arriving = where["open"].start, where["arriving"].start
        self.to_centre, self.to_station = where["to_centre"].start, where["to_station"].start
        self.hand, self.drawn, self.unseen = where["hand"].start, where["drawn"].start, where["unseen"].start
        self.points, self.held, self.turn = where["points"].start, where["held"].start, where["turn"].start
        self.stack = where["stack"].start

    def write(self, state: State, seat: int, out: Any, at: int) -> None:
        """Write what a seat sees of this State, from `at` on."""
        for i in range(self.open):
            out[at + i] = 0
        for kind in range(KINDS):
            self.left[kind] = COPIES[kind]
        for square in range(SQUARES):
            tile = state.track.tile_at[square]
            if tile != NO_TILE:
                self.left[tile >> 2] -= 1
                self.lay(tile, square, out, at)
        self.write_rest(state, seat, self.left, out, at)

    def lay(self, tile: int, square: int, out: Any, at: int) -> None:
        """Add a tile to what was written."""
        for side in range(4):
            out[at + (4 * side + LEAVES_BY[tile * 4 + side]) * SQUARES + square] = 1

    def write_rest(self, state: State, seat: int, left: Any, out: Any, at: int) -> None:
        """Write all but the tiles on the board; `left` says how many of each kind are not among them."""
        for i in range(self.open, self.size):
            out[at + i] = 0
        self._write_lines(state, seat, out, at)
        self._write_open(state, out, at)
        for kind in range(KINDS):
            out[at + self.unseen + kind] = left[kind]
        self._write_seats(state, seat, out, at)

    def _write_lines(self, state: State, seat: int, out: Any, at: int) -> None:
        """Where the lines that are not complete go on."""
        for station in range(STATIONS):
            owner = OWNERS[self.players][station]
            if owner >= 0 and not state.track.finished >> station & 1:
                ahead = owner - seat if owner >= seat else owner - seat + self.players
                place = PLACE_OF[state.track.other[station]]
                out[at + self.arriving + ahead * 4 * SQUARES + place] = 1 + state.track.length[station]

    def _write_open(self, state: State, out: Any, at: int) -> None:
        """The squares where tiles may lie, and where their sides lead."""
        open_squares = state.track.frontier
        while open_squares:
            square = lowest(open_squares)
            open_squares &= open_squares - 1
            out[at + self.open + square] = 1
            for side in range(4):
                gate = GATES_OUT[square * 4 + side]
                end = state.track.other[gate]
                if end <= CENTRE_GATE:
                    first = self.to_centre if end == CENTRE_GATE else self.to_station
                    out[at + first + side * SQUARES + square] = 1 + state.track.length[gate]

    def _write_seats(self, state: State, seat: int, out: Any, at: int) -> None:
        hand = state.hands[seat] & ALL_KINDS
        while hand:
            kind = lowest(hand) >> 1
            copies = hand >> 2 * kind & 3
            out[at + self.hand + kind] = copies
            out[at + self.unseen + kind] -= copies
            copies <<= 2 * kind
            hand &= ~copies
        if state.drawn >= 0:
            out[at + self.drawn + state.drawn] = 1
            out[at + self.unseen + state.drawn] -= 1
        for ahead in range(self.players):
            other = seat + ahead if seat + ahead < self.players else seat + ahead - self.players
            points = state.track.points[other]
            out[at + self.points + ahead] = points if points < MOST else MOST
            out[at + self.held + ahead] = state._held(other)
            out[at + self.turn + ahead] = 1 if state.turn == other else 0
        out[at + self.stack] = 60 - state.taken
        out[at + self.stack + 1] = state.hand
        out[at + self.stack + 2] = 1 if state.orientations > 1 else 0
