"""Running background tasks: they go on as long as the process does, and nothing that goes wrong stops any of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from metropole.server.logs import log_event
from metropole.server.storage.database import DATABASE_TROUBLE

Work = Callable[[], Awaitable[None]]


class TaskRunner:
    """Holds the background tasks of one process, and ends them with it."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> TaskRunner:
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def start(self, endless: Coroutine[Any, Any, None]) -> None:
        """Run something that takes care of itself."""
        self._tasks.append(asyncio.create_task(endless))

    def every(self, seconds: float, name: str, work: Work) -> None:
        """Do some work over and over, with a pause before each time."""
        self.start(repeat(seconds, name, work))


async def repeat(seconds: float, name: str, work: Work) -> None:
    """Do some work over and over; what goes wrong is logged under the name."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except DATABASE_TROUBLE as trouble:
            log_event("database_trouble", work=name, trouble=type(trouble).__name__)
        except Exception as error:  # whatever it is, the next time may go well; to stop would be worse
            log_event("fault", logging.ERROR, error, work=name)
