"""The processes in which bots and hints are thought out, shared fairly by all who wait.

One more process than was asked for is there for short thoughts alone: a novice need not wait for a master, however many
masters are waiting.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import inf
from time import monotonic

from metropole.bots.levels import LEVELS
from metropole.server.logs import log_event
from metropole.server.tables.fair_queue import ANALYSIS, QUESTION, Claim, FairQueue, Owner, Waiting
from metropole.server.tables.mind import HINT, SLICE, Mind

SHORT = 1.0  # seconds: what takes longer at most is never thought out in the process for short thoughts

Turn = asyncio.Future[tuple[Mind, float]]  # whose turn has come is given a process, and the longest it is free for


def move_claim(owners: tuple[Owner, ...], level: str) -> Claim:
    """What a bot's move takes."""
    return Claim(owners, LEVELS[level].seconds)


def hint_claim(owner: Owner) -> Claim:
    """What a hint takes."""
    return Claim((owner,), HINT.seconds, QUESTION)


def judgement_claim(owner: Owner) -> Claim:
    """What judging one moment takes."""
    return Claim((owner,), SHORT, QUESTION)


def analysis_claim(owner: Owner) -> Claim:
    """What a slice of an analysis takes: it is never for the process that is there for short thoughts."""
    return Claim((owner,), max(2 * SLICE, 2 * SHORT), ANALYSIS)


class Thinkers:
    """Processes, and the queue before them: nothing is handed to a process that is not free."""

    def __init__(self, count: int, mind: Callable[[], Mind] = Mind) -> None:
        self._queue: FairQueue[Turn] = FairQueue()
        # Each with the longest thought that it takes; short ones first go where no long one could go.
        self._free: list[tuple[Mind, float]] = [(mind(), SHORT), *((mind(), inf) for _ in range(count))]
        self._minds = [mind for mind, _ in self._free]
        self._is_awake = False
        self._resting: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[Mind]:
        """Wait until it is one's turn, and have a process to oneself."""
        waiting = self._queue.put(claim, asyncio.get_running_loop().create_future())
        self._hand_out()
        try:
            mind, longest = await waiting.item
        except asyncio.CancelledError:
            self._leave(waiting)
            raise
        begun = monotonic()
        try:
            yield mind
        finally:
            self._queue.settle(waiting, monotonic() - begun)
            self._let_rest(mind, longest)

    def _hand_out(self) -> None:
        """Give free processes to those whose turn it is."""
        for mind, longest in list(self._free):
            taken = self._queue.take(longest)
            while taken is not None and taken.item.done():  # who waited is gone, and about to leave the queue
                self._queue.settle(taken, 0.0)
                taken = self._queue.take(longest)
            if taken is not None:
                self._free.remove((mind, longest))
                self._wake_up()
                taken.item.set_result((mind, longest))

    def _wake_up(self) -> None:
        """With the first process the one for short thoughts starts too: who comes next shall not wait for it."""
        if not self._is_awake:
            self._is_awake = True
            self._minds[0].wake()

    def _leave(self, waiting: Waiting[Turn]) -> None:
        """Somebody waits no more; a process that they were just given goes to the next."""
        self._queue.drop(waiting)
        if waiting.item.done() and not waiting.item.cancelled():
            self._queue.settle(waiting, 0.0)
            self._let_rest(*waiting.item.result())

    def _let_rest(self, mind: Mind, longest: float) -> None:
        task = asyncio.create_task(self._rest(mind, longest))
        self._resting.add(task)
        task.add_done_callback(self._resting.discard)

    async def _rest(self, mind: Mind, longest: float) -> None:
        """A process is free when it has really ended what it was given."""
        try:
            await mind.rest()
        except Exception as error:  # one that may still be busy is better than one less for good
            log_event("fault", logging.ERROR, error, work="thinkers")
        self._free.append((mind, longest))
        self._free.sort(key=lambda free: free[1])
        self._hand_out()

    def close(self) -> None:
        for mind in self._minds:
            mind.close()
