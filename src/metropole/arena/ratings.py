"""How strong bots are, from results: ratings with their uncertainty, and shares of victories with their intervals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from metropole.arena.extras import need
from metropole.arena.play import Result

Z = 1.959964  # of the normal distribution, for 95 %

Interval = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Rating:
    """A Plackett-Luce rating: strength, its uncertainty, and the strength that is hardly doubted."""

    mu: float
    sigma: float
    ordinal: float


def wilson(wins: float, games: int) -> Interval:
    """Wilson's interval of 95 % for the chance of winning; `wins` may hold parts of shared victories."""
    if games == 0:
        return 0.0, 1.0
    rate, weight = wins / games, Z * Z / games
    middle = (rate + weight / 2) / (1 + weight)
    half = Z * sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


def rate(results: Iterable[Result]) -> dict[str, Rating]:
    """The ratings of all bots, from results in this order.

    A bot on several seats of one game is moved by the average of what its seats earned.
    """
    need("openskill", "arena")
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, tuple[float, float]] = {}
    for result in results:
        before = [known.get(name, (model.mu, model.sigma)) for name in result.seats]
        if len(set(result.seats)) > 1:  # a game of a bot against itself tells nothing of its strength
            teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
            after = [
                (team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[float(n) for n in result.ranks()])
            ]
        else:
            after = before
        for name in set(result.seats):
            own = [value for seat, value in zip(result.seats, after, strict=True) if seat == name]
            known[name] = fmean(mu for mu, _ in own), fmean(sigma for _, sigma in own)
    return {name: Rating(mu, sigma, mu - 3 * sigma) for name, (mu, sigma) in known.items()}
