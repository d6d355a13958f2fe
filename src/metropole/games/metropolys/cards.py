"""The objective cards: which exist, which of them a version deals, and the numbers the compiled code knows them by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from metropole.games.metropolys.board import EXPANSION_CARDS, TYPES

VERSIONS = ("family", "expert")
AREA_CARDS = ("bridges", "statues", "lakes", "borders", "districts", "chains")
FAMILY_AREA_CARDS = ("bridges", "statues", "lakes", "borders")
EXPERT_AREA_CARDS = ("bridges", "statues", "lakes", "districts", "chains")
NO_CARD = -1  # none dealt, or not known

ExpansionCard = tuple[str, ...]
Card = TypeVar("Card")


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


def code_of(cards: Sequence[Card], dealt: Sequence[Card | None] | None, seat: int) -> int:
    """The number of a seat's card among all cards of its kind; NO_CARD if it has none or it is not known."""
    card = None if dealt is None or seat >= len(dealt) else dealt[seat]
    return NO_CARD if card is None else cards.index(card)


def card_of(cards: Sequence[Card], code: int) -> Card | None:
    """The card of a number."""
    return None if code == NO_CARD else cards[code]
