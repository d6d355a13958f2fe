"""The tables that somebody in this process is looking at: acting on them, and telling everybody who is there.

An act is applied under the table's lock, committed, and only then told. Whatever goes wrong in between, the table is
read anew from its log.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from metropole.games.contract import Refusal
from metropole.server.bus import Bus, BusMessage
from metropole.server.metrics import Metrics
from metropole.server.people.sessions import Person
from metropole.server.refusals import NotFound, Unavailable
from metropole.server.storage.database import Database, now
from metropole.server.tables import acts, lists, store
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.clocks import SILENCE, Span
from metropole.server.tables.commit import Commit, TurnNotice
from metropole.server.tables.journal import Journal
from metropole.server.tables.log import Entry
from metropole.server.tables.table import AppliedEntry, Table

NOTICE_AFTER = 30_000  # milliseconds in which whoever has another page open is seen looking
MOST_TRIES = 20  # to be first with a version, before it is taken for some other trouble
IDLE = 60_000  # milliseconds that a table nobody looks at stays in memory

Decide = Callable[[Table], Entry]


class Subscriber(Protocol):
    """Somebody who is told of a table: a socket."""

    user: str | None
    session: str  # by which they came in
    version: int  # what they know
    muted: frozenset[str]
    lag: int  # milliseconds there and back

    def send(self, text: bytes) -> None:
        """Send a text without waiting."""

    def send_json(self, message: Any) -> None:
        """Send a message without waiting."""

    def close(self, code: int) -> None:
        """End the connection."""


@dataclass(slots=True)
class LiveTable:
    """A table in memory, or one to be read anew, and those who look at it."""

    id: str
    table: Table | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    subscribers: set[Subscriber] = field(default_factory=set)
    used_at: int = 0


class Broadcaster(Protocol):
    """Tells the subscribers of a table."""

    async def broadcast(self, live: LiveTable, applied: AppliedEntry, table: Table) -> None:
        """The table has moved on by this entry, which is committed: tell it to all who do not know it yet."""


class LiveTables:
    """All tables of this process, by id."""

    def __init__(
        self,
        database: Database,
        journal: Journal,
        bus: Bus,
        metrics: Metrics,
        broadcaster: Broadcaster,
        process: str,
    ) -> None:
        self.database, self._journal, self._bus, self._metrics = database, journal, bus, metrics
        self._broadcaster = broadcaster
        self._process = process
        self.past_outages: list[Span] = []
        self.beaten_at: int | None = None  # when this process last said that people can move
        self._live: dict[str, LiveTable] = {}

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._live.values()))

    @property
    def subscribers(self) -> list[Subscriber]:
        """Everybody who is told of anything."""
        return [subscriber for live in self for subscriber in live.subscribers]

    @property
    def outages(self) -> list[Span]:
        """When nobody could move: also until just now, if this process has not been able to say that it lives."""
        at = now()
        silent = [] if self.beaten_at is None or at - self.beaten_at <= SILENCE else [(self.beaten_at, at)]
        return self.past_outages + silent

    def known(self, table_id: str) -> LiveTable | None:
        """A table that is in memory."""
        return self._live.get(table_id)

    def at(self, table_id: str) -> LiveTable:
        """A table, in memory or to be read."""
        live = self._live.get(table_id)
        if live is None:
            live = self._live[table_id] = LiveTable(table_id)
        live.used_at = now()
        return live

    async def read(self, live: LiveTable, known: int | None = None) -> Table:
        """The table as it stands, not before a version that somebody knows, perhaps from another process. Under its
        lock; subscribers who missed something are told.
        """
        if live.table is not None and known is not None and known > live.table.version:
            await self._read_on(live, live.table)
        if live.table is None:
            try:
                await self._read_anew(live)
            except NotFound:
                self._live.pop(live.id, None)
                raise
        assert live.table is not None
        return live.table

    async def look(self, table_id: str) -> Table:
        """The table as it stands."""
        live = self.at(table_id)
        async with live.lock:
            return await self.read(live)

    async def look_now(self, table_id: str) -> Table:
        """The table as the database has it, though another process moved it on a moment ago and was not heard yet."""
        live, found = self.at(table_id), await store.versions(self.database, [table_id])
        async with live.lock:
            return await self.read(live, found.get(table_id))

    async def act(self, table_id: str, decide: Decide, *, version: int | None = None) -> Entry:
        """Decide on the table as it is, commit, tell. `version`: only if nothing has happened since then."""
        started = now()
        live = self.at(table_id)
        async with live.lock:
            for _ in range(MOST_TRIES):
                table = await self.read(live, version)
                if version is not None and version != table.version:
                    raise Stale(table.version)
                entry = decide(table)
                if await self._commit(live, table, entry):
                    break
                live.table = None  # another process was first
            else:
                raise Unavailable("not_saved")
        if entry.kind == "played":
            self._metrics.moved(table.terms.game, now() - started)
        await self._bus.publish(self._bus_message(table))
        return entry

    async def _commit(self, live: LiveTable, table: Table, entry: Entry) -> bool:
        live.table = None  # until it is known what became of it
        applied = table.apply(entry)
        commit = Commit.of(table, (entry,), notice=_notice(live, table, entry))
        if not await self._journal.append(commit):
            return False
        await self._broadcaster.broadcast(live, applied, table)
        live.table = table
        return True

    async def open(self, table: Table, decisions: list[Decide]) -> Table:
        """Commit a new table together with the first things that happen at it."""
        entries = [table.apply(decide(table)).entry for decide in decisions]
        await self._journal.append(Commit.of(table, entries, is_new=True))
        await self._bus.publish(self._bus_message(table))
        return table

    async def leave_all(self, person: Person) -> None:
        """Let somebody get up wherever they sit."""
        for table_id, seat in await lists.seated_at(self.database, person.id):
            request = ActRequest(now(), person.id)
            with suppress(Refusal):  # the game ended meanwhile
                await self.act(table_id, partial(acts.clear, request=request, seat=seat))

    async def catch_up(self, table_id: str, version: int) -> None:
        """Another process says that a table is at this version: read what is new, and tell it."""
        live = self.known(table_id)
        if live is None:
            return
        async with live.lock:
            if live.table is None:
                await self._read_anew(live)
            elif live.table.version < version:
                await self._read_on(live, live.table)

    async def _read_on(self, live: LiveTable, table: Table) -> None:
        """Read what is new in the log, and tell it."""
        entries = await store.entries_after(self.database, table.terms, table.version)
        live.table = None  # until everybody has been told
        for entry in entries:
            await self._broadcaster.broadcast(live, table.apply(entry), table)
        live.table = table

    async def _read_anew(self, live: LiveTable) -> None:
        """Read the log, and tell every subscriber what they have missed of it."""
        live.table, log = None, await store.load(self.database, live.id)
        first = min((subscriber.version for subscriber in live.subscribers), default=len(log.entries))
        table = log.table(first)
        for entry in log.entries[first:]:
            await self._broadcaster.broadcast(live, table.apply(entry), table)
        live.table = table

    async def look_around(self) -> None:
        """Find out whether tables have moved on without this process having heard of it."""
        behind = {live.id: live.table.version if live.table else -1 for live in self if live.subscribers}
        for table_id, version in (await store.versions(self.database, behind)).items():
            if version > behind[table_id]:
                await self.catch_up(table_id, version)

    def _bus_message(self, table: Table) -> BusMessage:
        """What all processes are told when a table has moved on."""
        who = table.awaited()
        turn_user, awaits_bot = (who.user, bool(who.bot)) if who else (None, False)
        return BusMessage(self._process, table.terms.id, table.version, turn_user=turn_user, awaits_bot=awaits_bot)

    def forget_idle(self) -> None:
        """Let go of tables that nobody has looked at for a while."""
        for live in self:
            if not live.subscribers and not live.lock.locked() and now() - live.used_at > IDLE:
                del self._live[live.id]


def _notice(live: LiveTable, table: Table, entry: Entry) -> TurnNotice | None:
    """Whoever is to move, and is not looking, will be told some time later."""
    who = table.awaited()
    if who is None or who.user is None or any(one.user == who.user for one in live.subscribers):
        return None
    return TurnNotice(who.user, entry.version, entry.at + NOTICE_AFTER)


class Stale(Exception):  # noqa: N818, it is what it is
    """The table has moved on since the version that was answered."""

    def __init__(self, version: int) -> None:
        self.version = version
