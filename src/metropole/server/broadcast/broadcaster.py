"""Telling everybody who looks at a table what happens there, now or when they come back."""

from __future__ import annotations

from metropole.server.broadcast import snapshot
from metropole.server.broadcast.entry import EntryBroadcast
from metropole.server.storage.database import Database
from metropole.server.tables import store
from metropole.server.tables.live import LiveTable
from metropole.server.tables.table import AppliedEntry, Table


class TableBroadcaster:
    """Makes what is told of tables, and hands it to their subscribers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def broadcast(self, live: LiveTable, applied: AppliedEntry, table: Table) -> None:
        """Tell an entry to all who do not know it yet."""
        behind = [one for one in live.subscribers if one.version == applied.entry.version - 1]
        if not behind:
            return
        told = EntryBroadcast(table, applied, await self._names(applied, table))
        begun = snapshot.turn_begun(table)
        for subscriber in behind:
            subscriber.version = applied.entry.version
            subscriber.send(told.to(table.seat_of(subscriber.user), subscriber.user))
            if begun is not None:
                subscriber.send_json(begun)

    async def _names(self, applied: AppliedEntry, table: Table) -> snapshot.Names:
        """Names are told where somebody sits down or leaves."""
        return {} if applied.entry.kind == "played" else await store.names(self._database, table.people_named())

    async def snapshot(self, table: Table, user: str | None) -> bytes:
        """Everything that somebody may know of a table. Under its lock."""
        names = await store.names(self._database, table.people_named())
        return snapshot.snapshot(table, table.seat_of(user), names)

    async def missed(self, now_there: Table, version: int, user: str | None) -> list[bytes]:
        """What somebody at this version has not been told yet. Under the table's lock."""
        log = await store.load(self._database, now_there.terms.id)
        names = await store.names(self._database, log.people())
        table = log.table(version)
        texts = []
        for entry in log.entries[version : now_there.version]:  # what comes after is told to all
            applied = table.apply(entry)
            texts.append(EntryBroadcast(table, applied, names).to(table.seat_of(user), user))
        return texts
