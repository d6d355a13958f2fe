"""May this tile lie here? Asked of the board of a real table, whoever holds the tile."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from metropole.games.contract import NOBODY, Message, NotLegal, NotUnderstood
from metropole.games.metro import actions, tiles
from metropole.games.metro.explain import why_not
from metropole.games.metro.notation import read_options, read_players
from metropole.games.metro.position import KEYS, UNNEEDED, Position, lay_all, why_no_copy
from metropole.games.metro.rules import State
from metropole.games.metro.setup import Setup
from metropole.games.metro.view import View, view
from metropole.games.reading import read_complete, read_flag

ASKER = 0  # whoever asks is the seat to move: who that is does not matter to a tile


@dataclass(frozen=True, slots=True)
class Verdict:
    """A tile in somebody's hand, about to be placed."""

    view: View
    code: int
    reason: Message | None  # why it may not lie so
    places: tuple[str, ...]  # where it may, turned as it is
    open: tuple[Message, ...] = ()
    is_certain: bool = True  # a board that has been entered tells all there is to know


def verdict(data: Mapping[str, Any], question: Mapping[str, Any]) -> Verdict:
    """Whether a placement, the question's `action`, would be legal on a board that people bring."""
    given = read_complete(data, "position", KEYS, UNNEEDED)
    code = actions.parse(read_complete(question, "question", ("action",))["action"])
    if code == actions.DRAW:
        raise NotUnderstood("not_a_placement", text="draw")
    laid = lay_all(given, read_flag(given.get("any_order", False), "any_order"))
    if laid.reason is not None:
        raise NotLegal(Message(laid.reason.id, {**laid.reason.details, "at": laid.at}))
    kind = actions.action_of(code).kind
    seen = view(_held(given, tuple(laid.track.codes()), kind), ASKER)
    legal = [code >> 6 << 6 | square for square in range(64) if seen.known.is_legal(code >> 6 << 6 | square)]
    no_copy = why_no_copy(laid.track, kind) if seen.turn >= 0 else None
    return Verdict(
        view=seen,
        code=code,
        reason=no_copy or why_not(seen, code),
        places=() if no_copy else tuple(actions.action_of(one).square for one in legal),
    )


def _held(given: Mapping[str, Any], placed: tuple[int, ...], kind: str) -> State:
    """The board with this tile in the asker's hand, and the stack out of sight: nobody can draw from it here."""
    players = read_players(given["players"])
    hand, free_rotation = read_options(given["options"])
    setup = Setup(players, hand, free_rotation, ASKER, (None,) * len(tiles.DECK))
    hands: list[tuple[str | None, ...]] = [()] * players
    hands[ASKER] = (kind,)
    turn = ASKER if len(placed) < len(tiles.DECK) else NOBODY
    return State(setup).arrange(Position(placed, tuple(hands), drawn=None, stack=0, turn=turn))
