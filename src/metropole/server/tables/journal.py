"""Committing: what tables want written is gathered while the last transaction runs, and committed together.

So a commit costs little, however many tables play; and nobody is told anything before it is on the disk.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from sqlalchemy.exc import IntegrityError

from metropole.server.logs import log_event
from metropole.server.metrics import Metrics
from metropole.server.refusals import Unavailable
from metropole.server.storage.database import DATABASE_TROUBLE, Database
from metropole.server.tables.commit import Commit, write

MOST_AT_ONCE = 500
BUSY = 8  # so many at once, and it pays to wait a little for more
GATHERING = 0.005  # seconds


class _Waiting(NamedTuple):
    commit: Commit
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

    async def append(self, commit: Commit) -> bool:
        """Commit; False where another process was first with that version. Unavailable: it may be written or not."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(commit, done))
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
            in_order = sorted((waiting.commit for waiting in batch), key=lambda commit: commit.table_id)
            is_plain = all(commit.is_plain for commit in in_order)
            await self._database.write(partial(write, commits=in_order), is_one_statement=is_plain)
        except IntegrityError:
            await self._commit_apart(batch)
        except Exception as trouble:  # whatever it is, the others must not wait for ever
            if not isinstance(trouble, DATABASE_TROUBLE):
                log_event("fault", logging.ERROR, trouble, work="journal")
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
