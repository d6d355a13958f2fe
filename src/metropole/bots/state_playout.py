"""Any game as the search plays it, by its contract alone: no compiler needed, and slow. Types in state_playout.pxd.

A game that wants more says what only a seat knows, and what looks promising, in a subclass of plain Python.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from random import Random
from typing import Any

from metropole.bots.playout import MOST_LEGAL, Playout
from metropole.games.contract import Game


class StatePlayout(Playout):
    """Games from one view: each begins with a guess of what the view does not show."""

    def __init__(self, game: Game[Any, Any, Any], view: Any, seed: int) -> None:
        super().__init__(view.setup.players, seed)
        self.rules, self.view, self.rng = game, view, Random(seed)
        self.state = game.guess(view, self.rng)
        self.error: BaseException | None = None

    # What a game may say better

    def private_key(self) -> int:
        """What the seat to move knows and others may not, as a number: here what it may do."""
        return hash(tuple(self.state.legal()))

    def promise(self, code: int) -> float:
        """How promising a legal action looks beside the others; any scale, not all zero."""
        return 1.0

    def reward(self, scores: Sequence[int], seat: int, share: float) -> float:
        """What an end is worth to a seat, 0 to 1: here its share of the victory."""
        return share

    # What the tree asks for; it cannot be thrown at, so an error ends the game and is kept until `check`

    def start(self) -> None:
        try:
            self.state = self.rules.guess(self.view, self.rng)
        except BaseException as error:
            self.error = error

    def turn(self) -> int:
        return -1 if self.error is not None else self.state.turn

    def private(self) -> int:
        try:
            return 0 if self.error is not None or self.state.turn < 0 else self.private_key() & 0x7FFFFFFFFFFFFFFF
        except BaseException as error:
            self.error = error
            return 0

    def options(self, codes: MutableSequence[int], priors: MutableSequence[float], first: int) -> int:
        try:
            legal = self.state.legal()
            if len(legal) > MOST_LEGAL:
                raise ValueError(f"{len(legal)} legal actions at once, {MOST_LEGAL} at the most")
            promises = [self.promise(code) for code in legal]
            total = sum(promises)
            for i in range(len(legal)):
                codes[first + i] = legal[i]
                priors[first + i] = promises[i] / total
            return len(legal)
        except BaseException as error:
            self.error = error
            return 0

    def play(self, code: int) -> None:
        try:
            self.state.play(code)
        except BaseException as error:
            self.error = error

    def finish(self) -> None:
        try:
            if self.error is None:
                self._finish()
        except BaseException as error:
            self.error = error

    def _finish(self) -> None:
        while self.state.turn >= 0:
            self.state.play(self.state.legal_at(self.rng.randrange(self.state.legal_count())))
        outcome = self.rules.outcome(self.state)
        assert outcome is not None
        for seat in range(self.players):
            self.points[seat] = outcome.scores[seat]
            self.shares[seat] = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
            self.rewards[seat] = self.reward(outcome.scores, seat, self.shares[seat])

    def check(self) -> None:
        """Raise what went wrong in between."""
        if self.error is not None:
            raise self.error
