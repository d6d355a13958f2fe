"""Boards of real tables counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from metropole.games import metro
from metropole.games.contract import Message, NotLegal
from metropole.record import Record, Result
from metropole.server.broadcast import metro as presenter
from metropole.server.scorer.counting import Counted


def count(data: Mapping[str, Any]) -> Counted:
    """A board with its lines; where the order of the tiles is known, also as a game that can be replayed."""
    laid = metro.score_board(data)
    if laid.reason is not None:
        raise NotLegal(Message(laid.reason.id, {**laid.reason.details, "at": laid.at}))
    game, outcome = metro.played(data), metro.outcome_of(laid.track)
    final = presenter.final_of(laid.track)
    position: presenter.MetroPosition = {
        "turn": -1,
        "hands": [0] * game.setup.players,
        "drawn": None,
        "stack": len(game.setup.deck) - len(game.actions),
        "points": final["points"],
        "tiles": list(game.actions),
        "lines": final["lines"],
    }
    setup: presenter.MetroSetup = {
        "hand": game.setup.hand,
        "free_rotation": game.setup.free_rotation,
        "first": game.setup.first,
    }
    result = None if laid.open else Result.of(outcome)
    record = None if data.get("any_order") else Record(metro, game.setup, game.actions, result)
    return Counted(setup, position, final, outcome, laid.open, record)


def ask(data: Mapping[str, Any], question: Mapping[str, Any]) -> metro.Verdict:
    """Whether a tile may lie on such a board."""
    return metro.verdict(data, question)
