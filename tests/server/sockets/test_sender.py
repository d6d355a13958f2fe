"""Sending in order to whoever reads, and giving up on whoever does not."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from metropole.server.sockets.sender import COME_BACK, LINE, MOST_UNREAD, Sender

pytestmark = pytest.mark.anyio


class Connection:
    """A connection that may be stuck."""

    def __init__(self) -> None:
        self.scope = {"extensions": {LINE: self}}
        self.sent: list[Any] = []
        self.unread = 0
        self.is_stuck = self.is_cut = False

    def write(self, text: bytes) -> int:
        if not self.is_cut:
            self.sent.append(text)
            self.unread += len(text) if self.is_stuck else 0
        return self.unread

    def cut(self) -> None:
        self.is_cut, self.unread = True, 0

    async def close(self, code: int) -> None:
        if self.is_cut:
            raise RuntimeError("it is closed")
        self.sent.append(code)


async def test_everything_is_sent_in_order_and_then_the_farewell() -> None:
    connection = Connection()
    sender = Sender(cast(WebSocket, connection))
    missed = [b"%d" % number for number in range(2000)]
    for text in missed:  # as to somebody who was away for long: that is not slow
        sender.send(text)
    sender.send_json({"new": 1})
    sender.close(COME_BACK)
    sender.close(COME_BACK)
    await asyncio.sleep(0.01)
    assert connection.sent == [*missed, b'{"new":1}', COME_BACK]


async def test_whoever_reads_nothing_is_given_up() -> None:
    connection = Connection()
    connection.is_stuck = True
    sender = Sender(cast(WebSocket, connection))
    count = 0
    while not connection.is_cut:
        sender.send(b"x" * 1000)
        count += 1
    assert MOST_UNREAD < 1000 * count <= MOST_UNREAD + 1000
    sender.close(COME_BACK)  # as when the server goes just then
    await asyncio.sleep(0.01)
    assert len(connection.sent) == count
