"""Committing together: whoever comes too late is told so, the others of the batch are written; trouble is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from sqlalchemy import Connection, select
from sqlalchemy.exc import OperationalError

from metropole.server.metrics import Metrics
from metropole.server.refusals import Unavailable
from metropole.server.settings import Settings
from metropole.server.storage import schema
from metropole.server.storage.database import Database
from metropole.server.storage.migrating import migrate
from metropole.server.tables import commit as committing
from metropole.server.tables.commit import Commit, TurnNotice
from metropole.server.tables.journal import Journal
from metropole.server.tables.log import Entry
from tests.patience import PATIENCE
from tests.server.grounds import add_people, add_table, all_rows

pytestmark = pytest.mark.anyio
TABLES = [f"t{number:02}" for number in range(12)]
NOTICE = TurnNotice("ada", 2, due_at=9)


@pytest.fixture
async def journal(database: Database) -> AsyncIterator[Journal]:
    await add_people(database, "ada")
    for table in TABLES:
        await add_table(database, table, ["ada"])
    async with Journal(database, Metrics()) as opened:
        yield opened


def commit(table: str, version: int, notice: TurnNotice | None = None) -> Commit:
    summary: dict[str, Any] = {"version": version, "status": "running", "turn_seat": 0, "turn_user": "ada"}
    return Commit(
        table,
        [Entry(version, "played", 7, 0, "ada", data={"action": "draw", "used": 0})],
        {**summary, "awaits_bot": False, "deadline": None, "result": None},
        notice=notice,
    )


async def test_what_comes_together_is_committed_together(journal: Journal, database: Database) -> None:
    metrics = journal._metrics
    assert await asyncio.gather(*(journal.append(commit(table, 2)) for table in TABLES)) == [True] * len(TABLES)
    assert metrics.commits._value.get() < len(TABLES)
    assert {row.version for row in await all_rows(database, schema.tables)} == {2}
    assert len(await all_rows(database, schema.log)) == len(TABLES)


async def test_a_version_that_is_taken_fails_alone(journal: Journal, database: Database) -> None:
    assert await journal.append(commit("t03", 2))
    answers = await asyncio.gather(*(journal.append(commit(table, 2)) for table in TABLES))
    assert answers == [table != "t03" for table in TABLES]
    assert len(await all_rows(database, schema.log)) == len(TABLES)


async def test_two_processes_write_many_tables_in_whatever_order(journal: Journal, database: Database) -> None:
    """None waits for the other for ever."""
    async with Journal(database, Metrics()) as other:
        for version in range(2, 12, 2):
            one = [journal.append(commit(table, version)) for table in TABLES]
            two = [other.append(commit(table, version + 1)) for table in reversed(TABLES)]
            assert all(await asyncio.gather(*one, *two))


@pytest.mark.postgres
async def test_postgresql_locks_tables_in_the_order_of_their_ids(new_address: Callable[[str], str]) -> None:
    """While one of them is held by somebody, those before it are locked, and none after it."""
    address = new_address("postgresql")
    await migrate(address)
    database = Database(Settings(database=address))
    await add_people(database, "ada")
    for table in reversed(TABLES):
        await add_table(database, table, ["ada"])
    ids = select(schema.tables.c.id)
    async with Journal(database, Metrics()) as journal:
        async with database.writing() as holder:
            await holder.execute(ids.where(schema.tables.c.id == TABLES[5]).with_for_update())
            written = asyncio.gather(*(journal.append(commit(table, 2)) for table in TABLES))
            free = TABLES
            async with asyncio.timeout(PATIENCE):
                while free != TABLES[6:]:
                    async with database.writing() as other:
                        free = sorted(await other.scalars(ids.with_for_update(skip_locked=True)))
        assert all(await written)
    await database.close()


async def test_trouble_is_told_and_writes_nothing(
    journal: Journal, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = database.write

    async def broken(work: Callable[[Connection], None], **how: bool) -> None:
        def break_off(connection: Connection) -> None:
            work(connection)
            raise OperationalError("commit", {}, OSError("gone"))

        await whole(break_off, **how)

    monkeypatch.setattr(database, "write", broken)
    with pytest.raises(Unavailable):
        await journal.append(commit("t00", 2, NOTICE))
    monkeypatch.undo()
    assert await all_rows(database, schema.log) == []
    assert await journal.append(commit("t00", 2)), "and goes on when it is over"


async def test_what_else_belongs_to_an_entry_is_written_with_it_or_not_at_all(
    journal: Journal, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(connection: Connection, *_: object) -> None:
        connection.execute(select(schema.tables))
        raise OperationalError("notice", {}, OSError("gone"))

    monkeypatch.setattr(committing, "note_turn", fails)
    with pytest.raises(Unavailable):
        await journal.append(commit("t00", 2, NOTICE))
    assert await all_rows(database, schema.log) == []
    monkeypatch.undo()
    assert await journal.append(commit("t00", 2, NOTICE))
    assert [(row.user_id, row.table_id, row.version) for row in await all_rows(database, schema.notices)] == [
        ("ada", "t00", 2)
    ]


async def test_a_fault_is_told_and_stops_nobody_else(
    journal: Journal, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise ValueError("a fault of ours")

    monkeypatch.setattr(committing, "note_turn", stumble)
    with pytest.raises(Unavailable):
        await journal.append(commit("t00", 2, NOTICE))
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == ["fault"]
    assert await journal.append(commit("t00", 2))


async def test_what_is_written_is_what_was_meant(journal: Journal, database: Database) -> None:
    """Whatever the number of rows that go together, with everything that a row can hold."""
    result = {"scores": [3, 4], "winners": [1]}
    summary = {"status": "finished", "turn_seat": -1, "turn_user": None, "awaits_bot": True, "deadline": 2**40}
    meant = [
        Commit(table, [Entry(2, "left", 2**41, 0, None)], {**summary, "version": 2, "result": result})
        for table in TABLES[:11]
    ]
    assert all(await asyncio.gather(*(journal.append(one) for one in meant)))
    written = {row.id: row._mapping for row in await all_rows(database, schema.tables)}
    for one in meant:
        assert {name: written[one.table_id][name] for name in one.row()} == one.row()
    assert sorted(
        (row.table_id, row.version, row.kind, row.at, row.data) for row in await all_rows(database, schema.log)
    ) == [(table, 2, "left", 2**41, "") for table in TABLES[:11]]
