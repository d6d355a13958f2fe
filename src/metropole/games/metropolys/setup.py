"""Everything that is chosen or drawn before the first bid: options, tokens, cards, who begins."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from metropole.games.contract import Message, NotLegal
from metropole.games.metropolys import board, cards
from metropole.games.metropolys.cards import ExpansionCard

SEATS = range(2, 5)
TOKEN_COUNTS = {  # by number of players: trendy, subway, archaeology
    4: {"trendy": 9, "subway": 9, "archaeology": 9},
    3: {"trendy": 8, "subway": 7, "archaeology": 7},
    2: {"trendy": 5, "subway": 6, "archaeology": 6},
}
TOKENS_IN_CENTRE, TOKENS_IN_OUTER = 7, 5
FIRST_GAME_PLAYERS = 4  # the layout of the first game is theirs
CLOSED_DISTRICTS = {4: 0, 3: 1, 2: 2}  # how many are left out, by number of players
OPTIONS: dict[str, Any] = {"version": "family", "expansion": False}  # with what holds where nothing is said
VARIANTS: Sequence[Mapping[str, Any]] = tuple(
    {"version": name, "expansion": expansion} for name in cards.VERSIONS for expansion in (False, True)
)
CARDS: Sequence[str] = ("area", "neighbourhood", "expansion")


@dataclass(frozen=True, slots=True)
class Setup:
    """A game before its first action. A card that is not known to whoever holds this Setup is None."""

    players: int
    version: str
    has_expansion: bool
    first: int
    closed: tuple[str, ...]
    tokens: Mapping[str, str]
    area: tuple[str | None, ...]
    neighbourhood: tuple[str | None, ...] | None
    expansion: tuple[ExpansionCard | None, ...] | None

    @property
    def places(self) -> int:
        """The neighbourhoods in use."""
        return sum(board.district_mask(name) for name in board.DISTRICTS if name not in self.closed)

    def token_places(self, kind: str) -> int:
        """The neighbourhoods with a token of this kind."""
        return board.mask_of(place for place, token in self.tokens.items() if token == kind)

    def decks(self) -> Iterator[tuple[str, Sequence[Any] | None, tuple[Any, ...] | None]]:
        """Each kind of card: its name, the deck (None if it is not in this version), the cards dealt."""
        version, has_expansion = self.version, self.has_expansion
        yield "area", cards.area_deck(self.players, version, has_expansion), self.area
        yield "neighbourhood", cards.neighbourhood_deck(version, has_expansion), self.neighbourhood
        yield "expansion", cards.expansion_deck(has_expansion), self.expansion

    def with_cards_filled(self, rng: random.Random) -> Setup:
        """Draw the cards that are not known, each possible deal as likely as any other."""
        area, neighbourhood, expansion = (_filled(deck, dealt, rng) for _, deck, dealt in self.decks())
        return replace(self, area=area or (), neighbourhood=neighbourhood, expansion=expansion)


def _filled(deck: Sequence[Any] | None, dealt: tuple[Any, ...] | None, rng: random.Random) -> tuple[Any, ...] | None:
    if deck is None or dealt is None:
        return None
    unseen = [card for card in deck if card not in dealt]
    drawn = iter(rng.sample(unseen, dealt.count(None)))
    return tuple(next(drawn) if card is None else card for card in dealt)


def describe_options(options: Mapping[str, Any]) -> list[Message]:
    """The version, and whether it has the expansion."""
    told = [Message(f"version-{options['version']}")]
    return [*told, Message("arena-expanded")] if options["expansion"] else told


def check(setup: Setup, so_far: bool = False) -> None:
    """Refuse a Setup that the rules do not allow, with the reason; `so_far`: more may be to come."""
    if not 0 <= setup.first < setup.players:
        raise NotLegal("no_such_seat", seat=setup.first, players=setup.players)
    check_closed(setup.players, setup.closed, so_far)
    _check_tokens(setup, so_far)
    for name, deck, dealt in setup.decks():
        _check_cards(name, deck, dealt, setup.players)


def check_closed(players: int, closed: Sequence[str], so_far: bool = False) -> None:
    """Refuse districts that cannot be left out together."""
    needed = CLOSED_DISTRICTS[players]
    if _is_wrong(len(closed), needed, so_far):
        raise NotLegal("wrong_number_of_closed_districts", players=players, needed=needed, given=len(closed))
    if len(set(closed)) < len(closed):
        raise NotLegal("district_closed_twice", district=closed[0])
    if len(closed) == 2 and not board.districts_are_adjacent(*closed):
        raise NotLegal("closed_districts_not_adjacent", districts=closed)


def _is_wrong(given: int, needed: int, so_far: bool) -> bool:
    return given > needed or (given < needed and not so_far)


def _check_tokens(setup: Setup, so_far: bool) -> None:
    for place in setup.tokens:
        if not setup.places >> board.INDEX[place] & 1:
            raise NotLegal("token_in_closed_district", place=place, district=board.DISTRICT_OF[board.INDEX[place]])
        if board.BLIND_ALLEYS >> board.INDEX[place] & 1:
            raise NotLegal("token_in_blind_alley", place=place)
    in_district = Counter(board.DISTRICT_OF[board.INDEX[place]] for place in setup.tokens)
    for district in board.DISTRICTS:
        needed = tokens_needed(district, setup.closed)
        if _is_wrong(in_district[district], needed, so_far):
            given = in_district[district]
            raise NotLegal("wrong_number_of_tokens_in_district", district=district, needed=needed, given=given)
    of_kind = Counter(setup.tokens.values())
    for kind, needed in TOKEN_COUNTS[setup.players].items():
        if _is_wrong(of_kind[kind], needed, so_far):
            raise NotLegal("wrong_number_of_tokens", token=kind, needed=needed, given=of_kind[kind])


def tokens_needed(district: str, closed: Sequence[str]) -> int:
    """How many tokens lie in a district."""
    if district in closed:
        return 0
    return TOKENS_IN_CENTRE if district == board.CENTRE else TOKENS_IN_OUTER


def _check_cards(name: str, deck: Sequence[Any] | None, dealt: Sequence[Any] | None, players: int) -> None:
    if deck is None or dealt is None:
        if deck is not None:
            raise NotLegal("cards_missing", cards=name)
        if dealt is not None:
            raise NotLegal("cards_not_in_this_version", cards=name)
        return
    if len(dealt) != players:
        raise NotLegal("wrong_number_of_cards", cards=name, needed=players, given=len(dealt))
    known = [card for card in dealt if card is not None]
    for card in known:
        if card not in deck:
            raise NotLegal("card_not_in_this_version", cards=name, card=_card_text(card))
        if known.count(card) > 1:
            raise NotLegal("card_dealt_twice", cards=name, card=_card_text(card))


def _card_text(card: str | ExpansionCard) -> str:
    return card if isinstance(card, str) else ", ".join(card)
