"""A State as an object: copies, pickles, lists of actions."""

from __future__ import annotations

import pickle
import random
import sys
from functools import partial

import pytest

from metropole.games import contract, load, metropolys
from metropole.games.metropolys import ACTIONS, State
from metropole.games.metropolys.rules import COMPILED
from tests.games.metropolys.positions import (
    EXPERT,
    Combination,
    each_combination,
    random_action,
    random_states,
    snapshot,
    started,
    walk,
)

some_states = partial(random_states, seed=11, count=40)


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
            with pytest.raises(IndexError):
                state.legal_at(index)


def test_no_code_outside_the_range_is_legal() -> None:
    state = started(EXPERT)
    assert not any(state.is_legal(code) for code in (-1, -715, ACTIONS, ACTIONS + 1, 10**6))


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
