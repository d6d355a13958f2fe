"""A bot that takes what looks best at once, and does not look further."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

Worth = Callable[[Any], dict[int, float]]  # from a view: what each legal action is worth to its seat


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """Chooses among the most valuable actions at random."""

    worth: Worth

    def choose(self, view: Any, rng: Random) -> int:
        worth = self.worth(view)
        most = max(worth.values())
        return rng.choice([code for code, value in worth.items() if value == most])
