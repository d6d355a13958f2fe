"""A choice among places, the better the likelier: the weights of the model, and how much a choice tells.

Each bid is a choice among the places that were allowed, and passing. A place's weight is exp(points), with points for
open things (tokens, highest buildings) and for the cards, each times a number that is fitted. Which building was bid is
not modelled.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp

from metropole.bots.metropolys.belief_steps import Steps

Cells = list[tuple[float, int]]  # sets of places, with the weight or the factor that each place in them has


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of the model, found by `python -m metropole.learning.metropolys.belief`."""

    open: float  # for a point of tokens and highest buildings, known to everybody
    area: float  # for a point of the area card
    second: float  # for a point of the neighbourhood or the expansion card
    hope: float  # for a point of a group not yet complete, times the share that would stand
    passing: float  # for passing
    settled: float  # how much of the cards' weights is left when it is not known what else could have been chosen

    def for_settled_buildings(self) -> Weights:
        """The weights for a view without a history."""
        return replace(self, area=self.area * self.settled, second=self.second * self.settled, hope=0.0)


# Chosen between what the fit (see `Weights`) finds with `--bot skilled --hope` (open 0.5, area 1.25,
# second 1, hope 0.025, passing 0) and what it found for greedy bots (1.375, 1.688, 1.625, 0, 2): the first alone takes
# players at random for certain. On games of another seed a card's mean log-score is -0.41 for skilled bots (-0.48 with
# the numbers for greedy ones), -0.71 for experts (-0.81), -0.35 for greedy bots (-0.33).
WEIGHTS = Weights(open=0.75, area=1.25, second=1.0, hope=0.0, passing=0.5, settled=0.3)

# How often a choice means nothing, for players of three kinds, each as likely at first as the others: one who always
# takes what is best, one who often has other reasons, one to whom cards mean nothing. Which kind a seat is of shows in
# its play like its cards do; without the last two a player who thinks otherwise would soon be taken for certain.
LAPSES = (0.01, 0.25)


def gains_over_chance(cells: Cells, second: list[Cells], passing: float, bit: int) -> list[float]:
    """For each second card, the chosen place's share of all weights, over its share by chance, less 1."""
    whole = taken = passing
    choices = 1 if passing else 0
    for weight, mask in cells:
        count = mask.bit_count()
        choices += count
        whole += weight * count
        if mask & bit:
            taken = weight
    gains = []
    for card in second:
        total, share = whole, taken
        for factor, places in card:
            total += (factor - 1) * sum([weight * (mask & places).bit_count() for weight, mask in cells])
            if places & bit:
                share *= factor
        gains.append(choices * share / total - 1)
    return gains


def weighted(steps: Steps, complete: float, hope: float) -> Cells:
    """The steps with their factors, but for those that make no difference."""
    cells = [(exp(complete if share == 1.0 else hope * share), places) for share, places in steps]
    return [cell for cell in cells if cell[0] != 1.0]


def divided_by(cells: Cells, area: Cells) -> Cells:
    """The cells, each divided by what an area card makes of its places."""
    divided: Cells = []
    for weight, mask in cells:
        for factor, places in area:
            if hit := mask & places:
                divided.append((weight * factor, hit))
                mask ^= hit
        if mask:
            divided.append((weight, mask))
    return divided
