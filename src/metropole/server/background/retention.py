"""What was kept long enough is thrown away, some of it at a time. Finished games stay for ever."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy import exists, or_, select

from metropole.games.contract import Refusal
from metropole.server.background import heartbeats
from metropole.server.broadcast import chat
from metropole.server.evenings import evenings
from metropole.server.metrics import Metrics
from metropole.server.notices import outbox
from metropole.server.people.accounts import Accounts
from metropole.server.people.sessions import Person
from metropole.server.settings import Settings
from metropole.server.storage.conditions import IS_NAMED_GUEST, IS_OPEN
from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import results, seats, tables, users
from metropole.server.tables import acts, analyses, premoves
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.clocks import DAY
from metropole.server.tables.live import LiveTables, Stale

AT_ONCE = 50  # tables or people that one sweep looks at
START = (0, "")  # before whoever was seen first


class Retention:
    """Sweeps for one process; several may do so at once."""

    def __init__(
        self, database: Database, tables: LiveTables, accounts: Accounts, settings: Settings, metrics: Metrics
    ) -> None:
        self._database, self._tables, self._accounts, self._metrics = database, tables, accounts, metrics
        self._settings = settings
        self._looked_at = START  # the guest up to whom all were looked at: when last seen, and the id
        self._kinds: dict[str, Callable[[], Awaitable[int]]] = {
            "sessions": accounts.sessions.sweep,
            "heartbeats": lambda: heartbeats.sweep(database),
            "notices": lambda: self._if_kept(settings.keep_notices, lambda at: outbox.forget_old(database, at)),
            "chat": lambda: self._if_kept(settings.keep_chat, lambda at: chat.forget_old(database, at)),
            "premoves": lambda: premoves.forget_old(database),
            "analyses": lambda: analyses.forget_old(database, now() - analyses.KEPT),
            "evenings": lambda: evenings.forget_old(database),
            "open_tables": lambda: self._if_kept(settings.keep_open_tables, self._close_deserted),
            "guests": lambda: self._if_kept(settings.keep_guests, self._forget_guests),
        }

    async def sweep(self) -> None:
        """Throw away some of everything that is old enough."""
        for kind, sweep in self._kinds.items():
            self._metrics.swept.labels(kind).inc(await sweep())

    async def _if_kept(self, days: int, sweep: Callable[[int], Awaitable[int]]) -> int:
        """Sweep what is older than so many days; none is for ever."""
        return await sweep(now() - days * DAY) if days else 0

    async def _close_deserted(self, before: int) -> int:
        """Close tables that have not begun and at which nobody sits who was here since then."""
        is_attended = exists().where(
            seats.c.table_id == tables.c.id, users.c.id == seats.c.user_id, users.c.seen_at >= before
        )
        deserted = (
            select(tables.c.id, tables.c.version)
            .where(IS_OPEN, tables.c.changed_at < before, ~is_attended)
            .order_by(tables.c.changed_at)
            .limit(AT_ONCE)
        )
        async with self._database.reading() as connection:
            found = (await connection.execute(deserted)).all()
        for table_id, version in found:
            with suppress(Refusal, Stale):  # somebody has come after all
                await self._tables.act(table_id, lambda table: acts.close(table, ActRequest(now())), version=version)
        return len(found)

    async def _forget_guests(self, before: int) -> int:
        """Forget guests who were not seen since then and have finished no game. Of the others there may be any number:
        so each sweep goes on where the last one ended.
        """
        seen_at, id = self._looked_at
        has_finished = exists().where(results.c.who == users.c.id)
        next_ones = (
            select(users.c.id, users.c.name, users.c.seen_at, has_finished.label("has_finished"))
            .where(IS_NAMED_GUEST, users.c.seen_at < before, users.c.seen_at >= seen_at)
            .where(or_(users.c.seen_at > seen_at, users.c.id > id))
            .order_by(users.c.seen_at, users.c.id)
            .limit(AT_ONCE)
        )
        async with self._database.reading() as connection:
            found = (await connection.execute(next_ones)).all()
        self._looked_at = (found[-1].seen_at, found[-1].id) if len(found) == AT_ONCE else START
        forgotten = [row for row in found if not row.has_finished]
        for row in forgotten:
            await self._accounts.delete(Person(row.id, row.name, is_guest=True))
        return len(forgotten)
