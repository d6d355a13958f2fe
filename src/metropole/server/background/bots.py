"""Bots at tables. Whoever lets a bot think holds a lease on the table.

A lease is renewed while its holder lives. When it runs out, another process takes the table over.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from sqlalchemy import delete, select

from metropole.games.contract import Refusal
from metropole.server.refusals import Unavailable
from metropole.server.storage import schema, upsert
from metropole.server.storage.database import DATABASE_TROUBLE, Database, now
from metropole.server.tables import acts, store
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.live import LiveTables, Stale
from metropole.server.tables.table import Table
from metropole.server.tables.thinkers import Thinkers

LEASE = 3_000  # milliseconds
LOOK_EVERY = 1.0  # seconds between two looks for tables that wait
log = logging.getLogger(__name__)


class BotPlayers:
    """Lets bots play wherever they are awaited."""

    def __init__(self, tables: LiveTables, thinkers: Thinkers, holder: str) -> None:
        self._tables, self._thinkers, self._leases = tables, thinkers, Leases(tables.database, holder)
        self._at_work: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Look for tables whose bots nobody thinks for, for ever."""
        while True:
            with suppress(Unavailable, *DATABASE_TROUBLE):
                for table_id in await self._leases.waiting():
                    self.attend(table_id)
            await asyncio.sleep(LOOK_EVERY)

    def attend(self, table_id: str) -> None:
        """A bot is to move at a table."""
        if table_id not in self._at_work:
            task = asyncio.create_task(self._play(table_id))
            self._at_work[table_id] = task
            task.add_done_callback(lambda _: self._at_work.pop(table_id, None))

    async def _play(self, table_id: str) -> None:
        """Play for the bots of a table until a person is to move."""
        try:
            while (table := await self._tables.look(table_id)) and (who := table.awaited()) and who.bot:
                version = table.version
                if not await self._leases.take(table_id, version):
                    return
                if table.version == version:  # else the table has moved on, and perhaps a person is to move
                    await self._move(table, who.bot)
        except (Refusal, Stale, *DATABASE_TROUBLE) as trouble:
            log.info("bot_waits", extra={"table": table_id, "trouble": type(trouble).__name__})

    async def _move(self, table: Table, level: str) -> None:
        seat, version = table.turn, table.version
        renewing = asyncio.create_task(self._leases.keep(table.terms.id, version))
        try:
            action = await self._thinkers.choose(table, seat, level)
        finally:
            renewing.cancel()
        with suppress(Stale):
            await self._tables.act(
                table.terms.id,
                lambda now_there: acts.play(now_there, ActRequest(now()), seat, action, self._tables.outages),
                version=version,
            )

    async def sweep(self) -> None:
        """Throw away leases that ran out long ago."""
        await self._leases.sweep()

    async def close(self) -> None:
        for task in list(self._at_work.values()):
            task.cancel()
        self._thinkers.close()


class Leases:
    """Who thinks for which table, in the database."""

    def __init__(self, database: Database, holder: str) -> None:
        self._database, self._holder = database, holder

    async def waiting(self) -> list[str]:
        """Tables whose bots nobody thinks for."""
        held = select(schema.leases.c.name).where(schema.leases.c.until > now())
        waiting = (
            select(schema.tables.c.id)
            .where(store.WAITS_FOR_BOT, schema.tables.c.id.not_in(held))
            .order_by(schema.tables.c.changed_at)
            .limit(100)
        )
        async with self._database.reading() as connection:
            return list(await connection.scalars(waiting))

    async def take(self, table_id: str, version: int) -> bool:
        """Take the lease of a table, if nobody else holds it."""
        is_free = (schema.leases.c.until <= now()) | (schema.leases.c.holder == self._holder)
        lease = {"name": table_id, "holder": self._holder, "version": version, "until": now() + LEASE}
        async with self._database.writing() as connection:
            return await upsert.take(connection, schema.leases, is_free, **lease)

    async def keep(self, table_id: str, version: int) -> None:
        """Renew a lease until cancelled."""
        while True:
            await asyncio.sleep(LEASE / 3000)
            with suppress(*DATABASE_TROUBLE):
                await self.take(table_id, version)

    async def sweep(self) -> None:
        """Throw away leases that ran out long ago."""
        async with self._database.writing() as connection:
            await connection.execute(delete(schema.leases).where(schema.leases.c.until < now() - 60_000))
