"""Who is here: pings to those who play by the clock, when people were last seen, and sessions that have ended."""

from __future__ import annotations

from sqlalchemy import update

from metropole.server.people.sessions import Sessions
from metropole.server.sockets.connection import SIGNED_OUT
from metropole.server.sockets.newsfeed import Newsfeeds, NewsSocket
from metropole.server.storage.database import Database, batched, now
from metropole.server.storage.schema import users
from metropole.server.tables.live import LiveTables, Subscriber


class Presence:
    """Looks after the people whose sockets this process holds."""

    def __init__(self, database: Database, sessions: Sessions, tables: LiveTables, newsfeeds: Newsfeeds) -> None:
        self._database, self._sessions, self._tables, self._newsfeeds = database, sessions, tables, newsfeeds

    async def greet(self) -> None:
        """Measure the way to those who play by the clock; remember who is here."""
        people = {subscriber.user for subscriber in self._tables.subscribers} | set(self._newsfeeds.people)
        for live in self._tables:
            if live.table is not None and live.table.terms.pace.is_timed:
                for subscriber in live.subscribers:
                    subscriber.ping()
        seen = sorted(user for user in people if user is not None)
        async with self._database.writing() as connection:
            for some in batched(seen):
                await connection.execute(update(users).where(users.c.id.in_(some)).values(seen_at=now()))

    async def check_sessions(self) -> None:
        """Whoever has signed out, here or elsewhere, is not told any more."""
        sockets: list[Subscriber | NewsSocket] = [*self._tables.subscribers, *self._newsfeeds.sockets]
        open_ones = await self._sessions.open_ones({socket.session for socket in sockets})
        for socket in sockets:
            if socket.session not in open_ones:
                socket.close(SIGNED_OUT)
