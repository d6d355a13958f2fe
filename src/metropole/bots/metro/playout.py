"""Metro as the search plays it. Types in playout.pxd."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

import cython

from metropole.bots.metro import worth as first_sight
from metropole.bots.playout import Playout
from metropole.games.metro import actions, board, tiles
from metropole.games.metro.rollout import Rollouts
from metropole.games.metro.track import Track
from metropole.games.metro.view import View

if not cython.compiled:
    from math import exp

    from metropole.bots.metro.worth import standing
    from metropole.games.bits import below, lowest, popcount, xorshift

DRAW, TILES, WORTH_OF_DRAWING = actions.DRAW, len(tiles.DECK), first_sight.WORTH_OF_DRAWING
WARMTH = 2.5  # how little a difference in standing decides beforehand
VICTORY, SPREAD = 0.2, 25.0  # of the reward, the part that the victory is; the points that make a clear margin
CURIOSITY = 0.5


class MetroPlayout(Playout):
    """Games from one view: hidden hands and the stack are dealt anew every time."""

    def __init__(self, view: View, seed: int) -> None:
        super().__init__(view.setup.players, seed)
        self.root, self.game = view.known, view.known.copy()
        self.trial = Track(view.setup.players, view.setup.free_rotation)
        self.rollouts = Rollouts(self.root, seed)
        if not cython.compiled:
            self.unseen, self.held = [0] * TILES, [0] * len(board.COLOURS)
        unseen = [tiles.INDEX[kind] for kind, copies in view.unseen.items() for _ in range(copies)]
        for i, kind in enumerate(unseen):
            self.unseen[i] = kind
        self.unseen_count, self.unknown = len(unseen), 0
        for seat, hand in enumerate(view.position.hands):
            self.held[seat] = len(hand)
            self.unknown |= 1 << seat if None in hand else 0

    def _shuffle(self) -> None:
        for i in range(self.unseen_count - 1, 0, -1):
            self.word = xorshift(self.word)
            j = below(self.word, i + 1)
            kind = self.unseen[i]
            self.unseen[i] = self.unseen[j]
            self.unseen[j] = kind

    def start(self) -> None:
        self.game.become(self.root)
        self._shuffle()
        next = 0
        for seat in range(self.players):
            if self.unknown >> seat & 1:
                hand = 0
                for _ in range(self.held[seat]):
                    copy = 1
                    copy <<= 2 * self.unseen[next]
                    hand += copy
                    next += 1
                self.game.hands[seat] = hand
        for i in range(self.game.taken, TILES):
            self.game.deck[i] = self.unseen[next]
            next += 1

    def turn(self) -> int:
        return self.game.turn

    def private(self) -> int:
        """The hand, and the tile drawn in the open."""
        if self.game.turn < 0:
            return 0
        copy = self.game.drawn + 1
        return self.game.hands[self.game.turn] | copy << 56

    def options(self, codes: MutableSequence[int], priors: MutableSequence[float], first: int) -> int:
        seat = self.game.turn
        kinds = self.game._kinds()
        now = standing(self.game.track, seat)
        count = first
        total = 0.0
        while kinds:
            first_tile = lowest(kinds) * 2
            kinds &= kinds - 1
            for tile in range(first_tile, first_tile + self.game.orientations):
                targets = self.game.track.targets(tile)
                while targets:
                    self.trial.become(self.game.track)
                    self.trial.lay(tile, lowest(targets))
                    codes[count] = tile * 64 + lowest(targets)
                    priors[count] = exp((standing(self.trial, seat) - now) / WARMTH)
                    total += priors[count]
                    count += 1
                    targets &= targets - 1
        if self.game._can_draw():
            codes[count] = DRAW
            priors[count] = exp(WORTH_OF_DRAWING / WARMTH)
            total += priors[count]
            count += 1
        for i in range(first, count):
            priors[i] = priors[i] / total
        return count - first

    def play(self, code: int) -> None:
        self.game._play(code)

    def finish(self) -> None:
        self.rollouts._finish(self.game)
        self._count_up()

    def _count_up(self) -> None:
        winners = self.game.track.winners()
        for seat in range(self.players):
            best = 0
            for other in range(self.players):
                if other != seat and self.game.track.points[other] > best:
                    best = self.game.track.points[other]
            margin = self.game.track.points[seat]
            margin -= best
            self.points[seat] = self.game.track.points[seat]
            self.shares[seat] = 1.0 / popcount(winners) if winners >> seat & 1 else 0.0
            self.rewards[seat] = VICTORY * self.shares[seat] + (1.0 - VICTORY) / (1.0 + exp(-margin / SPREAD))


def known_privates(view: View, codes: Sequence[int]) -> list[int] | None:
    """What each next seat privately knew after each of these actions, the last being this view's; None if unknown.

    Another's hand is known afterwards only if it was one tile and that tile was placed.
    """
    if view.setup.hand > 1 and len(codes) > 1:
        return None
    found = []
    for code in codes[1:]:
        if code == DRAW:
            return None
        found.append(_private((tiles.KINDS[code >> 8],), None))
    return [*found, _private(view.hand, view.drawn)]


def _private(hand: Sequence[str | None], drawn: str | None) -> int:
    held = sum(1 << 2 * tiles.kind_of(kind) for kind in hand)
    return held | (0 if drawn is None else tiles.INDEX[drawn] + 1) << 56
