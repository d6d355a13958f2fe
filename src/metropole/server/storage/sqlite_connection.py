"""Connections to SQLite that end when they are told to, however often.

Whoever is called off in the middle of a statement lets SQLAlchemy close the connection; called off once more, it stops
the connection's thread meanwhile. What closes it then waited for an answer of that thread, for ever: and so did the
process when it was to end.
"""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from typing import Any

import aiosqlite
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

ROWS_AT_ONCE = 64  # that the thread hands over, as aiosqlite has it


class StoppedOnce(aiosqlite.Connection):
    """A connection whose thread is told once to stop; whoever says so again waits for the same."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(partial(sqlite3.connect, *given, **named), ROWS_AT_ONCE)
        self._thread.daemon = True  # it does not keep the process from ending, as SQLAlchemy has it too
        self._stopping: asyncio.Future[Any] | None = None

    def stop(self) -> asyncio.Future[Any] | None:
        if self._stopping is None:
            self._stopping = super().stop()
        return self._stopping


def stop_once(engine: AsyncEngine) -> None:
    """Let an engine make such connections."""
    event.listen(engine.sync_engine, "do_connect", _choose)


def _choose(_dialect: Any, _record: Any, _given: Any, named: dict[str, Any]) -> None:
    named["async_creator_fn"] = StoppedOnce
