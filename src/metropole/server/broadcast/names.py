"""Somebody has another name: wherever they sit it is told, while the table goes on as it is."""

from __future__ import annotations

from metropole.server.broadcast.messages import SeatsShown
from metropole.server.broadcast.snapshot import seats_shown
from metropole.server.people.sessions import Person
from metropole.server.tables import lists, store
from metropole.server.tables.live import LiveTable, LiveTables


async def tell_renamed(tables: LiveTables, person: Person) -> None:
    """Let all processes know at which tables somebody is called otherwise."""
    for table_id, _ in await lists.seated_at(tables.database, person.id):
        tables.tell_names(table_id)


async def pass_on(tables: LiveTables, live: LiveTable) -> None:
    """Tell those who are here who sits where."""
    async with live.lock:
        table = await tables.read(live)
        names = await store.names(tables.database, table.people_named())
        shown: SeatsShown = {"type": "seats", "version": table.version, "seats": seats_shown(table, names)}
        for subscriber in live.subscribers:
            subscriber.send_json(shown)
