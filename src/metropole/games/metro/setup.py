"""Everything that is chosen or drawn before the first tile is placed: options, the order of the deck, who begins."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from metropole.games.contract import Message, NotLegal
from metropole.games.metro.tiles import COPIES, DECK

SEATS = range(2, 7)
HANDS = range(1, 4)  # how many tiles a seat can be agreed to hold
OPTIONS: dict[str, Any] = {"hand": 1, "free_rotation": False}  # with what holds where nothing is said
VARIANTS: Sequence[Mapping[str, Any]] = (
    *({"hand": hand, "free_rotation": False} for hand in HANDS),
    {"hand": 1, "free_rotation": True},
)
CARDS: Sequence[str] = ()  # tiles are dealt, not cards


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


def describe_options(options: Mapping[str, Any]) -> list[Message]:
    """How many tiles a hand has, and whether they are turned."""
    told = [Message("arena-hand", {"hand": options["hand"]})]
    return [*told, Message("arena-turned")] if options["free_rotation"] else told


def check(setup: Setup) -> None:
    """Refuse a Setup that the rules do not allow, with the reason."""
    if not 0 <= setup.first < setup.players:
        raise NotLegal("no_such_seat", seat=setup.first, players=setup.players)
    if len(setup.deck) != len(DECK):
        raise NotLegal("wrong_number_of_tiles", needed=len(DECK), given=len(setup.deck))
    for kind, copies in Counter(setup.deck).items():
        if kind is not None and copies > COPIES[kind]:
            raise NotLegal("too_many_copies", tile=kind, most=COPIES[kind], given=copies)
