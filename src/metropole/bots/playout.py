"""A game as the search plays it, again and again from one view. Each game has its own kind. Types in playout.pxd."""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from metropole.bots.features import Features
from metropole.bots.network import Network
from metropole.games.bits import seeded

MOST_SEATS = 6
SHARE, LEAD, POINTS = 0, 1, 2  # the network's answers


class Playout:
    """One game in play. What is not known is drawn anew at every start; the generator is `word`."""

    rewards: list[float]  # what the end was worth to each seat, 0 to 1: what the search strives for
    shares: list[float]  # each seat's share of the victory
    points: list[float]
    network: Network  # if it has learned

    def __init__(self, players: int, seed: int) -> None:
        self.players, self.word = players, seeded(seed)
        if not cython.compiled:
            self.rewards, self.shares, self.points = [0.0] * MOST_SEATS, [0.0] * MOST_SEATS, [0.0] * MOST_SEATS

    def start(self) -> None:
        """Take up the position of the view, with everything unknown drawn anew."""

    def turn(self) -> int:
        """The seat to move; -1 at the end."""
        return -1

    def private(self) -> int:
        """What the seat to move knows and others may not, as a number: it tells apart what it may do here."""
        return 0

    def options(self, codes: MutableSequence[int], priors: MutableSequence[float], first: int) -> int:
        """Write the legal actions and how promising each looks, from an index on; how many there are."""
        return 0

    def play(self, code: int) -> None:
        """Play one legal action."""

    def finish(self) -> None:
        """Play the game to its end, quickly, or until it can be judged, and see what it was worth."""

    def _judge(self, features: Features, victory: float) -> None:
        """Let the network tell what a position that has been counted is worth; `victory` is its part of the reward."""
        whole = 0.0
        for seat in range(self.players):
            features.write(seat)
            self.network.look(features.row)
            self.shares[seat] = self.network.answer[SHARE]
            self.rewards[seat] = (1.0 - victory) * self.network.answer[LEAD]
            self.points[seat] = self.network.answer[POINTS]
            whole += self.shares[seat]
        for seat in range(self.players):
            self.shares[seat] /= whole
            self.rewards[seat] += victory * self.shares[seat]
