"""Games of a searching bot against itself, as records to learn from: all numbers of players, all versions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from metropole import bots, games
from metropole.arena.local import in_order, run
from metropole.bots.knowledge import Learned
from metropole.games.contract import NotUnderstood
from metropole.match import Match

GAMES_A_JOB = 8  # enough that handing a job to a worker costs little beside playing it
STRAYING = 0.06  # how often an action is random, so that positions are met that nobody seeks


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """Who plays what, from which seed."""

    game: str
    bot: str
    seed: int

    def play(self, number: int) -> str:
        """The record of the game of this number, which depends on this and the number alone."""
        game, rng = games.load(self.game), random.Random(f"learn/{self.seed}/{number}")
        tables = learned_of(self.game).TABLES
        players, options = tables[number % len(tables)]
        match = Match(game, game.deal(players, options, rng))
        seats = [bots.make(self.bot, game) for _ in range(players)]
        strayer = bots.make("random", game)
        while (seat := match.turn) >= 0:
            player = strayer if rng.random() < STRAYING else seats[seat]
            match.submit(seat, player.choose(match.view(seat), rng))
        return match.record().to_text()


def learned_of(game: str) -> Learned:
    """What a game brings to learning."""
    learned = bots.KNOWLEDGE.load(game).learned
    if learned is None:
        raise NotUnderstood("unknown_game", game=game, known=learning_games())
    return learned


def learning_games() -> tuple[str, ...]:
    """The games that a network is learned for."""
    return tuple(name for name in bots.KNOWLEDGE.names() if bots.KNOWLEDGE.load(name).learned is not None)


def play_all(plan: SelfPlay, count: int, workers: int = 1) -> Iterator[str]:
    """The records of games 0 to `count` - 1, in that order, as lines."""
    jobs = [range(start, min(start + GAMES_A_JOB, count)) for start in range(0, count, GAMES_A_JOB)]
    for lines in in_order(jobs, run(partial(_play_some, plan), jobs, workers)):
        yield from lines


def _play_some(plan: SelfPlay, numbers: range) -> list[str]:
    return [plan.play(number) for number in numbers]
