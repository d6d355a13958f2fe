"""The two ways to a client are the same to it: every byte, its patience, and how it ends."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, cast

import pytest
from fastapi import FastAPI
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from metropole.server.settings import Settings
from metropole.server.sockets.asgi_transport import AsgiTransport
from metropole.server.sockets.connection import ILL_BEHAVED, MOST_UNSENT, Connection
from metropole.server.sockets.uvicorn_transport import UvicornTransport
from tests.patience import PATIENCE
from tests.server.apps import serving
from tests.server.served import wait_until
from tests.server.sockets.conftest import WAYS

LENGTHS = (1, 125, 126, 127, 65_535, 65_536, 200_000)
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
Script = Callable[[Connection], Awaitable[None]]


@contextmanager
def scripted(script: Script, ws: Any) -> Iterator[str]:
    """A server that does the same with everybody who connects; answers its address."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        await websocket.accept()
        connection = Connection(websocket)
        expected = UvicornTransport if ws is UvicornTransport else AsgiTransport
        assert isinstance(connection._transport, expected)
        await script(connection)

    async def only_sockets(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await app(scope, receive, send)

    with serving(cast("FastAPI", only_sockets), Settings(), ws) as address:
        yield address


async def until_the_end(connection: Connection) -> None:
    with suppress(WebSocketDisconnect):
        while True:
            await connection.receive()


def raw_answer(address: str) -> bytes:
    """Every byte that the server sends after the handshake, until it ends the connection."""
    host, _, port = address.removeprefix("http://").rpartition(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as raw:
        raw.sendall(HANDSHAKE)
        said = b""
        while not said.endswith(ILL_BEHAVED.to_bytes(2, "big")):
            more = raw.recv(1 << 16)
            assert more, "it ended without a farewell"
            said += more
    return said.partition(b"\r\n\r\n")[2]


def test_everything_is_the_same_to_the_byte() -> None:
    async def tell(connection: Connection) -> None:
        for length in LENGTHS:
            connection.send(b"x" * length)
        connection.send_json({"text": "Métropole 🏙", "n": 1})
        connection.close(ILL_BEHAVED)
        await until_the_end(connection)

    answers = []
    for ws in WAYS.values():
        with scripted(tell, ws) as address:
            answers.append(raw_answer(address))
    assert len(answers[0]) > sum(LENGTHS)
    assert answers[0] == answers[1]


def test_what_comes_is_read_in_order_and_bytes_are_nothing(ws: Any) -> None:
    async def echo(connection: Connection) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                text = await connection.receive()
                connection.send(b"-" if text is None else text.encode())

    with scripted(echo, ws) as address, connect(address.replace("http", "ws")) as client:
        for number in range(200):
            client.send(str(number))
        client.send(b"bytes")
        assert [client.recv(10) for _ in range(201)] == [*map(str, range(200)), "-"]


def test_a_farewell_comes_after_all_that_was_sent_and_ends_the_reading(ws: Any) -> None:
    ended = asyncio.Event()

    async def leave(connection: Connection) -> None:
        for number in range(100):
            connection.send(b"%d" % number * 1000)
        connection.close(ILL_BEHAVED)
        connection.close(ILL_BEHAVED)
        await until_the_end(connection)
        connection.send(b"too late")
        ended.set()

    with scripted(leave, ws) as address, connect(address.replace("http", "ws")) as client:
        heard = list(heard_of(client))
        assert len(heard) == 100
        assert client.close_code == ILL_BEHAVED
        wait_until(ended.is_set)


def heard_of(client: ClientConnection) -> Iterator[str | bytes]:
    with suppress(ConnectionClosed):
        while True:
            yield client.recv(10)


def test_whoever_leaves_ends_the_reading(ws: Any) -> None:
    ended = asyncio.Event()

    async def listen(connection: Connection) -> None:
        await until_the_end(connection)
        connection.send(b"to nobody")
        connection.close(ILL_BEHAVED)
        ended.set()

    with scripted(listen, ws) as address:
        with connect(address.replace("http", "ws")) as client:
            client.send("hello")
        wait_until(ended.is_set)


def test_whoever_reads_nothing_is_given_up(ws: Any) -> None:
    """What they have not read is not kept, and whoever serves them is not kept either."""
    sent, ended = [0], asyncio.Event()

    async def pour(connection: Connection) -> None:
        pouring = asyncio.create_task(until_the_end(connection))
        while not pouring.done():
            connection.send(b"x" * 10_000)
            sent[0] += 10_000
            await asyncio.sleep(0)
        ended.set()

    with scripted(pour, ws) as address:
        host, _, port = address.removeprefix("http://").rpartition(":")
        with socket.create_connection((host, int(port))) as raw:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.sendall(HANDSHAKE)
            wait_until(ended.is_set)
    assert sent[0] > MOST_UNSENT


@pytest.mark.slow
def test_where_nobody_reads_the_client_has_to_wait(ws: Any) -> None:
    """Nothing more is taken from the network than a busy reader will soon read; and nothing of it is lost."""
    may_read, read = asyncio.Event(), list[int]()

    async def busy(connection: Connection) -> None:
        while not may_read.is_set():
            await asyncio.sleep(0.01)
        with suppress(WebSocketDisconnect):
            while True:
                text = await connection.receive()
                read.append(int((text or "0").strip("x")))

    with scripted(busy, ws) as address, connect(address.replace("http", "ws"), close_timeout=1) as client:
        client.socket.settimeout(1)
        taken = 0
        with suppress(TimeoutError, OSError, ConnectionClosed):
            for number in range(3000):
                client.send(f"{number}{'x' * 30_000}")
                taken += 1
        assert taken < 3000, "everything was taken from the network"
        may_read.set()
        wait_until(lambda: len(read) >= taken - 1)
    assert read[:taken] == list(range(len(read[:taken])))
