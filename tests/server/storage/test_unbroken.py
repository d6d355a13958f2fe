"""Statements are not broken off, though whoever waits for them is called off."""

from __future__ import annotations

import asyncio

import pytest

from metropole.server.storage.unbroken import unbroken

pytestmark = pytest.mark.anyio


async def test_work_is_done_to_its_end_though_nobody_wants_it_any_more() -> None:
    done, may_end = list[str](), asyncio.Event()

    async def work() -> str:
        await may_end.wait()
        done.append("done")
        return "answer"

    waiting = asyncio.create_task(unbroken(work()))
    await asyncio.sleep(0)
    waiting.cancel()
    for _ in range(5):
        await asyncio.sleep(0)
    assert not waiting.done()
    may_end.set()
    assert [type(end) for end in await asyncio.gather(waiting, return_exceptions=True)] == [asyncio.CancelledError]
    assert done == ["done"]


async def test_what_comes_of_it_is_handed_on() -> None:
    async def work() -> str:
        return "answer"

    async def failing() -> str:
        raise OSError

    assert await unbroken(work()) == "answer"
    with pytest.raises(OSError):  # noqa: PT011, there is nothing to match
        await unbroken(failing())
