"""Random games from a position, many at a time and without the interpreter's lock. Types in rollout.pxd."""

from __future__ import annotations

import cython

from metropole.games.metropolys.rules import State
from metropole.games.metropolys.tally import Tally

if not cython.compiled:
    from metropole.games.bits import below, nth_bit, popcount, seeded, xorshift

SHARE = 12  # a victory in twelfths, so that two, three or four can share it exactly


class Rollouts:
    """Plays random games to their end and adds up what came of them. For one thread; each thread has its own."""

    def __init__(self, root: State, seed: int) -> None:
        self.game, self.tally = root.copy(), Tally()
        self.word = seeded(seed)
        self.games = self.steps = 0
        if not cython.compiled:
            self.points, self.wins = [0] * 4, [0] * 4
        for seat in range(4):
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
            self.tally.count(self.game)
            winners = self.tally.winners(self.game)
            for seat in range(root.players):
                self.points[seat] += self.tally.totals[seat]
                if winners >> seat & 1:
                    self.wins[seat] += SHARE // popcount(winners)
        self.games += games

    def _finish(self, game: State) -> None:
        """Play the game to its end. Chooses place and value by themselves, which spares writing and reading a code."""
        while game.turn >= 0:
            targets = game._targets()
            higher = game._higher()
            values = popcount(higher)
            self.word = xorshift(self.word)
            index = below(self.word, popcount(targets) * values + (1 if game.last_value else 0))
            if index == popcount(targets) * values:
                game.active &= ~(1 << game.turn)
            else:
                game._bid(
                    nth_bit(targets, index // values),
                    game.last_value + 1 + nth_bit(higher, index % values),
                )
            game._pass_on()
            self.steps += 1

    @property
    def mean_points(self) -> list[float]:
        """Each seat's points in an average game."""
        return [float(self.points[seat]) / self.games for seat in range(self.game.players)]

    @property
    def win_rates(self) -> list[float]:
        """Each seat's part of the victories."""
        return [float(self.wins[seat]) / SHARE / self.games for seat in range(self.game.players)]
