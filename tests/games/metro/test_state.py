"""States as objects: copies, pickles, listing legal actions, random games."""

from __future__ import annotations

import copy
import pickle
import random
import sys

import pytest

from metropole.games import metro
from metropole.games.contract import Game, NotLegal
from metropole.games.metro import tiles
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


@pytest.mark.parametrize("turned", [False, True])
def test_a_track_that_was_pickled_lets_tiles_be_turned_as_before(turned: bool) -> None:
    """It is pickled by itself too, not only with a State, which says whether they may be."""
    track = played(12, turned=turned).track
    twin = pickle.loads(pickle.dumps(track))
    assert (twin.players, bool(twin.free_rotation), twin.codes()) == (track.players, turned, track.codes())


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
@pytest.mark.parametrize("actions", [0, 17, 60])
def test_what_is_hidden_is_the_deck_and_the_kinds_that_others_hold(actions: int, seat: int) -> None:
    state = played(actions, hand=3)
    seen = state.hidden_from(seat)
    assert seen.setup().deck == (None,) * 60
    for holder in range(3):
        known = state.hand_of(holder) if holder == seat else (None,) * state.hand_count(holder)
        assert seen.hand_of(holder) == known
        assert seen.hand_count(holder) == state.hand_count(holder)
    for name in ("players", "first", "hand", "free_rotation", "stack", "drawn", "turn"):
        assert getattr(seen, name) == getattr(state, name)
    assert seen.track.codes() == state.track.codes()


def test_three_tiles_of_a_kind_are_three() -> None:
    rest = list(tiles.DECK)
    for _ in range(3):
        rest.remove("aaaa")
    setup = {"first": 0, "deck": ["aaaa"] * 3 + rest}
    state = metro.new_game(metro.read_setup(2, {"hand": 3}, setup))
    assert (state.hand_count(0), state.hand_of(0)) == (3, ("aaaa",) * 3)


@pytest.mark.parametrize(("players", "hand", "turned"), [(2, 1, False), (5, 3, True)])
def test_a_game_knows_what_it_began_with(players: int, hand: int, turned: bool) -> None:
    rng = random.Random(8)
    setup = metro.deal(players, {"hand": hand, "free_rotation": turned}, rng, {"first": 1})
    state = metro.new_game(setup)
    for _ in range(9):
        assert state.setup() == setup
        state.play(rng.choice(state.legal()))


def test_when_it_is_over_there_is_nothing_to_place() -> None:
    state = played(0)
    while state.turn >= 0:
        assert state.placeable()
        state.play(state.legal_at(0))
    assert state.placeable() == []
    assert not state.is_legal(0)


def test_whoever_guesses_the_rest_knows_the_tile_that_was_drawn_in_the_open() -> None:
    state = played(8)
    while state.drawn < 0:
        state.play(metro.DRAW)
    for seat in (0, 1, 2, None):
        guessed = metro.guess(metro.view(state, seat), random.Random(1))
        assert (guessed.drawn, guessed.placeable()) == (state.drawn, state.placeable())


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
            told = f"there are {len(legal)} legal actions, counted from 0: there is no {index}$"
            with pytest.raises(IndexError, match=told):
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


def test_a_game_that_is_over_is_won_by_its_winners_and_shared_if_they_are_several() -> None:
    rng, shared = random.Random(106), 0
    for number in range(10):
        state = metro.new_game(metro.deal(2 + number % 5, {}, rng))
        while state.turn >= 0:
            state.play(rng.choice(state.legal()))
        winners = metro.final_outcome(state).winners
        assert Rollouts(state, 1).run(state, 1).win_rates == [
            1 / len(winners) if seat in winners else 0 for seat in range(state.players)
        ]
        shared += len(winners) > 1
    assert shared


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
