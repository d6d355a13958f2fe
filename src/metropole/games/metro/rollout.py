"""Random games from a position, many at a time and without the interpreter's lock. Types in rollout.pxd."""

from __future__ import annotations

import cython

from metropole.games.metro.board import COLOURS
from metropole.games.metro.rules import State

if not cython.compiled:
    from metropole.games.bits import below, popcount, seeded, xorshift

SEATS = len(COLOURS)
SHARE = 60  # a victory in sixtieths, so that two to six can share it exactly


class Rollouts:
    """Plays random games to their end and adds up what came of them. For one thread; each thread has its own.

    Only the actions are random: the hands and the stack are those of the position.
    """

    def __init__(self, root: State, seed: int) -> None:
        self.game = root.copy()
        self.word = seeded(seed)
        self.games = self.steps = self.placements = 0
        if not cython.compiled:
            self.points, self.wins = [0] * SEATS, [0] * SEATS
        for seat in range(SEATS):
            self.points[seat] = self.wins[seat] = 0

    def run(self, root: State, games: int) -> Rollouts:
        """Play so many more games from this position; every legal action is as likely as any other."""
        with cython.nogil:
            self._run(root, games)
        return self

    def _run(self, root: State, games: int) -> None:
        for _ in range(games):
            self.game.become(root)
            self._finish(self.game)
            winners = self.game.track.winners()
            for seat in range(root.players):
                self.points[seat] += self.game.track.points[seat]
                if winners >> seat & 1:
                    self.wins[seat] += SHARE // popcount(winners)
        self.games += games
        self.placements += games * popcount(root.track.empty)

    def _finish(self, game: State) -> None:
        """Play the game to its end."""
        while game.turn >= 0:
            self.word = xorshift(self.word)
            game._play(game._legal_at(below(self.word, game._count())))
            self.steps += 1

    @property
    def mean_points(self) -> list[float]:
        """Each seat's points in an average game."""
        return [float(self.points[seat]) / self.games for seat in range(self.game.players)]

    @property
    def win_rates(self) -> list[float]:
        """Each seat's part of the victories."""
        return [float(self.wins[seat]) / SHARE / self.games for seat in range(self.game.players)]
