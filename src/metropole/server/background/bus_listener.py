"""What a process does about messages of the bus, and about those that it has missed."""

from __future__ import annotations

from metropole.games.contract import Refusal
from metropole.server.background.bots import BotPlayers
from metropole.server.broadcast import chat
from metropole.server.bus import BusMessage
from metropole.server.logs import log_event
from metropole.server.people.mutes import muted_ids
from metropole.server.sockets.newsfeed import Newsfeeds
from metropole.server.storage.database import DATABASE_TROUBLE
from metropole.server.tables.live import LiveTables


class BusListener:
    """Passes on what happened, here or in another process."""

    def __init__(self, tables: LiveTables, newsfeeds: Newsfeeds, bots: BotPlayers | None, process: str) -> None:
        self._tables, self._newsfeeds, self._bots, self._process = tables, newsfeeds, bots, process

    async def handle(self, message: BusMessage) -> None:
        """Do what a message asks for."""
        try:
            if message.muted_by is not None:
                await self._mute(message.muted_by)
            elif message.chat:
                await self._pass_on(message)
            else:
                await self._follow(message)
        except (Refusal, *DATABASE_TROUBLE):
            log_event("news_lost", table=message.table)  # it will be found by looking around

    async def look_around(self) -> None:
        """Messages can get lost, on a bus that breaks most of all."""
        await self._tables.look_around()
        self._tables.forget_idle()

    async def _mute(self, user: str) -> None:
        muted = await muted_ids(self._tables.database, user)
        for subscriber in self._tables.subscribers:
            if subscriber.user == user:
                subscriber.muted = muted

    async def _pass_on(self, message: BusMessage) -> None:
        live = self._tables.known(message.table)
        if live is not None:
            await chat.pass_on(self._tables, live, message.chat)

    async def _follow(self, message: BusMessage) -> None:
        if message.sender != self._process:
            await self._tables.catch_up(message.table, message.version)
        if self._bots is not None and message.awaits_bot:
            self._bots.attend(message.table)
        if message.turn_user is not None:
            self._newsfeeds.turn(message.turn_user, message.table, message.version)
