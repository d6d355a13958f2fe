"""What a process does now and then: say that it lives, look for what it missed, end what is overdue, sweep."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.games.contract import Refusal
from metropole.server.logs import tell
from metropole.server.notices.notifier import Notifier
from metropole.server.ratings import settling as ratings
from metropole.server.sockets.newsfeed import NewsSocket
from metropole.server.sockets.sender import SIGNED_OUT
from metropole.server.storage import schema
from metropole.server.storage.database import DATABASE_TROUBLE, batched, now
from metropole.server.storage.upsert import insert_or_update
from metropole.server.tables import acts, store
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.clocks import DAY, SILENCE
from metropole.server.tables.live import Subscriber

if TYPE_CHECKING:
    from metropole.server.house import House

HEARTBEAT = 1.0  # seconds
GONE = ""  # whose heartbeat is that of all who have left
OUTAGES_KEPT = 30 * DAY
STATUSES = ("open", "running", "finished", "closed")


class Keeper:
    """Tasks that go on as long as the house is open. Nothing that goes wrong stops any of them."""

    def __init__(self, house: House) -> None:
        self._house, self._database = house, house.database
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Keeper:
        house = self._house
        if house.is_serving:
            await self._beat(is_first=True)
        notifier = Notifier(self._database, house.settings, house.ways)
        self._tasks = [asyncio.create_task(house.bus.listen(house.hear)), asyncio.create_task(notifier.run())]
        # Only while somebody serves can people move; who only thinks says nothing about that.
        serving = ((HEARTBEAT, self._beat), (1.0, self._flag_overdue)) if house.is_serving else ()
        for seconds, work in (
            *serving,
            (1.0, self._look_around),
            (1.0, self._settle),
            (10.0, self._check_sessions),
            (15.0, self._greet),
            (15.0, self._count),
            (30.0, self._sweep),
        ):
            self._tasks.append(asyncio.create_task(self._repeat(seconds, work)))
        if house.bots is not None:
            self._tasks.append(asyncio.create_task(house.bots.run()))
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*DATABASE_TROUBLE):
            if self._house.is_serving:
                await self._take_leave()

    async def _repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except DATABASE_TROUBLE as trouble:
                tell("database_trouble", work=work.__name__, trouble=type(trouble).__name__)
            except Exception as error:  # whatever it is, the next time may go well; to stop would be worse
                tell("fault", logging.ERROR, error, work=work.__name__)

    async def _beat(self, *, is_first: bool = False) -> None:
        """Say that people can move. If nobody could for a while, no server or no database, no clock shall have run."""
        heartbeats, at = schema.heartbeats, now()
        async with self._database.writing() as connection:
            last = await connection.scalar(select(func.max(heartbeats.c.at)))
            is_outage = await self._is_alone(connection, at) if is_first else last is not None and at - last > SILENCE
            if last is not None and is_outage:
                await connection.execute(insert(schema.outages).values(start=last, end=at))
            await insert_or_update(connection, heartbeats, process=self._house.process, at=at)
        tables = self._house.tables
        tables.past_outages, tables.beaten_at = await store.outages(self._database, at - OUTAGES_KEPT), at

    async def _is_alone(self, connection: AsyncConnection, at: int) -> bool:
        """Whether nobody served before this process came. Of a file of SQLite there is only ever one who does."""
        beats = schema.heartbeats.c
        alive = select(func.count()).where(beats.process != GONE, beats.at >= at - SILENCE)
        return self._house.settings.is_sqlite or not await connection.scalar(alive)

    async def _take_leave(self) -> None:
        """The last that was heard of this process is when it left: it is not to be waited for."""
        heartbeats = schema.heartbeats
        async with self._database.writing() as connection:
            await connection.execute(delete(heartbeats).where(heartbeats.c.process == self._house.process))
            await insert_or_update(connection, heartbeats, process=GONE, at=now())

    async def _look_around(self) -> None:
        """News can get lost, on a bus that breaks most of all."""
        await self._house.tables.look_around()
        self._house.tables.forget_idle()

    async def _flag_overdue(self) -> None:
        """At rated tables time is time; elsewhere it is for the others to say so."""
        tables = schema.tables
        overdue = select(tables.c.id).where(store.is_overdue(now())).limit(100)
        async with self._database.reading() as connection:
            found = list(await connection.scalars(overdue))
        live = self._house.tables
        for table_id in found:
            with suppress(Refusal):  # there was an outage, or the move has come after all
                await live.act(table_id, lambda table: acts.flag(table, ActRequest(now()), live.outages))

    async def _settle(self) -> None:
        for table_id in await ratings.unsettled(self._database):
            await ratings.settle(self._database, table_id)

    async def _greet(self) -> None:
        """Measure the way to those who play by the clock; remember who is here."""
        people = {one.user for one in self._house.tables.subscribers} | set(self._house.newsfeeds.people)
        for live in self._house.tables:
            if live.table is not None and live.table.terms.pace.is_timed:
                for subscriber in live.subscribers:
                    subscriber.send_json({"type": "ping", "version": subscriber.version, "at": now()})
        seen = sorted(user for user in people if user is not None)
        async with self._database.writing() as connection:
            for some in batched(seen):
                here = schema.users.c.id.in_(some)
                await connection.execute(update(schema.users).where(here).values(seen_at=now()))

    async def _check_sessions(self) -> None:
        """Whoever has signed out, here or elsewhere, is not told any more."""
        sockets: list[Subscriber | NewsSocket] = [*self._house.tables.subscribers, *self._house.newsfeeds.sockets]
        open_ones = await self._house.accounts.sessions.open_ones({socket.session for socket in sockets})
        for socket in sockets:
            if socket.session not in open_ones:
                socket.close(SIGNED_OUT)

    async def _count(self) -> None:
        metrics, tables = self._house.metrics, schema.tables
        async with self._database.reading() as connection:
            rows = await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
            counts = {row[0]: row[1] for row in rows}
            waiting = select(func.count()).where(store.WAITS_FOR_BOT)
            metrics.bot_queue.set(await connection.scalar(waiting) or 0)
        for status in STATUSES:
            metrics.tables.labels(status).set(counts.get(status, 0))

    async def _sweep(self) -> None:
        await self._house.accounts.sessions.sweep()
        async with self._database.writing() as connection:
            await connection.execute(delete(schema.heartbeats).where(schema.heartbeats.c.at < now() - DAY))
        if self._house.bots is not None:
            await self._house.bots.sweep()
