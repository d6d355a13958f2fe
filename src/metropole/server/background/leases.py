"""Leases: who thinks for what, in the database, so that no two processes think the same.

A lease is for one version: when its table has moved on, it holds nobody up. It is renewed while its holder lives; when
it runs out, another process takes over.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sqlalchemy import ColumnElement, delete, exists

from metropole.server.storage import schema, upsert
from metropole.server.storage.database import DATABASE_TROUBLE, Database, now
from metropole.server.storage.unbroken import unbroken

LEASE = 3_000  # milliseconds
RENEWED = LEASE / 3 / 1000  # every so many seconds: two renewals may fail before anybody else takes over
LONG_AGO = 60_000  # milliseconds


class Leases:
    """Those of one process, its holder."""

    def __init__(self, database: Database, holder: str) -> None:
        self._database, self._holder = database, holder

    async def take(self, name: str, version: int = 0) -> bool:
        """Take a lease, if nobody else holds it for this version."""
        held = schema.leases.c
        is_free = (held.until <= now()) | (held.holder == self._holder) | (held.version < version)
        lease = {"name": name, "holder": self._holder, "version": version, "until": now() + LEASE}
        async with self._database.writing() as connection:
            return await upsert.take(connection, schema.leases, is_free, **lease)

    @asynccontextmanager
    async def holding(self, name: str, version: int = 0) -> AsyncIterator[bool]:
        """Have a lease for as long as it takes; False where somebody else has it."""
        if not await unbroken(self.take(name, version)):
            yield False
            return
        over = asyncio.Event()
        renewing = asyncio.create_task(self._renew(name, version, over))
        try:
            yield True
        finally:
            over.set()
            await asyncio.wait([renewing])

    async def _renew(self, name: str, version: int, over: asyncio.Event) -> None:
        """Until it is over. It is not cancelled: in the middle of a statement that can be taken for mere trouble."""
        while not await comes_within(over, RENEWED):
            with suppress(*DATABASE_TROUBLE):
                await self.take(name, version)

    async def sweep(self) -> None:
        """Throw away leases that ran out long ago."""
        async with self._database.writing() as connection:
            await connection.execute(delete(schema.leases).where(schema.leases.c.until < now() - LONG_AGO))


async def comes_within(event: asyncio.Event, seconds: float) -> bool:
    """Wait for an event, but no longer than this; answers whether it came."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    return event.is_set()


def is_held(name: ColumnElement[str], version: ColumnElement[int] | int = 0) -> ColumnElement[bool]:
    """Whether somebody holds the lease of this name, for this version."""
    held = schema.leases.c
    return exists().where(held.name == name, held.version >= version, held.until > now())
