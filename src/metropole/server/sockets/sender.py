"""What is heard and sent on one socket: at once, in order, and without anybody waiting for a slow reader."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Protocol

from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect

MOST_UNREAD = 1024 * 1024  # bytes that may wait for a slow reader: far more than all of a long game
COME_BACK, NOT_ALLOWED, ILL_BEHAVED, SIGNED_OUT = 1012, 1008, 4029, 4001  # codes of closing
LINE = "metropole.line"  # the extension of ASGI by which a connection offers its line


class Line(Protocol):
    """A connection as only its own server sees it: a task for every message would cost more than the message."""

    async def read(self) -> str | None:
        """The next text; None for bytes, which nobody asked for. WebSocketDisconnect at the end."""

    def write(self, text: bytes) -> int:
        """Send a text; answers how many bytes have not gone out yet."""

    def cut(self) -> None:
        """End the connection, and forget what has not gone out."""


class Sender:
    """Speaks with one connection. Whoever falls too far behind is dropped: they can come back."""

    __slots__ = ("_farewell", "_line", "_websocket")

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._line: Line = websocket.scope["extensions"][LINE]
        self._farewell: asyncio.Task[None] | None = None

    async def heard(self) -> str | None:
        """The next text that comes; None for bytes. WebSocketDisconnect at the end."""
        return await self._line.read()

    def send(self, text: bytes) -> None:
        """Send a text."""
        if self._line.write(text) > MOST_UNREAD:
            self._line.cut()  # nobody reads there, so that not even a farewell would arrive

    def send_json(self, message: Any) -> None:
        """Send a message."""
        self.send(to_json(message))

    def close(self, code: int) -> None:
        """End the connection after all that was sent. Then reading ends too."""
        if self._farewell is None:
            self._farewell = asyncio.create_task(self._say_farewell(code))

    async def _say_farewell(self, code: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # they are gone: whoever reads hears of it
            await self._websocket.close(code)
