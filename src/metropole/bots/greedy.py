"""A bot that takes what gives it the most points at once, and does not look further."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from metropole.games import metropolys
from metropole.games.contract import Game
from metropole.games.metropolys.board import BUILDINGS
from metropole.games.metropolys.tally import Tally
from metropole.games.metropolys.view import known_state

Worth = Callable[[Any], dict[int, float]]  # from a view: what each legal action is worth to its seat


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """Chooses among the most valuable actions at random."""

    worth: Worth

    def choose(self, view: Any, rng: Random) -> int:
        worth = self.worth(view)
        most = max(worth.values())
        return rng.choice([code for code, value in worth.items() if value == most])


def metropolys_worth(view: metropolys.View) -> dict[int, float]:
    """The points that an action would bring if nobody answered it, less a little for a building hard to replace.

    A higher building is spent only where it wins at least a point more; between equals the lower one goes.
    """
    state = known_state(view)
    seat = state.turn
    tally = Tally()
    now = tally.count_all(state).seat_total(seat)
    worth: dict[int, float] = {}
    for code in state.legal():
        after = state.copy()
        after.play(code)
        while after.is_in_call:
            after.play(metropolys.PASS)
        spent = 0.0 if code == metropolys.PASS else (code % BUILDINGS + 1) / (BUILDINGS + 1)
        worth[code] = tally.count_all(after).seat_total(seat) - now - spent
    return worth


def make(game: Game[Any, Any, Any]) -> GreedyBot:
    """A greedy player of this game."""
    return GreedyBot({"metropolys": metropolys_worth}[game.NAME])
