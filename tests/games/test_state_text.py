"""A State as text and as a value, in every game, with every number of players and in every variant."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest

from metropole import games
from metropole.games import metro, metropolys
from metropole.games.contract import Refusal
from metropole.games.metropolys.rules import COMPILED

PLANS = [
    pytest.param(game, players, options, id=f"{game.NAME}-{players}-{'-'.join(map(str, options.values()))}")
    for game in (metro, metropolys)
    for players in game.SEATS
    for options in game.VARIANTS
]
each_plan = pytest.mark.parametrize(("game", "players", "options"), PLANS)


def states(game: Any, players: int, options: Any, seed: int) -> Iterator[Any]:
    """Some of a random game's positions, the last among them."""
    rng = random.Random(seed)
    state = game.new_game(game.deal(players, options, rng))
    while state.turn >= 0:
        if rng.random() < (0.2 if COMPILED else 0.03):
            yield state
        state.play(rng.choice(state.legal()))
    yield state


@each_plan
def test_a_state_comes_back_from_its_text_whole(game: Any, players: int, options: Any) -> None:
    for state in states(game, players, options, 5):
        text = game.state_text(state)
        again = game.read_state(text)
        assert "\n" not in text
        assert game.state_text(again) == text
        assert again == state
        assert hash(again) == hash(state)
        assert (again.legal(), again.turn) == (state.legal(), state.turn)
        assert game.scores(again) == game.scores(state)


@each_plan
def test_what_a_seat_knows_comes_back_too(game: Any, players: int, options: Any) -> None:
    for state in states(game, players, options, 6):
        for seat in (0, None):
            known = game.view(state, seat).known
            assert game.read_state(game.state_text(known)) == known


@each_plan
def test_equal_are_copies_and_pickles_and_nothing_else(game: Any, players: int, options: Any) -> None:
    for state in states(game, players, options, 7):
        assert state.copy() == state
        assert pickle.loads(pickle.dumps(state)) == state
        assert state != game.state_text(state)
        for code in state.legal()[:3]:
            later = state.copy()
            later.play(code)
            assert later != state


@pytest.mark.parametrize("game", [metro, metropolys], ids=lambda game: game.NAME)
def test_states_with_other_secrets_are_not_equal(game: Any) -> None:
    rng = random.Random(8)
    state = game.new_game(game.deal(2, {}, rng))
    guesses = {game.guess(game.view(state, 0), rng) for _ in range(30)}
    assert len(guesses) > 1


@pytest.mark.parametrize("game", [metro, metropolys], ids=lambda game: game.NAME)
def test_the_mask_is_the_list_of_legal_actions(game: Any) -> None:
    for state in states(game, 2, {}, 9):
        mask = state.legal_mask()
        assert len(mask) == game.ACTIONS
        assert [code for code, is_legal in enumerate(mask) if is_legal] == state.legal()


@pytest.mark.parametrize("game", [metro, metropolys], ids=lambda game: game.NAME)
def test_whatever_is_changed_in_a_text_is_refused_or_another_position(game: Any) -> None:
    """Nothing but a refusal ever comes of a text that was tampered with."""
    rng, refused = random.Random(10), 0
    for state in states(game, 3, game.VARIANTS[-1], 10):
        text = game.state_text(state)
        for _ in range(60 if COMPILED else 5):
            at, to = rng.randrange(len(text)), rng.randrange(len(text))
            broken = text[:at] + text[to : to + rng.randrange(4)] + text[at + rng.randrange(4) :]
            try:
                assert game.state_text(game.read_state(broken)) == broken
            except Refusal:
                refused += 1
    assert refused


@pytest.mark.parametrize("text", [None, 7, "", "metro/1", "metro/2 players=2", "x" * 5000, "metro/1 players=²"])
@pytest.mark.parametrize("game", [metro, metropolys], ids=lambda game: game.NAME)
def test_what_is_no_position_is_refused(game: Any, text: object) -> None:
    with pytest.raises(Refusal, match="unknown_position"):
        game.read_state(text)


@pytest.mark.parametrize(
    ("changed", "into"),
    [
        ("turn=0", "turn=-"),
        ("board=-", "board=aacb11"),  # nothing lies between it and the edge
        ("board=-", "board=aacb33"),  # the centre
        ("drawn=-", "drawn=aacb"),  # the deck does not begin so
        ("hands=", "hands=dddd,"),
        ("hands=", "hands=dddd/"),
        ("deck=", "deck=aacb,"),
    ],
)
def test_positions_of_tiles_that_cannot_come_about(changed: str, into: str) -> None:
    text = metro.state_text(metro.new_game(metro.deal(2, {}, random.Random(1), {"first": 0})))
    assert changed in text
    with pytest.raises(Refusal):
        metro.read_state(text.replace(changed, into))


@pytest.mark.parametrize(
    ("changed", "into"),
    [
        ("bids=0:3@C4", "bids=1:3@C4"),  # it would be its own turn again
        ("bids=0:3@C4", "bids=0:3@C4,1:2@C5"),  # lower
        ("bids=0:3@C4", "bids=0:3@C4,1:5@S10"),  # not next to it
        ("turn=1", "turn=-"),
        ("turn=1", "turn=0"),
        ("built=-/-", "built=1@C1,2@C1/-"),
        ("built=-/-", "built=pass/-"),
        ("built=-/-", "built=-"),
        ("subway=-", "subway=0"),
    ],
)
def test_positions_of_buildings_that_cannot_come_about(changed: str, into: str) -> None:
    closed = {"first": 0, "closed": ["north", "east"]}
    state = metropolys.new_game(metropolys.deal(2, {}, random.Random(1), closed))
    state.play(metropolys.parse("3@C4"))
    text = metropolys.state_text(state)
    assert changed in text
    with pytest.raises(Refusal):
        metropolys.read_state(text.replace(changed, into))


def test_a_state_shows_its_board() -> None:
    state = metro.new_game(metro.deal(2, {}, random.Random(1), {"first": 0}))
    code = state.legal()[0]
    state.play(code)
    shown = repr(state)
    assert metro.text(code)[:4] in shown
    assert "seat 1 (blue)" in shown
    assert len(shown.splitlines()) == 12
    city = metropolys.new_game(metropolys.deal(2, {}, random.Random(1), {"first": 0}))
    city.play(city.legal()[0])
    assert "(1.0)" in repr(city)


def test_games_from_elsewhere_have_them_as_well() -> None:
    assert all(hasattr(games.load(name), "read_state") for name in games.names())
