"""How much later than it could things happen here, because the machine is busy: asked of a server all the time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import NamedTuple

import httpx2

from tests.faults.players import calling

EVERY = 0.1  # seconds


class Outage(NamedTuple):
    """When nobody could move; seconds of the monotonic clock, which is the same for all processes. `is_dead`: not even
    an answer came, while otherwise only nothing could be saved.
    """

    start: float
    end: float
    is_dead: bool = False

    def during(self, since: float, until: float) -> float:
        """How much of a span it took."""
        return max(0.0, min(self.end, until) - max(self.start, since))


class Probe:
    """Asks a server over and over for something that needs no database, and keeps how long it took."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._asked: list[tuple[float, float]] = []  # from, until

    async def run(self) -> None:
        async with calling() as client:
            while True:
                began = time.monotonic()
                await asyncio.sleep(EVERY)
                try:
                    await client.get(f"{self._address}/health")
                except httpx2.TransportError:
                    continue  # it is down: that is no delay
                finally:
                    self._asked.append((began, time.monotonic()))

    def delay(self, since: float, until: float, outages: Sequence[Outage]) -> float:
        """All that was late in a span: here, there or between; what an outage kept from answering is not."""
        there = [(start, end) for start, end in self._asked if end > since and start < until]
        late = [end - start - EVERY - dead_time(outages, start, end) for start, end in there]
        return EVERY + sum(max(0.0, seconds) for seconds in late)


def dead_time(outages: Sequence[Outage], since: float, until: float) -> float:
    """How much of a span no answer could come; outages do not overlap."""
    return sum(outage.during(since, until) for outage in outages if outage.is_dead)
