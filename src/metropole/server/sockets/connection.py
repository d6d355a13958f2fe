"""One socket: what is received and sent on it, at once, in order, and without anybody waiting for a slow reader."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Protocol

from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect

from metropole.server.sockets.asgi_transport import AsgiTransport

MOST_UNSENT = 1024 * 1024  # bytes that may wait for a slow reader: far more than all of a long game
COME_BACK, NOT_ALLOWED, ILL_BEHAVED, SIGNED_OUT = 1012, 1008, 4029, 4001  # codes of closing
TRANSPORT = "metropole.transport"  # the extension of ASGI by which a server offers its own transport


class Transport(Protocol):
    """What a connection needs of the server under it."""

    arrived_at: int  # when the text that was read last had come in: it may have waited to be read

    async def read(self) -> str | None:
        """The next text; None for bytes, which nobody asked for. WebSocketDisconnect at the end."""

    def write(self, text: bytes) -> int:
        """Send a text without waiting; answers how many bytes have not gone out yet. After the end nothing is sent."""

    async def drain(self) -> None:
        """Wait until the server has taken everything that was written."""

    def abort(self) -> None:
        """End the connection, and forget what has not gone out. Then reading ends too."""


def transport_of(websocket: WebSocket) -> Transport:
    """The server's own transport where it offers one; else the plain way, which every ASGI server has."""
    offered: Transport | None = websocket.scope.get("extensions", {}).get(TRANSPORT)
    return offered if offered is not None else AsgiTransport(websocket)


class Connection:
    """Speaks with one client. Whoever falls too far behind is dropped: they can come back."""

    __slots__ = ("_farewell", "_transport", "_websocket")

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._transport = transport_of(websocket)
        self._farewell: asyncio.Task[None] | None = None

    @property
    def arrived_at(self) -> int:
        """When the text that was received last had come in."""
        return self._transport.arrived_at

    async def receive(self) -> str | None:
        """The next text that comes; None for bytes. WebSocketDisconnect at the end."""
        return await self._transport.read()

    def send(self, text: bytes) -> None:
        """Send a text."""
        if self._transport.write(text) > MOST_UNSENT:
            self._transport.abort()  # nobody reads there, so that not even a farewell would arrive

    def send_json(self, message: Any) -> None:
        """Send a message."""
        self.send(to_json(message))

    def close(self, code: int) -> None:
        """End the connection after all that was sent. Then reading ends too."""
        if self._farewell is None:
            self._farewell = asyncio.create_task(self._say_farewell(code))

    async def _say_farewell(self, code: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # they are gone: whoever reads hears of it
            await self._transport.drain()
            await self._websocket.close(code)
