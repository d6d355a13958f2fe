"""Which puzzle somebody is given, and what they tried. Of each puzzle the first try counts, and no other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random, SystemRandom
from typing import Any

from sqlalchemy import Row, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.puzzles import Puzzle
from metropole.server.refusals import NotSignedIn
from metropole.server.solving.strengths import (
    Solver,
    Strength,
    after_try,
    puzzle_row,
    solver_in,
    solver_row,
    strength_in,
)
from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import puzzle_ratings, puzzle_solvers, puzzle_tries, users
from metropole.server.storage.upsert import insert_or_update

NEAR = 5  # so many puzzles that fit best are drawn from: not everybody is given the same ones in the same order
COUNTING = 0x70757A7A  # the number of a lock of PostgreSQL that tries share, and making ratings anew has alone
CHANCE = SystemRandom()


@dataclass(frozen=True, slots=True)
class Given:
    """The puzzle that somebody shall solve; whether their first try of it is still to come."""

    puzzle: str
    is_counted: bool


@dataclass(frozen=True, slots=True)
class NotedTry:
    """What a try did; `before`: the solver as they were, the same where it did not count."""

    is_counted: bool
    before: Solver
    after: Solver
    strength: Strength


async def next_puzzle(
    database: Database, user_id: str, puzzles: Sequence[Puzzle], theme: str | None = None, rng: Random = CHANCE
) -> Given | None:
    """What is given to somebody of these, which are all of a game: what they were given before and have not tried, else
    one they do not know that is about as strong as they are, else the one that they have failed at the longest ago.
    Nothing where all are solved.
    """
    game = puzzles[0].game
    wanted = {one.id: one for one in puzzles if theme in (None, one.theme)}
    async with database.writing() as connection:
        await _alone(connection, user_id)
        known = {row.puzzle: row for row in await _rows(connection, user_id, game)}
        begun = [row for row in known.values() if row.at is None and row.puzzle in wanted]
        if begun:
            return Given(min(begun, key=lambda row: row.shown_at).puzzle, is_counted=True)
        if fresh := [one for id, one in wanted.items() if id not in known]:
            chosen = await _fitting(connection, user_id, game, fresh, rng)
            await _show(connection, user_id, chosen)
            return Given(chosen.id, is_counted=True)
        failed = [row for row in known.values() if row.solved_at is None and row.puzzle in wanted]
        if not failed:
            return None
        again = min(failed, key=lambda row: row.shown_at).puzzle
        await _show(connection, user_id, wanted[again])
        return Given(again, is_counted=False)


async def note_try(database: Database, user_id: str, puzzle: Puzzle, action: str | None, is_right: bool) -> NotedTry:
    """Somebody has tried an action; or wants to see the answer, which is to fail. Several at once count once."""
    async with database.writing() as connection:
        await _alone(connection, user_id)
        row = await tried_row(connection, user_id, puzzle.id)
        solver = solver_in(await _solver_row(connection, user_id, puzzle.game))
        if row is not None and row.at is not None:
            if is_right and row.solved_at is None:
                await connection.execute(_of(user_id, puzzle.id).values(solved_at=now()))
            strength = strength_in(await _strength_row(connection, puzzle.id), puzzle.difficulty)
            return NotedTry(False, solver, solver, strength)
        strength = await _held_strength(connection, puzzle)
        after, moved = after_try(solver, strength, is_right, now())
        noted = {"at": after.at, "is_right": is_right, "action": action, "rating_after": after.skill.ordinal}
        noted["solved_at"] = after.at if is_right else None
        await _show(connection, user_id, puzzle, **noted)
        await insert_or_update(connection, puzzle_solvers, **solver_row(user_id, puzzle.game, after))
        await insert_or_update(connection, puzzle_ratings, **puzzle_row(puzzle.id, puzzle.game, moved))
        return NotedTry(True, solver, after, moved)


async def tried_row(connection: AsyncConnection, user_id: str, puzzle: str) -> Row[Any] | None:
    """What somebody has done with a puzzle, if anything."""
    this = (puzzle_tries.c.user_id == user_id, puzzle_tries.c.puzzle == puzzle)
    return (await connection.execute(select(puzzle_tries).where(*this))).one_or_none()


async def strengths_of(connection: AsyncConnection, game: str) -> Mapping[str, float]:
    """How strong those puzzles are that somebody has tried."""
    wanted = select(puzzle_ratings.c.puzzle, puzzle_ratings.c.mu).where(puzzle_ratings.c.game == game)
    return {row.puzzle: row.mu for row in await connection.execute(wanted)}


async def _alone(connection: AsyncConnection, user_id: str) -> None:
    """One thing at a time for a person, so that nothing counts twice; SQLite has one writer anyhow. Whoever was deleted
    a moment ago tries nothing any more.
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock_shared(:number)"), {"number": COUNTING})
    here = select(users.c.id).where(users.c.id == user_id, users.c.name.is_not(None)).with_for_update()
    if await connection.scalar(here) is None:
        raise NotSignedIn("not_signed_in")


async def _rows(connection: AsyncConnection, user_id: str, game: str) -> Sequence[Any]:
    mine = select(puzzle_tries.c.puzzle, puzzle_tries.c.at, puzzle_tries.c.shown_at, puzzle_tries.c.solved_at).where(
        puzzle_tries.c.user_id == user_id, puzzle_tries.c.game == game
    )
    return (await connection.execute(mine)).all()


async def _fitting(
    connection: AsyncConnection, user_id: str, game: str, fresh: Sequence[Puzzle], rng: Random
) -> Puzzle:
    """One of those that are nearest to somebody's strength."""
    solver = solver_in(await _solver_row(connection, user_id, game))
    strengths = await strengths_of(connection, game)
    away = {one.id: abs(strengths.get(one.id, one.difficulty) - solver.skill.mu) for one in fresh}
    return rng.choice(sorted(fresh, key=lambda one: (away[one.id], one.id))[:NEAR])


async def _show(connection: AsyncConnection, user_id: str, puzzle: Puzzle, **more: Any) -> None:
    row = {"user_id": user_id, "puzzle": puzzle.id, "game": puzzle.game, "theme": puzzle.theme}
    await insert_or_update(connection, puzzle_tries, **row, shown_at=now(), **more)


def _of(user_id: str, puzzle: str) -> Any:
    return update(puzzle_tries).where(puzzle_tries.c.user_id == user_id, puzzle_tries.c.puzzle == puzzle)


async def _solver_row(connection: AsyncConnection, user_id: str, game: str) -> Row[Any] | None:
    this = (puzzle_solvers.c.user_id == user_id, puzzle_solvers.c.game == game)
    return (await connection.execute(select(puzzle_solvers).where(*this))).one_or_none()


async def _strength_row(connection: AsyncConnection, puzzle: str) -> Row[Any] | None:
    wanted = select(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle)
    return (await connection.execute(wanted)).one_or_none()


async def _held_strength(connection: AsyncConnection, puzzle: Puzzle) -> Strength:
    """A puzzle's strength, which nobody else changes until the try is written. Of a row that is not there yet nothing
    could be held: so by a number that follows from its id.
    """
    if connection.dialect.name == "postgresql":
        name = func.hashtext(puzzle.id)
        await connection.execute(select(func.pg_advisory_xact_lock(COUNTING & 0x7FFFFFFF, name)))
    return strength_in(await _strength_row(connection, puzzle.id), puzzle.difficulty)
