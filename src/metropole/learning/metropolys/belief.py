"""Fits the weights of belief: those under which the cards that bots really held are most probable, from views alone.

python -m metropole.learning.metropolys.belief [--games 240] [--seed 1] [--bot greedy] [--noise 0] [--hope]
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from math import log
from random import Random
from typing import Any

from metropole import bots
from metropole.bots.metropolys.belief import beliefs, true_chances
from metropole.bots.metropolys.choices import Weights
from metropole.games import metropolys
from metropole.games.metropolys import Setup, View, cards
from metropole.match import Match

KINDS: tuple[tuple[int, str, bool], ...] = tuple(  # players, version, expansion
    (players, version, expansion) for expansion in (False, True) for players in (4, 3, 2) for version in cards.VERSIONS
)
MOMENTS = (0.2, 0.5, 0.8)  # shares of a game's actions
STEPS = {"open": 0.5, "area": 0.5, "second": 0.5, "passing": 1.0}  # the first ones; then halves of them
STEPS_WITH_HOPE = {**STEPS, "hope": 0.1}  # greedy bots begin no groups on purpose: fitted to them, hope would be noise
STEPS_WITHOUT_HISTORY = {"settled": 0.2}
START = Weights(open=1.0, area=1.0, second=1.0, hope=0.0, passing=1.0, settled=0.4)
ROUNDS = 5
LEAST_GAIN = 2e-4  # in the mean log-score; a step that brings less follows chance


@dataclass(frozen=True, slots=True)
class Sample:
    """What a seat knew at some moment, and the set-up as it really was."""

    view: View
    truth: Setup


def run(games: int, seed: int, name: str, noise: float, has_hope: bool) -> None:
    """Play, fit, print. The same arguments give the same numbers."""
    samples = [sample for number in range(games) for sample in play(number, seed, name, noise)]
    bare = [replace(sample, view=replace(sample.view, history=())) for sample in samples]
    best, score = fitted(samples, START, STEPS_WITH_HOPE if has_hope else STEPS)
    best, bare_score = fitted(bare, best, STEPS_WITHOUT_HISTORY)
    print(f"{games} games, seed {seed}, {name}, {noise:.0%} of the actions at random; mean log-score of a card:")
    print(f"{score:.4f}; {bare_score:.4f} without history; {log_score(samples, None):.4f} by chance")
    print(", ".join(f"{number}={value:.4g}" for number, value in asdict(best).items()))


def play(number: int, seed: int, name: str, noise: float = 0.0, moments: Sequence[float] = MOMENTS) -> Iterator[Sample]:
    """A game of bots: what one of the seats knew at these moments of it. `noise` is how often they play at random."""
    players, version, expansion = KINDS[number % len(KINDS)]
    rng = Random(f"belief/{seed}/{number}")
    setup = metropolys.deal(players, {"version": version, "expansion": expansion}, rng)
    match = Match(metropolys, setup)
    bot, strayer = bots.make(name, metropolys), bots.make("random", metropolys)
    while match.turn >= 0:
        player = strayer if rng.random() < noise else bot
        match.submit(match.turn, player.choose(match.view(match.turn), rng))
    for moment in moments:
        view: Any = match.at(int(moment * match.version)).view(number % players)
        yield Sample(view, setup)


def log_score(samples: Sequence[Sample], weights: Weights | None) -> float:
    """The mean logarithm of the probability of each unknown card; without weights, as if nothing had been seen."""
    total, count = 0.0, 0
    for sample in samples:
        view: Any = sample.view if weights else Match(metropolys, sample.truth).view(sample.view.seat)
        for seat, belief in enumerate(beliefs(view, weights or START)):
            if seat != view.seat:
                for chance in true_chances(belief, sample.truth, seat).values():
                    total += log(chance)
                    count += 1
    return total / count


def fitted(samples: Sequence[Sample], start: Weights, steps: Mapping[str, float]) -> tuple[Weights, float]:
    """Number by number, a step up or down as long as it helps; then again with smaller steps."""
    best, score = start, log_score(samples, start)
    for halvings in range(ROUNDS):
        for name, first in steps.items():
            for step in (first / 2**halvings, -first / 2**halvings):
                while (better := _moved(samples, best, name, step))[1] > score + LEAST_GAIN:
                    best, score = better
    return best, score


def _moved(samples: Sequence[Sample], weights: Weights, name: str, step: float) -> tuple[Weights, float]:
    moved = replace(weights, **{name: max(getattr(weights, name) + step, 0.0)})
    return moved, log_score(samples, moved)


def main() -> None:
    """Fit the weights anew and print them."""
    parser = argparse.ArgumentParser(prog="python -m metropole.learning.metropolys.belief", description=main.__doc__)
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy", help="who plays the games")
    parser.add_argument("--noise", type=float, default=0.0, help="how often it plays at random instead, from 0 to 1")
    parser.add_argument("--hope", action="store_true", help="fit the weight of groups not yet complete, too")
    given = parser.parse_args()
    run(given.games, given.seed, given.bot, given.noise, given.hope)


if __name__ == "__main__":
    main()
