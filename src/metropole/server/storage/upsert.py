"""Inserting what may be there already: SQLite and PostgreSQL can both, each in its own dialect."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def insert_once(connection: Connection, /, table: Table, **values: Any) -> None:
    """Insert a row, or leave the one that is there as it is."""
    connection.execute(_insert(connection, table, values).on_conflict_do_nothing())


async def insert_or_update(connection: AsyncConnection, table: Table, **values: Any) -> None:
    """Insert a row, or give the one with the same primary key these values."""
    keys = list(table.primary_key.columns.keys())
    statement = _insert(connection, table, values)
    await connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=values))


async def take(connection: AsyncConnection, table: Table, is_free: Any, **values: Any) -> bool:
    """Insert a row, or take over the one with the same primary key where `is_free` holds for it."""
    keys = list(table.primary_key.columns.keys())
    statement = _insert(connection, table, values)
    done = await connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=values, where=is_free))
    return done.rowcount == 1


def _insert(
    connection: Connection | AsyncConnection, table: Table, values: dict[str, Any]
) -> sqlite.Insert | postgresql.Insert:
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return insert(table).values(**values)
