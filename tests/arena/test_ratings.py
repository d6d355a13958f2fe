"""Ratings and intervals against cases that are known."""

from __future__ import annotations

import pytest

from metropole.arena.ratings import rate, wilson
from metropole.extras import need
from metropole.games.contract import NotLegal
from tests.arena.results_made import made


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # the published values of Wilson's interval without correction
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_of_nothing_is_everything_and_of_halves_lies_between() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(1, 4)[0] < wilson(1.5, 4)[0] < wilson(2, 4)[0]


def test_one_game_moves_both_as_plackett_and_luce_say() -> None:
    found = rate([made(0, "ab", [10, 5])])
    assert found["a"].mu == pytest.approx(27.6354, abs=1e-3)
    assert found["b"].mu == pytest.approx(22.3646, abs=1e-3)
    assert found["a"].sigma == found["b"].sigma == pytest.approx(8.0659, abs=1e-3)
    assert found["a"].ordinal == pytest.approx(found["a"].mu - 3 * found["a"].sigma)


def test_a_tie_of_equals_moves_nobody_but_makes_surer() -> None:
    found = rate([made(0, "ab", [7, 7])])
    assert found["a"].mu == found["b"].mu == pytest.approx(25)
    assert found["a"].sigma < 25 / 3


def test_who_wins_more_is_rated_higher_and_more_games_make_surer() -> None:
    games = [made(number, "ab", [9, 3] if number % 4 else [3, 9]) for number in range(40)]
    few, many = rate(games[:8]), rate(games)
    assert many["a"].ordinal > many["b"].ordinal
    assert many["a"].sigma < few["a"].sigma


def test_a_bot_on_several_seats_is_moved_once_a_game() -> None:
    found = rate([made(0, "abbb", [9, 3, 3, 3])])
    assert found["a"].mu > 25 > found["b"].mu
    assert rate([made(0, "aaa", [9, 3, 1])])["a"].mu == 25


def test_winners_by_more_buildings_stand_before_their_equals() -> None:
    assert made(0, "abcd", [8, 8, 3, 5], winners=[1]).ranks() == [1, 0, 3, 2]
    assert made(0, "abcd", [8, 8, 5, 5]).ranks() == [0, 0, 2, 2]


def test_without_the_package_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("metropole.extras.find_spec", lambda name: None)
    with pytest.raises(NotLegal, match=r"extra_missing.*arena"):
        need("matplotlib", "arena")
