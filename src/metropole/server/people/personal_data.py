"""Everything that is kept about somebody: given out to them alone, and forgotten when they wish.

What that is follows from the schema. Rows whose reference to a person cascades belong to that person and go with them;
so does whatever may be empty in the person's own row. A new table or column needs no mention here.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, Executable, Select, Table, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.server.people.sessions import Person
from metropole.server.storage.database import Database
from metropole.server.storage.schema import log, metadata, tables, users

SECRET = ("password", "token_hash")  # not given out: they would open something


async def preferences_of(database: Database, person: Person) -> dict[str, Any]:
    """What the client has asked to remember."""
    async with database.reading() as connection:
        kept = await connection.scalar(select(users.c.preferences).where(users.c.id == person.id))
    return dict(kept or {})


async def export(database: Database, person: Person) -> dict[str, list[dict[str, Any]]]:
    """All rows about somebody. Not what was played: games are exported as records, which keep what is still secret."""
    async with database.reading() as connection:
        return {name: await _rows(connection, wanted) for name, wanted in _kept_about(person.id).items()}


def forgetting(user_id: str) -> list[Executable]:
    """The statements that forget somebody. What remains is a row without a name, so that games can be replayed."""
    nothing = {column.name: None for column in users.c if column.nullable}
    emptied = update(users).where(users.c.id == user_id, users.c.name.is_not(None))
    rows = [delete(column.table).where(column == user_id) for column in _owners()]
    return [emptied.values(preferences={}, **nothing), *rows]


def _owners() -> list[Column[Any]]:
    """The columns that say whose a row is."""
    keys = [key for table in metadata.sorted_tables for key in table.foreign_keys]
    return [key.parent for key in keys if key.column is users.c.id and key.ondelete == "CASCADE"]


def _kept_about(user_id: str) -> dict[str, Select[Any]]:
    own = {
        "account": _columns(users, but=()).where(users.c.id == user_id),
        "tables_opened": select(tables.c.id, tables.c.game, tables.c.created_at).where(tables.c.opened_by == user_id),
        "log": _columns(log, but=("data", "user_id")).where(log.c.user_id == user_id),
    }
    others = {
        table.name: _columns(table, but=(whose,)).where(table.c[whose] == user_id)
        for table in metadata.sorted_tables
        for whose in ("user_id", "who")
        if whose in table.c and table is not log
    }
    return own | others


def _columns(table: Table, but: tuple[str, ...]) -> Select[Any]:
    return select(*(column for column in table.c if column.name not in (*SECRET, *but)))


async def _rows(connection: AsyncConnection, wanted: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in (await connection.execute(wanted)).mappings()]
