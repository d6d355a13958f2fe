"""Turns: few at once, the lowest rank first, and nobody's turn is lost."""

from __future__ import annotations

import asyncio

import pytest

from metropole.server.refusals import Unavailable
from metropole.server.turns import Turns

pytestmark = pytest.mark.anyio


class Work:
    """Something that is done in turns, and takes until it is told to end."""

    def __init__(self, turns: Turns) -> None:
        self._turns = turns
        self.began: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}

    async def do(self, name: str, rank: float) -> None:
        self._ends[name] = asyncio.Event()
        async with self._turns.turn(rank):
            self.began.append(name)
            await self._ends[name].wait()

    async def start(self, name: str, rank: float = 0) -> asyncio.Task[None]:
        task = asyncio.create_task(self.do(name, rank))
        await settled()
        return task

    async def end(self, name: str) -> None:
        self._ends[name].set()
        await settled()


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_few_at_once_and_the_lowest_rank_first() -> None:
    work = Work(Turns(2))
    for name, rank in [("a", 9), ("b", 9), ("late", 5), ("later", 5), ("known", -1), ("new", 0)]:
        await work.start(name, rank)
    assert work.began == ["a", "b"]
    for name in ("a", "b", "known", "new", "late", "later"):
        await work.end(name)
    assert work.began == ["a", "b", "known", "new", "late", "later"]


async def test_whoever_goes_away_takes_no_turn_along() -> None:
    work = Work(Turns(1))
    await work.start("a")
    waiting, just_called = await work.start("waiting", 1), await work.start("called", 2)
    last = await work.start("last", 3)
    waiting.cancel()
    await settled()
    work._ends["a"].set()
    while not just_called.cancelled() and "called" not in work.began:
        just_called.cancel()
        await asyncio.sleep(0)
    await settled()
    assert "waiting" not in work.began
    await work.end("called")
    assert work.began[-1] == "last"
    await work.end("last")
    await last
    await work.start("next")
    assert work.began[-1] == "next"


async def test_gone_in_the_moment_of_being_called() -> None:
    turns = Turns(1)
    work = Work(turns)
    await work.start("a")
    called, last = await work.start("called"), await work.start("last")
    turns._call_next()  # as the end of `a` would; before `called` hears of it, it is gone
    called.cancel()
    await settled()
    assert work.began == ["a", "last"]
    last.cancel()


async def test_where_too_many_wait_the_last_is_sent_away() -> None:
    work = Work(Turns(1, most_waiting=2))
    await work.start("a")
    worst, other = await work.start("worst", 7), await work.start("other", 3)
    known = await work.start("known", -1)
    with pytest.raises(Unavailable, match="too_busy"):
        await worst
    assert not other.done()
    await work.end("a")
    assert work.began == ["a", "known"]
    for task in (other, known):
        task.cancel()
