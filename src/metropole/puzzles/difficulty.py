"""How hard a puzzle is likely to be, before anybody has tried it: a strength on the scale of `metropole.skill`.

It is easy to see what looks best at once. Else it is the harder the longer a search has to look, the more there is to
choose from that looks better, and the closer the second best is. People then say how hard it really is.
"""

from __future__ import annotations

from math import log2
from statistics import fmean

from metropole.analysis.judged import OBVIOUS
from metropole.bots import KNOWLEDGE
from metropole.match import Match
from metropole.puzzles.assessment import Assessment, finds

EASIEST = 8.0
# What it adds if a search of so many simulations does not find the answer; in part, where only some do.
LADDER = {150: 9.0, 2_000: 11.0, 8_000: 8.0}
HASTY = min(LADDER)
TRIES = 4  # searches of each kind
RANK, MOST_RANK = 1.8, 6.0  # for every doubling of the place at first sight, so many at the most
OPTIONS, MANY = 1.0, 6.0  # for every doubling of the actions there are
CLOSE, CLEAR = 5.0, 0.35  # if the second best is all but as good; nothing where it is this much worse


def is_obvious(match: Match, code: int) -> bool:
    """Whether nothing looks better than this at first sight."""
    return first_sight_rank(match, code) == 1


def first_sight_rank(match: Match, code: int) -> int:
    """Which place an action has by what looks best at once; equals share the first of theirs."""
    worth = KNOWLEDGE.load(match.game.NAME).worth(match.view(match.turn))
    return 1 + sum(other > worth[code] + OBVIOUS for other in worth.values())


def missed(match: Match, said: Assessment, simulations: int) -> float:
    """Which part of searches of so many simulations does something else."""
    return fmean(finds(match, simulations, seed) not in (said.best, *said.same) for seed in range(TRIES))


def difficulty(match: Match, said: Assessment, gap: float) -> float:
    """The strength of somebody who finds the answer every other time."""
    searching = sum(most * missed(match, said, simulations) for simulations, most in LADDER.items())
    rank = min(log2(first_sight_rank(match, said.best)), MOST_RANK)
    options = min(log2(said.options), MANY)
    closeness = max(0.0, 1 - gap / CLEAR)
    return round(EASIEST + searching + RANK * rank + OPTIONS * options + CLOSE * closeness, 1)
