"""A position as people read it in a terminal: the board in letters, and who holds what. For `repr`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from metropole.games.metro import board, tiles
from metropole.games.metro.track import Track

if TYPE_CHECKING:
    from metropole.games.metro.rules import State


def diagram(state: State) -> str:
    """Eight rows of squares, then a line for each seat."""
    rows = [_row(state, row) for row in range(board.ROWS)]
    seats = [_seat(state, seat) for seat in range(state.players)]
    return "\n".join([*rows, *seats, _stack(state)])


def _row(state: State, row: int) -> str:
    return " ".join(_square(state.track, row * board.COLUMNS + column) for column in range(board.COLUMNS)).rstrip()


def _square(track: Track, square: int) -> str:
    """A tile's kind with its turns; the centre, and empty squares where something may lie or not yet."""
    tile = track.tile_on(square)
    if tile is not None:
        return tiles.KINDS[tile >> 2] + (str(tile & 3) if track.free_rotation else "")
    sign = "##" if board.CENTRE_SQUARES >> square & 1 else "++" if track.frontier >> square & 1 else "--"
    return f"{sign:^{5 if track.free_rotation else 4}}"


def _seat(state: State, seat: int) -> str:
    mark = ">" if seat == state.turn else " "
    hand = " ".join(kind or "?" for kind in state.hand_of(seat)) or "-"
    return f"{mark}seat {seat} ({board.COLOURS[seat]}): {state.track.points_of(seat)} points, holds {hand}"


def _stack(state: State) -> str:
    drawn = f"; drawn: {tiles.name_of(state.drawn)}" if state.drawn >= 0 else ""
    return f" stack: {state.stack}{drawn}"
