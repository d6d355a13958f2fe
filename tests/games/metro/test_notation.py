"""Set-ups and actions as records write them, and whatever else people may write."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metropole.commands.forms.metro import answer
from metropole.games import load, metro
from metropole.games.contract import NotLegal, NotUnderstood, Refusal
from metropole.games.metro import tiles
from metropole.games.metro.actions import Action, action_of

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(tiles.KINDS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


def test_codes_and_texts() -> None:
    assert metro.ACTIONS == 24 * 4 * 64 + 1
    assert metro.text(metro.DRAW) == "draw"
    for code in range(metro.ACTIONS):
        assert metro.parse(metro.text(code)) == code
        assert action_of(code).code == code
        assert str(action_of(code)) == metro.text(code)
    assert action_of(metro.parse("aacb01r2")) == Action("aacb", "01", 2)


@pytest.mark.parametrize(
    "text",
    [
        *("", "Draw", "draw ", "aacb", "aacb1", "aacb08", "aacb80", "aacb01r0", "aacb01r4", "aacb01R1", "abcd01"),
        *("AACB01", "aacb٠١", "aacb01r", 7, None, ["aacb01"], {"aacb01": 1}),
    ],
)
def test_texts_that_are_not_understood(text: object) -> None:
    with pytest.raises(NotUnderstood) as refused:
        metro.parse(text)
    assert refused.value.reason.id == "unknown_action"


@pytest.mark.parametrize("players", metro.SEATS)
def test_setups_there_and_back(players: int) -> None:
    for hand in (1, 2, 3):
        setup = metro.deal(players, {"hand": hand, "free_rotation": hand == 2}, random.Random(players))
        options, written = metro.write_setup(setup)
        assert set(written) == {"first", "deck"}
        again = metro.read_setup(players, json.loads(json.dumps(options)), json.loads(json.dumps(written)))
        assert again == setup


def test_what_is_given_is_kept() -> None:
    deck = list(tiles.DECK)
    setup = metro.deal(3, {}, random.Random(1), {"first": 2, "deck": deck})
    assert setup.first == 2
    assert list(setup.deck) == deck
    assert (setup.hand, setup.free_rotation) == (1, False)
    state = metro.new_game(setup)
    assert state.turn == 2
    assert [state.hand_of(seat) for seat in (2, 0, 1)] == [(deck[0],), (deck[1],), (deck[2],)]


def test_first_seats_and_decks_are_drawn() -> None:
    rng = random.Random(1)
    setups = [metro.deal(6, {}, rng) for _ in range(100)]
    assert {setup.first for setup in setups} == set(range(6))
    assert len({setup.deck for setup in setups}) == 100


@pytest.mark.parametrize(
    ("players", "options", "setup", "reason"),
    [
        (1, {}, {}, "wrong_number_of_players"),
        (7, {}, {}, "wrong_number_of_players"),
        (2, {"hand": 0}, {}, "wrong_hand"),
        (2, {"hand": 4}, {}, "wrong_hand"),
        (2, {}, {"first": 2}, "no_such_seat"),
        (2, {}, {"first": -1}, "no_such_seat"),
        (2, {}, {"deck": list(tiles.DECK[1:])}, "wrong_number_of_tiles"),
        (2, {}, {"deck": ["dddd", *tiles.DECK[1:]]}, "too_many_copies"),
    ],
)
def test_setups_that_are_not_legal(players: int, options: Any, setup: Any, reason: str) -> None:
    with pytest.raises(NotLegal) as refused:
        metro.read_setup(players, options, {"first": 0, "deck": list(tiles.DECK), **setup})
    assert refused.value.reason.id == reason


@pytest.mark.parametrize(
    ("players", "options", "setup"),
    [
        ("2", {}, {}),
        (True, {}, {}),
        (2, [], {}),
        (2, {"hand": "1"}, {}),
        (2, {"hand": True}, {}),
        (2, {"free_rotation": 1}, {}),
        (2, {"turned": True}, {}),
        (2, {}, {"first": None}),
        (2, {}, {"deck": None}),
        (2, {}, {"deck": [None] * 60}),
        (2, {}, {"deck": ["xxxx"] * 60}),
        (2, {}, {"stack": []}),
    ],
)
def test_setups_that_are_not_understood(players: Any, options: Any, setup: Any) -> None:
    with pytest.raises(NotUnderstood):
        metro.read_setup(players, options, {"first": 0, "deck": list(tiles.DECK), **setup})


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(ANYTHING)
def test_any_text(text: object) -> None:
    with suppress(NotUnderstood):
        assert metro.text(metro.parse(text)) == text


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(
    st.one_of(st.integers(0, 8), ANYTHING),
    st.one_of(st.fixed_dictionaries({}, optional={"hand": ANYTHING, "free_rotation": ANYTHING}), ANYTHING),
    st.one_of(st.fixed_dictionaries({}, optional={"first": ANYTHING, "deck": ANYTHING}), ANYTHING),
)
def test_any_setup(players: Any, options: Any, setup: Any) -> None:
    with suppress(Refusal):
        assert metro.new_game(metro.read_setup(players, options, setup)).legal()
    with suppress(Refusal):
        assert metro.new_game(metro.deal(players, options, random.Random(1), setup)).legal()


@settings(max_examples=200, deadline=None)
@given(
    st.lists(
        st.builds("{}{}{}{}".format, st.sampled_from(tiles.KINDS), st.integers(0, 8), st.integers(0, 7), st.text())
    )
    | st.lists(st.sampled_from([metro.text(code) for code in range(0, metro.ACTIONS, 7)]), max_size=70)
    | ANYTHING,
    st.sampled_from([{}, {"free_rotation": True}, None]),
    ANYTHING,
)
def test_any_board(board: Any, options: Any, tile: Any) -> None:
    data = {"game": "metro", "players": 2, "options": options, "board": board}
    with suppress(Refusal):
        assert answer(data)
    with suppress(Refusal):
        assert metro.placements({**data, "tile": tile})


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32), st.lists(st.integers(-5, metro.ACTIONS + 5), max_size=100))
def test_any_action(seed: int, codes: list[int]) -> None:
    state = metro.new_game(metro.deal(2 + seed % 5, {"free_rotation": seed % 2 == 0}, random.Random(seed)))
    for code in codes:
        assert state.is_legal(code) == (code in state.legal())
        if state.is_legal(code):
            state.play(code)
        else:
            with pytest.raises(NotLegal):
                state.play(code)


def test_the_game_is_found_by_its_name() -> None:
    assert load("metro").NAME == metro.NAME
