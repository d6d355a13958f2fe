"""Sending in order to whoever reads, and giving up on whoever does not."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from metropole.server.sockets.sender import COME_BACK, MOST_WAITING, Sender

pytestmark = pytest.mark.anyio


class Line:
    """A connection that may be stuck."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.is_free = asyncio.Event()
        self.is_free.set()

    async def send(self, message: dict[str, Any]) -> None:
        await self.is_free.wait()
        self.sent.append(message["text"])

    async def close(self, code: int) -> None:
        await self.is_free.wait()
        self.sent.append(code)


async def test_everything_is_sent_in_order_and_then_the_farewell() -> None:
    line = Line()
    sender = Sender(cast(WebSocket, line))
    missed = [str(number) for number in range(2 * MOST_WAITING)]
    for text in missed:  # as to somebody who was away for long: that is not slow
        sender.tell(text)
    async with sender:
        sender.tell("new")
        sender.close(COME_BACK)
        await asyncio.sleep(0.01)
    assert line.sent == [*missed, "new", COME_BACK]


async def test_whoever_reads_nothing_is_given_up_and_nothing_is_kept_for_them() -> None:
    line = Line()
    sender = Sender(cast(WebSocket, line))
    reading = asyncio.create_task(read_for_ever(sender))
    await asyncio.sleep(0)
    line.is_free.clear()
    sender.tell("stuck")
    await asyncio.sleep(0)
    for number in range(10 * MOST_WAITING):
        sender.tell(str(number))
        await asyncio.sleep(0)
    await asyncio.wait_for(reading, 5)
    assert not sender._waiting


async def read_for_ever(sender: Sender) -> None:
    async with sender:
        await asyncio.Event().wait()
