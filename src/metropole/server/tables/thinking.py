"""Bots at tables. They think in processes of their own, at lower priority; whoever thinks holds a lease on the table.

A lease is renewed while its holder lives. When it runs out, another process takes the table over.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any

from sqlalchemy import delete, select

from metropole import bots, games
from metropole.bots.search import Budget, SearchBot, Thought
from metropole.games.contract import Refusal, View
from metropole.server.bus import News
from metropole.server.refusals import Unavailable
from metropole.server.storage import schema, upsert
from metropole.server.storage.database import DATABASE_TROUBLE, Database, now
from metropole.server.tables import acts, store
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.live import LiveTables, Stale
from metropole.server.tables.table import Table

LEASE = 3_000  # milliseconds
LOOK_EVERY = 1.0  # seconds between two looks for tables that wait
NICE = 10
HINT = Budget(20_000, 2.0)
log = logging.getLogger(__name__)


def _settle_down() -> None:
    """In a process that thinks: give way to those who serve people; end with whoever started it, and not before."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


def _choose(game_name: str, level: str, view: View) -> str:
    game = games.load(game_name)
    return game.text(bots.make(level, game).choose(view, random.Random()))


def _hint(game_name: str, view: View) -> Thought:
    return SearchBot(games.load(game_name), HINT).think(view, random.Random())


class Thinkers:
    """Processes that think; a process that died is replaced."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not by forking: this process has threads and sockets.
        return ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"), _settle_down)

    async def _run(self, *work: Any) -> Any:
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, *work)
        except BrokenProcessPool:
            if pool is self._pool:
                log.warning("thinker_died")
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, *work)

    async def choose(self, table: Table, seat: int, level: str) -> str:
        """What a bot of this level does in this seat."""
        action: str = await self._run(_choose, table.terms.game, level, table.view(seat))
        return action

    async def hint(self, table: Table, seat: int) -> Thought:
        """What the search would do in this seat."""
        thought: Thought = await self._run(_hint, table.terms.game, table.view(seat))
        return thought

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class BotPlayers:
    """Lets bots play wherever they are awaited."""

    def __init__(self, tables: LiveTables, thinkers: Thinkers, holder: str) -> None:
        self._tables, self._thinkers, self._leases = tables, thinkers, Leases(tables.database, holder)
        self._at_work: dict[str, asyncio.Task[None]] = {}

    async def hear(self, news: News) -> None:
        """A table has moved on; perhaps a bot is to move."""
        if news.awaits_bot:
            self._attend(news.table)

    async def run(self) -> None:
        """Look for tables whose bots nobody thinks for, for ever."""
        while True:
            with suppress(Unavailable, *DATABASE_TROUBLE):
                for table_id in await self._leases.waiting():
                    self._attend(table_id)
            await asyncio.sleep(LOOK_EVERY)

    def _attend(self, table_id: str) -> None:
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
