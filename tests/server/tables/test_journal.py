"""Committing together: whoever comes too late is told so, the others of the batch are written; trouble is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.server.metrics import Metrics
from metropole.server.refusals import Unavailable
from metropole.server.storage import schema
from metropole.server.storage.database import Database
from metropole.server.tables.journal import Journal, Writing
from metropole.server.tables.log import Entry
from tests.server.grounds import add_people, add_table, all_rows

pytestmark = pytest.mark.anyio
TABLES = [f"t{number:02}" for number in range(12)]


@pytest.fixture
async def journal(database: Database) -> AsyncIterator[Journal]:
    await add_people(database, "ada")
    for table in TABLES:
        await add_table(database, table, ["ada"])
    async with Journal(database, Metrics()) as opened:
        yield opened


def writing(table: str, version: int) -> Writing:
    summary: dict[str, Any] = {"version": version, "status": "running", "turn_seat": 0, "turn_user": "ada"}
    return Writing(
        table,
        [Entry(version, "played", 7, 0, "ada", data={"action": "draw", "used": 0})],
        {**summary, "awaits_bot": False, "deadline": None, "result": None},
    )


async def test_what_comes_together_is_committed_together(journal: Journal, database: Database) -> None:
    metrics = journal._metrics
    assert await asyncio.gather(*(journal.append(writing(table, 2)) for table in TABLES)) == [True] * len(TABLES)
    assert metrics.commits._value.get() < len(TABLES)
    assert {row.version for row in await all_rows(database, schema.tables)} == {2}
    assert len(await all_rows(database, schema.log)) == len(TABLES)


async def test_a_version_that_is_taken_fails_alone(journal: Journal, database: Database) -> None:
    assert await journal.append(writing("t03", 2))
    answers = await asyncio.gather(*(journal.append(writing(table, 2)) for table in TABLES))
    assert answers == [table != "t03" for table in TABLES]
    assert len(await all_rows(database, schema.log)) == len(TABLES)


async def test_two_processes_write_many_tables_in_whatever_order(journal: Journal, database: Database) -> None:
    """None waits for the other for ever."""
    async with Journal(database, Metrics()) as other:
        for version in range(2, 12, 2):
            one = [journal.append(writing(table, version)) for table in TABLES]
            two = [other.append(writing(table, version + 1)) for table in reversed(TABLES)]
            assert all(await asyncio.gather(*one, *two))


async def test_trouble_is_told_and_writes_nothing(
    journal: Journal, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = database.writing

    @asynccontextmanager
    async def broken() -> AsyncIterator[AsyncConnection]:
        async with whole() as connection:
            yield connection
            raise OperationalError("commit", {}, OSError("gone"))

    monkeypatch.setattr(database, "writing", broken)
    with pytest.raises(Unavailable):
        await journal.append(writing("t00", 2))
    monkeypatch.undo()
    assert await all_rows(database, schema.log) == []
    assert await journal.append(writing("t00", 2)), "and goes on when it is over"


async def test_what_else_belongs_to_an_entry_is_written_with_it_or_not_at_all(
    journal: Journal, database: Database
) -> None:
    async def fails(connection: AsyncConnection) -> None:
        await connection.execute(select(schema.tables))
        raise OperationalError("also", {}, OSError("gone"))

    plain = writing("t00", 2)
    with pytest.raises(Unavailable):
        await journal.append(Writing("t00", plain.entries, plain.summary, also=fails))
    assert await all_rows(database, schema.log) == []
