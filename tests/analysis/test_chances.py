"""Shares of the search put right."""

from __future__ import annotations

import pytest

from metropole.analysis.chances import Correction, correction_of, options_named
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


def test_options_that_were_fitted_together_have_numbers_of_their_own() -> None:
    """The numbers of most of them count; an option that makes no difference has those of the game."""
    plain, family, expert = (
        correction_of("metropolys", 3, options)
        for options in (("family",), ("expansion", "family"), ("expansion", "expert"))
    )
    assert len({plain, family, expert}) == 3
    assert plain == correction_of("metropolys", 3)
    assert correction_of("metropolys", 3, ("another", "expansion", "family")) == family
    turned = correction_of("metro", 3, ("free_rotation",))
    assert correction_of("metro", 3, ("another", "free_rotation")) == turned != correction_of("metro", 3, ("another",))


@pytest.mark.parametrize(
    ("number", "options"), [(0, ("family",)), (3, ("expansion", "family")), (33, ("expansion", "expert"))]
)
def test_a_game_is_judged_by_the_numbers_of_its_options(number: int, options: tuple[str, ...]) -> None:
    record = recorded("metropolys", number)
    assert options_named(record.game, record.setup) == options
    match = Match.of(record).at(4)
    _, thought = searched(match, SHALLOW)
    correction = correction_of("metropolys", record.setup.players, options)
    chances = correction.applied(thought.best.shares, match.turn)
    told = judge(match, match.game.parse(record.actions[4]), SHALLOW).win_chances
    assert told == tuple(round(chance, 3) for chance in chances)
