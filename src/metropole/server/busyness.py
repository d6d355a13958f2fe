"""How busy the thread is that serves everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

SPAN = 0.1  # seconds that are looked back on at least


class _Mark(NamedTuple):
    at: float
    worked: float


class Busyness:
    """What part of the last moments a thread has worked, as it is told by a clock and by the processor's time."""

    def __init__(self, clock: Callable[[], float], worked: Callable[[], float]) -> None:
        self._clock, self._worked = clock, worked
        self._earlier = self._later = _Mark(clock(), worked())

    def share(self) -> float:
        """From 0, at rest, to 1; asked by that thread itself."""
        here = _Mark(self._clock(), self._worked())
        if here.at - self._later.at >= SPAN:
            self._earlier, self._later = self._later, here
        passed = here.at - self._earlier.at
        return (here.worked - self._earlier.worked) / passed if passed > 0 else 0.0
