"""How often anybody may do something. Each process counts for itself; nothing of it is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from time import monotonic
from typing import Self

from metropole.games.contract import NotUnderstood
from metropole.server.refusals import TooMuch
from metropole.server.settings import Settings

MOST_KEYS = 20_000
HOUR = 3600.0


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    a_second: float

    def times(self, factor: float) -> Rate:
        return Rate(self.burst * factor, self.a_second * factor)


RATES: Mapping[str, Rate] = {
    "requests": Rate(60, 20),  # by address
    "sign_ins": Rate(5, 5 / 60),  # by address
    "sign_ins_by_name": Rate(10, 10 / HOUR),
    "guests": Rate(20, 10 / HOUR),  # by address
    "tables": Rate(10, 30 / HOUR),  # by person
    "chat": Rate(5, 1),  # by person
    "hints": Rate(5, 0.5),  # by person
    "messages": Rate(60, 20),  # by socket
    "messages_by_person": Rate(150, 50),
}
AT_ONCE: Mapping[str, int] = {"sockets": 10}  # by person, or by address where nobody is known


class Buckets:
    """Token buckets of one rate, one a key. A bucket is the time at which it will be full again."""

    def __init__(self, rate: Rate, most_keys: int = MOST_KEYS) -> None:
        self._rate = rate
        self._most_keys = most_keys
        self._full_at: dict[str, float] = {}

    def take(self, key: str, at: float) -> float:
        """Take a token: 0; or where there is none, in how many seconds there will be one."""
        full_at = max(self._full_at.get(key, at), at) + 1 / self._rate.a_second
        wait = full_at - at - self._rate.burst / self._rate.a_second
        if wait > 1e-9:
            return wait
        self._full_at[key] = full_at
        if len(self._full_at) > self._most_keys:
            self._sweep(at)
        return 0.0

    def _sweep(self, at: float) -> None:
        """Full buckets say nothing. If there are too many others, those go that are nearly full."""
        kept = sorted(((key, full) for key, full in self._full_at.items() if full > at), key=lambda kept: kept[1])
        self._full_at = dict(kept[-self._most_keys // 2 :])


class Limits:
    """All limits by name. `factor` raises them, for load tests."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = monotonic) -> None:
        self._buckets = {name: Buckets(rate.times(factor)) for name, rate in RATES.items()}
        self._most = {name: int(most * factor) for name, most in AT_ONCE.items()}
        self._held: dict[str, Counter[str]] = {name: Counter() for name in AT_ONCE}
        self._clock = clock

    @classmethod
    def of(cls, settings: Settings) -> Self:
        """The limits that the operator wants."""
        try:
            factor = float(settings.limits)
        except ValueError:
            factor = 0
        if not 0 < factor < 1e9:
            raise NotUnderstood("not_a_number", key="METROPOLE_LIMITS")
        return cls(factor)

    def check(self, name: str, key: str) -> None:
        """Count one more, or refuse it."""
        wait = self._buckets[name].take(key, self._clock())
        if wait:
            raise TooMuch("too_often", seconds=ceil(wait))

    @contextmanager
    def holding(self, name: str, key: str) -> Iterator[None]:
        """Count something while it lasts, or refuse it."""
        held, most = self._held[name], self._most[name]
        if held[key] >= most:
            raise TooMuch("too_many_at_once", most=most)
        held[key] += 1
        try:
            yield
        finally:
            held[key] -= 1
            if not held[key]:
                del held[key]
