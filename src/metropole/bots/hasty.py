"""A bot that errs as people do: it overlooks places, misjudges what it sees, and likes to show off.

It looks at the board as the greedy bot does, but notices only a part of it, and what it notices it values a little
wrongly. It never throws a move away: what it plays always looked best to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from metropole.bots import KNOWLEDGE
from metropole.bots.decision import Decision, decided
from metropole.games.contract import Game


@dataclass(frozen=True, slots=True)
class Temper:
    """How somebody errs."""

    overlooks: float  # the part of the board that is not noticed
    misjudges: float  # by how many points, typically, a value is taken wrongly
    boldness: float = 0.0  # points that the showiest action seems worth more than the plainest


class HastyBot:
    """Plays what looks best at a hasty glance."""

    def __init__(self, game: Game[Any, Any, Any], temper: Temper) -> None:
        self.game, self.temper = game, temper
        self._knowledge = KNOWLEDGE.load(game.NAME)

    def choose(self, view: Any, rng: Random) -> int:
        return self.decide(view, rng).code

    def decide(self, view: Any, rng: Random) -> Decision:
        """What looks best; the nearer in points something else looked, the harder it was."""
        worth = self._knowledge.worth(view)
        seen = {code: worth[code] + self._error(code, rng) for code in self._noticed(list(worth), rng)}
        best, *rest = sorted(seen, key=lambda code: seen[code], reverse=True)
        closeness = 1 / (1 + seen[best] - seen[rest[0]]) if rest else 0.0
        return decided(best, len(worth), closeness)

    def _noticed(self, codes: list[int], rng: Random) -> list[int]:
        """Whole places are noticed or overlooked; something always is."""
        places = sorted({self._knowledge.focus(code) for code in codes})
        seen = {place for place in places if rng.random() >= self.temper.overlooks} or {rng.choice(places)}
        return [code for code in codes if self._knowledge.focus(code) in seen]

    def _error(self, code: int, rng: Random) -> float:
        return rng.gauss(0.0, self.temper.misjudges) + self.temper.boldness * self._knowledge.showiness(code)
