"""What a seat sees of Metropolys, written as bytes. Types in observer.pxd; what stands where: layout.py.

It reads of a State what the seat's view holds and nothing else: of the cards only its own. A test compares it with what
comes of the view alone.
"""

from __future__ import annotations

from typing import Any

import cython

from metropole.games.metropolys import board
from metropole.games.metropolys.rules import State
from metropole.research.metropolys.layout import layout

if not cython.compiled:
    from metropole.games.bits import lowest

PLACES, VALUES = len(board.NAMES), board.BUILDINGS


class MetropolysObserver:
    """Writes what seats see, for one number of players."""

    def __init__(self, players: int) -> None:
        where = layout(players)
        self.players, self.size = players, where.size
        self.in_use, self.targets, self.last = where["in_use"].start, where["targets"].start, where["last"].start
        self.built, self.bid, self.tokens = where["built"].start, where["bid"].start, where["tokens"].start
        self.stock, self.subway_card = where["stock"].start, where["subway_card"].start
        self.archaeology_card, self.in_call = where["archaeology_card"].start, where["in_call"].start
        self.turn, self.area, self.neighbourhood = (
            where["turn"].start,
            where["area"].start,
            where["neighbourhood"].start,
        )
        self.expansion, self.expert = where["expansion"].start, where["expert"].start

    def write(self, state: State, seat: int, out: Any, at: int) -> None:
        """Write what a seat sees of this State, from `at` on."""
        for i in range(self.size):
            out[at + i] = 0
        self._write_city(state, out, at)
        for ahead in range(self.players):
            other = seat + ahead if seat + ahead < self.players else seat + ahead - self.players
            self._write_seat(state, other, ahead, out, at)
        self._write_bids(state, seat, out, at)
        self._write_own(state, seat, out, at)

    def _write_city(self, state: State, out: Any, at: int) -> None:
        in_use = state.unbuilt
        for seat in range(self.players):
            in_use |= state.built[seat]
        self._write_places(in_use, out, at + self.in_use)
        if state.turn >= 0:
            self._write_places(state._targets(), out, at + self.targets)
        if state.last_value:
            out[at + self.last + state.last_place] = state.last_value
        self._write_places(state.trendy, out, at + self.tokens)
        self._write_places(state.subway, out, at + self.tokens + PLACES)
        self._write_places(state.archaeology, out, at + self.tokens + 2 * PLACES)

    def _write_places(self, places: int, out: Any, at: int) -> None:
        while places:
            out[at + lowest(places)] = 1
            places &= places - 1

    def _write_seat(self, state: State, seat: int, ahead: int, out: Any, at: int) -> None:
        built = state.built[seat]
        while built:
            place = lowest(built)
            built &= built - 1
            out[at + self.built + ahead * PLACES + place] = state.value_at[place]
        for value in range(VALUES):
            out[at + self.stock + ahead * VALUES + value] = state.stock[seat] >> (value + 1) & 1
        out[at + self.subway_card + ahead] = 1 if state.subway_card == seat else 0
        out[at + self.archaeology_card + ahead] = 1 if state.archaeology_card == seat else 0
        out[at + self.in_call + ahead] = state.active >> seat & 1
        out[at + self.turn + ahead] = 1 if state.turn == seat else 0

    def _write_bids(self, state: State, seat: int, out: Any, at: int) -> None:
        bids = state.bids
        while bids:
            value = lowest(bids)
            bids &= bids - 1
            bidder = state.bid_seat[value]
            ahead = bidder - seat if bidder >= seat else bidder - seat + self.players
            out[at + self.bid + ahead * PLACES + state.bid_place[value]] = value

    def _write_own(self, state: State, seat: int, out: Any, at: int) -> None:
        if state.area[seat] >= 0:
            out[at + self.area + state.area[seat]] = 1
        if state.neighbourhood[seat] >= 0:
            out[at + self.neighbourhood + state.neighbourhood[seat]] = 1
        if state.expansion[seat] >= 0:
            out[at + self.expansion + state.expansion[seat]] = 1
        out[at + self.expert] = 1 if state.is_expert else 0
        out[at + self.expert + 1] = 1 if state.has_expansion else 0
