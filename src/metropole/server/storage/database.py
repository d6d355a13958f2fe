"""The database: SQLite in one file, or PostgreSQL. Writing takes a transaction; reading never waits for a writer."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from itertools import islice
from sqlite3 import OperationalError
from sys import maxsize
from time import monotonic
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, NullPool, StaticPool

from metropole.server.settings import Settings
from metropole.server.storage.server_clock import ServerClock
from metropole.server.storage.sqlite_connection import stop_once
from metropole.server.turns import Turns

# What any question to the database may end in while it is away: never a reason to lose anything, only to ask again.
DATABASE_TROUBLE = (DBAPIError, PoolTimeout, OSError)
MOST_AT_ONCE = 500  # values in one question
FOR_OWNER = 0o600
READERS = 8  # connections that are kept to read from the file of SQLite
PATIENCE = 10  # seconds to wait for a connection or a lock
MOVES, ALL_ELSE = 0, 1  # whose turn it is to write, where one can at a time: many who talk hold up no move
server_clock = ServerClock()  # that of this process
T = TypeVar("T")
QUIET: dict[str, Any] = {"hide_parameters": True}  # errors are logged; what people entrusted to us is not


def batched(items: Iterable[str]) -> Iterator[list[str]]:
    """Items in lists that are short enough for one question."""
    rest = iter(items)
    while some := list(islice(rest, MOST_AT_ONCE)):
        yield some


def now() -> int:
    """Milliseconds since 1970, as all who serve the same tables count them."""
    return server_clock()


class Database:
    """Connections to write with and connections to read with."""

    def __init__(self, settings: Settings) -> None:
        self._at_once: Engine | None = None
        self.is_shared = not settings.is_sqlite  # several may serve it at once
        # In SQLite one can write at a time. Waiting here goes on at once; SQLite would sleep, and look again.
        self._turns = Turns(at_once=1, most_waiting=maxsize) if settings.is_sqlite else None
        if settings.is_sqlite:
            keep_to_owner(settings.database)
            self._writer, self._reader = _sqlite(settings.database)
            self._at_once, self._thread = _sqlite_at_once(settings.database), ThreadPoolExecutor(1, "journal")
        else:
            self._writer = create_async_engine(settings.database, pool_size=5, pool_pre_ping=True, **QUIET)
            self._reader = self._writer
            # Nobody asks beforehand whether this connection is still there: if not, the statement fails, whoever waits
            # for it is told so and asks again, and the next one gets a new connection.
            self._lone = create_async_engine(settings.database, pool_size=1, isolation_level="AUTOCOMMIT", **QUIET)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end, or nothing of it."""
        async with self._turn(ALL_ELSE), self._writer.begin() as connection:
            yield connection

    async def write(
        self, work: Callable[[Connection], T], *, is_one_statement: bool = False, rank: int = ALL_ELSE
    ) -> T:
        """Do some work in a transaction; for SQLite in a thread, in one go and not statement by statement. What is one
        statement for PostgreSQL (storage.many) is a transaction by itself there.
        """
        if self._at_once is None:
            async with self._lone.connect() if is_one_statement else self._writer.begin() as connection:
                return await connection.run_sync(work)
        async with self._turn(rank):
            return await asyncio.get_running_loop().run_in_executor(self._thread, _do, self._at_once, work)

    def _turn(self, rank: int) -> AbstractAsyncContextManager[None]:
        return self._turns.turn(rank) if self._turns else nullcontext()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from."""
        async with self._reader.connect() as connection:
            yield connection

    async def close(self) -> None:
        if self._at_once is not None:
            self._thread.shutdown()
            self._at_once.dispose()
        else:
            await self._lone.dispose()
        await self._writer.dispose()
        await self._reader.dispose()


def lone_engine(address: str, begin: str = "BEGIN") -> AsyncEngine:
    """An engine for upkeep, by one connection at a time. SQLite begins with `begin`, and checks no foreign keys: a
    table that is made anew would take the rows with it that point to the old one.
    """
    engine = create_async_engine(address, poolclass=NullPool, **QUIET)
    if address.startswith("sqlite"):
        keep_to_owner(address)
        stop_once(engine)
        event.listen(engine.sync_engine, "connect", _leave_transactions_to_us)
        event.listen(engine.sync_engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def keep_to_owner(address: str) -> None:
    """Let nobody else of this machine read the file of SQLite, new or old. What SQLite puts beside it is made like it;
    what is there already is changed as well.
    """
    file = make_url(address).database
    if not file or file == ":memory:":
        return
    with suppress(FileNotFoundError, PermissionError):  # no such folder, or another's file: SQLite will say so
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, FOR_OWNER))
    for part in (file, f"{file}-wal", f"{file}-shm", f"{file}-journal"):
        with suppress(FileNotFoundError, PermissionError):
            os.chmod(part, FOR_OWNER)


def _leave_transactions_to_us(connection: Any, _: Any) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=0")
    _switch_to_wal(connection, cursor)
    cursor.execute(f"PRAGMA busy_timeout={6 * PATIENCE * 1000}")
    cursor.close()  # left to the collector it could hold up everybody, while its connection waits for another


def _switch_to_wal(connection: Any, cursor: Any) -> None:
    """Where several open a new file at once, SQLite refuses some however long they would wait: they ask again."""
    end = monotonic() + 6 * PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except OperationalError:
            if monotonic() > end:
                raise
            connection.run_async(lambda _: asyncio.sleep(0.02))


def _sqlite(address: str) -> tuple[AsyncEngine, AsyncEngine]:
    """One connection that writes, several that read; a writer blocks no reader."""
    writer = create_async_engine(address, poolclass=AsyncAdaptedQueuePool, pool_size=1, max_overflow=0, **QUIET)
    # Others wait for a moment. One more opened for them, a thread and a file, would cost far more than what they ask.
    pool = {"poolclass": AsyncAdaptedQueuePool, "pool_size": READERS, "max_overflow": 0}
    reader = create_async_engine(address, isolation_level="AUTOCOMMIT", **pool, **QUIET)
    for engine in (writer, reader):
        stop_once(engine)
        event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(writer.sync_engine, "begin", _begin)
    return writer, reader


def _sqlite_at_once(address: str) -> Engine:
    """One more connection that writes, for work that is done in one thread."""
    engine = create_engine(address.replace("+aiosqlite", ""), poolclass=StaticPool, **QUIET)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _do(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


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
