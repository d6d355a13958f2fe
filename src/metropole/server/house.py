"""Everything that one process of the server is made of, put together and taken apart again."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field

from metropole.games.contract import Refusal
from metropole.server import bus as buses
from metropole.server.broadcast import chat
from metropole.server.broadcast.broadcaster import TableBroadcaster
from metropole.server.bus import Bus, News
from metropole.server.keeper import Keeper
from metropole.server.limits import Limits
from metropole.server.logs import tell
from metropole.server.metrics import Metrics
from metropole.server.notices.ways import Ways
from metropole.server.people.accounts import Accounts
from metropole.server.settings import Settings
from metropole.server.sockets.newsfeed import Newsfeeds
from metropole.server.sockets.sender import COME_BACK
from metropole.server.storage.database import DATABASE_TROUBLE, Database
from metropole.server.tables.journal import Journal
from metropole.server.tables.live import LiveTables
from metropole.server.tables.thinking import BotPlayers, Thinkers

DRAINING = 2.0  # seconds that sockets have to hear the farewell


@dataclass(slots=True)
class House:
    """The rooms, for whoever serves a request."""

    settings: Settings
    database: Database
    limits: Limits
    metrics: Metrics
    accounts: Accounts
    bus: Bus
    tables: LiveTables
    broadcaster: TableBroadcaster
    thinkers: Thinkers | None
    bots: BotPlayers | None
    ways: Ways
    newsfeeds: Newsfeeds = field(default_factory=Newsfeeds)
    process: str = ""
    is_serving: bool = True  # False: nobody can move through this process

    async def hear(self, news: News) -> None:
        """Something happened, here or in another process."""
        try:
            if news.muted_by is not None:
                await self._mute(news.muted_by)
            elif news.chat:
                await self._pass_on(news)
            else:
                await self._follow(news)
        except (Refusal, *DATABASE_TROUBLE):
            tell("news_lost", table=news.table)  # it will be found by looking around

    async def _mute(self, user: str) -> None:
        muted = await chat.muted_by(self.database, user)
        for subscriber in self.tables.subscribers:
            if subscriber.user == user:
                subscriber.muted = muted

    async def _pass_on(self, news: News) -> None:
        live = self.tables.known(news.table)
        if live is not None:
            await chat.pass_on(self.tables, live, news.chat)

    async def _follow(self, news: News) -> None:
        if news.sender != self.process:
            await self.tables.catch_up(news.table, news.version)
        if self.bots is not None:
            await self.bots.hear(news)
        if news.turn_user is not None:
            self.newsfeeds.turn(news.turn_user, news.table, news.version)

    def say_goodbye(self) -> None:
        """Let everybody know that the server goes away, and that they should come back in a moment."""
        for subscriber in self.tables.subscribers:
            subscriber.send_json({"type": "leaving", "version": subscriber.version})
            subscriber.close(COME_BACK)
        self.newsfeeds.close()

    async def drain(self) -> None:
        """Say goodbye and wait a little for the sockets to end."""
        self.say_goodbye()
        ends = asyncio.get_running_loop().time() + DRAINING
        while self.tables.subscribers and asyncio.get_running_loop().time() < ends:
            await asyncio.sleep(0.02)


@asynccontextmanager
async def opened(
    settings: Settings, thinkers: int, metrics: Metrics, limits: Limits, *, is_serving: bool = True
) -> AsyncIterator[House]:
    """A house with everything that runs in it: the journal, the bus, bots that think in so many processes, upkeep."""
    process = f"{socket.gethostname()[:20]}-{os.getpid()}-{secrets.token_hex(4)}"
    async with AsyncExitStack() as stack:
        database, bus = Database(settings), buses.make(settings.bus)
        stack.push_async_callback(database.close)
        stack.push_async_callback(bus.close)
        journal = await stack.enter_async_context(Journal(database, metrics))
        broadcaster = TableBroadcaster(database)
        tables = LiveTables(database, journal, bus, metrics, broadcaster, process)
        minds = Thinkers(thinkers) if thinkers else None
        bots = BotPlayers(tables, minds, process) if minds else None
        accounts = Accounts(database, leaving=tables.leave_all)
        ways = Ways(database, settings)
        stack.push_async_callback(ways.close)
        house = House(
            settings, database, limits, metrics, accounts, bus, tables, broadcaster, minds, bots, ways, process=process
        )
        house.is_serving = is_serving
        await stack.enter_async_context(Keeper(house))
        if bots is not None:
            stack.push_async_callback(bots.close)
        yield house
