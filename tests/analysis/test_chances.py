"""Shares of the search put right."""

from __future__ import annotations

import pytest

from metropole.analysis.chances import Correction, correction_of, switched_on
from metropole.analysis.judged import judge, searched
from metropole.games import GAMES
from metropole.match import Match
from tests.analysis.games import SHALLOW, recorded


def test_chances_add_up_and_keep_their_order() -> None:
    chances = Correction(sharpness=0.7).applied((0.5, 0.3, 0.2, 0.0), 1)
    assert sum(chances) == pytest.approx(1)
    assert list(chances) == sorted(chances, reverse=True)
    assert chances[-1] > 0


def test_without_a_correction_shares_are_as_they_are() -> None:
    assert Correction().applied((0.6, 0.4), 0) == pytest.approx((0.6, 0.4))
    assert correction_of("no game of ours", 2) == Correction()


def test_sharper_is_surer_and_the_seat_to_move_can_be_given_less() -> None:
    assert Correction(sharpness=2.0).applied((0.6, 0.4), 0)[0] > 0.6
    assert Correction(sharpness=0.5).applied((0.6, 0.4), 0)[0] < 0.6
    assert Correction(mover=-0.3).applied((0.5, 0.5), 0)[0] < 0.5 < Correction(mover=-0.3).applied((0.5, 0.5), 1)[0]


@pytest.mark.parametrize("game", GAMES.own)
def test_every_game_of_the_package_was_fitted_for_every_number_of_players(game: str) -> None:
    seats = GAMES.load(game).SEATS
    assert all(correction_of(game, players) != Correction() for players in seats)


def test_an_option_that_was_fitted_by_itself_has_numbers_of_its_own() -> None:
    """Of two that are on the one that was fitted counts; an option that makes no difference has those of the game."""
    plain, other = correction_of("metropolys", 3), correction_of("metropolys", 3, ("expansion",))
    assert other != plain
    assert correction_of("metropolys", 3, ("another", "expansion")) == other
    assert correction_of("metro", 3, ("another",)) == correction_of("metro", 3)


@pytest.mark.parametrize(("number", "switched"), [(0, ()), (3, ("expansion",))])
def test_a_game_is_judged_by_the_numbers_of_its_options(number: int, switched: tuple[str, ...]) -> None:
    record = recorded("metropolys", number)
    assert switched_on(record.game, record.setup) == switched
    match = Match.of(record).at(4)
    _, thought = searched(match, SHALLOW)
    correction = correction_of("metropolys", record.setup.players, switched)
    chances = correction.applied(thought.best.shares, match.turn)
    told = judge(match, match.game.parse(record.actions[4]), SHALLOW).win_chances
    assert told == tuple(round(chance, 3) for chance in chances)
