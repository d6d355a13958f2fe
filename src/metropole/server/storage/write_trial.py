"""Whether the database can be written to: with a full or read-only disk it answers questions as if all were well."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic

from metropole.server.storage import schema
from metropole.server.storage.database import Database, now
from metropole.server.storage.upsert import insert_or_update

GOOD_FOR = 1.0  # seconds: however often somebody asks, it is not written more often


class WriteTrial:
    """Writes a row of this process. A trial that takes long is not broken off: whoever asks then waits for it too."""

    def __init__(self, database: Database, process: str) -> None:
        self._database, self._process = database, process
        self._trial: asyncio.Task[None] | None = None
        self._tried_at = 0.0

    async def run(self) -> None:
        """Write, or what a moment ago came of it. Raises what the database says; may be cancelled at any time."""
        if self._trial is None or (self._trial.done() and monotonic() - self._tried_at > GOOD_FOR):
            self._trial, self._tried_at = asyncio.create_task(self._write()), monotonic()
            self._trial.add_done_callback(_let_be)
        await asyncio.shield(self._trial)

    async def _write(self) -> None:
        row = {"name": f"ready:{self._process[-30:]}", "holder": self._process[-40:], "version": 0, "until": now()}
        async with self._database.writing() as connection:
            await insert_or_update(connection, schema.leases, **row)

    async def close(self) -> None:
        """Wait for the last one, so that the database can be closed."""
        if self._trial is not None:
            with suppress(Exception):
                await self._trial


def _let_be(trial: asyncio.Task[None]) -> None:
    """Its trouble is told to whoever waits; where nobody does any more, it need not be said."""
    if not trial.cancelled():
        trial.exception()
