"""Rows that were added to a table of the database since one last looked, by any process, each once.

What it costs depends on how much is added, not on how much is there.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, Row, Table, func, select

from metropole.server.storage.database import Database

# Numbers are given out before a row is committed: one with a lower number than others may be seen after them.
OVERLAP = 100


class NewRows:
    """What one reader has seen of a table whose ids are numbers that grow."""

    def __init__(self, database: Database, table: Table, *columns: Column[Any]) -> None:
        self._database, self._id = database, table.c.id
        self._wanted = select(self._id, *columns).order_by(self._id)
        self._last: int | None = None
        self._seen: set[int] = set()

    async def look(self) -> list[Row[Any]]:
        """Those that are new; the first look only finds out what there is."""
        async with self._database.reading() as connection:
            last = await connection.scalar(select(func.max(self._id))) or 0
            rows = (await connection.execute(self._wanted.where(self._id > self._floor(last)))).all()
        seen, is_first = self._seen, self._last is None
        self._last, self._seen = last, {row.id for row in rows}
        return [] if is_first else [row for row in rows if row.id not in seen]

    def _floor(self, last: int) -> int:
        """Where rows were deleted, numbers may be given out again."""
        return min(last, last if self._last is None else self._last) - OVERLAP
