"""Whether the database can be written to: found out by writing, and nothing is broken by finding it out."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import AsyncAdaptedQueuePool

from metropole.server.settings import Settings
from metropole.server.storage import schema
from metropole.server.storage.database import Database
from metropole.server.storage.write_trial import WriteTrial
from tests.server.grounds import add_people, all_rows

pytestmark = pytest.mark.anyio


@pytest.fixture
async def on_sqlite(migrated_sqlite: str) -> AsyncIterator[Database]:
    opened = Database(Settings(database=migrated_sqlite))
    yield opened
    await opened.close()


@contextmanager
def full_disk() -> Iterator[None]:
    """No file of this process may grow; what is in memory is not concerned."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def add_person(connection: Connection, name: str) -> None:
    person = {"id": name, "name": name, "preferences": {}, "created_at": 0, "seen_at": 0}
    connection.execute(insert(schema.users).values(person))


async def test_however_often_it_is_asked_it_is_written_once(database: Database) -> None:
    trial = WriteTrial(database, "host-1-abc")
    await asyncio.gather(*(trial.run() for _ in range(20)))
    (first,) = await all_rows(database, schema.leases)
    await trial.run()
    assert await all_rows(database, schema.leases) == [first]
    await trial.close()


async def test_a_full_disk_is_noticed_and_breaks_nothing(on_sqlite: Database) -> None:
    """Neither the connections for writing, nor that of the journal: when there is room again, all goes on."""
    await WriteTrial(on_sqlite, "p").run()
    await on_sqlite.write(partial(add_person, name="ada"))
    for _ in range(2):
        with full_disk():
            with pytest.raises(OperationalError):
                await WriteTrial(on_sqlite, "p").run()
            with pytest.raises(OperationalError):
                await on_sqlite.write(partial(add_person, name="bob"))
        await WriteTrial(on_sqlite, "p").run()
    await on_sqlite.write(partial(add_person, name="cleo"))
    assert [row.id for row in await all_rows(on_sqlite, schema.users)] == ["ada", "cleo"]


async def test_whoever_stops_waiting_breaks_off_nothing(on_sqlite: Database) -> None:
    """The trial goes on until it may write; the next one who asks waits for the same."""
    trial = WriteTrial(on_sqlite, "p")
    async with on_sqlite.writing():
        for _ in range(3):
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.01):
                    await trial.run()
    await trial.run()
    assert len(await all_rows(on_sqlite, schema.leases)) == 1


@pytest.mark.parametrize("is_one_statement", [True, False])
async def test_a_statement_that_fails_leaves_the_connections_whole(database: Database, is_one_statement: bool) -> None:
    await add_people(database, "ada")
    for _ in range(12):  # more than there are connections
        with pytest.raises(IntegrityError):
            await database.write(partial(add_person, name="ada"), is_one_statement=is_one_statement)
        with pytest.raises((SQLAlchemyError, UnicodeEncodeError)):
            await database.write(partial(add_person, name="\ud800"), is_one_statement=is_one_statement)
    await database.write(partial(add_person, name="bob"), is_one_statement=is_one_statement)
    assert [row.id for row in await all_rows(database, schema.users)] == ["ada", "bob"]
    for engine in (database._writer, database._reader):
        assert isinstance(engine.pool, AsyncAdaptedQueuePool)
        assert engine.pool.checkedout() == 0
