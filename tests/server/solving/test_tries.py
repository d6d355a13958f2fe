"""Which puzzle somebody is given, and that of each the first try counts alone."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from sqlalchemy import delete, event
from sqlalchemy.engine import Engine

from metropole.server.people.personal_data import export, forgetting
from metropole.server.people.sessions import Person
from metropole.server.refusals import NotSignedIn
from metropole.server.settings import Settings
from metropole.server.solving.recompute import recompute
from metropole.server.solving.results import done_by, done_with
from metropole.server.solving.strengths import PUZZLE_SIGMA, Solver, Strength, after_try
from metropole.server.solving.tries import next_puzzle, note_try
from metropole.server.storage.database import Database
from metropole.server.storage.schema import puzzle_ratings, puzzle_solvers, puzzle_tries
from tests.server.grounds import add_people, all_rows
from tests.server.solving.some import some

pytestmark = pytest.mark.anyio
PUZZLES = some("metro")
DIFFICULTIES = {one.id: one.difficulty for one in PUZZLES}


async def given(database: Database, who: str = "ann", theme: str | None = None, seed: int = 1) -> str | None:
    found = await next_puzzle(database, who, PUZZLES, theme, Random(seed))
    return None if found is None else found.puzzle


async def test_what_was_given_comes_again_until_it_is_tried(database: Database) -> None:
    await add_people(database, "ann", "ben")
    first = await given(database)
    assert [await given(database, seed=seed) for seed in range(2, 6)] == [first] * 4
    await note_try(database, "ann", next(one for one in PUZZLES if one.id == first), None, is_right=False)
    assert await given(database) != first
    assert await given(database, "ben") is not None


async def test_a_theme_is_no_way_around_what_was_given(database: Database) -> None:
    await add_people(database, "ann")
    kept = {theme: await given(database, theme=theme) for theme in ("quiet", "close", "turn")}
    assert len(set(kept.values())) == 3
    for theme, id in kept.items():
        assert [one.theme for one in PUZZLES if one.id == id] == [theme]
        assert await given(database, theme=theme, seed=7) == id
    assert await given(database) == kept["quiet"], "the one that has waited longest"


async def test_what_is_given_is_near_ones_strength(database: Database) -> None:
    await add_people(database, *(f"p{number}" for number in range(12)))
    found = {await given(database, f"p{number}", seed=number) for number in range(12)}
    near = sorted(PUZZLES, key=lambda one: abs(one.difficulty - 25))[:5]
    assert found <= {one.id for one in near}
    assert len(found) > 1, "not everybody is given the same one"


async def test_a_puzzle_that_has_turned_out_harder_is_given_to_stronger_ones(database: Database) -> None:
    await add_people(database, "ann")
    async with database.writing() as connection:
        rows = [
            {"puzzle": one.id, "game": "metro", "mu": 25.0 if number < 5 else 90.0, "sigma": 1.0, "tries": 9}
            | {"solved": 0, "at": number}
            for number, one in enumerate(PUZZLES)
        ]
        await connection.execute(puzzle_ratings.insert(), rows)
    assert {await given(database, seed=seed) for seed in range(3)} <= {one.id for one in PUZZLES[:5]}


async def test_solved_ones_never_come_back_and_failed_ones_come_last_and_count_nothing(database: Database) -> None:
    await add_people(database, "ann")
    failed = []
    for number in range(len(PUZZLES)):
        found = await next_puzzle(database, "ann", PUZZLES)
        assert found is not None
        assert found.is_counted
        puzzle = next(one for one in PUZZLES if one.id == found.puzzle)
        is_right = number % 4 != 0
        if not is_right:
            failed.append(puzzle)
        await note_try(database, "ann", puzzle, "x", is_right)
    assert len(await all_rows(database, puzzle_tries)) == len(PUZZLES)
    before = await all_rows(database, puzzle_solvers)
    for puzzle in failed:
        again = await next_puzzle(database, "ann", PUZZLES)
        assert again is not None
        assert (again.puzzle, again.is_counted) == (puzzle.id, False)
        assert not (await note_try(database, "ann", puzzle, "y", is_right=True)).is_counted
    assert await next_puzzle(database, "ann", PUZZLES) is None
    assert await all_rows(database, puzzle_solvers) == before
    tried = await done_with(database, "ann", failed[0].id)
    assert tried is not None
    assert (tried.is_right, tried.action, tried.solved_at is not None) == (False, "x", True)


async def test_the_first_try_counts_alone(database: Database) -> None:
    await add_people(database, "ann")
    puzzle = PUZZLES[3]
    tried = await note_try(database, "ann", puzzle, "x", is_right=False)
    expected, strength = after_try(Solver(), Strength.new(puzzle.difficulty), is_right=False, at=tried.after.at)
    assert (tried.is_counted, tried.after, tried.strength) == (True, expected, strength)
    rows = [await all_rows(database, table) for table in (puzzle_solvers, puzzle_ratings)]
    for is_right in (True, False, True):
        later = await note_try(database, "ann", puzzle, "y", is_right)
        assert (later.is_counted, later.after, later.strength) == (False, expected, strength)
    assert [await all_rows(database, table) for table in (puzzle_solvers, puzzle_ratings)] == rows


async def test_two_tries_at_once_count_once(database: Database) -> None:
    await add_people(database, "ann")
    found = await asyncio.gather(*(note_try(database, "ann", PUZZLES[0], "x", is_right=True) for _ in range(5)))
    assert sorted(tried.is_counted for tried in found) == [False] * 4 + [True]
    [solver] = await all_rows(database, puzzle_solvers)
    [puzzle] = await all_rows(database, puzzle_ratings)
    assert (solver.tries, solver.streak, puzzle.tries) == (1, 1, 1)


async def test_many_who_try_one_puzzle_at_once_all_count(database: Database) -> None:
    people = [f"p{number}" for number in range(6)]
    await add_people(database, *people)
    await asyncio.gather(*(note_try(database, who, PUZZLES[0], "x", is_right=who > "p2") for who in people))
    [puzzle] = await all_rows(database, puzzle_ratings)
    assert (puzzle.tries, puzzle.solved) == (6, 3)
    assert puzzle.sigma < PUZZLE_SIGMA
    times = [row.at for row in await all_rows(database, puzzle_tries)]
    assert len(set(times)) == 6


async def test_asking_at_once_gives_one_puzzle(database: Database) -> None:
    await add_people(database, "ann")
    found = await asyncio.gather(*(next_puzzle(database, "ann", PUZZLES) for _ in range(5)))
    assert len({one and one.puzzle for one in found}) == 1
    assert len(await all_rows(database, puzzle_tries)) == 1


async def test_ratings_made_anew_are_the_same_to_the_last_digit(database: Database) -> None:
    await add_people(database, "ann", "ben", "cem")
    rng = Random(4)
    tries = [(who, puzzle) for who in ("ann", "ben", "cem") for puzzle in PUZZLES[:6]]
    rng.shuffle(tries)
    for who, puzzle in tries:
        await note_try(database, who, puzzle, "x", is_right=rng.random() < 0.5)
    await next_puzzle(database, "ann", PUZZLES)
    tables = (puzzle_tries, puzzle_solvers, puzzle_ratings)
    kept = [await all_rows(database, table) for table in tables]
    async with database.writing() as connection:
        await connection.execute(puzzle_solvers.update().values(mu=1.0, streak=9))
        await connection.execute(delete(puzzle_ratings))
    assert await recompute(database, DIFFICULTIES.get) == len(tries)
    assert [await all_rows(database, table) for table in tables] == kept


async def test_nothing_tried_is_nothing_to_make_anew(database: Database) -> None:
    assert await recompute(database, DIFFICULTIES.get) == 0


async def test_results_by_theme_and_over_time(database: Database) -> None:
    await add_people(database, "ann")
    assert (await done_by(database, "ann", "metro")).last == []
    for number, puzzle in enumerate(PUZZLES[:4]):
        await note_try(database, "ann", puzzle, "x", is_right=number != 1)
    await note_try(database, "ann", PUZZLES[1], "y", is_right=True)
    await next_puzzle(database, "ann", PUZZLES)
    done = await done_by(database, "ann", "metro")
    assert [(one.theme, one.tried, one.right, one.solved) for one in done.themes] == [
        ("close", 1, 0, 1),
        ("quiet", 2, 2, 2),
        ("turn", 1, 1, 1),
    ]
    assert [row.puzzle for row in done.last] == [one.id for one in reversed(PUZZLES[:4])]
    assert done.last[0].rating_after == done.solver.skill.ordinal
    assert (done.solver.streak, done.solver.best_streak) == (2, 2)
    assert (await done_by(database, "ann", "metropolys")).themes == []


async def test_what_somebody_has_done_is_given_out_and_goes_with_them(database: Database) -> None:
    await add_people(database, "ann", "ben")
    for who in ("ann", "ben"):
        await note_try(database, who, PUZZLES[0], "x", is_right=True)
    told = await export(database, Person("ann", "Ann", is_guest=True))
    assert [row["puzzle"] for row in told["puzzle_tries"]] == [PUZZLES[0].id]
    assert [row["game"] for row in told["puzzle_solvers"]] == ["metro"]
    async with database.writing() as connection:
        for statement in forgetting("ann"):
            await connection.execute(statement)
    assert [row.user_id for row in await all_rows(database, puzzle_tries)] == ["ben"]
    assert [row.user_id for row in await all_rows(database, puzzle_solvers)] == ["ben"]
    with pytest.raises(NotSignedIn):
        await note_try(database, "ann", PUZZLES[1], "x", is_right=True)


async def test_everything_is_found_by_an_index(migrated_sqlite: str) -> None:
    """SQLite says how it looks: nowhere does it read a whole table of what people have done."""
    database = Database(Settings(database=migrated_sqlite))
    await add_people(database, "ann")
    asked: list[tuple[str, object]] = []

    def note(_connection: object, _cursor: object, statement: str, parameters: object, *_: object) -> None:
        asked.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        await next_puzzle(database, "ann", PUZZLES)
        await note_try(database, "ann", PUZZLES[0], "x", is_right=False)
        await note_try(database, "ann", PUZZLES[0], "x", is_right=True)
        await done_by(database, "ann", "metro")
        await done_with(database, "ann", PUZZLES[0].id)
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    questions = [one for one in asked if one[0].lstrip().startswith(("SELECT", "UPDATE")) and "puzzle_" in one[0]]
    assert len(questions) > 8
    async with database.reading() as connection:
        for statement, parameters in questions:
            plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)  # type: ignore[arg-type]
            told = [row.detail for row in plan]
            assert not [line for line in told if line.startswith("SCAN")], (statement, told)
    await database.close()
