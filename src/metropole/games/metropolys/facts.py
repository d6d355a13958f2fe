"""What the parts and the rulebook of Metropolys say in numbers and names, for all who need it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from metropole.games.metropolys import board, cards, setup
from metropole.games.metropolys.cards import Grouping
from metropole.games.metropolys.points import POINTS, SPECIAL_CARDS


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything that is the same in all games of Metropolys, and not in the data file of the city."""

    seats: tuple[int, ...]
    options: Mapping[str, Any]
    versions: tuple[str, ...]
    types: tuple[str, ...]  # of neighbourhoods
    districts: tuple[str, ...]
    centre: str
    outer_districts: tuple[str, ...]  # clockwise: those side by side lie side by side
    closed_districts: Mapping[int, int]  # how many are left out, by number of players
    first_game_players: int
    tokens: tuple[str, ...]
    token_counts: Mapping[int, Mapping[str, int]]  # by number of players and kind
    tokens_in_centre: int
    tokens_in_outer: int
    special_cards: tuple[str, ...]
    buildings: int  # of a seat, numbered from 1
    medium: int  # the lowest values of these heights
    tall: int
    points: Mapping[str, int]  # by source; of `area`, Family's
    family_places: Mapping[str, tuple[str, ...]]  # by area card: where buildings count in Family
    expert_groups: Mapping[str, Grouping]  # by area card: what counts in Expert
    cards: Mapping[str, tuple[str, ...]]  # by version, and with the expansion: the kinds that are dealt


FACTS = Facts(
    seats=tuple(setup.SEATS),
    options=setup.OPTIONS,
    versions=cards.VERSIONS,
    types=board.TYPES,
    districts=board.DISTRICTS,
    centre=board.CENTRE,
    outer_districts=board.OUTER_DISTRICTS,
    closed_districts=setup.CLOSED_DISTRICTS,
    first_game_players=setup.FIRST_GAME_PLAYERS,
    tokens=board.TOKENS,
    token_counts=setup.TOKEN_COUNTS,
    tokens_in_centre=setup.TOKENS_IN_CENTRE,
    tokens_in_outer=setup.TOKENS_IN_OUTER,
    special_cards=SPECIAL_CARDS,
    buildings=board.BUILDINGS,
    medium=board.MEDIUM,
    tall=board.TALL,
    points=POINTS,
    family_places={card: tuple(board.names_of(places)) for card, places in cards.FAMILY_AREA_PLACES.items()},
    expert_groups=cards.EXPERT_AREA_GROUPS,
    cards={
        f"{version}{'_expansion' if has_expansion else ''}": cards.kinds_dealt(version, has_expansion)
        for version in cards.VERSIONS
        for has_expansion in (False, True)
    },
)
