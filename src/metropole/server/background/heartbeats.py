"""Heartbeats: a process that serves says so every second, so that no clock runs while nobody can move.

They also keep the time of all who serve together (storage/server_clock.py): nobody's runs behind another's. What the
time is there now follows from what was said last and how long ago that was, by the clock of the database, which is one
for all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress

from sqlalchemy import case, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.server.storage import schema
from metropole.server.storage.database import DATABASE_TROUBLE, Database, now, server_clock
from metropole.server.storage.database_time import database_time
from metropole.server.storage.sweeping import delete_oldest
from metropole.server.storage.upsert import insert_or_update
from metropole.server.tables import deadlines
from metropole.server.tables.clocks import DAY, SILENCE, Span
from metropole.server.tables.commit import write_nothing
from metropole.server.tables.live import OUTAGES_KEPT, LiveTables

GONE = ""  # whose heartbeat is that of all who have left
SHORT_ONES_KEPT = DAY // 24  # nobody who thinks for an hour asks for a second, and a slow disk makes many of them
IS_SHORT = schema.outages.c.end - schema.outages.c.start <= SILENCE
NOTING = 0x6D657475  # the number of the lock that PostgreSQL keeps for us; any will do that nobody else takes
LAST = select(func.max(schema.heartbeats.c.at))
FELT_EVERY = 0.2  # seconds between two tries whether a move could be written, where several serve


async def sweep(database: Database) -> int:
    """Throw away the heartbeats of processes that are long gone, and outages that no clock asks for any more."""
    gone = await delete_oldest(database, schema.heartbeats.c.at, now() - DAY)
    gone += await delete_oldest(database, schema.outages.c.end, now() - SHORT_ONES_KEPT, IS_SHORT)
    return gone + await delete_oldest(database, schema.outages.c.end, now() - OUTAGES_KEPT)


class Heartbeats:
    """Those of one process. `is_only_one`: nobody else can serve the same database."""

    def __init__(self, database: Database, tables: LiveTables, process: str, *, is_only_one: bool) -> None:
        self._database, self._tables, self._process, self._is_only_one = database, tables, process, is_only_one
        self._heard: int | None = None  # the last heartbeat of another process
        self.is_in_time = asyncio.Event()  # before that, nothing may be written that has a time

    async def begin(self) -> None:
        """Say for the first time that people can move; if nobody else serves, there was an outage until now. Where
        others serve their time is taken, also where it is a little earlier: they would have to leap to this one.
        """
        async with self._database.reading() as connection:
            there = await self._time_of_others(connection)
        if there < now() <= there + SILENCE:
            server_clock.obey(there)
        await self._beat(is_first=True)

    async def beat(self) -> None:
        """Say that people can move. If nobody could for a while, no server or no database, no clock shall have run."""
        await self._beat(is_first=False)

    async def _time_of_others(self, connection: AsyncConnection) -> int:
        """What the time is now where others serve, of several the latest, as far as is known here: it may be later.
        Nought: nobody else does.
        """
        if self._is_only_one:
            return 0
        beats = schema.heartbeats.c
        ago = database_time() - beats.written_at
        is_known = ago.between(0, SILENCE)  # else that clock was set, or an older program has said it
        there = select(func.max(beats.at + case((is_known, ago), else_=0)))
        serve = there.where(beats.process.not_in((GONE, self._process)), is_known | (beats.at >= now() - SILENCE))
        return await connection.scalar(serve) or 0

    async def note_stalls(self) -> None:
        """For ever: note at once when nothing could be written for a while, for whoever serves next."""
        stalls = self._tables.stalls
        while True:
            await stalls.happen()
            spans = stalls.pending
            async with self._database.writing() as connection:
                await _wait_for_others(connection)
                for span in spans:
                    await _note(connection, span)
            await self._tables.read_outages()
            stalls.noted(spans)

    async def feel(self) -> None:
        """Find out whether a move could be written now. Where several serve, and the one dies that waited with one, the
        others know by this for how long nobody could move. And be not behind another whose clock was set ahead.
        """
        with suppress(*DATABASE_TROUBLE):  # the heart says so
            await self._try(self._database.write(write_nothing))
            async with self._database.reading() as connection:
                server_clock.come_near(await self._time_of_others(connection))

    async def _beat(self, *, is_first: bool) -> None:
        await self._try(self._say(is_first=is_first))
        await self._tables.read_outages()
        self.is_in_time.set()

    async def _try(self, writing: Awaitable[None]) -> None:
        """Write, and know how long that took."""
        stalls, since = self._tables.stalls, now()
        with stalls.trying(since):
            try:
                await writing
            except DATABASE_TROUBLE:
                stalls.failed(since, now())
                raise
            stalls.written(since, now())

    async def _say(self, *, is_first: bool) -> None:
        """Write that people can move, and in the same go all that kept them from it: if this is the last word of this
        process, nothing that it knew of the time before is lost.
        """
        tables = self._tables
        async with self._database.writing() as connection:
            last = await self._outage_until_now(connection, is_first)
            if last is not None or tables.stalls.until(now()):
                await _wait_for_others(connection)  # of several who come back at once, one notes it
                last = await self._outage_until_now(connection, is_first)
            at = now()
            stalls = tables.stalls.until(at)
            spans = [*stalls, (last, at)] if last is not None and last < at else stalls
            for span in spans:
                await _note(connection, span)
            word = {"process": self._process, "at": at, "written_at": database_time() + server_clock.held}
            await insert_or_update(connection, schema.heartbeats, **word)
        # At once, whatever comes next: who has said it counts from here, and knows what was before.
        tables.past_outages, tables.beaten_at = [*tables.past_outages, *spans], at
        tables.stalls.noted(stalls)

    async def _outage_until_now(self, connection: AsyncConnection, is_first: bool) -> int | None:
        """Since when nobody served, if that was so until now. A leap of the time is such an outage too."""
        last: int | None = await connection.scalar(LAST)
        server_clock.follow(last or 0)
        server_clock.keep_up(await self._time_of_others(connection), SILENCE)
        if last is None:
            return None
        is_outage = await self._is_alone(connection) if is_first else now() - last > SILENCE
        return last if is_outage else None

    async def _is_alone(self, connection: AsyncConnection) -> bool:
        """Whether nobody served before this process came."""
        beats = schema.heartbeats.c
        alive = select(func.count()).where(beats.process != GONE, beats.at >= now() - SILENCE)
        return self._is_only_one or not await connection.scalar(alive)

    async def listen(self) -> None:
        """For a process that serves nobody: have the time of those who serve, however wrong the machine's own is."""
        async with self._database.reading() as connection:
            last = await connection.scalar(LAST)
        is_fresh, self._heard = self._heard not in (None, last), last
        if last is not None and is_fresh and not last <= now() <= last + SILENCE:
            server_clock.obey(last)
        if is_fresh:
            self.is_in_time.set()

    async def end(self) -> None:
        """The last that was heard of this process is when it left: it is not to be waited for."""
        heartbeats = schema.heartbeats
        async with self._database.writing() as connection:
            await connection.execute(delete(heartbeats).where(heartbeats.c.process == self._process))
            await insert_or_update(connection, heartbeats, process=GONE, at=now())


async def _note(connection: AsyncConnection, outage: Span) -> None:
    """Keep an outage, and put off what it delays: by what of it was not noted before, as where several saw the same."""
    start, end = outage
    kept = schema.outages.c
    noted: int = await connection.scalar(select(func.max(kept.end))) or 0
    longer = update(schema.outages).where(kept.start == start).values(end=case((kept.end < end, end), else_=kept.end))
    if not (await connection.execute(longer)).rowcount:  # what goes on is noted again and again
        await connection.execute(insert(schema.outages).values(start=start, end=end))
    if noted < end:
        await deadlines.put_off_all(connection, (max(start, noted), end))


async def _wait_for_others(connection: AsyncConnection) -> None:
    """One at a time, as SQLite has it anyhow; but not for one that hangs."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"SET LOCAL lock_timeout = {SILENCE}"))
        await connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": NOTING})
