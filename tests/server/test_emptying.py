"""A database that is lent again is as it was lent first, and none is that was changed otherwise."""

from __future__ import annotations

import asyncpg  # type: ignore[import-untyped]
import pytest

from metropole.server.settings import Settings
from metropole.server.storage.database import Database
from metropole.server.storage.schema import log, tables, users
from tests.server.emptying import is_emptied, shape_of
from tests.server.grounds import add_finished, add_people, all_rows

pytestmark = [pytest.mark.anyio, pytest.mark.postgres]


async def test_no_row_is_left(migrated_postgres: str) -> None:
    shape = await shape_of(migrated_postgres)
    database = Database(Settings(database=migrated_postgres))
    await add_people(database, "ann", "ben")
    await add_finished(database, "over", ["ann", "ben"], [1, 2])
    assert await is_emptied(migrated_postgres, shape)
    await database.close()
    database = Database(Settings(database=migrated_postgres))
    assert [await all_rows(database, table) for table in (users, tables, log)] == [[], [], []]
    await database.close()


@pytest.mark.parametrize(
    "change",
    [
        "CREATE TABLE other (id int)",
        "ALTER TABLE users ADD COLUMN other int",
        "ALTER TABLE users DISABLE TRIGGER ALL",
        "DROP INDEX {index}",
        "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET lock_timeout = 1', current_database()); END $$",
    ],
)
async def test_what_was_changed_otherwise_is_noticed(migrated_postgres: str, change: str) -> None:
    shape = await shape_of(migrated_postgres)
    connection = await asyncpg.connect(migrated_postgres.replace("+asyncpg", ""))
    [*_, index] = [name for table in (tables, users) for index in table.indexes if (name := index.name)]
    await connection.execute(change.format(index=index))
    await connection.close()
    assert not await is_emptied(migrated_postgres, shape)
