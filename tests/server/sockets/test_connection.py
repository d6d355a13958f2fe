"""Sending in order to whoever reads, and giving up on whoever does not."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from metropole.server.sockets.connection import COME_BACK, MOST_UNSENT, TRANSPORT, Connection

pytestmark = pytest.mark.anyio


class Client:
    """A client that may be stuck."""

    def __init__(self) -> None:
        self.scope = {"extensions": {TRANSPORT: self}}
        self.sent: list[Any] = []
        self.unread = 0
        self.is_stuck = self.is_cut = False

    def write(self, text: bytes) -> int:
        if not self.is_cut:
            self.sent.append(text)
            self.unread += len(text) if self.is_stuck else 0
        return self.unread

    def abort(self) -> None:
        self.is_cut, self.unread = True, 0

    async def drain(self) -> None:
        """All of it has gone."""

    async def close(self, code: int) -> None:
        if self.is_cut:
            raise RuntimeError("it is closed")
        self.sent.append(code)


async def test_everything_is_sent_in_order_and_then_the_farewell() -> None:
    client = Client()
    connection = Connection(cast(WebSocket, client))
    missed = [b"%d" % number for number in range(2000)]
    for text in missed:  # as to somebody who was away for long: that is not slow
        connection.send(text)
    connection.send_json({"new": 1})
    connection.close(COME_BACK)
    connection.close(COME_BACK)
    await asyncio.sleep(0.01)
    assert client.sent == [*missed, b'{"new":1}', COME_BACK]


async def test_whoever_reads_nothing_is_given_up() -> None:
    client = Client()
    client.is_stuck = True
    connection = Connection(cast(WebSocket, client))
    count = 0
    while not client.is_cut:
        connection.send(b"x" * 1000)
        count += 1
    assert MOST_UNSENT < 1000 * count <= MOST_UNSENT + 1000
    connection.close(COME_BACK)  # as when the server goes just then
    await asyncio.sleep(0.01)
    assert len(client.sent) == count
