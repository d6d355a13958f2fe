"""A game of Metro among many. Types in vector_game.pxd."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import cython

from metropole.games.metro import deal as deal_setup
from metropole.games.metro import tiles
from metropole.games.metro.actions import ACTIONS as _ACTIONS
from metropole.games.metro.actions import DRAW as _DRAW
from metropole.games.metro.rules import State
from metropole.research.metro.observer import MetroObserver
from metropole.research.vector_game import VectorGame

if not cython.compiled:
    from metropole.games.bits import below, lowest, xorshift

TILES, NO_KIND = len(tiles.DECK), tiles.NO_KIND
DECK = [tiles.INDEX[kind] for kind in tiles.DECK]
DRAW, ACTIONS = _DRAW, _ACTIONS
KINDS, COPIES = len(tiles.KINDS), list(tiles.COPIES.values())


class MetroVectorGame(VectorGame):
    """Metro in its row."""

    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        super().__init__()
        self.game = State(deal_setup(players, options, random.Random(0)))
        self.observer = MetroObserver(players)
        self.shown = 0
        self.is_shown = False
        self.placed = DRAW
        if not cython.compiled:
            self.unplaced = [0] * KINDS

    def deal(self) -> None:
        self._deal(self.game)
        self.is_shown = False
        for kind in range(KINDS):
            self.unplaced[kind] = COPIES[kind]

    def _deal(self, game: State) -> None:
        """Shuffle, draw who begins, and deal, as rules.State does."""
        for i in range(TILES):
            game.deck[i] = DECK[i]
        for i in range(TILES - 1, 0, -1):
            self.word = xorshift(self.word)
            j = below(self.word, i + 1)
            kind = game.deck[i]
            game.deck[i] = game.deck[j]
            game.deck[j] = kind
        self.word = xorshift(self.word)
        game.first = game.turn = below(self.word, game.players)
        game.track._clear()
        for seat in range(game.players):
            game.hands[seat] = 0
        game.taken, game.drawn = 0, NO_KIND
        for dealt in range(game.players * game.hand):
            game._take((game.first + dealt // game.hand) % game.players)

    def turn(self) -> int:
        return self.game.turn

    def is_legal(self, code: int) -> bool:
        return self.game._is_legal(code)

    def play(self, code: int) -> None:
        self.game._play(code)
        self.placed = code
        if code != DRAW:
            self.unplaced[code >> 8] -= 1

    def random_action(self) -> int:
        self.policy = xorshift(self.policy)
        return self.game._legal_at(below(self.policy, self.game._count()))

    def observe(self, seat: int, out: Any, at: int) -> None:
        self.observer.write(self.game, seat, out, at)

    def show(self, out: Any, at: int, is_fresh: bool) -> None:
        """Only one tile has come to the board since it was shown last, or none; all the rest is written anew."""
        if is_fresh or not self.is_shown:
            self.observer.write(self.game, self.game.turn, out, at)
            self.is_shown = True
            return
        if self.placed != DRAW:
            self.observer.lay(self.placed >> 6, self.placed & 63, out, at)
        self.observer.write_rest(self.game, self.game.turn, self.unplaced, out, at)

    def mask(self, out: Any, at: int, is_fresh: bool) -> None:
        if is_fresh:
            for i in range(ACTIONS):
                out[at + i] = 0
        else:
            self._unmask(out, at)
        self.shown = self.game._kinds() if self.game.turn >= 0 else 0
        kinds = self.shown
        while kinds:
            first = lowest(kinds) * 2
            kinds &= kinds - 1
            for tile in range(first, first + self.game.orientations):
                targets = self.game.track.targets(tile)
                while targets:
                    out[at + tile * 64 + lowest(targets)] = 1
                    targets &= targets - 1
        out[at + DRAW] = 1 if self.game.turn >= 0 and self.game._can_draw() else 0

    def _unmask(self, out: Any, at: int) -> None:
        """Take back what was shown last: the kinds that could be placed, wherever that was."""
        kinds = self.shown
        while kinds:
            first = lowest(kinds) * 128
            kinds &= kinds - 1
            for i in range(64 * self.game.orientations):
                out[at + first + i] = 0

    def score(self) -> int:
        return self.game.track.winners()

    def points(self, seat: int) -> int:
        return self.game.track.points[seat]

    def state(self) -> State:
        return self.game.copy()
