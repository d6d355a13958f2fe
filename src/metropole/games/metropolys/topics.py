"""The rules of Metropolys by topics: which there are, the facts in them, and what leads to each. Their words are in
the folder `messages`, their drawings in `drawings.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from metropole.games.contract import Detail
from metropole.games.metropolys import board, drawings
from metropole.games.metropolys.actions import BY_CODE, PASS, Action
from metropole.games.metropolys.cards import EXPERT_AREA_GROUPS, FAMILY_AREA_CARDS, VERSIONS
from metropole.games.metropolys.facts import FACTS
from metropole.games.metropolys.points import POINTS
from metropole.games.rulebook import Rulebook, Term, Topic, table_topic, topic

NONE: Mapping[str, Detail] = {}


def _topic(id: str, *paragraphs: Mapping[str, Detail], **leads: Any) -> Topic:
    return topic("metropolys", id, paragraphs, drawings.DRAWINGS[id], **leads)


def _tokens(players: int) -> Mapping[str, Detail]:
    return dict(FACTS.token_counts[players])


def _area_card(card: str) -> Topic:
    """An area card of Expert."""
    group = EXPERT_AREA_GROUPS[card]
    return _topic(card, {"points": group.points, "size": group.size}, cards=(f"expert-{card}",), terms=(card, "area"))


def _places(mask: int) -> int:
    return mask.bit_count()


CITY: Mapping[str, Detail] = {
    "number": len(board.DISTRICTS),
    "centre": _places(board.district_mask(board.CENTRE)),
    "outer": _places(board.district_mask(board.OUTER_DISTRICTS[0])),
    "kinds": len(board.TYPES),
}
ALLEYS: Mapping[str, Detail] = {"alleys": board.names_of(board.BLIND_ALLEYS), "count": _places(board.BLIND_ALLEYS)}
HEIGHTS: Mapping[str, Detail] = {
    "small": FACTS.medium - 1,
    "medium": FACTS.medium,
    "large": FACTS.tall - 1,
    "tall": FACTS.tall,
    "most": FACTS.buildings,
}
ALL_TOKENS = _tokens(FACTS.first_game_players)
PER_DISTRICT: Mapping[str, Detail] = {"centre": FACTS.tokens_in_centre, "outer": FACTS.tokens_in_outer}
TWO_PLAYERS = {f"{kind}_two": count for kind, count in _tokens(2).items()}
COST: Mapping[str, Detail] = {kind: abs(points) for kind, points in POINTS.items()}

TOPICS = (
    _topic(
        "aim",
        NONE,
        {"least": FACTS.seats[0], "most": FACTS.seats[-1], "buildings": FACTS.buildings},
        NONE,
        terms=("prestige",),
    ),
    _topic("city", CITY, NONE, ALLEYS, reasons=("not_adjacent",), terms=drawings.CITY_TERMS),
    _topic(
        "setup",
        {**PER_DISTRICT, **ALL_TOKENS, "players": FACTS.first_game_players},
        {"buildings": FACTS.buildings},
        NONE,
        {"players": FACTS.first_game_players},
        reasons=(
            "token_in_blind_alley",
            "wrong_number_of_tokens_in_district",
            "wrong_number_of_tokens",
            "unknown_layout",
            "first_layout_needs_four_players",
            "no_such_seat",
            "cards_missing",
            "cards_not_in_this_version",
            "wrong_number_of_cards",
            "card_not_in_this_version",
            "card_dealt_twice",
        ),
        options=("first", "tokens"),
        terms=("blind-alley",),
    ),
    _topic(
        "players",
        NONE,
        {**_tokens(3), **TWO_PLAYERS},
        ALLEYS,
        reasons=(
            "place_closed",
            "wrong_number_of_players",
            "wrong_number_of_seats",
            "wrong_number_of_closed_districts",
            "district_closed_twice",
            "closed_districts_not_adjacent",
            "token_in_closed_district",
        ),
        options=("players", "closed"),
        terms=("district",),
    ),
    _topic(
        "call",
        NONE,
        NONE,
        NONE,
        reasons=(
            *("cannot_pass_opening", "too_low", "place_built", "place_bid", "building_bid", "building_built"),
            *("no_such_building", "building_twice", "two_buildings_in_one_place"),
            *("asked_own_bid", "asked_call_over"),
        ),
        terms=("call", "outbid", "building"),
    ),
    _topic("pass", NONE, NONE, reasons=("not_your_turn", "spectators_do_not_play", "asked_passed"), terms=("pass",)),
    _topic("build", {"lowest": 1}, NONE, NONE, terms=("build",)),
    _topic(
        "tokens",
        {**COST},
        NONE,
        sources=("trendy", "subway", "archaeology"),
        terms=("trendy", "subway", "archaeology"),
    ),
    _topic(
        "special",
        {"points": COST["subway_card"]},
        {"points": COST["archaeology_card"]},
        reasons=(
            *("subway_card_must_be_held", "subway_card_with_fewer_tokens"),
            *("archaeology_card_must_be_held", "card_without_token"),
            *("too_many_tokens_taken", "tokens_told_twice", "taken_without_building"),
        ),
        sources=("subway_card", "archaeology_card"),
        cards=("subway_card", "archaeology_card"),
    ),
    _topic(
        "end", {"buildings": FACTS.buildings}, NONE, reasons=("game_over", "two_seats_complete"), terms=("prestige",)
    ),
    _topic(
        "family",
        {"points": POINTS["area"]},
        {"count": len(FAMILY_AREA_CARDS)},
        cards=tuple(f"family-{card}" for card in FAMILY_AREA_CARDS),
        sources=("area",),
        terms=("family", "area", "borders"),
    ),
    _topic("expert", NONE, NONE, options=("version", "area"), terms=("expert",)),
    _topic(
        "neighbourhood",
        {"points": POINTS["neighbourhood"], "kinds": len(board.TYPES)},
        cards=tuple(f"expert-{kind}" for kind in board.TYPES),
        sources=("neighbourhood",),
        options=("neighbourhood",),
        terms=("neighbourhood-card",),
    ),
    *(_area_card(card) for card in EXPERT_AREA_GROUPS),
    _topic(
        "highest",
        HEIGHTS,
        NONE,
        {"points": POINTS["highest"]},
        sources=("highest",),
        terms=("highest", "small", "medium", "tall"),
    ),
    _topic(
        "expansion",
        {"count": len(board.EXPANSION_CARDS), "points": POINTS["expansion"]},
        NONE,
        NONE,
        reasons=("unknown_expansion_card",),
        cards=("expansion",),
        sources=("expansion",),
        options=("expansion",),
        terms=("expansion",),
    ),
    _topic(
        "notation",
        {"bid": str(Action(7, "C10")), "number": 7, "place": "C10", "skip": str(BY_CODE[PASS])},
        reasons=("unknown_action", "unknown_code", "impossible_position"),
    ),
    table_topic(drawings.DRAWINGS["call"]),
)

TERMS = (
    *(Term(version, f"version-{version}") for version in VERSIONS),
    Term("district"),
    *(Term(name, f"district-{name}") for name in board.DISTRICTS),
    Term("neighbourhood"),
    *(Term(kind, f"type-{kind}") for kind in board.TYPES),
    Term("building"),
    *(Term(height, f"height-{height}") for height in ("small", "medium", "tall")),
    *(Term(name) for name in ("call", "outbid", "pass", "build")),
    *(Term(kind, f"token-{kind}") for kind in board.TOKENS),
    Term("area", "card-area"),
    Term("neighbourhood-card", "card-neighbourhood"),
    *(Term(card, f"card-{card}") for card in ("bridges", "statues", "lakes", "borders", "districts", "chains")),
    *(Term(name) for name in ("highest", "blind-alley", "river", "prestige")),
    Term("expansion", "card-expansion"),
)

RULEBOOK = Rulebook(TOPICS, TERMS, printed=("en", "fr", "cs", "nl"))
