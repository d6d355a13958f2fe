"""Many games stepped at once, without the interpreter's lock, into arrays that were given. Types in batch.pxd.

For one thread; each thread has its own, with rows of the same arrays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import cython

from metropole.research.vector_game import VectorGame

if not cython.compiled:
    from metropole.games.bits import popcount


class GameBatch:
    """Games in rows, and the arrays that hold a row for each. All arrays are flat."""

    def __init__(self, rows: Sequence[VectorGame], players: int, size: int, actions: int, by_points: bool) -> None:
        """`size` and `actions`: the bytes of an observation and of a mask; `by_points`: what is given as a reward."""
        root = _tree(list(rows))
        assert root is not None, "there must be a game"
        self.root = root
        self.count, self.players, self.size, self.actions, self.by_points = len(rows), players, size, actions, by_points
        self.steps = 0
        self.is_fresh = True

    def use(
        self,
        observations: Any,
        masks: Any,
        final_observations: Any,
        rewards: Any,
        seat_rewards: Any,
        ended: Any,
        seats: Any,
        points: Any,
    ) -> None:
        """Write into these arrays from now on. Nobody else writes into `masks`."""
        self.observations, self.masks, self.final_observations = observations, masks, final_observations
        self.rewards, self.seat_rewards, self.ended = rewards, seat_rewards, ended
        self.seats, self.points = seats, points
        self.is_fresh = True

    def begin(self) -> None:
        """Deal all games and show them."""
        with cython.nogil:
            self._begin(self.root)
        self.is_fresh = False

    def first_illegal(self, chosen: Any) -> int:
        """The first row whose action is not legal; -1 if there is none."""
        self.chosen = chosen
        if not cython.compiled:
            self.chosen = chosen.tolist()  # Python's own numbers, which grow with the sets of squares
        with cython.nogil:
            return self._illegal()

    def step(self, chosen: Any) -> None:
        """Play these actions, which `first_illegal` has looked at. A game that ends is dealt anew at once."""
        self.chosen = chosen
        if not cython.compiled:
            self.chosen = chosen.tolist()
        with cython.nogil:
            self._step(self.root)
        self.steps += self.count
        self.is_fresh = False

    def draw(self, chosen: Any) -> None:
        """Write a random legal action for every game."""
        self.chosen = chosen
        with cython.nogil:
            self._draw(self.root)

    def _begin(self, game: VectorGame) -> None:
        if game.left is not None:
            self._begin(game.left)
        game.deal()
        self._clear(game.row)
        self._show(game)
        if game.right is not None:
            self._begin(game.right)

    def _illegal(self) -> int:
        for row in range(self.count):
            if not self._is_shown_legal(row, self.chosen[row]):
                return row
        return -1

    def _is_shown_legal(self, row: int, code: int) -> bool:
        return 0 <= code < self.actions and self.masks[row * self.actions + code] > 0

    def _step(self, game: VectorGame) -> None:
        if game.left is not None:
            self._step(game.left)
        if game.is_legal(self.chosen[game.row]):  # or somebody has written into the masks: then nothing happens
            self._play(game, game.turn())
        if game.right is not None:
            self._step(game.right)

    def _play(self, game: VectorGame, seat: int) -> None:
        game.play(self.chosen[game.row])
        if self.ended[game.row]:
            self._clear(game.row)
        if game.turn() < 0:
            self._end(game, seat)
            game.deal()
        self._show(game)

    def _draw(self, game: VectorGame) -> None:
        if game.left is not None:
            self._draw(game.left)
        self.chosen[game.row] = game.random_action()
        if game.right is not None:
            self._draw(game.right)

    def _show(self, game: VectorGame) -> None:
        self.seats[game.row] = game.turn()
        game.show(self.observations, self.size * game.row, self.is_fresh)
        game.mask(self.masks, self.actions * game.row, self.is_fresh)

    def _clear(self, row: int) -> None:
        """No game has ended in this row."""
        self.ended[row] = 0
        self.rewards[row] = 0
        for seat in range(self.players):
            self.seat_rewards[row * self.players + seat] = 0
            self.points[row * self.players + seat] = 0

    def _end(self, game: VectorGame, seat: int) -> None:
        """What came of a game: the points, and what each seat is given."""
        winners = game.score()
        share = 1.0 / popcount(winners)
        for other in range(self.players):
            at = game.row * self.players + other
            self.points[at] = game.points(other)
            part = share if winners >> other & 1 else 0.0
            self.seat_rewards[at] = (
                game.points(other) if self.by_points else (self.players * part - 1) / (self.players - 1)
            )
        self.rewards[game.row] = self.seat_rewards[game.row * self.players + seat]
        self.ended[game.row] = 1
        game.observe(seat, self.final_observations, self.size * game.row)


def _tree(rows: list[VectorGame]) -> VectorGame | None:
    """A tree whose games stand from left to right in the order of their rows."""
    if not rows:
        return None
    middle = len(rows) // 2
    root = rows[middle]
    root.left, root.right = _tree(rows[:middle]), _tree(rows[middle + 1 :])
    return root
