"""The database: SQLite in one file, or PostgreSQL. Writing takes a transaction; reading never waits for a writer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import time
from typing import Any

from sqlalchemy import event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from metropole.server.settings import Settings

# What any question to the database may end in while it is away: never a reason to lose anything, only to ask again.
DATABASE_TROUBLE = (DBAPIError, PoolTimeout, OSError, asyncio.TimeoutError)
PATIENCE = 10  # seconds to wait for a connection or a lock


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


class Database:
    """Connections to write with and connections to read with."""

    def __init__(self, settings: Settings) -> None:
        if settings.is_sqlite:
            self._writer, self._reader = _sqlite(settings.database)
        else:
            self._writer = create_async_engine(settings.database, pool_size=5, pool_pre_ping=True)
            self._reader = self._writer

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end, or nothing of it."""
        async with self._writer.begin() as connection:
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from."""
        async with self._reader.connect() as connection:
            yield connection

    async def close(self) -> None:
        await self._writer.dispose()
        await self._reader.dispose()


def _sqlite(address: str) -> tuple[AsyncEngine, AsyncEngine]:
    """One connection that writes, several that read; a writer blocks no reader."""
    writer = create_async_engine(address, poolclass=AsyncAdaptedQueuePool, pool_size=1, max_overflow=0)
    reader = create_async_engine(address, poolclass=AsyncAdaptedQueuePool, pool_size=4, isolation_level="AUTOCOMMIT")
    for engine in (writer, reader):
        event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(writer.sync_engine, "begin", _begin)
    return writer, reader


def _prepare(connection: Any, _: Any) -> None:
    """FULL: a commit is on the disk when it returns, also in WAL mode."""
    connection.isolation_level = None  # transactions are begun below, not by the driver
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={PATIENCE * 1000}"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin(connection: Any) -> None:
    """Take the write lock at once: a transaction that reads first and writes later could not."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
