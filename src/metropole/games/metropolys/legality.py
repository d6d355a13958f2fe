"""Why an action is not legal, as an id and its parameters. Needs nothing secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from metropole.games.contract import Message
from metropole.games.metropolys import board
from metropole.games.metropolys.actions import ACTIONS, BY_CODE

if TYPE_CHECKING:
    from metropole.games.metropolys.rules import State


def why_not(state: State, code: int) -> Message | None:
    """Why the seat to move may not do this; None if it may."""
    if state.turn < 0:
        return Message("game_over")
    if not 0 <= code < ACTIONS:
        return Message("unknown_code", {"code": code, "most": ACTIONS - 1})
    action = BY_CODE[code]
    if action.is_pass:
        return None if state.last_value else Message("cannot_pass_opening")
    return why_not_place(state, action.place) or why_not_value(state, action.value)


def why_not_place(state: State, name: str) -> Message | None:
    """Why no building may be bid in this neighbourhood now."""
    if state.turn < 0:
        return Message("game_over")
    place = board.INDEX[name]
    for seat in range(state.players):
        if value := state.built_by(seat).get(name):
            return Message("place_built", {"place": name, "seat": seat, "value": value})
    for bid in state.call():
        if bid.place == name:
            return Message("place_bid", {"place": name, "seat": bid.seat, "value": bid.value})
    if not state.free_places >> place & 1:
        return Message("place_closed", {"place": name, "district": board.DISTRICT_OF[place]})
    if state.last_value and not board.ADJACENT[state.last_place] >> place & 1:
        return Message("not_adjacent", {"place": name, "last": board.NAMES[state.last_place]})
    return None


def why_not_value(state: State, value: int) -> Message | None:
    """Why the seat to move may not bid its building of this value now."""
    for bid in state.call():
        if bid.seat == state.turn and bid.value == value:
            return Message("building_bid", {"value": value, "place": bid.place})
    for place, built in state.built_by(state.turn).items():
        if built == value:
            return Message("building_built", {"value": value, "place": place})
    if value <= state.last_value:
        return Message("too_low", {"value": value, "last": state.last_value})
    return None
