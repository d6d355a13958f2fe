"""What a try does to whoever tried and to the puzzle: pure arithmetic, the same whenever it is done.

A try is a game of two: whoever solves the puzzle has won against it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from metropole.skill import Skill, rated

PUZZLE_SIGMA = 25 / 6  # how far a difficulty that a search has estimated is doubted: half as far as somebody new
# From the estimate, whatever is tried: guests cost nothing, and many who fail on purpose would move a puzzle anywhere.
FARTHEST = 2 * PUZZLE_SIGMA

NEW = Skill()  # what is thought of somebody who has tried nothing


@dataclass(frozen=True, slots=True)
class Solver:
    """Somebody's strength at the puzzles of a game, and how many they have solved in a row."""

    skill: Skill = NEW
    streak: int = 0
    best_streak: int = 0
    at: int = 0


@dataclass(frozen=True, slots=True)
class Strength:
    """How hard a puzzle has turned out to be, and what a search had estimated."""

    skill: Skill
    estimate: float
    solved: int = 0
    at: int = 0

    @classmethod
    def new(cls, difficulty: float) -> Strength:
        """Of a puzzle that nobody has tried."""
        return cls(Skill(difficulty, PUZZLE_SIGMA), difficulty)


def after_try(solver: Solver, puzzle: Strength, is_right: bool, at: int) -> tuple[Solver, Strength]:
    """Both after a try. No two tries of anybody, or of any puzzle, have the same time, whatever the clocks say."""
    at = max(at, solver.at + 1, puzzle.at + 1)
    ranks = [1, 2] if is_right else [2, 1]
    moved = rated(["solver", "puzzle"], ranks, {"solver": solver.skill, "puzzle": puzzle.skill})
    streak = solver.streak + 1 if is_right else 0
    return (
        Solver(moved["solver"], streak, max(streak, solver.best_streak), at),
        replace(puzzle, skill=_near(puzzle.estimate, moved["puzzle"]), solved=puzzle.solved + is_right, at=at),
    )


def _near(estimate: float, skill: Skill) -> Skill:
    """The same, no farther from what was estimated than that can be doubted."""
    return replace(skill, mu=min(max(skill.mu, estimate - FARTHEST), estimate + FARTHEST))


def solver_in(row: Any) -> Solver:
    """As a row has it; somebody new where there is none."""
    if row is None:
        return Solver()
    return Solver(Skill(row.mu, row.sigma, row.tries), row.streak, row.best_streak, row.at)


def strength_in(row: Any, difficulty: float) -> Strength:
    """As a row has it; where there is none, as it was estimated."""
    if row is None:
        return Strength.new(difficulty)
    return Strength(Skill(row.mu, row.sigma, row.tries), difficulty, row.solved, row.at)


def solver_row(user_id: str, game: str, solver: Solver) -> dict[str, Any]:
    rest = {"streak": solver.streak, "best_streak": solver.best_streak, "at": solver.at}
    return {"user_id": user_id, "game": game, **_numbers(solver.skill), **rest}


def puzzle_row(puzzle: str, game: str, strength: Strength) -> dict[str, Any]:
    rest = {"solved": strength.solved, "at": strength.at}
    return {"puzzle": puzzle, "game": game, **_numbers(strength.skill), **rest}


def _numbers(skill: Skill) -> dict[str, Any]:
    return {"mu": skill.mu, "sigma": skill.sigma, "tries": skill.games}
