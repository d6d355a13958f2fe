"""Many random games: all end, and nothing is lost or doubled on the way."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from metropole.games import metropolys
from metropole.games.metropolys import State, board
from tests.games.metropolys.positions import Combination, amount, each_combination, started, walk

pytestmark = pytest.mark.slow

GAMES = amount(8_400, 24)  # for each of 12 combinations
GAMES_A_DEAL = 40
GAMES_STEP_BY_STEP = amount(25, 2)
ALL_VALUES = list(range(1, 14))


def finish(state: State, rng: random.Random) -> State:
    """Play a random game to its end, every legal action as likely as any other."""
    draw = rng.random
    while state.turn >= 0:
        state.play(state.legal_at(int(draw() * state.legal_count())))
    return state


def assert_nothing_lost(state: State) -> None:
    """Every seat has its 13 buildings, and no two stand in one place or where none may."""
    standing = [bid.place for bid in state.call()]
    for seat in range(state.players):
        built = state.built_by(seat)
        bids = [bid.value for bid in state.call() if bid.seat == seat]
        assert sorted([*state.stock_of(seat), *built.values(), *bids]) == ALL_VALUES
        standing += built
    assert len(standing) == len(set(standing))
    assert not {board.DISTRICT_OF[board.INDEX[place]] for place in standing} & set(state.closed())


def assert_cards_lie_right(state: State, laid: dict[str, str]) -> None:
    """The special cards are with seats whose tokens entitle them to it."""
    taken = [Counter(laid.get(place) for place in state.built_by(seat)) for seat in range(state.players)]
    subway = [tokens["subway"] for tokens in taken]
    assert (subway[state.subway_card] == max(subway)) if any(subway) else state.subway_card == -1
    holder = state.archaeology_card
    assert taken[holder]["archaeology"] if any(tokens["archaeology"] for tokens in taken) else holder == -1


def assert_tokens_kept(state: State, laid: dict[str, str]) -> None:
    """Tokens taken and tokens left are the tokens laid."""
    taken = [place for score in metropolys.scores(state) for places in score.tokens.values() for place in places]
    built = {place for seat in range(state.players) for place in state.built_by(seat)}
    left = [place for place in laid if place not in built]
    assert sorted([*taken, *left]) == sorted(laid)
    assert state.tokens() == laid


@pytest.mark.parametrize("part", range(4))
@each_combination
def test_games_end_with_everything_in_its_place(combination: Combination, part: int) -> None:
    rng = random.Random(f"{combination} {part}")
    for deal in range(GAMES // 4 // GAMES_A_DEAL + 1):
        opening = started(combination, rng.randrange(10**9))
        laid = opening.tokens()
        for game in range(min(GAMES_A_DEAL, GAMES // 4 - deal * GAMES_A_DEAL)):
            end = finish(opening.copy(), rng)
            assert [len(end.stock_of(seat)) for seat in range(end.players)].count(0) == 1
            assert_nothing_lost(end)
            assert_cards_lie_right(end, laid)
            if game % 10 == 0:
                assert_tokens_kept(end, laid)


@each_combination
def test_at_every_step_everything_is_in_its_place(combination: Combination) -> None:
    rng = random.Random(str(combination))
    for _ in range(GAMES_STEP_BY_STEP):
        state = started(combination, rng.randrange(10**9))
        laid = state.tokens()
        for _ in walk(state, rng):
            assert_nothing_lost(state)
            assert_cards_lie_right(state, laid)
            assert_tokens_kept(state, laid)
            assert all(len(state.built_by(seat)) < 13 for seat in range(state.players))


@each_combination
def test_every_call_ends_with_one_building_and_its_builder_opens_the_next(combination: Combination) -> None:
    state = started(combination)
    openings = [
        (state.turn, [len(state.built_by(seat)) for seat in range(state.players)])
        for _ in walk(state, random.Random(f"{combination} calls"))
        if not state.call()
    ]
    assert openings[0] == (state.first, [0] * state.players)
    for (_, before), (opener, after) in pairwise(openings):
        assert [later - earlier for earlier, later in zip(before, after, strict=True)] == [
            int(seat == opener) for seat in range(state.players)
        ]
