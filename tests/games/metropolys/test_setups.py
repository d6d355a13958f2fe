"""Options and set-ups that are refused, each with its exact reason."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from metropole.games import metropolys
from metropole.games.contract import Message, NotLegal, NotUnderstood, Refusal
from metropole.games.metropolys import board, cards
from tests.games.metropolys.positions import EXPERT, FAMILY, Combination, dealt

FIRST = board.FIRST_GAME_TOKENS
TWO, THREE = Combination(2, "family", False), Combination(3, "family", False)
EXPANDED, EXPERT_EXPANDED = Combination(4, "family", True), Combination(4, "expert", True)
CARDS = [list(card) for card in board.EXPANSION_CARDS]
KEYS = ("first", "closed", "tokens", "area", "neighbourhood", "expansion")


def valid(combination: Combination) -> dict[str, Any]:
    """A set-up of a record that is fine; three players leave out the west, two the west and the south."""
    closed = ["west", "south"][: 4 - combination.players]
    tokens = "first" if combination.players == 4 else "random"
    return metropolys.write_setup(dealt(combination, closed=closed, tokens=tokens))[1]


def moved(source: str, target: str) -> dict[str, str]:
    """The first game's tokens with one of them elsewhere."""
    return {target if place == source else place: token for place, token in FIRST.items()}


def refused(attempt: Callable[[], Any]) -> tuple[type[Refusal], Message]:
    """How this is refused."""
    with pytest.raises(Refusal) as refusal:
        attempt()
    return type(refusal.value), refusal.value.reason


def name(key: str, given: str, known: tuple[str, ...]) -> tuple[str, dict[str, Any]]:
    """The reason for a name that is not one."""
    return "unknown_name", {"key": key, "given": given, "known": known}


NOT_UNDERSTOOD: dict[str, tuple[Combination, dict[str, Any], tuple[str, dict[str, Any]]]] = {
    "first not a number": (FAMILY, {"first": "0"}, ("not_a_number", {"key": "first"})),
    "first true": (FAMILY, {"first": True}, ("not_a_number", {"key": "first"})),
    "first a fraction": (FAMILY, {"first": 0.0}, ("not_a_number", {"key": "first"})),
    "closed a text": (THREE, {"closed": "west"}, ("not_a_list", {"key": "closed"})),
    "closed nothing": (FAMILY, {"closed": None}, ("not_a_list", {"key": "closed"})),
    "centre closed": (THREE, {"closed": ["centre"]}, name("closed", "centre", board.OUTER_DISTRICTS)),
    "closed a number": (THREE, {"closed": [3]}, name("closed", "3", board.OUTER_DISTRICTS)),
    "tokens a list": (FAMILY, {"tokens": ["C1"]}, ("not_an_object", {"key": "tokens"})),
    "tokens with a number": (FAMILY, {"tokens": {1: "trendy"}}, ("not_an_object", {"key": "tokens"})),
    "token nowhere": (FAMILY, {"tokens": moved("C1", "X1")}, name("tokens", "X1", board.NAMES)),
    "token in small letters": (FAMILY, {"tokens": moved("C1", "c1")}, name("tokens", "c1", board.NAMES)),
    "unknown token": (FAMILY, {"tokens": {**FIRST, "C1": "gold"}}, name("tokens", "gold", board.TOKENS)),
    "area a text": (FAMILY, {"area": "lakes"}, ("not_a_list", {"key": "area"})),
    "unknown area card": (FAMILY, {"area": ["lake"] * 4}, name("area", "lake", cards.AREA_CARDS)),
    "area card not told": (FAMILY, {"area": [None] * 4}, name("area", "None", cards.AREA_CARDS)),
    "unknown type": (EXPERT, {"neighbourhood": ["sea"] * 4}, name("neighbourhood", "sea", board.TYPES)),
    "types an object": (EXPERT, {"neighbourhood": {}}, ("not_a_list", {"key": "neighbourhood"})),
    "expansion card a text": (EXPANDED, {"expansion": ["park"] * 4}, ("not_a_list", {"key": "expansion"})),
    "unknown type on a card": (EXPANDED, {"expansion": [["sea"]]}, name("expansion", "sea", board.TYPES)),
    "no such card": (
        EXPANDED,
        {"expansion": [["park", "mall", "administration"]]},
        ("unknown_expansion_card", {"types": ["park", "mall", "administration"]}),
    ),
    "a card with too few types": (
        EXPANDED,
        {"expansion": [["park", "mall"]]},
        ("unknown_expansion_card", {"types": ["park", "mall"]}),
    ),
    "unknown key": (FAMILY, {"colour": 1}, ("unknown_key", {"key": "colour", "where": "setup", "known": KEYS})),
    "long key": (FAMILY, {"x" * 99: 1}, ("unknown_key", {"key": "x" * 40, "where": "setup", "known": KEYS})),
}


def districts(district: str, needed: int, given: int) -> tuple[str, dict[str, Any]]:
    """The reason for a wrong number of tokens in a district."""
    return "wrong_number_of_tokens_in_district", {"district": district, "needed": needed, "given": given}


def closed(players: int, given: int) -> tuple[str, dict[str, Any]]:
    """The reason for a wrong number of districts left out."""
    return "wrong_number_of_closed_districts", {"players": players, "needed": 4 - players, "given": given}


def twice(kind: str, card: str) -> tuple[str, dict[str, Any]]:
    """The reason for two equal cards."""
    return "card_dealt_twice", {"cards": kind, "card": card}


def foreign(kind: str, card: str) -> tuple[str, dict[str, Any]]:
    """The reason for a card that this version has not."""
    return "card_not_in_this_version", {"cards": kind, "card": card}


SUBWAY_MISSING = {place: "trendy" if place == "C3" else token for place, token in FIRST.items()}
IN_CLOSED = {**valid(THREE)["tokens"], "W1": "trendy"}
NOT_LEGAL: dict[str, tuple[Combination, dict[str, Any], tuple[str, dict[str, Any]]]] = {
    "first too high": (THREE, {"first": 3}, ("no_such_seat", {"seat": 3, "players": 3})),
    "first below zero": (FAMILY, {"first": -1}, ("no_such_seat", {"seat": -1, "players": 4})),
    "four players close one": (FAMILY, {"closed": ["north"]}, closed(4, 1)),
    "three players close none": (THREE, {"closed": []}, closed(3, 0)),
    "three players close two": (THREE, {"closed": ["north", "east"]}, closed(3, 2)),
    "two players close one": (TWO, {"closed": ["north"]}, closed(2, 1)),
    "a district twice": (TWO, {"closed": ["east", "east"]}, ("district_closed_twice", {"district": "east"})),
    "north and south": (
        TWO,
        {"closed": ["north", "south"]},
        ("closed_districts_not_adjacent", {"districts": ("north", "south")}),
    ),
    "west and east": (
        TWO,
        {"closed": ["west", "east"]},
        ("closed_districts_not_adjacent", {"districts": ("west", "east")}),
    ),
    "token in a blind alley": (FAMILY, {"tokens": moved("C11", "C12")}, ("token_in_blind_alley", {"place": "C12"})),
    "token in a closed district": (
        THREE,
        {"tokens": IN_CLOSED, "closed": ["west"]},
        ("token_in_closed_district", {"place": "W1", "district": "west"}),
    ),
    "six tokens in the north": (FAMILY, {"tokens": {**FIRST, "N1": "trendy"}}, districts("north", 5, 6)),
    "six tokens in the centre": (FAMILY, {"tokens": moved("C11", "N1")}, districts("centre", 7, 6)),
    "four tokens in the south": (FAMILY, {"tokens": moved("S3", "W9")}, districts("south", 5, 4)),
    "no tokens": (FAMILY, {"tokens": {}}, districts("centre", 7, 0)),
    "one of a kind too many": (
        FAMILY,
        {"tokens": SUBWAY_MISSING},
        ("wrong_number_of_tokens", {"token": "trendy", "needed": 9, "given": 10}),
    ),
    "area cards missing": (FAMILY, {"area": None}, ("cards_missing", {"cards": "area"})),
    "neighbourhood cards missing": (EXPERT, {"neighbourhood": None}, ("cards_missing", {"cards": "neighbourhood"})),
    "expansion cards missing": (EXPANDED, {"expansion": None}, ("cards_missing", {"cards": "expansion"})),
    "neighbourhood cards in family": (
        FAMILY,
        {"neighbourhood": list(board.TYPES[:4])},
        ("cards_not_in_this_version", {"cards": "neighbourhood"}),
    ),
    "neighbourhood cards with the expansion": (
        EXPERT_EXPANDED,
        {"neighbourhood": list(board.TYPES[:4])},
        ("cards_not_in_this_version", {"cards": "neighbourhood"}),
    ),
    "expansion cards without it": (FAMILY, {"expansion": CARDS}, ("cards_not_in_this_version", {"cards": "expansion"})),
    "too few cards": (
        FAMILY,
        {"area": ["lakes", "bridges"]},
        ("wrong_number_of_cards", {"cards": "area", "needed": 4, "given": 2}),
    ),
    "borders with two players": (TWO, {"area": ["lakes", "borders"]}, foreign("area", "borders")),
    "borders in expert": (EXPERT, {"area": ["lakes", "borders", "chains", "statues"]}, foreign("area", "borders")),
    "chains in family": (FAMILY, {"area": ["lakes", "borders", "chains", "statues"]}, foreign("area", "chains")),
    "districts with the expansion": (
        EXPERT_EXPANDED,
        {"area": ["lakes", "districts", "chains", "statues"]},
        foreign("area", "districts"),
    ),
    "two equal area cards": (TWO, {"area": ["lakes", "lakes"]}, twice("area", "lakes")),
    "two equal types": (
        EXPERT,
        {"neighbourhood": ["park", "mall", "park", "mall"]},
        twice("neighbourhood", "park"),
    ),
    "two equal expansion cards": (
        EXPANDED,
        {"expansion": [CARDS[0], CARDS[1], CARDS[2], CARDS[0][::-1]]},
        twice("expansion", "industry, park, mall"),
    ),
}

Case = tuple[type[Refusal], Combination, dict[str, Any], tuple[str, dict[str, Any]]]
ALL: dict[str, Case] = {case: (NotUnderstood, *rest) for case, rest in NOT_UNDERSTOOD.items()}
ALL |= {case: (NotLegal, *rest) for case, rest in NOT_LEGAL.items()}
each_case = pytest.mark.parametrize(("error", "combination", "change", "reason"), ALL.values(), ids=ALL)


@each_case
def test_a_wrong_setup_is_refused_with_the_reason(
    error: type[Refusal], combination: Combination, change: dict[str, Any], reason: tuple[str, dict[str, Any]]
) -> None:
    setup = {**valid(combination), **change}
    answer = refused(lambda: metropolys.read_setup(combination.players, combination.options, setup))
    assert answer == (error, Message(*reason))


@each_case
def test_dealing_refuses_the_same(
    error: type[Refusal], combination: Combination, change: dict[str, Any], reason: tuple[str, dict[str, Any]]
) -> None:
    assert refused(lambda: dealt(combination, **change)) == (error, Message(*reason))


@pytest.mark.parametrize("key", KEYS)
def test_every_part_of_a_setup_must_be_there(key: str) -> None:
    setup = {part: value for part, value in valid(FAMILY).items() if part != key}
    answer = refused(lambda: metropolys.read_setup(4, FAMILY.options, setup))
    assert answer == (NotUnderstood, Message("missing_key", {"key": key, "where": "setup"}))


@pytest.mark.parametrize("setup", [None, [], "first", 3, {1: 2}])
def test_a_setup_is_an_object(setup: Any) -> None:
    answer = refused(lambda: metropolys.read_setup(4, FAMILY.options, setup))
    assert answer == (NotUnderstood, Message("not_an_object", {"key": "setup"}))


def test_a_layout_by_name_is_for_dealing_and_not_for_records() -> None:
    answer = refused(lambda: metropolys.read_setup(4, FAMILY.options, {**valid(FAMILY), "tokens": "first"}))
    assert answer == (NotUnderstood, Message("not_an_object", {"key": "tokens"}))


OPTIONS: dict[str, tuple[Any, tuple[str, dict[str, Any]]]] = {
    "unknown version": ({"version": "junior"}, name("version", "junior", ("family", "expert"))),
    "capitals": ({"version": "Expert"}, name("version", "Expert", ("family", "expert"))),
    "no version": ({"version": None}, name("version", "None", ("family", "expert"))),
    "expansion a number": ({"expansion": 1}, ("not_true_or_false", {"key": "expansion"})),
    "expansion a text": ({"expansion": "true"}, ("not_true_or_false", {"key": "expansion"})),
    "unknown option": (
        {"hand": 2},
        ("unknown_key", {"key": "hand", "where": "options", "known": ("version", "expansion")}),
    ),
    "options a text": ("expert", ("not_an_object", {"key": "options"})),
    "options nothing": (None, ("not_an_object", {"key": "options"})),
}


@pytest.mark.parametrize(("options", "reason"), OPTIONS.values(), ids=OPTIONS)
def test_wrong_options_are_not_understood(options: Any, reason: tuple[str, dict[str, Any]]) -> None:
    expected = (NotUnderstood, Message(*reason))
    assert refused(lambda: metropolys.read_setup(4, options, valid(FAMILY))) == expected
    assert refused(lambda: metropolys.deal(4, options, random.Random(0))) == expected


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 10**9])
def test_two_to_four_can_play(players: int) -> None:
    expected = (NotLegal, Message("wrong_number_of_players", {"given": players, "least": 2, "most": 4}))
    assert refused(lambda: metropolys.read_setup(players, {}, valid(FAMILY))) == expected
    assert refused(lambda: metropolys.deal(players, {}, random.Random(0))) == expected


@pytest.mark.parametrize("players", [True, "4", 4.0, None, [4]])
def test_the_number_of_players_is_a_number(players: Any) -> None:
    expected = (NotUnderstood, Message("not_a_number", {"key": "players"}))
    assert refused(lambda: metropolys.read_setup(players, {}, valid(FAMILY))) == expected
    assert refused(lambda: metropolys.deal(players, {}, random.Random(0))) == expected


@pytest.mark.parametrize(
    "change", [{"first": 4}, {"closed": ("north",)}, {"tokens": {}}, {"area": ("lakes",) * 4}], ids=str
)
def test_no_game_begins_from_a_wrong_setup(change: dict[str, Any]) -> None:
    assert refused(lambda: metropolys.new_game(replace(dealt(FAMILY), **change)))[0] is NotLegal
