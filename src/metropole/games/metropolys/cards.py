"""The objective cards: which exist, what they count, which a version deals, and their numbers in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from metropole.games.metropolys import board
from metropole.games.metropolys.board import EXPANSION_CARDS, TYPES

VERSIONS = ("family", "expert")
AREA_CARDS = ("bridges", "statues", "lakes", "borders", "districts", "chains")
NO_CARD = -1  # none dealt, or not known

ExpansionCard = tuple[str, ...]
Card = TypeVar("Card")


class Grouping(NamedTuple):
    """What an Expert area card counts: groups of so many buildings, each for so many points."""

    size: int
    points: int


FAMILY_AREA_PLACES: dict[str, int] = {  # each building on one of a card's places counts
    "bridges": board.AT_BRIDGE,
    "statues": board.AT_STATUE,
    "lakes": board.AT_LAKE,
    "borders": board.BORDER,
}
EXPERT_AREA_GROUPS: dict[str, Grouping] = {
    "bridges": Grouping(size=2, points=4),
    "statues": Grouping(size=3, points=7),
    "lakes": Grouping(size=3, points=5),
    "districts": Grouping(size=3, points=4),
    "chains": Grouping(size=3, points=4),
}
FAMILY_AREA_CARDS, EXPERT_AREA_CARDS = tuple(FAMILY_AREA_PLACES), tuple(EXPERT_AREA_GROUPS)


class Cards(NamedTuple):
    """One seat's secret cards; None where the version has none or they are not known."""

    area: str | None
    neighbourhood: str | None
    expansion: ExpansionCard | None


def area_deck(players: int, version: str, has_expansion: bool) -> tuple[str, ...]:
    """The area cards that are shuffled and dealt, one a seat."""
    if version == "family":
        left_out = "borders" if players == 2 else None
        return tuple(card for card in FAMILY_AREA_CARDS if card != left_out)
    left_out = "districts" if has_expansion else None
    return tuple(card for card in EXPERT_AREA_CARDS if card != left_out)


def neighbourhood_deck(version: str, has_expansion: bool) -> tuple[str, ...] | None:
    """The neighbourhood cards that are dealt; None in a version without them."""
    return TYPES if version == "expert" and not has_expansion else None


def expansion_deck(has_expansion: bool) -> tuple[ExpansionCard, ...] | None:
    """The expansion's cards; None without it."""
    return EXPANSION_CARDS if has_expansion else None


def kinds_dealt(version: str, has_expansion: bool) -> tuple[str, ...]:
    """The kinds of cards of which each seat has one."""
    others = {"neighbourhood": neighbourhood_deck(version, has_expansion), "expansion": expansion_deck(has_expansion)}
    return ("area", *(kind for kind, deck in others.items() if deck))


def code_of(cards: Sequence[Card], dealt: Sequence[Card | None] | None, seat: int) -> int:
    """The number of a seat's card among all cards of its kind; NO_CARD if it has none or it is not known."""
    card = None if dealt is None or seat >= len(dealt) else dealt[seat]
    return NO_CARD if card is None else cards.index(card)


def card_of(cards: Sequence[Card], code: int) -> Card | None:
    """The card of a number."""
    return None if code == NO_CARD else cards[code]
