"""Throwing rows away, so many at a time: nobody waits long for the database because much has become old at once."""

from __future__ import annotations

from sqlalchemy import Column, ColumnElement, CursorResult, delete, select, tuple_

from metropole.server.storage.database import Database

AT_ONCE = 500  # rows


async def delete_oldest(database: Database, column: Column[int], before: int, *of_those: ColumnElement[bool]) -> int:
    """Delete the oldest rows whose time in this column lies before another; answers how many."""
    table = column.table
    key = list(table.primary_key.columns)
    oldest = select(*key).where(column < before, *of_those).order_by(column).limit(AT_ONCE)
    async with database.writing() as connection:
        done: CursorResult[tuple[()]] = await connection.execute(delete(table).where(tuple_(*key).in_(oldest)))
    return done.rowcount
