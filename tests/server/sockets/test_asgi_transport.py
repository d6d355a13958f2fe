"""The plain way on a server that takes its time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect

from metropole.server.sockets.connection import COME_BACK, MOST_UNSENT, Connection

pytestmark = pytest.mark.anyio


class SlowServer:
    """Takes a message only when it is let; what it took is kept."""

    def __init__(self) -> None:
        self.taken: list[Any] = []
        self.may_take = asyncio.Semaphore(0)
        self.is_gone = False
        self.coming: asyncio.Queue[Any] = asyncio.Queue()
        self.coming.put_nowait({"type": "websocket.connect"})

    async def send(self, message: Any) -> None:
        if message["type"] != "websocket.accept":
            await self.may_take.acquire()
        if self.is_gone:
            raise OSError("nobody is there")
        self.taken.append(message.get("text") or message.get("code"))

    def let(self, count: int) -> None:
        for _ in range(count):
            self.may_take.release()

    async def connection(self) -> Connection:
        websocket = WebSocket({"type": "websocket"}, self.coming.get, self.send)
        await websocket.accept()
        return Connection(websocket)


async def rest() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_the_farewell_waits_for_all_that_was_sent() -> None:
    server = SlowServer()
    connection = await server.connection()
    connection.send(b"one")
    connection.send(b"two")
    connection.close(COME_BACK)
    await rest()
    server.let(1)
    await rest()
    assert server.taken == [None, "one"]
    server.let(5)
    await rest()
    assert server.taken == [None, "one", "two", COME_BACK]


async def test_nobody_waits_and_whoever_is_too_far_behind_is_given_up() -> None:
    server = SlowServer()
    connection = await server.connection()
    reading = asyncio.create_task(connection.receive())
    for _ in range(MOST_UNSENT // 1000):
        connection.send(b"x" * 1000)
    await rest()
    assert not reading.done()
    connection.send(b"x" * 1000)
    with pytest.raises(WebSocketDisconnect):
        await reading
    connection.send(b"too late")
    server.let(5)
    await rest()
    assert server.taken == [None]


async def test_what_is_sent_to_somebody_who_is_gone_goes_nowhere() -> None:
    server = SlowServer()
    connection = await server.connection()
    server.is_gone = True
    server.let(5)
    for _ in range(2 * MOST_UNSENT // 1000):  # it is not kept either: nobody is too far behind who is gone
        connection.send(b"x" * 1000)
        await rest()
    server.coming.put_nowait({"type": "websocket.disconnect", "code": 1001})
    with pytest.raises(WebSocketDisconnect) as ended:
        await connection.receive()
    assert ended.value.code == 1001
