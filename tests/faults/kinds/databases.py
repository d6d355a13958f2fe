"""A database that is there, and cannot be written to."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, asynccontextmanager, closing, contextmanager

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from metropole.server.storage.database import DATABASE_TROUBLE
from tests.faults.grounds import Ground
from tests.faults.mixture import fault, is_file, is_postgres, seconds
from tests.patience import PATIENCE

HELD = 0.1, 12.0  # seconds; the server itself waits ten for a lock
FULL = 0.1, 6.0
FILLED = 4096  # bytes of a file: less than the least that SQLite writes, so that it can write nothing
OTHERS = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


@contextmanager
def locked(ground: Ground) -> Iterator[None]:
    """The write lock of the file, held by somebody else."""
    with closing(sqlite3.connect(ground.file, timeout=PATIENCE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with ground.nobody_can_move():
            yield
        other.execute("ROLLBACK")


@asynccontextmanager
async def beside(ground: Ground) -> AsyncIterator[AsyncConnection]:
    """A connection of somebody else, who may do everything, and begins transactions when they like."""
    engine = create_async_engine(ground.settings.database, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    async with aclosing(await _connected(engine)) as connection:
        yield connection
    await engine.dispose()


async def _connected(engine: AsyncEngine) -> AsyncConnection:
    """A connection, as soon as the last fault is over: PostgreSQL may still be looking through what it has written."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await engine.connect()
            except DATABASE_TROUBLE:
                await asyncio.sleep(0.05)


@fault(weight=4, fits=is_file)
async def hold_the_lock(ground: Ground, rng: random.Random) -> None:
    lock = locked(ground)
    await asyncio.to_thread(lock.__enter__)
    await asyncio.sleep(seconds(rng, *HELD))
    await asyncio.to_thread(lock.__exit__, None, None, None)


@fault(weight=4, fits=is_file)
async def fill_the_disk(ground: Ground, rng: random.Random) -> None:
    """For whoever writes to the file; reading goes on."""
    for process in ground.processes:
        process.limit_files(FILLED)
    with ground.nobody_can_move():
        await asyncio.sleep(seconds(rng, *FULL))
    for process in ground.processes:
        process.limit_files(resource.RLIM_INFINITY)


@fault(weight=4, fits=is_postgres)
async def lock_a_table(ground: Ground, rng: random.Random) -> None:
    """As a migration by hand would, so that nobody can even read it."""
    async with beside(ground) as connection:
        await connection.execute(text("BEGIN"))
        await connection.execute(text(f"LOCK TABLE {rng.choice(('tables', 'log'))} IN ACCESS EXCLUSIVE MODE"))
        with ground.nobody_can_move():
            await asyncio.sleep(seconds(rng, *HELD))
        await connection.execute(text("ROLLBACK"))


@fault(weight=4, fits=is_postgres)
async def end_all_connections(ground: Ground, rng: random.Random) -> None:
    async with beside(ground) as connection:
        await connection.execute(text(f"SELECT pg_terminate_backend(pid) {OTHERS}"))


@fault(weight=2, fits=is_postgres)
async def end_a_connection_by_force(ground: Ground, rng: random.Random) -> None:
    """SIGKILL for the process of one connection: PostgreSQL ends all of them and looks through what it has written."""
    async with beside(ground) as connection:
        found = list(await connection.scalars(text(f"SELECT pid {OTHERS} AND backend_type = 'client backend'")))
    for pid in rng.sample(found, min(1, len(found))):
        os.kill(pid, signal.SIGKILL)


@fault(weight=3, fits=is_postgres)
async def make_it_read_only(ground: Ground, rng: random.Random) -> None:
    """As where the disk is full, or another machine has taken over."""
    async with beside(ground) as connection:
        name = await connection.scalar(text("SELECT current_database()"))
        await connection.execute(text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
        await connection.execute(text(f"SELECT pg_terminate_backend(pid) {OTHERS}"))
        with ground.nobody_can_move():
            await asyncio.sleep(seconds(rng, *FULL))
        await connection.execute(text("SET default_transaction_read_only = off"))
        await connection.execute(text(f"ALTER DATABASE {name} RESET default_transaction_read_only"))
        await connection.execute(text(f"SELECT pg_terminate_backend(pid) {OTHERS}"))
