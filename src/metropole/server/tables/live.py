"""The tables that somebody in this process is looking at: acting on them, and telling everybody who is there.

An act is applied under the table's lock, committed, and only then told. Whatever goes wrong in between, the table is
read anew from its log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol, TypeVar

from metropole.games.contract import Refusal
from metropole.server.bus import Bus, BusMessage
from metropole.server.logs import log_seldom
from metropole.server.metrics import Metrics
from metropole.server.people.sessions import Person
from metropole.server.refusals import NotFound, Unavailable
from metropole.server.storage.database import DATABASE_TROUBLE, Database, now, server_clock
from metropole.server.tables import acts, lists, store
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.clocks import DAY, SILENCE, Span
from metropole.server.tables.commit import Commit, TurnNotice
from metropole.server.tables.journal import Journal
from metropole.server.tables.log import Entry, NewerVersion
from metropole.server.tables.stalls import LONG
from metropole.server.tables.table import AppliedEntry, Table
from metropole.server.tables.unsaved import UnsavedMoves

NOTICE_AFTER = 30_000  # milliseconds in which whoever has another page open is seen looking
MOST_TRIES = 20  # to be first with a version, before it is taken for some other trouble
IDLE = 60_000  # milliseconds that a table nobody looks at stays in memory
OUTAGES_KEPT = 30 * DAY
NOTED_WITHIN = 1.0  # seconds that a turn is not told, for the stall before it to be noted

Decide = Callable[[Table], Entry]
Answer = TypeVar("Answer")


class Subscriber(Protocol):
    """Somebody who is told of a table: a socket."""

    user: str | None
    session: str  # by which they came in
    version: int  # what they know

    def send(self, text: bytes) -> None:
        """Send a text without waiting."""

    def send_json(self, message: Any) -> None:
        """Send a message without waiting."""

    def ping(self) -> None:
        """Measure how long messages take there and back."""

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
    announced: Span = (0, 0)  # since when a turn runs by the log, and when whoever is to move was told so from here
    unsaved: UnsavedMoves = field(default_factory=UnsavedMoves)

    def announce(self, table: Table) -> None:
        """Whoever is to move can know it from now on."""
        self.announced = (table.clock.since, now())
        self.recall(table)

    def recall(self, table: Table) -> None:
        """Let the table's clock know what this process alone has seen of the turn."""
        clock, who = table.clock, table.awaited()
        since, announced = self.announced
        clock.announced = announced if since == clock.since else 0
        clock.came = self.unsaved.awaited_since(who.user, table.version, now()) if who and who.user else 0


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
        self.stalls = journal.stalls
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
        """When nobody could move: also until just now, if this process has not been able to say that it lives; what it
        could not write for a while, or cannot now; and what its clock leapt over.
        """
        at = now()
        silent = [] if self.beaten_at is None or at - self.beaten_at <= SILENCE else [(self.beaten_at, at)]
        return [*self.past_outages, *silent, *self.stalls.until(at), *server_clock.leaps]

    async def read_outages(self) -> None:
        """Know of all outages that anybody has noted."""
        self.past_outages = await store.outages(self.database, now() - OUTAGES_KEPT)

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
        live.recall(live.table)
        return live.table

    async def look(self, table_id: str) -> Table:
        """The table as it stands."""
        live = self.at(table_id)
        async with live.lock:
            return await self.read(live)

    async def look_now(self, table_id: str) -> Table:
        """The table as the database has it, though another process moved it on a moment ago and was not heard yet."""
        live = self.at(table_id)
        async with live.lock:
            return await self.read_now(live)

    async def read_now(self, live: LiveTable) -> Table:
        """The same, under the table's lock."""
        found = await store.versions(self.database, [live.id])
        return await self.read(live, found.get(live.id))

    async def ask(self, table_id: str, question: Callable[[Table], Answer], *, version: int | None = None) -> Answer:
        """What a table answers to a question. `version`: only if nothing has happened since then."""
        live = self.at(table_id)
        async with live.lock:
            return (await self._answered(live, question, version))[1]

    async def act(self, table_id: str, decide: Decide, *, version: int | None = None) -> Entry:
        """Decide on the table as it is, commit, tell. `version`: only if nothing has happened since then."""
        started = now()
        live = self.at(table_id)
        async with live.lock:
            for _ in range(MOST_TRIES):
                await self._know_turn(live, version)
                table, entry = await self._answered(live, decide, version)
                if await self._commit(live, table, entry):
                    break
                live.table = None  # another process was first
            else:
                raise Unavailable("not_saved")
        if entry.kind == "played":
            self._metrics.moved(table.terms.game, now() - started)
        self._bus.publish(self._bus_message(table))
        return entry

    async def _answered(
        self, live: LiveTable, question: Callable[[Table], Answer], version: int | None
    ) -> tuple[Table, Answer]:
        """Ask the table as it is known here. Nothing is refused by a state that is older than the database's: before
        that, what another process did is read, and the question asked again. What is not refused costs no look.
        """
        table = await self.read(live, version)
        try:
            return table, _at_version(table, version, question)
        except (Refusal, Stale):
            known = table.version
            table = await self.read_now(live)
            if table.version == known:
                raise
            return table, _at_version(table, version, question)

    async def _know_turn(self, live: LiveTable, version: int | None) -> None:
        """A turn that was not told from here counts from the time in the log: know all that others have noted since."""
        table = await self.read(live, version)
        who = table.awaited()
        if who and who.user and table.terms.pace.is_timed and not table.clock.announced:
            await self.read_outages()

    async def _commit(self, live: LiveTable, table: Table, entry: Entry) -> bool:
        live.table = None  # until it is known what became of it
        applied = table.apply(entry)
        commit = Commit.of(table, (entry,), notice=_notice(live, table, entry))
        since = now()
        if not await self._journal.append(commit):
            return False
        if self.database.is_shared and now() - since > LONG:
            await self.stalls.are_noted(NOTED_WITHIN)  # whoever is told, and goes to another server, is not charged it
        await self._tell(live, applied, table, is_own=True)
        live.table = table
        return True

    async def _tell(self, live: LiveTable, applied: AppliedEntry, table: Table, *, is_own: bool = False) -> None:
        """Tell an entry that is committed, by this process or another. Whoever is to move after it thinks from now on:
        what it took to be committed and told is nobody's time.
        """
        is_new_turn = table.clock.since == applied.entry.at
        if is_new_turn and (is_own or _is_news_to_mover(live, applied.entry, table)):
            live.announce(table)
        await self._broadcaster.broadcast(live, applied, table)

    async def open(self, table: Table, decisions: list[Decide]) -> Table:
        """Commit a new table together with the first things that happen at it."""
        entries = [table.apply(decide(table)).entry for decide in decisions]
        if not await self._journal.append(Commit.of(table, entries, is_new=True)):
            raise Unavailable("not_saved")  # there is another of this id
        self.at(table.terms.id).announce(table)
        self._bus.publish(self._bus_message(table))
        return table

    async def leave_all(self, person: Person) -> None:
        """Let somebody get up wherever they sit."""
        for table_id, seat in await lists.seated_at(self.database, person.id):
            request = ActRequest(now(), person.id)
            with suppress(Refusal):  # the game ended meanwhile
                await self.act(table_id, partial(acts.clear, request=request, seat=seat, outages=self.outages))

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
            await self._tell(live, table.apply(entry), table)
        live.table = table

    async def _read_anew(self, live: LiveTable) -> None:
        """Read the log, and tell every subscriber what they have missed of it."""
        live.table, log = None, await store.load(self.database, live.id)
        first = min((subscriber.version for subscriber in live.subscribers), default=len(log.entries))
        table = log.table(first)
        for entry in log.entries[first:]:
            await self._tell(live, table.apply(entry), table)
        live.table = table

    async def look_around(self) -> list[str]:
        """Find out whether tables have moved on without this process having heard of it. Answers those of which a newer
        program has written something that this one does not know.
        """
        newer = []
        behind = {live.id: live.table.version if live.table else -1 for live in self if live.subscribers}
        for table_id, version in (await store.versions(self.database, behind)).items():
            if version > behind[table_id]:
                try:
                    await self.catch_up(table_id, version)
                except DATABASE_TROUBLE:
                    raise
                except NewerVersion:
                    newer.append(table_id)
                except Exception as error:  # of this table alone: the others go on
                    log_seldom("table_unreadable", logging.ERROR, error)
        return newer

    def tell_chat(self, table_id: str, number: int) -> None:
        """Let everybody know that something was said at a table."""
        self._bus.publish(BusMessage(self._process, table_id, chat=number))

    def tell_names(self, table_id: str) -> None:
        """Let everybody know that somebody at a table has another name."""
        self._bus.publish(BusMessage(self._process, table_id, is_renamed=True))

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


def _is_news_to_mover(live: LiveTable, entry: Entry, table: Table) -> bool:
    """Whether whoever is to move is here, and hears of it only now. Whoever was away could have known it before."""
    who = table.awaited()
    return any(one.user == who.user and one.version < entry.version for one in live.subscribers) if who else False


def _at_version(table: Table, version: int | None, question: Callable[[Table], Answer]) -> Answer:
    if version is not None and version != table.version:
        raise Stale(table.version)
    return question(table)


class Stale(Exception):  # noqa: N818, it is what it is
    """The table has moved on since the version that was answered."""

    def __init__(self, version: int) -> None:
        self.version = version
