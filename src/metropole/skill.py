"""How strong somebody plays, as Plackett-Luce has it: pure arithmetic on the outcome of one game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce

Z = 1.959964  # of the normal distribution, for 95 %

_MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Skill:
    """A strength, how far it is uncertain, and the number of games it rests on."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0

    @property
    def ordinal(self) -> float:
        """The strength that is hardly doubted."""
        return self.mu - 3 * self.sigma

    @property
    def interval(self) -> tuple[float, float]:
        """Where the strength lies with a certainty of 95 %."""
        return self.mu - Z * self.sigma, self.mu + Z * self.sigma


def rated(seats: Sequence[str], ranks: Sequence[int], known: Mapping[str, Skill]) -> dict[str, Skill]:
    """Everybody's skill after a game. Whoever had several seats is moved by the average of what they earned.

    A game against oneself tells nothing of one's strength.
    """
    if len(set(seats)) == 1:
        return {who: known.get(who, Skill()) for who in seats}
    before = [known.get(who, Skill()) for who in seats]
    teams = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    after = [team[0] for team in _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])]
    moved: dict[str, Skill] = {}
    for who in dict.fromkeys(seats):
        own = [rating for seat, rating in zip(seats, after, strict=True) if seat == who]
        games = known.get(who, Skill()).games + 1
        moved[who] = Skill(fmean(one.mu for one in own), fmean(one.sigma for one in own), games)
    return moved
