"""Committing: what tables want written is gathered while the last transaction runs, and committed together.

So a commit costs little, however many tables play; and nobody is told anything before it is on the disk.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import IntegrityError

from metropole.server.logs import tell
from metropole.server.metrics import Metrics
from metropole.server.refusals import Unavailable
from metropole.server.storage import schema
from metropole.server.storage.database import DATABASE_TROUBLE, Database
from metropole.server.storage.many import Rows, insert_and_update
from metropole.server.tables.log import Entry

MOST_AT_ONCE = 500
BUSY = 8  # so many at once, and it pays to wait a little for more
GATHERING = 0.005  # seconds


class Writing(NamedTuple):
    """Entries of one table, the row that follows from them, and whatever else must be written with them."""

    table_id: str
    entries: Sequence[Entry]
    summary: dict[str, Any]
    before: Sequence[Executable] = ()  # such as the table's row itself
    after: Sequence[Executable] = ()
    also: Callable[[Connection], None] | None = None

    def row(self) -> dict[str, Any]:
        return {"id": self.table_id, **self.summary, "changed_at": self.entries[-1].at}


class _Waiting(NamedTuple):
    writing: Writing
    done: asyncio.Future[bool]

    def answer(self, is_written: bool) -> None:
        if not self.done.done():
            self.done.set_result(is_written)

    def fail(self) -> None:
        if not self.done.done():
            self.done.set_exception(Unavailable("not_saved"))


class Journal:
    """One task that writes for all tables of this process."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._database, self._metrics = database, metrics
        self._waiting: list[_Waiting] = []
        self._has_work = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Journal:
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def append(self, writing: Writing) -> bool:
        """Commit; False where another process was first with that version. Unavailable: it may be written or not."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(writing, done))
        self._has_work.set()
        return await done

    async def _run(self) -> None:
        while True:
            await self._has_work.wait()
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            if not self._waiting:
                self._has_work.clear()
            await self._commit(batch)
            if len(batch) >= BUSY:
                await asyncio.sleep(GATHERING)

    async def _commit(self, batch: list[_Waiting]) -> None:
        try:
            # In the same order of tables everywhere, so that no two processes wait for each other: see storage/many.py.
            in_order = sorted((waiting.writing for waiting in batch), key=lambda writing: writing.table_id)
            is_plain = not any(writing.before or writing.after or writing.also for writing in in_order)
            await self._database.write(partial(_write, writings=in_order), is_one_statement=is_plain)
        except IntegrityError:
            await self._commit_apart(batch)
        except Exception as trouble:  # whatever it is, the others must not wait for ever
            if not isinstance(trouble, DATABASE_TROUBLE):
                tell("fault", logging.ERROR, trouble, work="journal")
            for waiting in batch:
                waiting.fail()
        else:
            self._metrics.committed(len(batch))
            for waiting in batch:
                waiting.answer(True)

    async def _commit_apart(self, batch: list[_Waiting]) -> None:
        """Somebody in the batch came too late: find out who, by writing each alone."""
        if len(batch) == 1:
            batch[0].answer(False)
            return
        for waiting in batch:
            await self._commit([waiting])


def _write(connection: Connection, writings: Sequence[Writing]) -> None:
    for writing in writings:
        for statement in writing.before:
            connection.execute(statement)
    entries = [entry.to_row(writing.table_id) for writing in writings for entry in writing.entries]
    rows = [writing.row() for writing in writings]
    insert_and_update(connection, Rows(schema.log, entries), Rows(schema.tables, rows))
    for writing in writings:
        for statement in writing.after:
            connection.execute(statement)
        if writing.also is not None:
            writing.also(connection)
