"""A table as it is told over HTTP to whoever looks at it or has just done something there."""

from __future__ import annotations

from pydantic import BaseModel

from metropole.server.broadcast.messages import TableShown
from metropole.server.broadcast.snapshot import table_shown
from metropole.server.people.sessions import Person
from metropole.server.storage.database import Database, now
from metropole.server.storage.keys import derived_secret
from metropole.server.tables import store
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.live import Decide, LiveTables
from metropole.server.tables.table import Table, TableResult


class TableAnswer(BaseModel):
    """A table as everybody may see it."""

    version: int
    table: TableShown
    result: TableResult | None


async def answer_at(tables: LiveTables, table_id: str) -> TableAnswer:
    """The table as the database has it."""
    live = tables.at(table_id)
    async with live.lock:
        return await answer(tables, await tables.read_now(live))


async def answer(tables: LiveTables, table: Table) -> TableAnswer:
    names = await store.names(tables.database, table.people_named())
    return TableAnswer(version=table.version, table=table_shown(table, names), result=table.result())


async def act(tables: LiveTables, table_id: str, decide: Decide) -> TableAnswer:
    await tables.act(table_id, decide)
    return await answer_at(tables, table_id)


async def sitter(address: str, person: Person, database: Database, table_id: str) -> ActRequest:
    """Whoever asks to sit down at a table. From where is kept only where it matters, and as a digest for this table
    alone: it tells who at it shares an address, and nothing of anywhere else.
    """
    digest = await derived_secret(database, "address", table_id, address)
    return ActRequest(now(), person.id, is_guest=person.is_guest, address=digest)
