"""What a process does about messages of the bus, and about those that it has missed."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from metropole.games.contract import Refusal
from metropole.server.background.runner import TaskRunner
from metropole.server.background.thinking import Thinking
from metropole.server.broadcast import chat, names
from metropole.server.bus import BusMessage
from metropole.server.logs import log_event, log_seldom
from metropole.server.sockets.connection import COME_BACK
from metropole.server.sockets.newsfeed import Newsfeeds
from metropole.server.storage import schema
from metropole.server.storage.database import DATABASE_TROUBLE
from metropole.server.storage.new_rows import NewRows
from metropole.server.tables.live import LiveTables
from metropole.server.tables.log import NewerVersion

MOST_REMEMBERED = 1000  # things said that were passed on, not to be passed on again when they are found by looking


class BusListener:
    """Passes on what happened, here or in another process. What takes reading is done beside: nobody waits for it."""

    def __init__(
        self, tables: LiveTables, newsfeeds: Newsfeeds, thinking: Thinking, runner: TaskRunner, process: str
    ) -> None:
        self._tables, self._newsfeeds, self._thinking = tables, newsfeeds, thinking
        self._runner, self._process = runner, process
        self._passed_on: dict[int, None] = {}
        self._said = NewRows(tables.database, schema.chat, schema.chat.c.table_id)
        notices = schema.notices.c
        self._turns = NewRows(tables.database, schema.notices, notices.user_id, notices.table_id, notices.version)

    def handle(self, message: BusMessage) -> None:
        """Do what a message asks for."""
        if message.question is not None:
            self._thinking.hear_question(message.question)
            return
        if message.is_renamed:
            self._soon(message.table, self._tell_names(message.table))
            return
        if message.chat:
            self._soon(message.table, self._pass_on(message.table, message.chat))
            return
        if message.sender != self._process:
            self._soon(message.table, self._tables.catch_up(message.table, message.version))
        self._thinking.hear_table(message.table, message.version, awaits_bot=message.awaits_bot)
        if message.turn_user is not None:
            self._newsfeeds.turn(message.turn_user, message.table, message.version)

    async def look_around(self) -> None:
        """Messages can get lost, on a bus that breaks most of all: entries, what was said, and whose turn it is."""
        for table_id in await self._tables.look_around():
            self._send_elsewhere(table_id)
        for said in await self._said.look():
            if said.id not in self._passed_on:
                self._soon(said.table_id, self._pass_on(said.table_id, said.id))
        for turn in await self._turns.look():  # of whoever was not looking at the table
            self._newsfeeds.turn(turn.user_id, turn.table_id, turn.version)
        self._tables.forget_idle()

    def _soon(self, table_id: str, work: Coroutine[Any, Any, None]) -> None:
        """Do something for those who look at a table."""
        if self._tables.known(table_id) is None:
            work.close()
        else:
            self._runner.once("bus_news", self._do(table_id, work))

    async def _do(self, table_id: str, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except NewerVersion:
            self._send_elsewhere(table_id)
        except (Refusal, *DATABASE_TROUBLE) as trouble:
            log_event("news_lost", trouble=type(trouble).__name__)  # it will be found by looking around

    async def _pass_on(self, table_id: str, number: int) -> None:
        live = self._tables.known(table_id)
        if live is None or not live.subscribers:
            return
        await chat.pass_on(self._tables, live, number)
        self._passed_on[number] = None
        if len(self._passed_on) > MOST_REMEMBERED:
            del self._passed_on[next(iter(self._passed_on))]

    async def _tell_names(self, table_id: str) -> None:
        live = self._tables.known(table_id)
        if live is not None and live.subscribers:
            await names.pass_on(self._tables, live)

    def _send_elsewhere(self, table_id: str) -> None:
        """A newer program has gone on with a table: let those who look at it come back, perhaps to that one."""
        log_seldom("table_of_newer_version")
        live = self._tables.known(table_id)
        for subscriber in list(live.subscribers) if live else ():
            subscriber.close(COME_BACK)
