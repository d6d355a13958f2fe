"""Waiting for a database that is away while a process starts: both may start at once, or it is back in a moment."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

from metropole.server.logs import log_event
from metropole.server.storage.database import DATABASE_TROUBLE
from metropole.server.storage.trouble import is_nowhere, is_refused

LONGEST = 60.0  # seconds
PAUSE = 0.5


async def when_there(work: Callable[[], Awaitable[None]], longest: float = LONGEST, pause: float = PAUSE) -> None:
    """Do some work as soon as the database takes it. What no waiting would mend fails at once."""
    end = monotonic() + longest
    while True:
        try:
            await work()
            return
        except DATABASE_TROUBLE as trouble:
            if is_refused(trouble) or is_nowhere(trouble) or monotonic() > end:
                raise
            log_event("database_awaited", trouble=type(trouble).__name__)
        await asyncio.sleep(pause)
