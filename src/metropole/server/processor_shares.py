"""How much of the processor each address takes. Whoever takes far more than people at a table need comes after others.

Limits count how often something is asked, but not what it costs: many who keep to all of them could still take all of
the processor. So the time of every request, handshake and message is charged to the address it came from. Whoever has
used little, as people at a table do, never waits. Others wait in a lane before anything is begun for them, those who
used least first: for as long as somebody is at play, the lane has what is to spare of the processor and a small part
besides, larger for those who have just come and load a page than for those who have used up what is theirs. Nothing is
slowed down once it has begun: it may hold a lock that others wait for.

What takes long is done in another thread, so that it holds nobody up, and is charged as well (`aside`). There it goes
one by one, those first who used least: threads share one interpreter with whoever serves, and many at once would take
most of it.
"""

from __future__ import annotations

from asyncio import get_running_loop, sleep, to_thread
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from functools import partial
from time import monotonic, thread_time
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar

from metropole.server.busyness import Busyness
from metropole.server.turns import Turns

SHARE = 0.004  # of the processor, for each address in the long run
LITTLE = 0.02  # seconds of it at once: far more than people at a table use
ALLOWANCE = 0.06  # seconds of it at once for whoever comes: a page, its files, its lists and its sockets
DEBT = 2 * ALLOWANCE  # whoever stops is forgiven the rest
NEWCOMERS = 0.10  # of the processor, for all together who have used more than little
LANE = 0.04  # the same for all who have used up their own
BUSY = 0.6  # of the processor: what lacks to this is to spare
QUIET = 0.01  # seconds without anybody else: then there is nobody to wait for
MOST_ADDRESSES = 20_000

T = TypeVar("T")
P = ParamSpec("P")


class ProcessorShares:
    """What each address has used of late. `factor` raises what is theirs, for load tests."""

    def __init__(
        self,
        factor: float = 1.0,
        clock: Callable[[], float] = monotonic,
        worked: Callable[[], float] = thread_time,
    ) -> None:
        self._clock, self._busyness = clock, Busyness(clock, worked)
        self._share, self._little = SHARE * factor, LITTLE * factor
        self._allowance, self._debt = ALLOWANCE * factor, DEBT * factor
        self._even_at: dict[str, float] = {}  # when what an address has used will have become its own again
        self._lane, self._lane_even_at = Turns(at_once=1), 0.0
        self._aside = Turns(at_once=1)
        self._others_at = 0.0  # when somebody was last served who keeps to what is theirs

    async def turn(self, address: str) -> None:
        """Come back when something may be begun for this address: at once, for nearly everybody."""
        if (used := self._used(address)) <= self._little:
            return
        async with self._lane.turn(used):
            while (wait := self._lane_wait()) > 0:
                await sleep(wait)

    def charged(self, address: str, work: Awaitable[T]) -> Awaitable[T]:
        """The same work, whose processor time is charged to an address."""
        return _Charged(_Account(self, address), work)

    async def aside(self, address: str, work: Callable[[], T]) -> T:
        """Do some work in another thread, charged to an address, when nobody is before it who used less."""
        loop = get_running_loop()

        def timed() -> T:
            began = thread_time()
            try:
                return work()
            finally:
                loop.call_soon_threadsafe(self._charge, address, thread_time() - began)

        async with self._aside.turn(self._used(address)):
            return await to_thread(timed)

    def _used(self, address: str) -> float:
        """Seconds of the processor that an address has used and that have not become its own again."""
        return max(0.0, self._even_at.get(address, 0.0) - self._clock()) * self._share

    def _charge(self, address: str, seconds: float) -> None:
        at, used = self._clock(), self._used(address)
        self._even_at[address] = at + min(used + seconds, self._debt) / self._share
        if used > self._little:
            self._lane_even_at = max(self._lane_even_at, at) + seconds / self._lane_share(used)
        else:
            self._others_at = at
        if len(self._even_at) > MOST_ADDRESSES:
            self._even_at = {key: even_at for key, even_at in self._even_at.items() if even_at > at}

    def _lane_share(self, used: float) -> float:
        """How much of the processor the lane has for whoever has used so much."""
        spare = max(0.0, BUSY - self._busyness.share())
        return spare + (LANE if used > self._allowance else NEWCOMERS)

    def _lane_wait(self) -> float:
        """In how many seconds the next of the lane may begin, as things are."""
        at = self._clock()
        return min(self._lane_even_at - at, max(self._others_at + QUIET - at, 0.0))


class _Account(NamedTuple):
    """Who pays for what is done now."""

    shares: ProcessorShares
    address: str


_paying: ContextVar[_Account] = ContextVar("paying")  # in the task of a request


async def aside(work: Callable[P, T], *arguments: P.args, **more: P.kwargs) -> T:
    """Do what takes long for this request in another thread, at the expense of the address that it came from."""
    account, whole = _paying.get(None), partial(work, *arguments, **more)
    return await (account.shares.aside(account.address, whole) if account else to_thread(whole))


class _Charged(Generic[T]):
    """Steps through some work as a task does, and tells how long each step took."""

    __slots__ = ("_account", "_work")

    def __init__(self, account: _Account, work: Awaitable[T]) -> None:
        self._account, self._work = account, work

    def __await__(self) -> Generator[Any, Any, T]:
        _paying.set(self._account)
        steps, charge = self._work.__await__(), partial(self._account.shares._charge, self._account.address)
        step = go_on = partial(next, steps)
        while True:
            began = thread_time()
            try:
                awaited = step()
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                charge(thread_time() - began)
            try:
                yield awaited
                step = go_on
            except BaseException as error:  # cancelled: the work is to know
                step = partial(steps.throw, error)
