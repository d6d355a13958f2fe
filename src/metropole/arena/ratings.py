"""How strong bots are, from results: ratings with their uncertainty, and shares of victories with their intervals."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from metropole.arena.play import GameResult
from metropole.skill import Skill, Z, rated

Interval = tuple[float, float]


def wilson(wins: float, games: int) -> Interval:
    """Wilson's interval of 95 % for the chance of winning; `wins` may hold parts of shared victories."""
    if games == 0:
        return 0.0, 1.0
    rate, weight = wins / games, Z * Z / games
    middle = (rate + weight / 2) / (1 + weight)
    half = Z * sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


def rate(results: Iterable[GameResult]) -> dict[str, Skill]:
    """How strong all bots are, from results in this order."""
    known: dict[str, Skill] = {}
    for result in results:
        known |= rated(result.seats, result.ranks(), known)
    return known
