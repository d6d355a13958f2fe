"""Bots against each other, written down as records. The same seed gives the same records, with one worker or many."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from metropole import bots, games
from metropole.match import Match
from metropole.record import Record

GAMES_A_JOB = 8  # enough that handing a job to a worker costs little beside playing it


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: `given` holds those parts of every set-up that are not drawn."""

    game: str
    players: int
    options: Mapping[str, Any]
    given: Mapping[str, Any]
    bots: Sequence[str]  # one a seat
    seed: int

    def play(self, number: int) -> Record:
        """The game of this number; it depends on the plan and the number alone."""
        game = games.load(self.game)
        setup = game.deal(self.players, self.options, random.Random(f"{self.seed}/{number}"), self.given)
        match = Match(game, setup)
        players = [bots.make(name, game) for name in self.bots]
        rngs = [random.Random(f"{self.seed}/{number}/{seat}") for seat in range(self.players)]
        while (seat := match.turn) >= 0:
            match.submit(seat, match.version, players[seat].choose(match.view(seat), rngs[seat]))
        return match.record()


def play_all(plan: Plan, count: int, workers: int = 1) -> Iterator[str]:
    """The records of games 0 to `count` - 1, in that order, as lines."""
    plan.play(0)  # refuse a wrong plan before any worker is started
    jobs = [range(start, min(start + GAMES_A_JOB, count)) for start in range(0, count, GAMES_A_JOB)]
    if workers == 1 or len(jobs) == 1:
        for job in jobs:
            yield from _play_some(plan, job)
        return
    with ProcessPoolExecutor(workers) as pool:
        for lines in pool.map(partial(_play_some, plan), jobs):
            yield from lines


def _play_some(plan: Plan, numbers: range) -> list[str]:
    return [plan.play(number).to_text() for number in numbers]
