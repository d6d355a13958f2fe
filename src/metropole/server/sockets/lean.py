"""uvicorn's socket protocol, which lets go of what only the handshake needed: headers outweigh a table."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol, Side, State


class Inbox:
    """What has come and was not read yet, for one reader: what a queue can do, in a fifth of its memory."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.pop(0)

    def empty(self) -> bool:
        return not self._messages


class LeanProtocol(WebSocketsSansIOProtocol):
    """A connection that will stay for hours."""

    def start_keepalive(self) -> None:
        """Called when the handshake is complete, and everything in it has been read."""
        super().start_keepalive()
        del self.request, self.response
        self.scope["headers"] = []
        self.scope["extensions"] = {}
        self.queue: Any = Inbox()
        self._go_on_without_handshake(bytes(self.conn.reader.buffer))

    def _go_on_without_handshake(self, early: bytes) -> None:
        """The parser of a handshake keeps the request for as long as it parses frames; another one need not."""
        self.conn: Any = Protocol(Side.SERVER, state=State.OPEN, max_size=self.config.ws_max_size)
        if early:  # frames that were sent before the answer came
            self.data_received(early)
