"""Heartbeats: a process that serves says so every second, so that no clock runs while nobody can move."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.server.storage import schema
from metropole.server.storage.database import Database, now
from metropole.server.storage.upsert import insert_or_update
from metropole.server.tables import store
from metropole.server.tables.clocks import DAY, SILENCE
from metropole.server.tables.live import LiveTables

GONE = ""  # whose heartbeat is that of all who have left
OUTAGES_KEPT = 30 * DAY


class Heartbeats:
    """Those of one process. `is_only_one`: nobody else can serve the same database."""

    def __init__(self, database: Database, tables: LiveTables, process: str, *, is_only_one: bool) -> None:
        self._database, self._tables, self._process, self._is_only_one = database, tables, process, is_only_one

    async def begin(self) -> None:
        """Say for the first time that people can move; if nobody else serves, there was an outage until now."""
        await self._beat(is_first=True)

    async def beat(self) -> None:
        """Say that people can move. If nobody could for a while, no server or no database, no clock shall have run."""
        await self._beat(is_first=False)

    async def _beat(self, *, is_first: bool) -> None:
        heartbeats, at = schema.heartbeats, now()
        async with self._database.writing() as connection:
            last = await connection.scalar(select(func.max(heartbeats.c.at)))
            is_outage = await self._is_alone(connection, at) if is_first else last is not None and at - last > SILENCE
            if last is not None and is_outage:
                await connection.execute(insert(schema.outages).values(start=last, end=at))
            await insert_or_update(connection, heartbeats, process=self._process, at=at)
        self._tables.past_outages = await store.outages(self._database, at - OUTAGES_KEPT)
        self._tables.beaten_at = at

    async def _is_alone(self, connection: AsyncConnection, at: int) -> bool:
        """Whether nobody served before this process came."""
        beats = schema.heartbeats.c
        alive = select(func.count()).where(beats.process != GONE, beats.at >= at - SILENCE)
        return self._is_only_one or not await connection.scalar(alive)

    async def end(self) -> None:
        """The last that was heard of this process is when it left: it is not to be waited for."""
        heartbeats = schema.heartbeats
        async with self._database.writing() as connection:
            await connection.execute(delete(heartbeats).where(heartbeats.c.process == self._process))
            await insert_or_update(connection, heartbeats, process=GONE, at=now())
