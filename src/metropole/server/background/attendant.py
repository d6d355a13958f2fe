"""Work that waits in the database until a process takes it: found when the bus tells of it, and by looking around."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from time import monotonic
from typing import Generic, Protocol, TypeVar

from metropole.games.contract import Refusal
from metropole.server.background.leases import comes_within
from metropole.server.logs import log_event
from metropole.server.storage.database import DATABASE_TROUBLE

LOOK_EVERY = 1.0  # seconds between two looks for what nobody has told of
MOST_HEARD = 1_000  # what is told beyond that many under way is found by looking, when its turn is near


class Work(Protocol):
    """Something to be done, once."""

    @property
    def id(self) -> str: ...


W = TypeVar("W", bound=Work)


class Attendant(Generic[W]):
    """Lets each piece of work be done by a task of its own. `find` answers what waits: of these ids, or of all a fair
    selection that is short enough to be looked through.
    """

    def __init__(
        self, find: Callable[[Collection[str] | None], Awaitable[Sequence[W]]], do: Callable[[W], Awaitable[None]]
    ) -> None:
        self._find, self._do = find, do
        self._at_work: dict[str, tuple[W, asyncio.Task[None]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()  # those too that were let go and are about to end
        self._heard: set[str] = set()
        self._hears = asyncio.Event()

    def under_way(self, work_id: str) -> W | None:
        """What is being done, or waits for its turn, under this id."""
        return self._at_work[work_id][0] if work_id in self._at_work else None

    def hear(self, work_id: str) -> None:
        """Something waits, or may wait."""
        if len(self._heard) + len(self._at_work) < MOST_HEARD:
            self._heard.add(work_id)
            self._hears.set()

    async def run(self) -> None:
        """See to everything that waits, for ever."""
        look_at = 0.0
        while True:
            await self._see_to_heard()
            if monotonic() >= look_at:
                look_at = monotonic() + LOOK_EVERY
                await self._see_to(None)
            await comes_within(self._hears, look_at - monotonic())

    async def _see_to_heard(self) -> None:
        heard = self._heard - self._at_work.keys()
        self._heard.clear()
        self._hears.clear()
        if heard:
            await self._see_to(heard)

    async def _see_to(self, ids: Collection[str] | None) -> None:
        with suppress(*DATABASE_TROUBLE):
            for work in await self._find(ids):
                self._begin(work)

    def _begin(self, work: W) -> None:
        if work.id not in self._at_work:
            task = asyncio.create_task(self._done(work))
            self._at_work[work.id] = work, task
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _done(self, work: W) -> None:
        try:
            await self._do(work)
        except (Refusal, *DATABASE_TROUBLE) as trouble:
            log_event("thought_waits", trouble=type(trouble).__name__)
        except Exception as error:  # whatever it is, the next time may go well; looking around will find it
            log_event("fault", logging.ERROR, error, work="thought")
        finally:
            self.let_go(work)

    def let_go(self, work: W) -> None:
        """What comes next under the same id is other work."""
        if self.under_way(work.id) is work:
            del self._at_work[work.id]

    def drop(self, work_id: str) -> None:
        """Nobody waits for this any more."""
        if work_id in self._at_work:
            work, task = self._at_work[work_id]
            self.let_go(work)
            task.cancel()

    async def close(self) -> None:
        """Leave everything as it is."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
