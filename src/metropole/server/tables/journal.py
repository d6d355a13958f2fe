"""Committing: what tables want written is gathered while the last transaction runs, and committed together.

So a commit costs little, however many tables play; and nobody is told anything before it is on the disk.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from metropole.games.contract import NotUnderstood, Refusal
from metropole.server.logs import log_event
from metropole.server.metrics import Metrics
from metropole.server.refusals import Unavailable
from metropole.server.storage.database import DATABASE_TROUBLE, MOVES, Database, now, server_clock
from metropole.server.storage.trouble import is_refused, is_taken
from metropole.server.tables.commit import Commit, write
from metropole.server.tables.stalls import Stalls

MOST_AT_ONCE = 500
BUSY = 8  # so many at once, and it pays to wait a little for more
GATHERING = 0.005  # seconds


class _Waiting(NamedTuple):
    commit: Commit
    done: asyncio.Future[bool]
    since: int

    def answer(self, is_written: bool) -> None:
        if not self.done.done():
            self.done.set_result(is_written)

    def fail(self, why: Refusal) -> None:
        if not self.done.done():
            self.done.set_exception(why)


class Journal:
    """One task that writes for all tables of this process."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._database, self._metrics = database, metrics
        self._waiting: list[_Waiting] = []
        self._has_work = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_closing = False
        self.stalls = Stalls(lambda: server_clock.leaps)

    async def __aenter__(self) -> Journal:
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._is_closing = True
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def append(self, commit: Commit) -> bool:
        """Commit; False where another process was first with that version. Unavailable: it may be written or not.
        NotUnderstood: it is not written, and the database would never take it.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(commit, done, now()))
        self._has_work.set()
        return await done

    async def _run(self) -> None:
        while True:
            await self._has_work.wait()
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            if not self._waiting:
                self._has_work.clear()
            with self.stalls.trying(batch[0].since):
                try:
                    await self._settle(batch)
                except Exception as error:  # whatever it is, the next batch may go well; to stop would be worse
                    self._give_up(batch, error)
            if len(batch) >= BUSY:
                await asyncio.sleep(GATHERING)

    async def _settle(self, batch: list[_Waiting]) -> None:
        """Write a batch and answer everybody in it. Where it cannot be written, though the database is there, each half
        is tried by itself, down to the ones that are to blame: the others are written, after some log2(batch)
        transactions more.
        """
        error, since = await self._write(batch), batch[0].since
        if error is None:
            self.stalls.written(since, now())
            self._metrics.committed(len(batch))
            for waiting in batch:
                waiting.answer(True)
        elif isinstance(error, DATABASE_TROUBLE) and not is_refused(error):
            self.stalls.failed(since, now())
            for waiting in batch:
                waiting.fail(Unavailable("not_saved"))
        elif len(batch) > 1:
            for half in _halves(batch):
                await self._settle(half)
        elif is_taken(error):
            self.stalls.written(since, now())  # not this, but it would have been
            batch[0].answer(False)
        elif is_refused(error):
            self._metrics.commits_refused.inc()
            log_event("commit_refused", logging.ERROR, error, kinds=[entry.kind for entry in batch[0].commit.entries])
            batch[0].fail(NotUnderstood("cannot_be_kept"))
        else:
            self._give_up(batch, error)

    def _give_up(self, batch: list[_Waiting], error: BaseException) -> None:
        """A fault of ours: it is logged and counted, and whoever waits is told."""
        log_event("fault", logging.ERROR, error, work="journal")
        self._metrics.task_faults.labels("journal").inc()
        for waiting in batch:
            waiting.fail(Unavailable("not_saved"))

    async def _write(self, batch: list[_Waiting]) -> BaseException | None:
        """Write in one transaction; answers what went wrong, for whatever it is, nobody may wait for ever."""
        try:
            # In the same order of tables everywhere, so that no two processes wait for each other: see storage/many.py.
            in_order = sorted((waiting.commit for waiting in batch), key=lambda commit: commit.table_id)
            is_plain = all(commit.is_plain for commit in in_order)
            await self._database.write(partial(write, commits=in_order), is_one_statement=is_plain, rank=MOVES)
        except asyncio.CancelledError as cancelled:
            if self._is_closing:
                raise
            return OSError(cancelled)  # somebody else's end, as of a connection: whether it is written is not known
        except Exception as error:
            return error
        return None


def _halves(batch: list[_Waiting]) -> Iterator[list[_Waiting]]:
    middle = len(batch) // 2
    yield batch[:middle]
    yield batch[middle:]
