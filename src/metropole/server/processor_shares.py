"""How much of the processor each address takes. Whoever takes far more than people at a table need comes after others.

Limits count how often something is asked, but not what it costs: many who keep to all of them could still take all of
the processor. So the time of every request, handshake and message is charged to the address it came from. What an
address has as its own is plenty for a family that plays; who has used it up waits in a lane before anything is begun
for them, and all who wait there share a small part of the processor for as long as others are at play. Nothing is
slowed down once it has begun: it may hold a lock that others wait for.
"""

from __future__ import annotations

from asyncio import sleep
from collections.abc import Awaitable, Callable, Generator
from functools import partial
from time import monotonic, thread_time
from typing import Any, Generic, TypeVar

from metropole.server.turns import Turns

SHARE = 0.004  # of the processor, for each address in the long run
ALLOWANCE = 0.06  # seconds of it at once: a page, its files, its lists and its sockets
DEBT = 2 * ALLOWANCE  # whoever stops is forgiven the rest
LANE = 0.04  # of the processor, for all together who have used up their own
QUIET = 0.01  # seconds without anybody else: then there is nobody to wait for
MOST_ADDRESSES = 20_000

T = TypeVar("T")


class ProcessorShares:
    """What each address has used of late. `factor` raises what is theirs, for load tests."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._share, self._allowance, self._debt = SHARE * factor, ALLOWANCE * factor, DEBT * factor
        self._even_at: dict[str, float] = {}  # when what an address has used will have become its own again
        self._lane, self._lane_even_at = Turns(at_once=1), 0.0
        self._others_at = 0.0  # when somebody was last served who keeps to what is theirs

    def is_spent(self, address: str) -> bool:
        """Whether an address has used up what is its own."""
        return self._used(address) > self._allowance

    async def turn(self, address: str) -> None:
        """Come back when something may be begun for this address: at once, for nearly everybody."""
        if not self.is_spent(address):
            return
        async with self._lane.turn(self._used(address)):
            while (wait := self._lane_wait()) > 0:
                await sleep(wait)

    def charged(self, address: str, work: Awaitable[T]) -> Awaitable[T]:
        """The same work, whose processor time is charged to an address."""
        return _Charged(partial(self._charge, address), work)

    def _used(self, address: str) -> float:
        """Seconds of the processor that an address has used and that have not become its own again."""
        return max(0.0, self._even_at.get(address, 0.0) - self._clock()) * self._share

    def _charge(self, address: str, seconds: float) -> None:
        at, used = self._clock(), self._used(address)
        self._even_at[address] = at + min(used + seconds, self._debt) / self._share
        if used > self._allowance:
            self._lane_even_at = max(self._lane_even_at, at) + seconds / LANE
        else:
            self._others_at = at
        if len(self._even_at) > MOST_ADDRESSES:
            self._even_at = {key: even_at for key, even_at in self._even_at.items() if even_at > at}

    def _lane_wait(self) -> float:
        """In how many seconds the next of the lane may begin, as things are."""
        at = self._clock()
        return min(self._lane_even_at - at, max(self._others_at + QUIET - at, 0.0))


class _Charged(Generic[T]):
    """Steps through some work as a task does, and tells how long each step took."""

    __slots__ = ("_charge", "_work")

    def __init__(self, charge: Callable[[float], None], work: Awaitable[T]) -> None:
        self._charge, self._work = charge, work

    def __await__(self) -> Generator[Any, Any, T]:
        steps = self._work.__await__()
        step = go_on = partial(next, steps)
        while True:
            began = thread_time()
            try:
                awaited = step()
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self._charge(thread_time() - began)
            try:
                yield awaited
                step = go_on
            except BaseException as error:  # cancelled: the work is to know
                step = partial(steps.throw, error)
