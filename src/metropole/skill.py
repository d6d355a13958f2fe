"""How strong somebody plays, as Plackett-Luce has it: pure arithmetic on the outcome of one game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from types import MappingProxyType

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


NOTHING: Mapping[str, float] = MappingProxyType({})


def rated(
    seats: Sequence[str], ranks: Sequence[int], known: Mapping[str, Skill], weights: Mapping[str, float] = NOTHING
) -> dict[str, Skill]:
    """Everybody's skill after a game. Whoever had several seats is moved by the average of what they earned.

    Somebody's weight says how much of that they are moved by: all of it (1, if nothing is said), a part, nothing (0).
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
        whole = Skill(fmean(one.mu for one in own), fmean(one.sigma for one in own))
        moved[who] = _moved(known.get(who, Skill()), whole, weights.get(who, 1.0))
    return moved


def _moved(before: Skill, whole: Skill, weight: float) -> Skill:
    """A part of the way from one skill to another, straight on in strength and in doubt.

    So nobody ever gains or loses more by a light game than by a whole one, and games that weigh next to nothing make
    nobody sure of anything. Each depends on this game alone: the same games in the same order give the same skill.
    """
    if not weight:
        return before
    mu = before.mu + weight * (whole.mu - before.mu)
    sigma = before.sigma + weight * (whole.sigma - before.sigma)
    return Skill(mu, sigma, before.games + 1)
