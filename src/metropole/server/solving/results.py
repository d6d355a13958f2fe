"""What somebody has done with the puzzles of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Integer, Row, cast, func, select

from metropole.server.solving.strengths import Solver, solver_in
from metropole.server.solving.tries import tried_row
from metropole.server.storage.database import Database
from metropole.server.storage.schema import puzzle_solvers, puzzle_tries

MOST = 100  # tries that are told of one by one, the last ones


@dataclass(frozen=True, slots=True)
class ThemeDone:
    """Of the puzzles of a theme how many were tried, solved at the first try, and solved at all."""

    theme: str
    tried: int
    right: int
    solved: int


@dataclass(frozen=True, slots=True)
class PuzzlesDone:
    """Everything somebody has done in a game; the last tries first."""

    solver: Solver
    themes: Sequence[ThemeDone]
    last: Sequence[Row[Any]]


async def done_by(database: Database, user_id: str, game: str) -> PuzzlesDone:
    """Of one person: nobody else is told."""
    mine = (puzzle_tries.c.user_id == user_id, puzzle_tries.c.game == game, puzzle_tries.c.at.is_not(None))
    counted = (
        func.count().label("tried"),
        func.sum(cast(puzzle_tries.c.is_right, Integer)).label("right"),
        func.count(puzzle_tries.c.solved_at).label("solved"),
    )
    by_theme = select(puzzle_tries.c.theme, *counted).where(*mine).group_by(puzzle_tries.c.theme)
    last = select(puzzle_tries).where(*mine).order_by(puzzle_tries.c.at.desc()).limit(MOST)
    is_this = (puzzle_solvers.c.user_id == user_id, puzzle_solvers.c.game == game)
    async with database.reading() as connection:
        solver = (await connection.execute(select(puzzle_solvers).where(*is_this))).one_or_none()
        themes = (await connection.execute(by_theme.order_by(puzzle_tries.c.theme))).all()
        rows = (await connection.execute(last)).all()
    return PuzzlesDone(
        solver_in(solver), [ThemeDone(row.theme, row.tried, int(row.right), row.solved) for row in themes], rows
    )


async def done_with(database: Database, user_id: str, puzzle: str) -> Row[Any] | None:
    """What somebody has done with one puzzle, if anything."""
    async with database.reading() as connection:
        return await tried_row(connection, user_id, puzzle)
