"""How thoroughly a game is looked at."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Depth:
    """Simulations for each moment of a game; and the least for the action that was played and for the second best one,
    which the search by itself may hardly have tried.
    """

    simulations: int
    least: int


# Quick is a whole game in some seconds on one core, deep several times that: docs/analysis.md has what was measured.
DEPTHS: dict[str, Depth] = {"quick": Depth(6_000, 1_000), "deep": Depth(36_000, 6_000)}
