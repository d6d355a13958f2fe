"""One of many games that are played at once: what each game brings to them. Types in vector_game.pxd.

The games of a batch stand in a tree, each with one to its left and one to its right, because compiled code can go
through a tree of objects without the interpreter's lock, and through a list cannot.
"""

from __future__ import annotations

from typing import Any

import cython

if not cython.compiled:
    from metropole.games.bits import seeded, xorshift


class VectorGame:
    """A game in its row. It is dealt anew from its own stream of chance, which hangs on its seed and nothing else."""

    left: VectorGame | None
    right: VectorGame | None

    def __init__(self) -> None:
        self.row = 0
        self.word = self.policy = 1
        self.left = self.right = None

    def sow(self, seed: int) -> None:
        """Begin the streams of chance: of the deals, and of actions drawn at random."""
        self.word = seeded(seed)
        self.policy = xorshift(seeded(seed ^ 0x5DEECE66D))

    # What a game brings

    def deal(self) -> None:
        """Begin a new game."""

    def turn(self) -> int:
        """The seat to move; -1 when the game is over."""
        return -1

    def is_legal(self, code: int) -> bool:
        """Whether the seat to move may do this."""
        return False

    def play(self, code: int) -> None:
        """Play a legal action."""

    def random_action(self) -> int:
        """A legal action, each as likely as any other."""
        return 0

    def observe(self, seat: int, out: Any, at: int) -> None:
        """Write what a seat sees, from `at` on."""

    def show(self, out: Any, at: int, is_fresh: bool) -> None:
        """Write what the seat to move sees; unless the array is fresh, it still holds what was shown last."""

    def mask(self, out: Any, at: int, is_fresh: bool) -> None:
        """Write which actions are legal; unless the array is fresh, it still holds what was written last."""

    def score(self) -> int:
        """Count up a game that is over; answers the set of seats that won."""
        return 0

    def points(self, seat: int) -> int:
        """A seat's points, when they are counted up."""
        return 0

    def state(self) -> Any:
        """A copy of the State."""
        raise NotImplementedError
