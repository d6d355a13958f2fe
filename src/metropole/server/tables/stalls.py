"""Stalls: for how long nothing could be written, though the process was there to serve.

A process knows when whoever is to move was told so, and when a move came that could not be saved. Both are forgotten
with it. So a stall is noted as an outage as soon as something is written again, and no heartbeat says that all is well
before: whoever takes over knows it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress

from metropole.server.tables.clocks import SILENCE, Span, downtime

LONG = 200  # milliseconds; what is shorter is nobody's loss, and would be noted too often


class Stalls:
    """Those of one process. Times are the server's, in milliseconds; `leaps`: what its clock leapt over is no stall."""

    def __init__(self, leaps: Callable[[], Iterable[Span]] = tuple) -> None:
        self._leaps = leaps
        self._under_way: list[int] = []  # since when each thing is to be written that is not yet
        self._failing: Span | None = None  # since when what was tried last has failed, and when it last did
        self._spans: list[Span] = []
        self._has_some, self._has_none = asyncio.Event(), asyncio.Event()
        self._has_none.set()

    @property
    def pending(self) -> list[Span]:
        """Those that are over, and not noted in the database yet."""
        return list(self._spans)

    def until(self, at: int) -> list[Span]:
        """Those that are not noted in the database yet, with the one that goes on now."""
        start = self._begun(min(self._under_way, default=at))
        return [*self._spans, (start, at)] if self._is_long((start, at)) else self.pending

    async def happen(self) -> None:
        """Wait until there is one to be noted."""
        await self._has_some.wait()

    async def are_noted(self, seconds: float) -> None:
        """Wait until all are noted, but no longer than this."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._has_none.wait()

    @contextmanager
    def trying(self, since: int) -> Iterator[None]:
        """Something is to be written since then, and is tried in here."""
        self._under_way.append(since)
        try:
            yield
        finally:
            self._under_way.remove(since)

    def failed(self, since: int, at: int) -> None:
        """What was to be written since then is not, and will not be."""
        self._failing = self._begun(since), at

    def written(self, since: int, at: int) -> None:
        """What was to be written since then is."""
        start = self._begun(since)
        if self._failing and start > self._failing[0]:
            self._add(self._failing)
        self._failing = None
        self._add((start, at))

    def _begun(self, since: int) -> int:
        """Since when nothing is written, if nothing was until now that was to be written since then. Whether something
        could be that nobody tried, long after the last that failed, is not known.
        """
        is_the_same = self._failing is not None and since - self._failing[1] <= SILENCE
        return min(since, self._failing[0]) if self._failing and is_the_same else since

    def _is_long(self, span: Span) -> bool:
        start, end = span
        return end - start > LONG and end - start - downtime(self._leaps(), start, end) > LONG

    def _add(self, span: Span) -> None:
        if self._is_long(span):
            self._spans.append(span)
            self._has_some.set()
            self._has_none.clear()

    def noted(self, spans: list[Span]) -> None:
        """These are in the database."""
        self._spans = [span for span in self._spans if span not in spans]
        if not self._spans:
            self._has_some.clear()
            self._has_none.set()
