"""Running background tasks: they go on as long as the process does, and nothing that goes wrong stops any of them.

Whatever fails or ends is logged, counted under its name, and started again after a pause that grows; readiness is told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from metropole.server.logs import log_event
from metropole.server.storage.database import DATABASE_TROUBLE
from metropole.server.storage.trouble import is_refused
from metropole.server.task_health import STEADY, TaskHealth

Work = Callable[[], Awaitable[None]]
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 10.0  # seconds before something that ended is started again


class TaskRunner:
    """Holds the background tasks of one process, and ends them with it."""

    def __init__(self, health: TaskHealth) -> None:
        self.health = health
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> TaskRunner:
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def start(self, name: str, endless: Work) -> None:
        """Run something that goes on and on; it is begun anew whenever it ends."""
        self._hold(self._keep_running(name, endless))

    def every(self, seconds: float, name: str, work: Work) -> None:
        """Do some work over and over, with a pause before each time."""
        self._hold(self._repeat(seconds, name, work))

    def once(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else, without anybody waiting for it."""
        self._hold(self._watch(name, work))

    def _hold(self, task: Coroutine[Any, Any, Any]) -> None:
        held = asyncio.create_task(task)
        self._tasks.add(held)
        held.add_done_callback(self._tasks.discard)

    async def _keep_running(self, name: str, endless: Work) -> None:
        pause, clock = FIRST_PAUSE, asyncio.get_running_loop().time
        while True:
            self.health.begins(name)
            began = clock()
            if await self._watch(name, endless()):
                log_event("task_ended", logging.ERROR, work=name)
                self.health.fails(name)
            pause = FIRST_PAUSE if clock() - began >= STEADY else min(2 * pause, LONGEST_PAUSE)
            await asyncio.sleep(pause)

    async def _repeat(self, seconds: float, name: str, work: Work) -> None:
        while True:
            await asyncio.sleep(seconds)
            if await self._watch(name, work()):
                self.health.succeeds(name)

    async def _watch(self, name: str, work: Awaitable[None]) -> bool:
        """Whether some work came to its end; what went wrong instead is logged and counted."""
        try:
            await work
        except asyncio.CancelledError as cancelled:
            if _is_being_ended():
                raise
            self._note(name, cancelled)  # something that it waited for was ended: no reason for it to end
        except Exception as error:  # whatever it is, the next time may go well; to stop would be worse
            self._note(name, error)
        else:
            return True
        return False

    def _note(self, name: str, error: BaseException) -> None:
        if isinstance(error, DATABASE_TROUBLE) and not is_refused(error):
            log_event("database_trouble", work=name, trouble=type(error).__name__)  # readiness asks it by itself
        else:
            log_event("fault", logging.ERROR, error, work=name)
            self.health.fails(name)


def _is_being_ended() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
