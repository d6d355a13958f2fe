"""What a table commits: which parts there are after each kind of act, and that they are what is written."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from sqlalchemy import func, select, text
from sqlalchemy.exc import DBAPIError

from metropole.server.settings import Settings
from metropole.server.storage import schema
from metropole.server.storage.database import Database
from metropole.server.tables import acts
from metropole.server.tables.commit import Commit, TurnNotice, write, write_nothing
from metropole.server.tables.log import Entry
from metropole.server.tables.table import STAND_IN, Occupant
from tests.patience import PATIENCE
from tests.server.grounds import add_people, add_table, all_rows
from tests.server.tables.tabled import Tabled


def last(run: Tabled) -> Commit:
    return Commit.of(run.table, run.entries[-1:])


def test_a_move_is_its_entry_and_the_row_alone() -> None:
    run = Tabled("metro", "u0", "u1")
    run.play()
    commit = last(run)
    assert commit.is_plain
    assert commit.row() == {"id": "t", **run.table.summary()}
    assert commit.row()["changed_at"] == run.entries[-1].at


def test_a_game_that_is_followed_by_another_has_ended_when_it_did() -> None:
    run = Tabled("metro", "u0", "u1")
    run.play_out()
    ended = run.entries[-1].at
    run.let(acts.follow(run.table, run.asked("u0"), "t2"))
    assert run.entries[-1].at > ended
    assert last(run).row()["changed_at"] == ended


def test_whoever_sits_down_or_leaves_changes_a_seat() -> None:
    run = Tabled("metro", "u0", "novice", "", is_started=False)
    assert last(run).seats == {1: Occupant(bot="novice")}
    run.let(acts.clear(run.table, run.asked("u0"), 1))
    assert last(run).seats == {1: None}
    friendly = Tabled("metro", "u0", "u1")
    friendly.let(acts.clear(friendly.table, friendly.asked("u1"), 1))
    assert last(friendly).seats == {1: Occupant(bot=STAND_IN)}


def test_whoever_loses_by_leaving_stays_the_one_whose_result_it_is() -> None:
    run = Tabled("metro", "u0", "u1", "u2", is_rated=True)
    run.let(acts.clear(run.table, run.asked("u1"), 1))
    assert run.table.seats[1] == Occupant(bot=STAND_IN)
    assert last(run).seats == {}


def test_where_somebody_sat_down_is_kept_at_rated_tables_alone() -> None:
    for is_rated in (True, False):
        run = Tabled("metro", "u0", "", is_started=False, is_rated=is_rated)
        run.let(acts.sit(run.table, run.asked("u1", address="digest"), 1))
        assert last(run).addresses == ({1: "digest"} if is_rated else {})
        assert "digest" not in str(run.entries[-1].to_row("t"))
    run.let(acts.close(run.table, run.asked("u0")))
    assert (last(run).is_closing, last(run).is_plain) == (True, False)


@pytest.mark.anyio
async def test_everything_is_written(database: Database) -> None:
    """A new table with who sits there, then somebody who leaves, and a notice."""
    await add_people(database, "u0", "u1")
    run = Tabled("metro", "u0", "u1", is_started=False)
    await database.write(partial(write, commits=[Commit.of(run.table, run.entries, is_new=True)]))
    (row,) = await all_rows(database, schema.tables)
    assert (row.id, row.opened_by, row.options, row.given, row.version) == ("t", "u0", {}, {"first": 0}, 2)
    assert [(one.seat, one.user_id) for one in await all_rows(database, schema.seats)] == [(0, "u0"), (1, "u1")]
    run.let(acts.clear(run.table, run.asked("u1"), 1))
    commit = Commit.of(run.table, run.entries[-1:], notice=TurnNotice("u0", 3, 9))
    await database.write(partial(write, commits=[commit]))
    assert [(one.seat, one.user_id) for one in await all_rows(database, schema.seats)] == [(0, "u0")]
    assert [(one.user_id, one.version, one.due_at) for one in await all_rows(database, schema.notices)] == [
        ("u0", 3, 9)
    ]
    kept = [Entry.from_row(one, run.terms.rules) for one in await all_rows(database, schema.log)]
    assert kept == run.entries


@pytest.mark.anyio
async def test_nothing_is_written_by_a_try(database: Database) -> None:
    await add_people(database, "u0")
    await add_table(database, "t", ["u0"])
    before = await all_rows(database, schema.tables)
    await database.write(write_nothing)
    assert await all_rows(database, schema.tables) == before
    assert await all_rows(database, schema.log) == []


@pytest.mark.anyio
@pytest.mark.postgres
@pytest.mark.parametrize("table", ["log", "tables"])
async def test_a_try_waits_for_what_a_move_would_wait_for(migrated_postgres: str, table: str) -> None:
    database = Database(Settings(database=migrated_postgres))
    waiting = select(func.count()).select_from(text("pg_locks")).where(text("NOT granted"))
    async with database.writing() as holder:
        await holder.execute(text(f"LOCK TABLE {table} IN ACCESS EXCLUSIVE MODE"))
        trying = asyncio.create_task(database.write(write_nothing))
        async with asyncio.timeout(PATIENCE):
            while not await holder.scalar(waiting):
                await asyncio.sleep(0.01)
        assert not trying.done()
    await trying
    await database.close()


@pytest.mark.anyio
@pytest.mark.postgres
async def test_a_try_fails_where_nothing_can_be_written(migrated_postgres: str) -> None:
    database = Database(Settings(database=migrated_postgres))
    async with database.reading() as connection:
        await connection.execute(text("SET TRANSACTION READ ONLY"))
        with pytest.raises(DBAPIError, match="read-only"):
            await connection.run_sync(write_nothing)
    await database.close()
