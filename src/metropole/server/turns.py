"""Turns at something that only few may do at once: the lowest rank first, of equals whoever came first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush
from itertools import count

from metropole.server.refusals import Unavailable

MOST_WAITING = 500


@dataclass(order=True, slots=True)
class _PlaceInLine:
    rank: float
    number: int
    called: asyncio.Future[None] = field(compare=False)


class Turns:
    """So many at once. If too many wait, the last of them is sent away."""

    def __init__(self, at_once: int, most_waiting: int = MOST_WAITING) -> None:
        self._free, self._most = at_once, most_waiting
        self._waiting: list[_PlaceInLine] = []
        self._numbers = count()

    @asynccontextmanager
    async def turn(self, rank: float) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        await self._wait(rank)
        try:
            yield
        finally:
            self._call_next()

    async def _wait(self, rank: float) -> None:
        if self._free:
            self._free -= 1
            return
        mine = _PlaceInLine(rank, next(self._numbers), asyncio.get_running_loop().create_future())
        heappush(self._waiting, mine)
        if len(self._waiting) > self._most:
            self._send_last_away()
        try:
            await mine.called
        except asyncio.CancelledError:
            if mine.called.done() and not mine.called.cancelled():  # called, and gone in the same moment
                self._call_next()
            raise

    def _call_next(self) -> None:
        while self._waiting:
            called = heappop(self._waiting).called
            if not called.done():  # else whoever waited has gone
                called.set_result(None)
                return
        self._free += 1

    def _send_last_away(self) -> None:
        last = max(self._waiting)
        self._waiting.remove(last)
        heapify(self._waiting)
        if not last.called.done():
            last.called.set_exception(Unavailable("too_busy"))
