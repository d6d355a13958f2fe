"""Everything that is chosen or drawn before the first tile is placed: options, the order of the deck, who begins."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from metropole.games.contract import NotLegal
from metropole.games.metro.tiles import COPIES, DECK

SEATS = range(2, 7)
HANDS = range(1, 4)  # how many tiles a seat can be agreed to hold
OPTIONS: dict[str, Any] = {"hand": 1, "free_rotation": False}  # with what holds where nothing is said


@dataclass(frozen=True, slots=True)
class Setup:
    """A game before its first action. A tile that is not known to whoever holds this Setup is None.

    The first tiles of the deck are dealt, one hand after another, starting with the first seat; the rest is the stack.
    """

    players: int
    hand: int
    free_rotation: bool
    first: int
    deck: tuple[str | None, ...]

    def with_deck_filled(self, rng: random.Random) -> Setup:
        """Draw the tiles that are not known, each possible order as likely as any other."""
        unseen = list((Counter(DECK) - Counter(kind for kind in self.deck if kind is not None)).elements())
        rng.shuffle(unseen)
        return replace(self, deck=tuple(unseen.pop() if kind is None else kind for kind in self.deck))


def check(setup: Setup) -> None:
    """Refuse a Setup that the rules do not allow, with the reason."""
    if not 0 <= setup.first < setup.players:
        raise NotLegal("no_such_seat", seat=setup.first, players=setup.players)
    if len(setup.deck) != len(DECK):
        raise NotLegal("wrong_number_of_tiles", needed=len(DECK), given=len(setup.deck))
    for kind, copies in Counter(setup.deck).items():
        if kind is not None and copies > COPIES[kind]:
            raise NotLegal("too_many_copies", tile=kind, most=COPIES[kind], given=copies)
