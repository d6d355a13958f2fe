"""Nothing that is made for a seat depends on cards that it may not know."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from metropole.games import metropolys
from metropole.games.contract import Message, Refusal
from metropole.games.metropolys import ACTIONS, Setup, State, View
from metropole.games.metropolys.cards import AREA_CARDS
from tests.games.metropolys.positions import Combination, amount, dealt, each_combination, random_action

Codes = list[int]
LENGTHS = [0, 1, 2, 5, 9, 14, 20, 27, 35, 44]


def replayed(setup: Setup, codes: Codes) -> State:
    """The State after these actions."""
    state = metropolys.new_game(setup)
    for code in codes:
        state.play(code)
    return state


def beginnings(combination: Combination, seed: int) -> Iterator[tuple[Setup, Codes]]:
    """Random games up to some point before their end."""
    rng = random.Random(f"{combination} {seed}")
    for length in LENGTHS[:: amount(1, 3)]:
        setup = dealt(combination, rng.randrange(10**6))
        state, codes = metropolys.new_game(setup), Codes()
        while state.turn >= 0 and len(codes) < length:
            codes.append(random_action(state, rng))
            state.play(codes[-1])
        if state.turn >= 0:
            yield setup, codes


def to_the_end(setup: Setup, codes: Codes) -> Codes:
    """The same game played on to its end."""
    state, longer = replayed(setup, codes), list(codes)
    while state.turn >= 0:
        longer.append(random_action(state, random.Random(len(longer))))
        state.play(longer[-1])
    return longer


def redealt(setup: Setup, keeping: int | None, rng: random.Random) -> Setup:
    """The same set-up with other cards for everybody but this seat."""
    while True:
        changed: dict[str, Any] = {}
        for kind, deck, cards in setup.decks():
            if deck is not None and cards is not None:
                kept = {keeping: cards[keeping]} if keeping is not None else {}
                drawn = iter(rng.sample([card for card in deck if card not in kept.values()], len(cards) - len(kept)))
                changed[kind] = tuple(kept[seat] if seat in kept else next(drawn) for seat in range(len(cards)))
        if (twin := replace(setup, **changed)) != setup:
            return twin


def shown(state: State, seat: int | None, history: Codes) -> Iterator[Any]:
    """Everything that this seat is ever shown of a State, as texts."""
    seen = metropolys.view(state, seat, history)
    yield repr(seen)
    yield metropolys.legal(seen)
    for code in (*range(-1, ACTIONS + 1, 37), metropolys.PASS):
        yield repr(metropolys.why_not(seen, code))
        yield answer(metropolys.preview, seen, code)
        yield answer(metropolys.events, state, code)
        yield answer(state.copy().play, code)
    for index in (-1, 10**4):
        yield answer(state.legal_at, index)
    if state.turn == seat:
        for code in state.legal()[:: max(1, state.legal_count() // 5)]:
            yield repr(metropolys.preview(seen, code))
            yield repr(metropolys.events(state, code))


def answer(question: Callable[..., Any], *about: Any) -> str:
    """An answer or a refusal, as a text."""
    try:
        return repr(question(*about))
    except (Refusal, IndexError) as refusal:
        return f"{type(refusal).__name__}: {refusal}"


@each_combination
def test_a_seat_cannot_tell_apart_what_it_may_not_know(combination: Combination) -> None:
    rng = random.Random(41)
    for setup, codes in beginnings(combination, seed=1):
        for seat in (*range(combination.players), None):
            one, other = (replayed(cards, codes) for cards in (setup, redealt(setup, seat, rng)))
            assert metropolys.view(one, seat) == metropolys.view(other, seat)
            assert list(shown(one, seat, codes)) == list(shown(other, seat, codes))


@each_combination
def test_a_seat_knows_its_own_cards_and_no_other_does(combination: Combination) -> None:
    for setup, codes in beginnings(combination, seed=2):
        state = replayed(setup, codes)
        for seat in range(combination.players):
            known = metropolys.view(state, seat).setup
            for (_, deck, cards), (_, _, mine) in zip(setup.decks(), known.decks(), strict=True):
                expected = cards and tuple(card if holder == seat else None for holder, card in enumerate(cards))
                assert mine == expected
                assert (mine is None) == (deck is None)


@each_combination
def test_other_cards_of_ones_own_are_another_view(combination: Combination) -> None:
    rng = random.Random(43)
    for setup, codes in beginnings(combination, seed=3):
        for seat in range(combination.players):
            twin = redealt(setup, None, rng)
            while State(twin).cards_of(seat) == State(setup).cards_of(seat):
                twin = redealt(setup, None, rng)
            views = [metropolys.view(replayed(cards, codes), seat) for cards in (setup, twin)]
            assert views[0] != views[1]


@each_combination
def test_spectators_see_no_card_until_the_end(combination: Combination) -> None:
    for setup, codes in beginnings(combination, seed=4):
        seen = repr(metropolys.view(replayed(setup, codes), None, codes))
        assert not [card for card in AREA_CARDS if card in seen]


@each_combination
def test_at_the_end_all_cards_are_open_to_all(combination: Combination) -> None:
    setup, codes = next(beginnings(combination, seed=5))
    codes = to_the_end(setup, codes)
    twin = redealt(setup, None, random.Random(44))
    for seat in (*range(combination.players), None):
        end = metropolys.view(replayed(setup, codes), seat, codes)
        assert [cards for _, _, cards in end.setup.decks()] == [cards for _, _, cards in setup.decks()]
        assert end != metropolys.view(replayed(twin, codes), seat, codes)
        assert metropolys.legal(end) == []


def test_before_the_end_nobody_is_shown_more_than_a_hand() -> None:
    """Whoever is to move: else what was played could not be taken back."""
    setup = dealt(Combination(3, "expert", False), 1)
    state, turns = metropolys.new_game(setup), set[int]()
    for code in to_the_end(setup, []):
        turns.add(state.turn)
        assert [metropolys.shown_to(state, seat) for seat in range(3)] == [1] * 3
        state.play(code)
    assert turns == {0, 1, 2}
    assert [metropolys.shown_to(state, seat) for seat in range(3)] == [3] * 3


@each_combination
def test_only_the_seat_to_move_has_legal_actions(combination: Combination) -> None:
    for setup, codes in beginnings(combination, seed=6):
        state = replayed(setup, codes)
        for seat in (*range(combination.players), None):
            seen: View = metropolys.view(state, seat, codes)
            assert metropolys.legal(seen) == (state.legal() if seat == state.turn else [])
            assert seen.history == tuple(codes)
            assert (seen.turn, seen.seat) == (state.turn, seat)


@pytest.mark.parametrize("seat", [0, None])
def test_a_view_holds_what_lies_open(seat: int | None) -> None:
    combination = Combination(3, "expert", False)
    for setup, codes in beginnings(combination, seed=7):
        state = replayed(setup, codes)
        seen = metropolys.view(state, seat)
        assert list(seen.built) == [state.built_by(one) for one in range(3)]
        assert list(seen.bids) == state.call()
        assert list(seen.position.passed) == state.passed()
        assert (seen.position.subway_card, seen.position.archaeology_card) == (
            state.subway_card,
            state.archaeology_card,
        )
        assert (seen.setup.tokens, seen.setup.first) == (setup.tokens, setup.first)
        assert set(seen.setup.closed) == set(setup.closed)


@pytest.mark.parametrize("seat", [-1, 3, 17])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(Refusal) as refused:
        metropolys.view(metropolys.new_game(dealt(Combination(3, "family", False))), seat)
    assert refused.value.reason == Message("no_such_seat", {"seat": seat, "players": 3})


@pytest.mark.parametrize("seat", [0, 2, None])
def test_an_earlier_view_and_another_seats_only_spare_work(seat: int | None) -> None:
    """At every turn, and at the end, when the cards that the earlier one did not know are open."""
    setup = dealt(Combination(3, "expert", False), first=0)
    earlier = metropolys.view(metropolys.new_game(setup), seat)
    end = to_the_end(setup, [])
    for length in (1, 2, 3, 9, len(end)):
        state = replayed(setup, end[:length])
        others = metropolys.view(state, 1, end[:length])
        view = metropolys.view(state, seat, (), earlier, others)
        assert view == metropolys.view(state, seat, end[:length])
        assert view.history == tuple(end[:length])
        shown_so_far = [metropolys.shown_to(state, one) for one in range(3)]
        assert shown_so_far == ([1] * 3 if state.turn >= 0 else [3] * 3)
    assert state.turn < 0
    assert [view.known.cards_of(one) for one in range(3)] == [state.cards_of(one) for one in range(3)]
