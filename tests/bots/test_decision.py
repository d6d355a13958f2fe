"""How hard a choice is said to be: by what came near it, and by how much there was to look at."""

from __future__ import annotations

import random

import pytest

from metropole import games
from metropole.bots.decision import MANY, decided
from metropole.bots.levels import LEVELS
from metropole.match import Match


def test_what_is_forced_is_not_hard() -> None:
    assert decided(7, 1, 1.0) == (7, 0.0, True)


def test_the_closer_the_second_and_the_more_there_are_the_harder() -> None:
    clear, close = decided(7, 5, 0.1), decided(7, 5, 0.9)
    few, many, more = (decided(7, count, 1.0).hardness for count in (2, MANY + 1, 10 * MANY))
    assert clear.hardness < close.hardness < 1
    assert 0 < few < many == more == 1
    assert not clear.is_forced


@pytest.mark.parametrize("level", ["novice", "skilled"])
@pytest.mark.parametrize("game_name", ["metropolys", "metro"])
def test_every_choice_of_a_game_has_its_hardness(game_name: str, level: str) -> None:
    """By feeling or by search: it is no constant, and what is chosen is what would be chosen without it."""
    game = games.load(game_name)
    match, rng = Match(game, game.deal(2, {}, random.Random(1))), random.Random(2)
    told = list[float]()
    while (seat := match.turn) >= 0 and len(told) < 20:
        view, seed = match.view(seat), rng.random()
        decision = LEVELS[level].bot(game).decide(view, random.Random(seed))
        assert decision.code == LEVELS[level].bot(game).choose(view, random.Random(seed))
        assert decision.is_forced == (len(list(game.legal(view))) == 1)
        told.append(decision.hardness)
        match.submit(seat, decision.code)
    assert 0 <= min(told) < max(told) <= 1
