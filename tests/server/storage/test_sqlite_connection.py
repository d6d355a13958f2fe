"""Whoever is called off in the middle of a statement leaves nothing behind that never ends."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import text

from metropole.server.settings import Settings
from metropole.server.storage.database import Database
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio
COUNTING = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000000) SELECT max(i) FROM n"


async def test_called_off_twice_in_a_statement_all_comes_to_an_end(migrated_sqlite: str) -> None:
    database, before = Database(Settings(database=migrated_sqlite)), asyncio.all_tasks()

    async def ask() -> None:
        async with database.reading() as connection:
            await connection.execute(text(COUNTING))

    async def left_when_called_off_after(seconds: float) -> set[asyncio.Task[Any]]:
        asking = asyncio.create_task(ask())
        await asyncio.sleep(seconds)  # then it is in the thread of its connection, for a good while
        asking.cancel()
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait([asking])
        return asyncio.all_tasks() - before

    left = set[asyncio.Task[Any]]()
    for seconds in (0.05, 0.2, 0.8, 3.2):  # on a busy machine it is not begun so soon
        left = left or await left_when_called_off_after(seconds)
    assert left, "nothing was to be closed: the statement was over too soon, or was not begun"
    _, still_there = await asyncio.wait(left, timeout=PATIENCE)
    assert not still_there
    await database.close()
