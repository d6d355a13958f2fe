"""uvicorn's socket protocol, lean: it lets go of what only the handshake needed, as headers outweigh a table, and lets
whoever has something to send write it at once.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side, State

from metropole.server.sockets.sender import LINE


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
        self.scope["extensions"] = cast("Any", {LINE: self})
        self.queue: Any = Inbox()
        self._go_on_without_handshake(bytes(self.conn.reader.buffer))

    def _go_on_without_handshake(self, early: bytes) -> None:
        """The parser of a handshake keeps the request for as long as it parses frames; another one need not."""
        self.conn: Any = Protocol(Side.SERVER, state=State.OPEN, max_size=self.config.ws_max_size)
        if early:  # frames that were sent before the answer came
            self.data_received(early)

    # The line that a sender writes to

    def write(self, text: bytes) -> int:
        """Send a text; answers how many bytes have not gone out yet. After the end nothing is sent."""
        if self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(Frame(Opcode.TEXT, text).serialize(mask=False))
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """End the connection, and forget what has not gone out."""
        self.transport.abort()
