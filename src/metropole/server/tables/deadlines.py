"""Deadlines of rated tables in the database: what is really due, and putting off what is not."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Row, Select, and_, case, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.server.storage.database import Database
from metropole.server.storage.schema import tables
from metropole.server.tables.clocks import Span

PAGE = 20


class Overdue(NamedTuple):
    """A rated table whose deadline is past, as its row has it."""

    id: str
    version: int


def is_overdue(at: int) -> ColumnElement[bool]:
    """Rated tables whose seat to move has used up its time; only a running game has a deadline."""
    return and_(tables.c.is_rated, tables.c.deadline < at)


async def overdue(database: Database, at: int) -> AsyncIterator[list[Overdue]]:
    """Tables whose deadline was before a time, the longest ago first, page by page, each once."""
    key = (tables.c.deadline, tables.c.id)
    question = select(*key, tables.c.version).where(is_overdue(at)).order_by(*key).limit(PAGE)
    rows = await _rows(database, question)
    while rows:
        yield [Overdue(row.id, row.version) for row in rows]
        last = rows[-1]
        rows = await _rows(database, question.where(tuple_(*key) > (last.deadline, last.id)))


async def _rows(database: Database, question: Select[Any]) -> Sequence[Row[Any]]:
    async with database.reading() as connection:
        rows: Sequence[Row[Any]] = (await connection.execute(question)).all()
        return rows


async def put_off(database: Database, table: Overdue, until: int) -> None:
    """A table was looked at, and nothing is due before then: unless it moves on, it need not be looked at again."""
    unchanged = tables.c.id == table.id, tables.c.version == table.version, tables.c.deadline.is_not(None)
    async with database.writing() as connection:
        await connection.execute(update(tables).where(*unchanged).values(deadline=until))


async def put_off_all(connection: AsyncConnection, outage: Span) -> None:
    """Nobody could move for a while: whoever was to move has so much longer. Rows are locked as in storage/many.py."""
    start, end = outage
    thinking = select(tables.c.id).where(tables.c.is_rated, tables.c.deadline.is_not(None), tables.c.changed_at < end)
    if connection.dialect.name == "postgresql":  # SQLite has one writer, and would read all tables for their order
        thinking = thinking.order_by(tables.c.id).with_for_update(key_share=True)
    lost = end - case((tables.c.changed_at > start, tables.c.changed_at), else_=start)
    await connection.execute(
        update(tables).where(tables.c.id.in_(thinking.scalar_subquery())).values(deadline=tables.c.deadline + lost)
    )
