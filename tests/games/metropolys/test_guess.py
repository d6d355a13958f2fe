"""Guessing what a seat does not know: it fits the view, and every possible deal is as likely as any other."""

from __future__ import annotations

import random

import pytest

from metropole.games import metropolys
from metropole.games.metropolys import State, cards
from tests.games.metropolys.chance import assert_even
from tests.games.metropolys.positions import Combination, amount, each_combination, random_states, snapshot, started


def all_cards(state: State) -> tuple[cards.Cards, ...]:
    """Everybody's cards."""
    return tuple(state.cards_of(seat) for seat in range(state.players))


def some_position(combination: Combination) -> State:
    """A position in mid-game."""
    return next(state for state in random_states(combination, seed=51, count=30) if state.call())


@each_combination
def test_a_guess_fits_the_view(combination: Combination) -> None:
    rng = random.Random(52)
    for state in random_states(combination, seed=53, count=amount(30, 8)):
        for seat in (*range(combination.players), None):
            history = [1, 2, 3]
            seen = metropolys.view(state, seat, history)
            guessed = metropolys.guess(seen, rng)
            assert metropolys.view(guessed, seat, history) == seen
            assert snapshot(guessed)[3] == snapshot(state)[3]
            assert (guessed.turn, guessed.legal()) == (state.turn, state.legal())
            if seat is not None:
                assert guessed.cards_of(seat) == state.cards_of(seat)


@each_combination
def test_guessed_cards_are_of_the_decks_and_none_is_dealt_twice(combination: Combination) -> None:
    rng = random.Random(54)
    area = cards.area_deck(*combination)
    types = cards.neighbourhood_deck(combination.version, combination.expansion) or (None,)
    expansion = cards.expansion_deck(combination.expansion) or (None,)
    for state in random_states(combination, seed=55, count=20):
        for seat in (*range(combination.players), None):
            guessed = all_cards(metropolys.guess(metropolys.view(state, seat), rng))
            for deck, dealt in zip((area, types, expansion), zip(*guessed, strict=True), strict=True):
                assert set(dealt) <= set(deck)
                assert deck == (None,) or len(set(dealt)) == combination.players


@each_combination
def test_a_guess_can_be_played_to_its_end(combination: Combination) -> None:
    rng = random.Random(56)
    for state in random_states(combination, seed=57, count=amount(20, 5)):
        guessed = metropolys.guess(metropolys.view(state, 0), rng)
        while guessed.turn >= 0:
            guessed.play(rng.choice(guessed.legal()))
        assert metropolys.outcome(guessed) is not None


def test_the_same_generator_gives_the_same_guess() -> None:
    seen = metropolys.view(started(Combination(4, "expert", False)), 1)
    first, again = (metropolys.guess(seen, random.Random(3)) for _ in range(2))
    assert snapshot(first) == snapshot(again)


POSSIBLE_DEALS: dict[tuple[Combination, int | None], int] = {
    (Combination(2, "family", False), 0): 2,  # the other's card is one of two
    (Combination(2, "family", False), None): 3 * 2,
    (Combination(3, "expert", False), 1): (4 * 3) ** 2,  # two of four area cards and two of four types
    (Combination(2, "expert", True), 1): 3 * 3,
    (Combination(4, "family", False), 2): 3 * 2,
}


@pytest.mark.parametrize(("combination", "seat"), POSSIBLE_DEALS, ids=str)
def test_every_possible_deal_is_as_likely_as_any_other(combination: Combination, seat: int | None) -> None:
    possibilities = POSSIBLE_DEALS[combination, seat]
    seen, rng = metropolys.view(some_position(combination), seat), random.Random(58)
    guesses = (all_cards(metropolys.guess(seen, rng)) for _ in range(possibilities * 40))
    assert_even(guesses, possibilities)
