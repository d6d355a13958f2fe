"""How long a bot takes to answer at a table with people: a moment, as somebody would who looks at the board first.

It counts from when its turn began. What it has thought meanwhile is part of it.
"""

from __future__ import annotations

from typing import Literal

from metropole.bots.levels import LEVELS

Tempo = Literal["natural", "quick", "at_once"]
FORCED, OBVIOUS = 300, 700  # milliseconds: where there is but one action; where nothing comes near the best
SHARES: dict[Tempo, float] = {"natural": 1.0, "quick": 0.4, "at_once": 0.0}


def moment(tempo: Tempo, level: str, hardness: float, *, is_forced: bool) -> int:
    """The milliseconds from the beginning of its turn until a bot answers, unless it has to think longer."""
    hardest = int(LEVELS[level].ponders * 1000)
    whole = FORCED if is_forced else OBVIOUS + hardness * (hardest - OBVIOUS)
    return int(whole * SHARES[tempo])


def longest(tempo: Tempo, level: str) -> int:
    """The milliseconds after which a bot has answered at the latest."""
    return int(max(LEVELS[level].seconds, LEVELS[level].ponders * SHARES[tempo]) * 1000)
