"""Levels: whole games, each level's time, and that a higher one wins more."""

from __future__ import annotations

import random
from typing import Any

import pytest

from metropole import bots, games
from metropole.bots.levels import LEVELS
from metropole.games.metropolys.rules import COMPILED
from metropole.match import Match
from tests.bots.test_search import worked

OPTIONS: dict[str, dict[str, Any]] = {"metropolys": {"version": "expert"}, "metro": {}}


def share(game_name: str, one: str, other: str, count: int) -> float:
    """The share of victories of one bot against another, every deal played from both seats."""
    game, won = games.load(game_name), 0.0
    for number in range(count):
        match = Match(game, game.deal(2, OPTIONS[game_name], random.Random(f"deal {number // 2}")))
        names = (one, other) if number % 2 else (other, one)
        players = [bots.make(name, game) for name in names]
        rngs = [random.Random(f"{number} {seat}") for seat in range(2)]
        while (seat := match.turn) >= 0:
            match.submit(seat, players[seat].choose(match.view(seat), rngs[seat]))
        assert match.outcome is not None
        won += (names.index(one) in match.outcome.winners) / len(match.outcome.winners)
    return won / count


@pytest.mark.skipif(not COMPILED, reason="takes too long interpreted")
@pytest.mark.parametrize("game", ["metropolys", "metro"])
@pytest.mark.parametrize(
    ("higher", "lower", "least"),
    [("greedy", "random", 0.9), ("casual", "novice", 0.65), ("skilled", "casual", 0.65), ("expert", "skilled", 0.65)],
)
@pytest.mark.slow
def test_a_higher_level_wins_more(game: str, higher: str, lower: str, least: float) -> None:
    assert share(game, higher, lower, 30) >= least


@pytest.mark.skipif(not COMPILED, reason="takes too long interpreted")
@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("game_name", ["metropolys", "metro"])
def test_a_level_keeps_to_its_time(game_name: str, name: str) -> None:
    game = games.load(game_name)
    state = game.new_game(game.deal(max(game.SEATS), {}, random.Random(1)))
    view, limit = game.view(state, state.turn), LEVELS[name].seconds
    bot, chosen = bots.make(name, game), list[int]()
    assert worked(lambda: chosen.append(bot.choose(view, random.Random(2)))) < limit + max(0.1 * limit, 0.05)
    assert state.is_legal(chosen[0])


def test_levels_are_those_that_can_be_named() -> None:
    assert tuple(LEVELS) == bots.LEVEL_NAMES
