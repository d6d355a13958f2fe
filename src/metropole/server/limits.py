"""How often anybody may do something. Each process counts for itself; nothing of it is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from time import monotonic
from typing import Self

from metropole.games.contract import NotUnderstood, Refusal
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
    "sign_ups": Rate(5, 5 / 60),  # by address
    "password_checks": Rate(30, 0.5),  # by address, right or wrong: each takes the machine some time
    "wrong_passwords": Rate(20, 20 / HOUR),  # by address
    "wrong_passwords_by_account": Rate(5, 5 / HOUR),  # by address and account
    "wrong_passwords_by_network": Rate(20, 20 / HOUR),  # by an owner's network of IPv6, and account
    "wrong_passwords_of_device": Rate(10, 10 / HOUR),  # by device that has signed in to the account before
    "guests": Rate(20, 10 / HOUR),  # by address
    "wrong_codes": Rate(8, 12 / HOUR),  # by address: of 38,416 codes
    "pictures": Rate(20, 0.5),  # by address, of those that have to be drawn
    "films": Rate(3, 30 / HOUR),  # by address, of those that have to be made
    "replays": Rate(60, 2),  # by address: games that are gone through again
    "people": Rate(90, 6),  # by address: rankings, and pages of people, of which each asks three times
    "records": Rate(10, 0.5),  # by address: files of games
    "branches": Rate(120, 8),  # by address: what could have been played, what would follow, why not
    "judgements": Rate(70, 1),  # by person: moments of what could have been played
    "judgements_by_address": Rate(140, 2),
    "puzzles": Rate(120, 8),  # by address: one given or shown, what would follow, why not
    "puzzle_tries": Rate(20, 1),  # by person
    "puzzle_tries_by_address": Rate(80, 4),
    "scores": Rate(60, 5),  # by address: positions of real tables, one a tap
    "setups": Rate(30, 1),  # by address: drawn for a box; an even city takes some ten milliseconds
    "evenings": Rate(5, 20 / HOUR),  # by person: real tables to whose phones cards are dealt
    "evenings_by_address": Rate(15, 60 / HOUR),
    "evening_acts": Rate(40, 1),  # by person: what is done there, and looking at one's cards
    "evening_acts_by_address": Rate(160, 6),
    "tables": Rate(10, 30 / HOUR),  # by person
    "tables_by_address": Rate(30, 90 / HOUR),
    "chat": Rate(5, 1),  # by person
    "chat_by_address": Rate(20, 4),
    "hints": Rate(5, 0.5),  # by person
    "hints_by_address": Rate(20, 2),
    "analyses": Rate(10, 60 / HOUR),  # by person
    "analyses_by_address": Rate(30, 180 / HOUR),
    "messages": Rate(60, 20),  # by socket
    "messages_by_person": Rate(150, 50),
}
AT_ONCE: Mapping[str, int] = {
    "sockets": 10,  # by person
    "sockets_by_address": 100,
    "connections": 250,  # by address, of all kinds; of a proxy any number
}
BY_ADDRESS = "_by_address"


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

    def give_back(self, key: str) -> None:
        """Undo a taking."""
        if key in self._full_at:
            self._full_at[key] -= 1 / self._rate.a_second

    def used(self, key: str, at: float) -> float:
        """How many tokens are missing."""
        return max(0.0, self._full_at.get(key, at) - at) * self._rate.a_second

    def _sweep(self, at: float) -> None:
        """Full buckets say nothing. If there are too many others, those go that are nearly full."""
        kept = sorted(((key, full) for key, full in self._full_at.items() if full > at), key=lambda kept: kept[1])
        self._full_at = dict(kept[-self._most_keys // 2 :])


class Limits:
    """All limits by name. `factor` raises them, for load tests."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = monotonic) -> None:
        self.factor = factor
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

    def most(self, name: str) -> int:
        """How many there may be of something at once."""
        return self._most[name]

    def check(self, name: str, key: str) -> None:
        """Count one more, or refuse it."""
        wait = self._buckets[name].take(key, self._clock())
        if wait:
            raise TooMuch("too_often", seconds=ceil(wait))

    def check_both(self, name: str, person: str, address: str) -> None:
        """Count one more for a person and for the address they come from, or refuse it: guests cost nothing, so that
        what is only counted by person is not counted.
        """
        self.check(name + BY_ADDRESS, address)
        self.check(name, person)

    @contextmanager
    def holding_both(self, name: str, person: str, address: str) -> Iterator[None]:
        """Count something while it lasts for a person and for their address, or refuse it."""
        with self.holding(name + BY_ADDRESS, address), self.holding(name, person):
            yield

    def used(self, name: str, key: str) -> float:
        """How many count at present."""
        return self._buckets[name].used(key, self._clock())

    @contextmanager
    def reserving(self, keys: Iterable[tuple[str, str]], used_by: tuple[type[Refusal], ...]) -> Iterator[None]:
        """Count one more of each of these while something is tried, so that many at once are counted too. It stays
        counted only if what is tried is refused in one of these ways.
        """
        taken: list[tuple[str, str]] = []
        try:
            for name, key in keys:
                self.check(name, key)
                taken.append((name, key))
            yield
        except used_by:
            taken.clear()
            raise
        finally:
            for name, key in taken:
                self._buckets[name].give_back(key)

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
