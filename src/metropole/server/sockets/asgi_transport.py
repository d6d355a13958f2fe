"""The plain way to a client: the messages of ASGI and nothing else, so that it works on any server and in tests."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from metropole.server.storage.database import now


class AsgiTransport:
    """Sends from a task of its own, as a server may let whoever sends wait."""

    __slots__ = ("_aborted", "_is_over", "_sending", "_unsent", "_waiting", "_websocket", "arrived_at")

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._waiting: deque[bytes] = deque()
        self._unsent, self._is_over = 0, False
        self.arrived_at = now()
        self._sending: asyncio.Task[None] | None = None
        self._aborted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def read(self) -> str | None:
        """The next text; None for bytes. WebSocketDisconnect at the end."""
        receiving = asyncio.ensure_future(self._websocket.receive())
        try:
            await asyncio.wait((receiving, self._aborted), return_when=asyncio.FIRST_COMPLETED)
            if self._aborted.done():
                raise WebSocketDisconnect(1006)
            message = receiving.result()
        finally:
            receiving.cancel()
        if message["type"] == "websocket.disconnect":
            self._end()
            raise WebSocketDisconnect(message["code"])
        self.arrived_at = now()  # what waits in the server before it is asked for cannot be seen from here
        text: str | None = message.get("text")
        return text

    def write(self, text: bytes) -> int:
        """Send a text without waiting; answers how many bytes the server has not taken yet."""
        if self._is_over:
            return 0
        self._waiting.append(text)
        self._unsent += len(text)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_waiting())
        return self._unsent

    async def drain(self) -> None:
        """Wait until the server has taken everything that was written."""
        if self._sending is not None:
            await asyncio.wait((self._sending,))

    def abort(self) -> None:
        """Forget what has not gone out, and let reading end; then the server ends the connection."""
        self._end()
        if self._sending is not None:
            self._sending.cancel()
        if not self._aborted.done():
            self._aborted.set_result(None)

    async def _send_waiting(self) -> None:
        try:
            with suppress(WebSocketDisconnect, RuntimeError):  # they are gone: whoever reads hears of it
                while self._waiting:
                    text = self._waiting.popleft()
                    await self._websocket.send({"type": "websocket.send", "text": text.decode()})
                    self._unsent -= len(text)
                return
            self._end()
        finally:
            self._sending = None

    def _end(self) -> None:
        self._waiting.clear()
        self._unsent, self._is_over = 0, True
