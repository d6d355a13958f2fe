"""Why an action is not legal, as an id and its parameters. Needs of the hands only that of the seat to move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from metropole.games.contract import Message
from metropole.games.metro import board, tiles
from metropole.games.metro.actions import ACTIONS, Action, action_of

if TYPE_CHECKING:
    from metropole.games.metro.rules import State
    from metropole.games.metro.track import Track


def why_not(state: State, code: int) -> Message | None:
    """Why the seat to move may not do this; None if it may."""
    if state.turn < 0:
        return Message("game_over")
    if not 0 <= code < ACTIONS:
        return Message("unknown_code", {"code": code, "most": ACTIONS - 1})
    action = action_of(code)
    if action.is_draw:
        return why_not_draw(state)
    return why_not_kind(state, action.kind) or why_not_placed(state.track, action)


def why_not_draw(state: State) -> Message | None:
    """Why the seat to move may not draw a tile now."""
    if state.drawn >= 0:
        return Message("drawn_already")
    return None if state.stack else Message("stack_empty")


def why_not_kind(state: State, kind: str) -> Message | None:
    """Why the seat to move has no tile of this kind to place now."""
    if kind in state.placeable():
        return None
    if state.drawn >= 0:
        return Message("drawn_tile_first", {"tile": kind, "drawn": tiles.name_of(state.drawn) or ""})
    return Message("tile_not_held", {"tile": kind})


def why_not_placed(track: Track, action: Action) -> Message | None:
    """Why a tile may not be placed so on this board, whoever holds it."""
    return why_not_there(track, action) or why_not_square(track, action.square) or _why_too_short(track, action)


def why_not_there(track: Track, action: Action) -> Message | None:
    """Why a tile cannot lie so, whatever was placed before it."""
    if action.turns and not track.free_rotation:
        return Message("tiles_are_not_turned", {"tile": action.kind, "turns": action.turns})
    return _why_no_room(track, action.square)


def why_not_square(track: Track, name: str) -> Message | None:
    """Why no tile may be placed on this square now."""
    if no_room := _why_no_room(track, name):
        return no_room
    return None if track.frontier >> board.INDEX[name] & 1 else Message("square_not_adjacent", {"square": name})


def _why_no_room(track: Track, name: str) -> Message | None:
    square = board.INDEX[name]
    if board.CENTRE_SQUARES >> square & 1:
        return Message("square_in_centre", {"square": name})
    tile = track.tile_on(square)
    if tile is not None:
        return Message("square_occupied", {"square": name, "tile": tiles.KINDS[tile // 4], "turns": tile % 4})
    return None


def why_exception(track: Track, kind: str) -> Message | None:
    """Why this tile may join stations by itself: wherever it can still be placed, it would; None while it may not."""
    if not track.frontier or proper_squares(track, kind):
        return None
    squares = board.names_of(track.frontier)
    return Message("no_other_square", {"tile": kind, "squares": squares, "count": len(squares)})


def proper_squares(track: Track, kind: str) -> int:
    """The squares where this tile joins no stations by itself, turned as far as it may be."""
    first = tiles.INDEX[kind] * 4
    shortest = tiles.ALWAYS_SHORT[first // 4] if track.free_rotation else tiles.SHORT[first]
    return track.frontier & ~shortest


def _why_too_short(track: Track, action: Action) -> Message | None:
    """Says how many other squares are open to the tile, and how else it could be turned on this one."""
    square = board.INDEX[action.square]
    stations = tiles.joined_stations(action.kind, action.turns, square)
    proper = proper_squares(track, action.kind)
    if not stations or not proper:
        return None
    turnable = tiles.TURNS if track.free_rotation else ()
    return Message(
        "one_tile_line",
        {
            "tile": action.kind,
            "square": action.square,
            "stations": stations,
            "others": (proper & ~(1 << square)).bit_count(),
            "other_turns": [turns for turns in turnable if not tiles.joined_stations(action.kind, turns, square)],
        },
    )
