"""Games of a searching bot against itself, as records to learn from: all numbers of players, all versions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from metropole import bots, games
from metropole.arena.local import in_order, run
from metropole.match import Match

GAMES_A_JOB = 8  # enough that handing a job to a worker costs little beside playing it
STRAYING = 0.06  # how often an action is random, so that positions are met that nobody seeks
Table = tuple[int, dict[str, Any]]
# The tables in turn; those that are played most stand here more often.
TABLES: dict[str, tuple[Table, ...]] = {
    "metropolys": (
        (2, {"version": "expert"}),
        (4, {"version": "expert"}),
        (2, {"version": "expert"}),
        (3, {"version": "expert"}),
        (2, {"version": "family"}),
        (4, {"version": "expert", "expansion": True}),
        (2, {"version": "expert"}),
        (4, {"version": "expert"}),
        (2, {"version": "expert", "expansion": True}),
        (3, {"version": "family"}),
    ),
}


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """Who plays what, from which seed."""

    game: str
    bot: str
    seed: int

    def play(self, number: int) -> str:
        """The record of the game of this number, which depends on this and the number alone."""
        game, rng = games.load(self.game), random.Random(f"learn/{self.seed}/{number}")
        players, options = TABLES[self.game][number % len(TABLES[self.game])]
        match = Match(game, game.deal(players, options, rng))
        seats = [bots.make(self.bot, game) for _ in range(players)]
        strayer = bots.make("random", game)
        while (seat := match.turn) >= 0:
            player = strayer if rng.random() < STRAYING else seats[seat]
            match.submit(seat, player.choose(match.view(seat), rng))
        return match.record().to_text()


def play_all(plan: SelfPlay, count: int, workers: int = 1) -> Iterator[str]:
    """The records of games 0 to `count` - 1, in that order, as lines."""
    jobs = [range(start, min(start + GAMES_A_JOB, count)) for start in range(0, count, GAMES_A_JOB)]
    for lines in in_order(jobs, run(partial(_play_some, plan), jobs, workers)):
        yield from lines


def _play_some(plan: SelfPlay, numbers: range) -> list[str]:
    return [plan.play(number) for number in numbers]
