"""Bots against each other, written down as records. The same seed gives the same records, with one worker or many."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from metropole import games
from metropole.arena.local import in_order, run
from metropole.arena.play import play_match
from metropole.record import Record

GAMES_A_JOB = 8  # enough that handing a job to a worker costs little beside playing it


@dataclass(frozen=True, slots=True)
class Simulation:
    """What is to be played: `given` holds those parts of every set-up that are not drawn."""

    game: str
    players: int
    options: Mapping[str, Any]
    given: Mapping[str, Any]
    bots: Sequence[str]  # one a seat
    seed: int

    def play(self, number: int) -> Record:
        """The game of this number; it depends on the simulation and the number alone."""
        game = games.load(self.game)
        setup = game.deal(self.players, self.options, random.Random(f"{self.seed}/{number}"), self.given)
        return play_match(game, setup, self.bots, f"{self.seed}/{number}").record()


def play_all(simulation: Simulation, count: int, workers: int = 1) -> Iterator[str]:
    """The records of games 0 to `count` - 1, in that order, as lines."""
    simulation.play(0)  # refuse a wrong one before any worker is started
    jobs = [range(start, min(start + GAMES_A_JOB, count)) for start in range(0, count, GAMES_A_JOB)]
    for lines in in_order(jobs, run(partial(_play_some, simulation), jobs, workers)):
        yield from lines


def _play_some(simulation: Simulation, numbers: range) -> list[str]:
    return [simulation.play(number).to_text() for number in numbers]
