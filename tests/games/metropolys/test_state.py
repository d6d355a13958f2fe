"""A State as an object: copies, pickles, lists of actions."""

from __future__ import annotations

import pickle
import random
import sys
from functools import partial

import pytest

from metropole.games import contract, load, metropolys
from metropole.games.metropolys import ACTIONS, PASS, Bid, State
from metropole.games.metropolys.rules import COMPILED
from tests.games.metropolys.positions import (
    EXPERT,
    FAMILY,
    Combination,
    amount,
    arranged,
    dealt,
    each_combination,
    on,
    play,
    random_action,
    random_states,
    snapshot,
    started,
    walk,
)

some_states = partial(random_states, seed=11, count=amount(40, 5))


def play_on(state: State, seed: int, steps: int = 12) -> None:
    """Some random steps, the same for the same seed."""
    for _, _ in zip(range(steps), walk(state, random.Random(seed)), strict=False):
        pass


@each_combination
def test_a_copy_is_equal_and_goes_its_own_way(combination: Combination) -> None:
    for state in some_states(combination):
        before = snapshot(state)
        twin = state.copy()
        assert snapshot(twin) == before
        play_on(twin, seed=1)
        assert snapshot(state) == before
        other, gone_on = state.copy(), snapshot(twin)
        play_on(other, seed=3, steps=40)
        assert snapshot(twin) == gone_on
        play_on(state, seed=1)
        assert snapshot(state) == gone_on


@each_combination
def test_a_pickle_is_the_same_position_and_plays_on_alike(combination: Combination) -> None:
    for state in some_states(combination):
        twin = pickle.loads(pickle.dumps(state))
        assert snapshot(twin) == snapshot(state)
        play_on(twin, seed=2)
        play_on(state, seed=2)
        assert snapshot(twin) == snapshot(state)


@each_combination
def test_legal_actions_rise_and_each_can_be_asked_for_by_its_index(combination: Combination) -> None:
    for state in some_states(combination):
        legal = state.legal()
        assert legal == sorted(set(legal))
        assert state.legal_count() == len(legal)
        assert [state.legal_at(index) for index in range(len(legal))] == legal
        assert [code for code in range(ACTIONS) if state.is_legal(code)] == legal


@each_combination
def test_there_is_no_action_beyond_the_list(combination: Combination) -> None:
    for state in some_states(combination):
        for index in (-1, -len(state.legal()), len(state.legal()), 10**6):
            told = f"there are {state.legal_count()} legal actions, counted from 0: there is no {index}$"
            with pytest.raises(IndexError, match=told):
                state.legal_at(index)


def test_no_code_outside_the_range_is_legal() -> None:
    state = started(EXPERT)
    assert not any(state.is_legal(code) for code in (-1, -715, ACTIONS, ACTIONS + 1, 10**6))


def test_a_call_may_go_from_the_lowest_building_to_the_last_but_one() -> None:
    state = play(started(FAMILY, first=0), "1@C9", "12@C10")
    assert state.call() == [Bid(0, 1, "C9"), Bid(1, 12, "C10")]
    assert [state.stock_of(seat) for seat in (0, 1)] == [list(range(2, 14)), [*range(1, 12), 13]]


@pytest.mark.parametrize(("passed", "turn"), [([1], 3), ([3], 0), ([0, 3], 1)])
def test_whoever_is_out_of_a_call_is_not_asked_again(passed: list[int], turn: int) -> None:
    """Nor is anybody else taken for one of them."""
    state = arranged(FAMILY, bids=[Bid(2, 3, "C9")], passed=passed, turn=turn)
    assert state.passed() == passed
    asked = []
    while state.call():
        asked.append(state.turn)
        state.play(PASS)
    assert sorted([*asked, *passed]) == [0, 1, 3]
    assert state.built_by(2) == {"C9": 3}


@pytest.mark.parametrize("seat", range(4))
def test_a_district_that_one_seat_has_built_over_is_not_left_out(seat: int) -> None:
    north = on(" ".join(f"N{number}" for number in range(1, 11)))
    assert arranged(FAMILY, *[{}] * seat, north, turn=0).closed() == ()


@pytest.mark.parametrize("combination", [FAMILY, EXPERT, Combination(4, "expert", True)], ids=str)
def test_every_seat_has_the_cards_it_was_dealt(combination: Combination) -> None:
    setup, state = dealt(combination), started(combination)
    for seat in range(4):
        cards = state.cards_of(seat)
        assert cards.area == setup.area[seat]
        assert cards.neighbourhood == (setup.neighbourhood[seat] if setup.neighbourhood else None)
        assert cards.expansion == (setup.expansion[seat] if setup.expansion else None)
    assert (setup.neighbourhood is None) == (combination != EXPERT)


def test_when_it_is_over_there_is_nothing_to_do() -> None:
    state = started(EXPERT)
    while state.turn >= 0:
        assert state.targets()
        state.play(state.legal_at(0))
    assert (state.targets(), state.legal(), state.legal_count()) == (0, [], 0)
    assert not any(state.is_legal(code) for code in range(ACTIONS))


@pytest.mark.parametrize("combination", [EXPERT, Combination(4, "expert", True)], ids=str)
def test_with_the_cards_of_another_game_all_else_stays(combination: Combination) -> None:
    other = started(combination, seed=2)
    for state in random_states(combination, seed=13, count=3):
        before = snapshot(state)
        twin = state.with_cards_of(other)
        assert [twin.cards_of(seat) for seat in range(4)] == [other.cards_of(seat) for seat in range(4)]
        assert snapshot(twin.with_cards_of(state)) == before
        assert snapshot(state) == before


@pytest.mark.skipif(not COMPILED, reason="interpreted, a State is an ordinary object")
def test_a_state_is_small() -> None:
    assert sys.getsizeof(started(EXPERT)) < 512


def test_the_game_is_loaded_by_its_name() -> None:
    assert load("metropolys") is metropolys
    assert (metropolys.NAME, metropolys.RULES, list(metropolys.SEATS), metropolys.ACTIONS) == (
        "metropolys",
        1,
        [2, 3, 4],
        716,
    )


@pytest.mark.parametrize("name", ["", "Metropolys", "chess", None, 3, ["metropolys"]])
def test_a_game_that_is_not_there_is_not_understood(name: object) -> None:
    with pytest.raises(contract.NotUnderstood) as refusal:
        load(name)
    assert refusal.value.reason.id == "unknown_game"


def test_the_game_answers_to_every_name_of_the_contract() -> None:
    wanted = [name for name in vars(contract.Game) if not name.startswith("_")] + list(contract.Game.__annotations__)
    assert len(wanted) > 15
    assert not [name for name in wanted if not hasattr(metropolys, name)]


def test_random_actions_are_legal() -> None:
    rng = random.Random(5)
    for state in random_states(EXPERT, seed=12, count=100):
        if state.turn >= 0:
            assert state.is_legal(random_action(state, rng))
