"""States as objects: copies, pickles, listing legal actions, random games."""

from __future__ import annotations

import copy
import pickle
import random
import sys

import pytest

from metropole.games import metro
from metropole.games.contract import Game, NotLegal
from metropole.games.metro.rollout import Rollouts
from metropole.games.metro.rules import COMPILED


def played(actions: int, players: int = 3, hand: int = 2, turned: bool = True, seed: int = 1) -> metro.State:
    rng = random.Random(seed)
    state = metro.new_game(metro.deal(players, {"hand": hand, "free_rotation": turned}, rng))
    for _ in range(actions):
        state.play(rng.choice(state.legal()))
    return state


def everything(state: metro.State) -> list[object]:
    hands = [state.hand_of(seat) for seat in range(state.players)]
    found: list[object] = [hands, state.setup().deck, state.stack, state.turn, state.drawn, state.legal()]
    return [*found, metro.lines(state.track), state.track.codes(), metro.scores(state)]


def test_the_package_is_a_game() -> None:
    game: Game[metro.Setup, metro.State, metro.View] = metro
    names = {name for name in vars(Game) if not name.startswith("_")} | set(Game.__annotations__)
    assert all(hasattr(game, name) for name in names)


@pytest.mark.parametrize("actions", [0, 1, 7, 30, 50])
def test_copies_are_apart(actions: int) -> None:
    state = played(actions)
    before = everything(state)
    for twin in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert everything(twin) == before
        while twin.turn >= 0:
            twin.play(twin.legal_at(0))
        assert everything(state) == before


def test_views_and_setups_can_be_pickled() -> None:
    state = played(12)
    view = metro.view(state, 0, [1, 2])
    assert pickle.loads(pickle.dumps(view)) == view


@pytest.mark.parametrize("turned", [False, True])
def test_ways_of_listing_agree(turned: bool) -> None:
    state, rng = played(0, turned=turned, hand=3), random.Random(3)
    while state.turn >= 0:
        legal = state.legal()
        assert legal == sorted(set(legal))
        assert state.legal_count() == len(legal)
        assert [state.legal_at(index) for index in range(len(legal))] == legal
        assert all(state.is_legal(code) for code in legal)
        for index in (-1, len(legal)):
            with pytest.raises(IndexError):
                state.legal_at(index)
        state.play(rng.choice(legal))
    assert state.legal_count() == 0


def test_an_illegal_action_changes_nothing() -> None:
    state = played(9)
    before = everything(state)
    for code in range(-1, metro.ACTIONS + 1, 5):
        if not state.is_legal(code):
            with pytest.raises(NotLegal):
                state.play(code)
    assert everything(state) == before


def test_random_games() -> None:
    state = played(3, hand=1, turned=False)
    games = 2000 if COMPILED else 5
    rollouts = Rollouts(state, 1).run(state, games)
    assert rollouts.games == games
    assert rollouts.placements == games * state.track.empty.bit_count()
    assert rollouts.steps >= rollouts.placements
    assert abs(sum(rollouts.win_rates) - 1) < 1e-9
    again = Rollouts(state, 1).run(state, games)
    assert again.mean_points == rollouts.mean_points


@pytest.mark.skipif(not COMPILED, reason="takes too long interpreted")
def test_random_games_choose_as_python_does() -> None:
    """The mean points of random games played here and in bulk agree within the error of their number."""
    root, rng, games = played(0, players=2, hand=1, turned=False), random.Random(6), 1500
    totals = []
    for _ in range(games):
        state = root.copy()
        while state.turn >= 0:
            state.play(rng.choice(state.legal()))
        totals.append(state.track.points_of(0))
    mean = sum(totals) / games
    spread = (sum((total - mean) ** 2 for total in totals) / games) ** 0.5
    assert abs(Rollouts(root, 2).run(root, 20_000).mean_points[0] - mean) < 4 * spread / games**0.5


@pytest.mark.skipif(not COMPILED, reason="interpreted, arrays are lists")
def test_a_state_is_small() -> None:
    state = played(0)
    assert sys.getsizeof(state) + sys.getsizeof(state.track) < 1024
