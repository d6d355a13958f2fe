"""The clock of the database, on both kinds."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest
from sqlalchemy import select

from metropole.server.storage.database import Database
from metropole.server.storage.database_time import database_time

pytestmark = pytest.mark.anyio


async def test_it_goes_on_within_a_transaction(database: Database) -> None:
    """In milliseconds; that of the machine may be set at any time, so no more is said of it."""
    times = list[int]()
    async with database.writing() as connection:
        for _ in range(3):
            times.append((await connection.execute(select(database_time()))).scalar_one())
            await asyncio.sleep(0.01)
    assert all(after - before >= 9 for before, after in pairwise(times))
    assert all(isinstance(time, int) and time > 1_700_000_000_000 for time in times)
