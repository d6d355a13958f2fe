"""Why an action is not legal: every reason by a position, and for random positions each of all codes."""

from __future__ import annotations

from typing import Any

import pytest

from metropole.games import metropolys
from metropole.games.contract import Message, NotLegal
from metropole.games.metropolys import ACTIONS, Bid, State, legality, parse
from metropole.games.metropolys.explain import why_not_place
from tests.games.metropolys.positions import (
    Combination,
    amount,
    arranged,
    each_combination,
    on,
    random_states,
    snapshot,
    started,
)

THREE = Combination(3, "family", False)


def opening() -> State:
    """Seat 0 opens; seat 1 has built 6@C4, seat 0 has built 2@C1; the west is left out."""
    return arranged(THREE, {"C1": 2}, {"C4": 6}, turn=0, closed=["west"])


def in_call() -> State:
    """Seats 0, 1 and 2 have bid 3@C8, 5@C9 and 7@C10, and it is seat 0's turn again."""
    bids = [Bid(0, 3, "C8"), Bid(1, 5, "C9"), Bid(2, 7, "C10")]
    return arranged(THREE, {"C1": 12}, {"C4": 6}, bids=bids, turn=0, closed=["west"])


def over() -> State:
    """A game that seat 0 has ended."""
    return arranged(THREE, on("C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12 C13"), closed=["west"])


REASONS: dict[str, tuple[State, int, str, dict[str, Any]]] = {
    "a bid after the end": (over(), parse("1@N1"), "game_over", {}),
    "a pass after the end": (over(), parse("pass"), "game_over", {}),
    "a code too high": (opening(), ACTIONS, "unknown_code", {"code": ACTIONS, "most": ACTIONS - 1}),
    "a code below zero": (in_call(), -1, "unknown_code", {"code": -1, "most": ACTIONS - 1}),
    "passing instead of opening": (opening(), parse("pass"), "cannot_pass_opening", {}),
    "on another's building": (opening(), parse("9@C4"), "place_built", {"place": "C4", "seat": 1, "value": 6}),
    "on one's own building": (opening(), parse("9@C1"), "place_built", {"place": "C1", "seat": 0, "value": 2}),
    "on a bid": (in_call(), parse("9@C9"), "place_bid", {"place": "C9", "seat": 1, "value": 5}),
    "on one's own bid": (in_call(), parse("9@C8"), "place_bid", {"place": "C8", "seat": 0, "value": 3}),
    "in a closed district": (opening(), parse("9@W1"), "place_closed", {"place": "W1", "district": "west"}),
    "next to a closed district": (
        in_call(),
        parse("9@W8"),
        "place_closed",
        {"place": "W8", "district": "west"},
    ),
    "away from the last bid": (in_call(), parse("9@C2"), "not_adjacent", {"place": "C2", "last": "C10"}),
    "across the lake": (in_call(), parse("9@C13"), "not_adjacent", {"place": "C13", "last": "C10"}),
    "a building that is bid": (in_call(), parse("3@C11"), "building_bid", {"value": 3, "place": "C8"}),
    "a building that is built": (in_call(), parse("12@C11"), "building_built", {"value": 12, "place": "C1"}),
    "opening with a built one": (opening(), parse("2@C11"), "building_built", {"value": 2, "place": "C1"}),
    "too low": (in_call(), parse("6@C11"), "too_low", {"value": 6, "last": 7}),
    "equal is too low": (in_call(), parse("7@C11"), "too_low", {"value": 7, "last": 7}),
}
each_reason = pytest.mark.parametrize(("state", "code", "reason", "details"), REASONS.values(), ids=REASONS)


@each_reason
def test_the_reason_why_not(state: State, code: int, reason: str, details: dict[str, Any]) -> None:
    expected = Message(reason, details)
    assert legality.why_not(state, code) == expected
    assert metropolys.why_not(metropolys.view(state, 0), code) == expected
    assert not state.is_legal(code)


@each_reason
def test_playing_it_is_refused_with_that_reason_and_changes_nothing(
    state: State, code: int, reason: str, details: dict[str, Any]
) -> None:
    before = snapshot(state)
    with pytest.raises(NotLegal) as refusal:
        state.play(code)
    assert refusal.value.reason == Message(reason, details)
    assert snapshot(state) == before


@each_reason
def test_neither_events_nor_a_preview_are_told_of_it(
    state: State, code: int, reason: str, details: dict[str, Any]
) -> None:
    for attempt in (
        lambda: metropolys.events(state, code),
        lambda: metropolys.preview(metropolys.view(state, 0), code),
    ):
        with pytest.raises(NotLegal) as refusal:
            attempt()
        assert refusal.value.reason == Message(reason, details)


@pytest.mark.parametrize("code", [parse("9@C11"), parse("9@C1"), parse("pass"), -5])
def test_others_are_told_that_it_is_not_their_turn(code: int) -> None:
    state = in_call()
    for seat in (1, 2):
        assert metropolys.why_not(metropolys.view(state, seat), code) == Message("not_your_turn", {"seat": 0})
    assert metropolys.why_not(metropolys.view(state, None), code) == Message("spectators_do_not_play")
    assert metropolys.why_not(metropolys.view(over(), None), code) == Message("game_over")


@pytest.mark.parametrize("place", ["C4", "C5", "C11"])
def test_what_may_be_done_has_no_reason_against_it(place: str) -> None:
    state = arranged(THREE, bids=[Bid(0, 3, "C8"), Bid(1, 5, "C9"), Bid(2, 7, "C10")], turn=0, closed=["west"])
    assert legality.why_not(state, parse(f"8@{place}")) is None
    assert legality.why_not(state, parse("pass")) is None
    assert why_not_place(metropolys.view(state, 1), place) is None


def test_a_place_can_be_asked_about_whoever_is_to_move() -> None:
    seen = [metropolys.view(in_call(), seat) for seat in (0, 1, 2, None)]
    for one in seen:
        assert why_not_place(one, "C2") == Message("not_adjacent", {"place": "C2", "last": "C10"})
        assert why_not_place(one, "W8") == Message("place_closed", {"place": "W8", "district": "west"})
    assert why_not_place(metropolys.view(over(), 1), "N1") == Message("game_over")


@each_combination
def test_there_is_a_reason_exactly_where_an_action_is_not_legal(combination: Combination) -> None:
    for state in random_states(combination, seed=21, count=amount(25, 6), every=5):
        legal = set(state.legal())
        for code in range(-1, ACTIONS + 1):
            assert (legality.why_not(state, code) is None) == (code in legal) == state.is_legal(code)


@each_combination
def test_so_it_is_in_the_views_of_all_seats(combination: Combination) -> None:
    for state in random_states(combination, seed=22, count=amount(5, 2), every=11):
        for seat in (*range(state.players), None):
            seen = metropolys.view(state, seat)
            legal = set(metropolys.legal(seen))
            assert legal == (set(state.legal()) if seat == state.turn else set())
            for code in range(ACTIONS):
                assert (metropolys.why_not(seen, code) is None) == (code in legal)


@each_combination
def test_every_illegal_action_is_refused_with_its_reason(combination: Combination) -> None:
    for state in random_states(combination, seed=23, count=amount(8, 2), every=9):
        legal, before = set(state.legal()), snapshot(state)
        for code in set(range(ACTIONS)) - legal:
            with pytest.raises(NotLegal) as refusal:
                state.play(code)
            assert refusal.value.reason == legality.why_not(state, code)
        assert snapshot(state) == before


def test_an_opening_may_be_bid_anywhere_with_anything() -> None:
    assert started(THREE).legal_count() == 45 * 13
