"""Dealing: what is given is kept, the rest is drawn evenly and the same for the same generator."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Hashable
from typing import Any

import pytest

from metropole.games import metropolys
from metropole.games.contract import Message, NotLegal, NotUnderstood
from metropole.games.metropolys import Setup, board
from tests.games.metropolys.chance import assert_even
from tests.games.metropolys.positions import EXPERT, FAMILY, Combination, dealt, each_combination

GIVEN: dict[str, Any] = {"first": 2, "closed": ["east"], "area": ["chains", "lakes", "statues"]}
GIVEN["neighbourhood"] = ["mall", "park", "industry"]


@each_combination
def test_the_same_generator_gives_the_same_setup(combination: Combination) -> None:
    assert [dealt(combination, seed) for seed in range(20)] == [dealt(combination, seed) for seed in range(20)]
    assert len({str(dealt(combination, seed)) for seed in range(20)}) == 20


@each_combination
def test_a_deal_is_a_legal_setup_and_can_be_written_and_read(combination: Combination) -> None:
    for seed in range(30):
        setup = dealt(combination, seed)
        options, written = json.loads(json.dumps(metropolys.write_setup(setup)))
        assert options == combination.options
        assert metropolys.read_setup(combination.players, options, written) == setup
        assert metropolys.new_game(setup).turn == setup.first


def test_options_not_said_are_family_without_expansion() -> None:
    setup = metropolys.deal(3, {}, random.Random(1))
    assert (setup.version, setup.has_expansion) == ("family", False)
    assert metropolys.deal(3, {"version": "expert"}, random.Random(1)).has_expansion is False
    assert metropolys.deal(3, {"expansion": True}, random.Random(1)).version == "family"


@pytest.mark.parametrize("key", GIVEN)
def test_each_given_part_is_kept_and_the_rest_drawn(key: str) -> None:
    combination = Combination(3, "expert", False)
    setups = [dealt(combination, seed, **{key: GIVEN[key]}) for seed in range(30)]
    written = [metropolys.write_setup(setup)[1] for setup in setups]
    assert all(setup[key] == GIVEN[key] for setup in written)
    for other in set(GIVEN) - {key}:
        assert len({str(setup[other]) for setup in written}) > 1


def test_given_tokens_are_kept() -> None:
    tokens = dealt(FAMILY, seed=5).tokens
    assert all(dealt(FAMILY, seed, tokens=dict(tokens)).tokens == tokens for seed in range(10))


def test_expansion_cards_are_kept_in_whatever_order_their_types_are_written() -> None:
    cards = [list(reversed(card)) for card in board.EXPANSION_CARDS]
    assert dealt(Combination(4, "expert", True), expansion=cards).expansion == board.EXPANSION_CARDS


def test_two_closed_districts_may_be_written_in_either_order() -> None:
    two = Combination(2, "family", False)
    for closed in (["north", "west"], ["west", "north"]):
        setup = dealt(two, closed=closed)
        assert metropolys.write_setup(setup)[1]["closed"] == closed
        assert metropolys.new_game(setup).closed() == ("north", "west")


def test_the_first_layout_is_the_printed_one_and_random_ones_are_not() -> None:
    assert {str(dealt(EXPERT, seed, tokens="first").tokens) for seed in range(5)} == {str(board.FIRST_GAME_TOKENS)}
    assert len({str(dealt(EXPERT, seed, tokens="random").tokens) for seed in range(5)}) == 5


@pytest.mark.parametrize("players", [2, 3])
def test_the_first_layout_needs_four_players(players: int) -> None:
    with pytest.raises(NotLegal) as refusal:
        dealt(Combination(players, "family", False), tokens="first")
    assert refusal.value.reason == Message("first_layout_needs_four_players", {"players": players})


def test_an_unknown_layout_is_not_understood() -> None:
    with pytest.raises(NotUnderstood) as refusal:
        dealt(FAMILY, tokens="spiral")
    assert refusal.value.reason == Message("unknown_layout", {"layout": "spiral"})


DRAWN: dict[str, tuple[Combination, Callable[[Setup], Hashable], int]] = {
    "the first player": (FAMILY, lambda setup: setup.first, 4),
    "the closed district": (Combination(3, "family", False), lambda setup: setup.closed, 4),
    "the closed pair": (Combination(2, "family", False), lambda setup: frozenset(setup.closed), 4),
    "two of three cards": (Combination(2, "family", False), lambda setup: setup.area, 6),
    "four of four cards": (FAMILY, lambda setup: setup.area, 24),
    "three of five cards": (Combination(3, "expert", False), lambda setup: setup.area, 60),
    "types": (Combination(2, "expert", False), lambda setup: setup.neighbourhood, 20),
    "expansion cards": (Combination(2, "expert", True), lambda setup: setup.expansion, 12),
    "area and type together": (
        Combination(2, "expert", False),
        lambda setup: (setup.area[0], (setup.neighbourhood or ())[0]),
        25,
    ),
}


@pytest.mark.parametrize(("combination", "part", "possibilities"), DRAWN.values(), ids=DRAWN)
def test_what_is_drawn_is_drawn_evenly(
    combination: Combination, part: Callable[[Setup], Hashable], possibilities: int
) -> None:
    assert_even((part(dealt(combination, seed)) for seed in range(2000)), possibilities)


def test_tokens_lie_evenly_on_the_places_and_kinds_on_the_tokens() -> None:
    setups = [dealt(FAMILY, seed) for seed in range(600)]
    centre = [place for setup in setups for place in setup.tokens if place.startswith("C")]
    assert_even(centre, 14)
    north = [place for setup in setups for place in setup.tokens if place.startswith("N")]
    assert_even(north, 9)
    assert_even((kind for setup in setups for place, kind in setup.tokens.items() if place == "C1"), 3)


@each_combination
def test_random_layouts_leave_blind_alleys_and_closed_districts_empty(combination: Combination) -> None:
    for seed in range(30):
        setup = dealt(combination, seed)
        assert not {"C12", "N7", "E4", "S1"} & set(setup.tokens)
        assert all(setup.places >> board.INDEX[place] & 1 for place in setup.tokens)


@pytest.mark.parametrize("given", [[], "", 0])
def test_what_is_given_must_be_an_object(given: Any) -> None:
    with pytest.raises(NotUnderstood) as refused:
        metropolys.deal(3, {}, random.Random(1), given)
    assert refused.value.reason.id == "not_an_object"


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    state = metropolys.new_game(metropolys.deal(3, {}, random.Random(1)))
    with pytest.raises(NotLegal) as refused:
        metropolys.view(state, seat)
    assert refused.value.reason.id == "no_such_seat"
