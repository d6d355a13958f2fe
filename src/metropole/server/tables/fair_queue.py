"""Who is thought for next: start-time fair queueing, by person and by network.

Whoever has been thought for least comes first, however many thoughts others are waiting for: each person, and each
network of people, has an account of the seconds that were spent on them. Nobody saves up: an account counts from the
start of what was begun last, not from long ago.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

MOST_ACCOUNTS = 10_000
# Of one's own thoughts, the moves that one waits for come before one's questions; analyses come after everybody's.
MOVE, QUESTION, ANALYSIS = 0, 1, 2

T = TypeVar("T")


class Owner(NamedTuple):
    """Somebody who waits for a thought, and the network where they were last seen."""

    person: str
    network: str


class Claim(NamedTuple):
    """What a thought will take: for whom it is, how many seconds at most, and its rank among those of the same."""

    owners: tuple[Owner, ...]
    seconds: float
    rank: int = MOVE


@dataclass(eq=False, slots=True)
class Waiting(Generic[T]):
    """A claim in the queue, and whatever is to be told when its turn has come."""

    claim: Claim
    item: T
    number: int
    shares: dict[str, float] = field(default_factory=dict)  # by account, which part of it is charged there


class FairQueue(Generic[T]):
    """Claims that wait, and what has been spent on whom."""

    def __init__(self) -> None:
        self._waiting: set[Waiting[T]] = set()
        self._numbers = itertools.count()
        self._spent: dict[str, float] = {}  # by account: where it stands in the time of the queue
        self._time = 0.0  # of the queue: where whoever was served last stood then

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, claim: Claim, item: T) -> Waiting[T]:
        """Let a claim wait."""
        waiting = Waiting(claim, item, next(self._numbers), _shares(claim.owners))
        self._waiting.add(waiting)
        return waiting

    def drop(self, waiting: Waiting[T]) -> None:
        """Nobody waits for this any more."""
        self._waiting.discard(waiting)

    def take(self, longest: float) -> Waiting[T] | None:
        """The one whose turn it is, of those that take no longer than this; what it may take is charged at once."""
        short_enough = [waiting for waiting in self._waiting if waiting.claim.seconds <= longest]
        if not short_enough:
            return None
        first = min(short_enough, key=self._place)
        self._waiting.discard(first)
        self._time = max(self._time, self._start(first.claim)[0])
        self._charge(first, first.claim.seconds)
        return first

    def settle(self, taken: Waiting[T], seconds: float) -> None:
        """It has taken so long and no longer."""
        self._charge(taken, seconds - taken.claim.seconds)

    def _place(self, waiting: Waiting[T]) -> tuple[bool, float, float, int, float, int]:
        """Analyses last; the least served first; of one's own, moves before questions; short ones; who came first."""
        claim = waiting.claim
        return claim.rank == ANALYSIS, *self._start(claim), claim.rank, claim.seconds, waiting.number

    def _start(self, claim: Claim) -> tuple[float, float]:
        """Where it would begin, by the least served of its people: not before their network; and there, where they
        stand themselves.
        """
        starts = [(self._stands(_key(owner.network)), self._stands(owner.person)) for owner in claim.owners]
        return min(((max(both), both[1]) for both in starts), default=(self._time, self._time))

    def _stands(self, account: str) -> float:
        return max(self._spent.get(account, 0.0), self._time)

    def _charge(self, waiting: Waiting[T], seconds: float) -> None:
        for account, share in waiting.shares.items():
            self._spent[account] = self._stands(account) + share * seconds
        if len(self._spent) > MOST_ACCOUNTS:  # who stands behind the time of the queue is as whoever was never served
            self._spent = {account: spent for account, spent in self._spent.items() if spent > self._time}


def _shares(owners: Iterable[Owner]) -> dict[str, float]:
    """A thought that several wait for is charged to each in part."""
    everybody = list(owners)
    shares: dict[str, float] = {}
    for owner in everybody:
        for account in (owner.person, _key(owner.network)):
            shares[account] = shares.get(account, 0.0) + 1 / len(everybody)
    return shares


def _key(network: str) -> str:
    return f"network {network}"
