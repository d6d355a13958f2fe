"""A bot that takes any legal action, each as likely as any other."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from metropole.games.contract import Game


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Plays at random."""

    game: Game[Any, Any, Any]

    def choose(self, view: Any, rng: Random) -> int:
        return rng.choice(self.game.legal(view))
