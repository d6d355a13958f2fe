"""What everybody sees happen when an action is played."""

from __future__ import annotations

import random

import pytest

from metropole.games.contract import Message
from metropole.games.metropolys import Bid, State, events, parse
from tests.games.metropolys.positions import (
    FAMILY,
    Combination,
    amount,
    arranged,
    each_combination,
    on,
    play,
    snapshot,
    started,
    walk,
)


def told(state: State, text: str) -> list[str]:
    """The events in short: the id and the details, such as `built 0 3 C4`."""
    return [" ".join(map(str, [event.id, *event.details.values()])) for event in events(state, parse(text))]


def test_a_bid_that_can_be_answered_is_only_a_bid() -> None:
    state = started(FAMILY, first=1)
    assert events(state, parse("3@C4")) == [Message("bid", {"seat": 1, "value": 3, "place": "C4"})]


def test_a_pass_after_which_others_are_asked_is_only_a_pass() -> None:
    state = play(started(FAMILY, first=1), "3@C4")
    assert events(state, parse("pass")) == [Message("passed", {"seat": 2})]


def test_a_call_ends_when_all_others_have_passed() -> None:
    state = play(started(FAMILY, first=0, tokens="first"), "3@C9", "5@C8", "pass", "pass")
    assert told(state, "pass") == ["passed 0", "call_ended all_passed", "built 1 5 C8"]


def test_a_call_ends_when_no_neighbour_is_free_and_nobody_is_made_to_pass() -> None:
    state = arranged(FAMILY, on("N1", 5), {}, on("W2", 6), on("W3", 7), turn=1, tokens="first")
    assert told(state, "1@W1") == [
        "bid 1 1 W1",
        "call_ended no_free_neighbour",
        "built 1 1 W1",
        "token_taken 1 trendy W1",
    ]


def test_a_call_ends_when_nobody_has_a_higher_building() -> None:
    state = started(FAMILY, first=2, tokens="first")
    assert told(state, "13@C9") == [
        "bid 2 13 C9",
        *["passed_by_force 3", "passed_by_force 0", "passed_by_force 1"],
        *["call_ended no_higher_building", "built 2 13 C9"],
    ]


def test_a_pass_can_leave_nobody_with_a_higher_building() -> None:
    high = [{}, {}, {"N1": 12, "N2": 13}, {"N3": 12, "N4": 13}]
    state = arranged(FAMILY, *high, bids=[Bid(0, 11, "C9")], turn=1, tokens="first")
    assert told(state, "pass") == [
        "passed 1",
        *["passed_by_force 2", "passed_by_force 3"],
        *["call_ended no_higher_building", "built 0 11 C9"],
    ]


def test_those_who_cannot_outbid_pass_by_force_while_the_call_goes_on() -> None:
    state = arranged(FAMILY, {}, {"N1": 13}, {"N2": 13}, turn=0, tokens="first")
    assert told(state, "12@C9") == ["bid 0 12 C9", "passed_by_force 1", "passed_by_force 2"]
    play(state, "12@C9")
    assert (state.turn, state.passed()) == (3, [1, 2])
    assert told(state, "pass") == ["passed 3", "call_ended all_passed", "built 0 12 C9"]


def test_only_those_still_in_pass_by_force() -> None:
    state = play(started(FAMILY, first=0, tokens="first"), "3@C9", "pass", "5@C8", "6@C13")
    assert told(state, "13@C14") == [
        *["bid 0 13 C14", "passed_by_force 2", "passed_by_force 3"],
        *["call_ended no_higher_building", "built 0 13 C14"],
    ]


def test_tokens_and_cards_move() -> None:
    state = started(FAMILY, first=0, tokens="first")
    assert told(state, "13@N2")[-3:] == ["built 0 13 N2", "token_taken 0 subway N2", "subway_card_moved 0 -1"]
    assert told(state, "13@C2")[-2:] == ["token_taken 0 archaeology C2", "archaeology_card_moved 0 -1"]


@pytest.mark.parametrize(("holders", "moved"), [("N2", True), ("N2 N10", False), ("N2 N10 E2", False)])
def test_the_subway_card_moves_only_to_strictly_more_tokens(holders: str, moved: bool) -> None:
    state = arranged(FAMILY, on(holders), on("C3"), turn=1, subway_card=0, tokens="first")
    assert ("subway_card_moved 1 0" in told(state, "13@C6")) == moved


def test_a_card_that_stays_is_not_told() -> None:
    state = arranged(FAMILY, on("N2 C2"), turn=0, subway_card=0, archaeology_card=0, tokens="first")
    for text in ("13@C3", "13@C4"):
        assert told(state, text)[-1].startswith("token_taken 0")


def test_the_archaeology_card_moves_to_whoever_took_the_last_token() -> None:
    state = arranged(FAMILY, on("C2 C4"), turn=1, archaeology_card=0, tokens="first")
    assert told(state, "13@C11")[-1] == "archaeology_card_moved 1 0"


def test_the_thirteenth_building_ends_the_game() -> None:
    twelve = on("C7 C8 C9 C10 C12 C13 C14 C15 N1 N3 N5 N7")
    state = arranged(FAMILY, twelve, on("N2"), turn=0, subway_card=1, tokens="first")
    assert told(state, "13@N8")[-2:] == ["built 0 13 N8", "game_ended 0"]


@each_combination
def test_events_are_what_then_happens(combination: Combination) -> None:
    rng = random.Random(f"{combination} events")
    for _ in range(amount(6, 1)):
        state = started(combination, rng.randrange(10**6))
        laid = state.tokens()
        for code in walk(state, rng):
            before, stood = snapshot(state), [state.built_by(seat) for seat in range(state.players)]
            seen = events(state, code)
            assert snapshot(state) == before
            assert_happened(state, code, seen, stood, laid)


def assert_happened(
    state: State, code: int, seen: list[Message], stood: list[dict[str, int]], laid: dict[str, str]
) -> None:
    """Play the action on a copy, and compare with what was told of it."""
    after = state.copy()
    after.play(code)
    told_of = {event.id for event in seen}
    built = [
        (seat, value, place)
        for seat in range(state.players)
        for place, value in after.built_by(seat).items()
        if place not in stood[seat]
    ]
    taken = [(seat, laid[place], place) for seat, _, place in built if place in laid]
    assert built == [tuple(event.details.values()) for event in seen if event.id == "built"]
    assert taken == [tuple(event.details.values()) for event in seen if event.id == "token_taken"]
    assert bool(built) == ("call_ended" in told_of) == (not after.call())
    assert ("subway_card_moved" in told_of) == (after.subway_card != state.subway_card)
    assert ("archaeology_card_moved" in told_of) == (after.archaeology_card != state.archaeology_card)
    assert ("game_ended" in told_of) == (after.turn < 0)
    if not built:
        out = {event.details["seat"] for event in seen if event.id in ("passed", "passed_by_force")}
        assert out == set(after.passed()) - set(state.passed())
