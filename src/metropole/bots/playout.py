"""A game as the search plays it, again and again from one view. Each game has its own kind. Types in playout.pxd."""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from metropole.games.bits import seeded

COMPILED: bool = cython.compiled
MOST_SEATS, MOST_LEGAL = 6, 1024  # no game of ours has more seats, or more legal actions at once


class Playout:
    """One game in play. What is not known is drawn anew at every start; the generator is `word`."""

    rewards: list[float]  # what the end was worth to each seat, 0 to 1: what the search strives for
    shares: list[float]  # each seat's share of the victory
    points: list[float]

    def __init__(self, players: int, seed: int) -> None:
        if cython.compiled and hasattr(type(self), "start"):  # the tree would never call it
            raise TypeError(f"{type(self).__name__} is not compiled: build it anew, or make it a StatePlayout")
        if players > MOST_SEATS:
            raise ValueError(f"{players} seats, {MOST_SEATS} at the most")
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
        """Play the game to its end, quickly, and see what it was worth."""

    def check(self) -> None:
        """Raise what went wrong since, for the above cannot; here nothing does."""
