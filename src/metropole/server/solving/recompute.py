"""The ratings of solvers and puzzles made anew from the tries that counted, in the order of their times.

Whatever people who were deleted had tried is gone, and with it what they did to puzzles.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import bindparam, delete, insert, select, text, update

from metropole.server.solving.strengths import Solver, Strength, after_try, puzzle_row, solver_row
from metropole.server.solving.tries import COUNTING
from metropole.server.storage.database import Database
from metropole.server.storage.schema import puzzle_ratings, puzzle_solvers, puzzle_tries
from metropole.skill import Skill


async def recompute(database: Database, difficulty_of: Callable[[str], float | None]) -> int:
    """Make them anew; answers how many tries there were. Of a puzzle that is not there any more nothing is known."""
    solvers: dict[tuple[str, str], Solver] = {}
    puzzles: dict[tuple[str, str], Strength] = {}
    moved = []
    columns = puzzle_tries.c
    async with database.writing() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": COUNTING})
        counted = select(columns.user_id, columns.puzzle, columns.game, columns.is_right, columns.at)
        order = (columns.at, columns.user_id, columns.puzzle)
        tries = (await connection.execute(counted.where(columns.at.is_not(None)).order_by(*order))).all()
        for user_id, puzzle, game, is_right, at in tries:
            solver, strength = (user_id, game), (puzzle, game)
            if strength not in puzzles:
                difficulty = difficulty_of(puzzle)
                puzzles[strength] = Strength.new(Skill().mu if difficulty is None else difficulty)
            solvers[solver], puzzles[strength] = after_try(
                solvers.get(solver, Solver()), puzzles[strength], is_right, at
            )
            rating = solvers[solver].skill.ordinal
            moved.append({"of_user": user_id, "of_puzzle": puzzle, "rating": rating})
        for table in (puzzle_solvers, puzzle_ratings):
            await connection.execute(delete(table))
        if not tries:
            return 0
        await connection.execute(insert(puzzle_solvers), [solver_row(*key, one) for key, one in solvers.items()])
        await connection.execute(insert(puzzle_ratings), [puzzle_row(*key, one) for key, one in puzzles.items()])
        this = (columns.user_id == bindparam("of_user"), columns.puzzle == bindparam("of_puzzle"))
        noted = update(puzzle_tries).where(*this).values(rating_after=bindparam("rating"))
        await connection.execute(noted, moved)
    return len(tries)
