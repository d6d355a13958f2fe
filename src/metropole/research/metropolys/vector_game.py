"""A game of Metropolys among many. Types in vector_game.pxd."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import cython

from metropole.games.metropolys import board, cards
from metropole.games.metropolys import deal as deal_setup
from metropole.games.metropolys.actions import ACTIONS as _ACTIONS
from metropole.games.metropolys.actions import PASS as _PASS
from metropole.games.metropolys.rules import State
from metropole.games.metropolys.setup import CLOSED_DISTRICTS, TOKEN_COUNTS, tokens_needed
from metropole.games.metropolys.tally import Tally
from metropole.research.metropolys.observer import MetropolysObserver
from metropole.research.vector_game import VectorGame

if not cython.compiled:
    from metropole.games.bits import below, lowest, nth_bit, popcount, xorshift

PASS, ACTIONS, BUILDINGS, PLACES = _PASS, _ACTIONS, board.BUILDINGS, len(board.NAMES)
NO_CARD, NOBODY = cards.NO_CARD, -1
WHOLE_STOCK = sum(1 << value for value in range(1, board.BUILDINGS + 1))
ALL_PLACES = sum(board.DISTRICT_PLACES)
MOST_TOKENS = 27
# By district: where its tokens may lie, and how many there are.
TOKEN_PLACES = [places & ~board.BLIND_ALLEYS for places in board.DISTRICT_PLACES]
TOKENS_THERE = [tokens_needed(district, ()) for district in board.DISTRICTS]
RING = [board.district_mask(district) for district in board.OUTER_DISTRICTS]
DISTRICTS = len(board.DISTRICTS)


class MetropolysVectorGame(VectorGame):
    """Metropolys in its row."""

    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        super().__init__()
        setup = deal_setup(players, options, random.Random(0))
        self.game, self.tally, self.observer = State(setup), Tally(), MetropolysObserver(players)
        self.closed = CLOSED_DISTRICTS[players]
        if not cython.compiled:
            self.kinds, self.shuffled = [0] * MOST_TOKENS, [0] * MOST_TOKENS
            self.area, self.neighbourhood, self.expansion = [0] * 6, [0] * 6, [0] * 6
        self.tokens = self.areas = self.neighbourhoods = self.expansions = 0
        for kind, name in enumerate(board.TOKENS):
            for _ in range(TOKEN_COUNTS[players][name]):
                self.kinds[self.tokens] = kind
                self.tokens += 1
        version, has_expansion = setup.version, setup.has_expansion
        for name in cards.area_deck(players, version, has_expansion):
            self.area[self.areas] = cards.AREA_CARDS.index(name)
            self.areas += 1
        for name in cards.neighbourhood_deck(version, has_expansion) or ():
            self.neighbourhood[self.neighbourhoods] = board.TYPES.index(name)
            self.neighbourhoods += 1
        for card in cards.expansion_deck(has_expansion) or ():
            self.expansion[self.expansions] = board.EXPANSION_CARDS.index(card)
            self.expansions += 1

    def _below(self, limit: int) -> int:
        self.word = xorshift(self.word)
        return below(self.word, limit)

    def deal(self) -> None:
        """Leave districts out, lay the tokens, deal the cards, draw who begins, as deal.py does."""
        in_use = ALL_PLACES
        start = self._below(4)
        for step in range(self.closed):
            in_use &= ~RING[(start + step) % 4]
        self._lay_tokens(in_use)
        self.game.unbuilt = in_use
        self._clear(self.game)
        self._deal_cards(self.game)
        self.game.first = self._below(self.game.players)
        self.game._open_call(self.game.first)

    def _clear(self, game: State) -> None:
        game.tall = game.medium = 0
        game.subway_card = game.archaeology_card = NOBODY
        for seat in range(game.players):
            game.built[seat] = 0
            game.held[seat] = WHOLE_STOCK
        for place in range(PLACES):
            game.value_at[place] = 0

    def _lay_tokens(self, in_use: int) -> None:
        for i in range(self.tokens):
            self.shuffled[i] = self.kinds[i]
        for i in range(self.tokens - 1, 0, -1):
            j = self._below(i + 1)
            kind = self.shuffled[i]
            self.shuffled[i] = self.shuffled[j]
            self.shuffled[j] = kind
        self.game.trendy = self.game.subway = self.game.archaeology = 0
        next_token = 0
        for district in range(DISTRICTS):
            places = TOKEN_PLACES[district] & in_use
            if places:
                for _ in range(TOKENS_THERE[district]):
                    bit = 1
                    bit <<= nth_bit(places, self._below(popcount(places)))
                    places &= ~bit
                    self._lay_token(self.shuffled[next_token], bit)
                    next_token += 1

    def _lay_token(self, kind: int, bit: int) -> None:
        if kind == 0:
            self.game.trendy |= bit
        elif kind == 1:
            self.game.subway |= bit
        else:
            self.game.archaeology |= bit

    def _deal_cards(self, game: State) -> None:
        for seat in range(game.players):
            game.area[seat] = self._draw_card(self.area, self.areas, seat)
            game.neighbourhood[seat] = self._draw_card(self.neighbourhood, self.neighbourhoods, seat)
            game.expansion[seat] = self._draw_card(self.expansion, self.expansions, seat)

    def _draw_card(self, deck: Any, count: int, dealt: int) -> int:
        """The next card of a deck: any of those that are not dealt, which changes places with the first of them."""
        if not count:
            return NO_CARD
        at = dealt + self._below(count - dealt)
        card: int = deck[at]
        deck[at] = deck[dealt]
        deck[dealt] = card
        return card

    def turn(self) -> int:
        return self.game.turn

    def is_legal(self, code: int) -> bool:
        return self.game._is_legal(code)

    def play(self, code: int) -> None:
        self.game._play(code)

    def random_action(self) -> int:
        self.policy = xorshift(self.policy)
        count = popcount(self.game._targets()) * popcount(self.game._higher()) + (1 if self.game.last_value else 0)
        return self.game._legal_at(below(self.policy, count))

    def observe(self, seat: int, out: Any, at: int) -> None:
        self.observer.write(self.game, seat, out, at)

    def show(self, out: Any, at: int, is_fresh: bool) -> None:
        self.observer.write(self.game, self.game.turn, out, at)

    def mask(self, out: Any, at: int, is_fresh: bool) -> None:
        for i in range(ACTIONS):
            out[at + i] = 0
        if self.game.turn < 0:
            return
        targets = self.game._targets()
        higher = self.game._higher()
        while targets:
            row = at + lowest(targets) * BUILDINGS + self.game.last_value
            targets &= targets - 1
            values = higher
            while values:
                out[row + lowest(values)] = 1
                values &= values - 1
        out[at + PASS] = 1 if self.game.last_value else 0

    def score(self) -> int:
        self.tally.count(self.game)
        return self.tally.winners(self.game)

    def points(self, seat: int) -> int:
        return self.tally.totals[seat]

    def state(self) -> State:
        return self.game.copy()
