"""What a try does to a solver and to a puzzle."""

from __future__ import annotations

import pytest

from metropole.server.solving.strengths import FARTHEST, Solver, Strength, after_try


def test_who_solves_it_rises_and_the_puzzle_falls() -> None:
    solver, puzzle = after_try(Solver(), Strength.new(25), is_right=True, at=5)
    assert solver.skill.mu > 25 > puzzle.skill.mu
    assert solver.skill.sigma < Solver().skill.sigma
    assert puzzle.skill.sigma < Strength.new(25).skill.sigma
    assert (solver.skill.games, puzzle.skill.games, puzzle.solved) == (1, 1, 1)


def test_who_fails_falls_and_the_puzzle_rises() -> None:
    solver, puzzle = after_try(Solver(), Strength.new(25), is_right=False, at=5)
    assert solver.skill.mu < 25 < puzzle.skill.mu
    assert (puzzle.skill.games, puzzle.solved) == (1, 0)


def test_a_hard_one_is_worth_more_and_an_estimate_is_sooner_believed_than_somebody_new() -> None:
    easy, _ = after_try(Solver(), Strength.new(15), is_right=True, at=0)
    hard, moved = after_try(Solver(), Strength.new(35), is_right=True, at=0)
    assert hard.skill.mu > easy.skill.mu
    assert hard.skill.mu - 25 > 35 - moved.skill.mu


@pytest.mark.parametrize("is_right", [False, True])
def test_a_crowd_that_tries_on_purpose_moves_a_puzzle_only_so_far(is_right: bool) -> None:
    """Guests cost nothing: however many fail at an easy one, or know the answer of a hard one."""
    puzzle = Strength.new(16.5)
    for at in range(100):
        _, puzzle = after_try(Solver(), puzzle, is_right, at)
    assert abs(puzzle.skill.mu - 16.5) <= FARTHEST + 1e-9
    assert puzzle.skill.games == 100


def test_streaks_end_and_the_best_one_stays() -> None:
    solver = Solver()
    for is_right in (True, True, True, False, True):
        solver, _ = after_try(solver, Strength.new(25), is_right, at=0)
    assert (solver.streak, solver.best_streak) == (1, 3)


def test_no_two_tries_have_the_same_time_whatever_the_clock_says() -> None:
    solver, puzzle = after_try(Solver(at=10), Strength.new(25), is_right=True, at=10)
    assert (solver.at, puzzle.at) == (11, 11)
    again, _ = after_try(Solver(), puzzle, is_right=True, at=3)
    assert again.at == 12
