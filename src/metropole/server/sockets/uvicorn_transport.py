"""A short cut past ASGI, into the private parts of uvicorn's socket protocol. Everything works without it, only slower.

It lets go of what only the handshake needed, as headers outweigh a table; lets whoever has something to send write it
at once, without a task; and does not stop and start the reading for every message.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol, Side, State

from metropole.server.sockets.connection import TRANSPORT
from metropole.server.storage.database import now

MOST_UNHEARD = 32  # messages that may wait for a busy reader before the other side has to
NOT_UNICODE = 1007  # the code of closing
FINAL_TEXT = b"\x81"  # how the frame of a whole text begins; its length follows, in one, two or eight bytes


class Inbox:
    """What has come and was not read yet, for one reader: what a queue can do, in a fifth of its memory.

    Where much waits, the other side has to: nothing more is taken from the network until all of it has been read.
    """

    __slots__ = ("_messages", "_reader", "_transport", "arrived_at")

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._messages: list[tuple[int, Any]] = []  # with the time when they came
        self.arrived_at = now()  # when the message had come that was taken out last
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append((now(), message))
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)
        if len(self._messages) >= MOST_UNHEARD:
            self._transport.pause_reading()

    async def get(self) -> Any:
        if not self._messages:
            self._transport.resume_reading()
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        self.arrived_at, message = self._messages.pop(0)
        return message


class UvicornTransport(WebSocketsSansIOProtocol):
    """A connection that will stay for hours. It is the protocol of uvicorn and the transport of our connection."""

    def start_keepalive(self) -> None:
        """Called when the handshake is complete, and everything in it has been read."""
        super().start_keepalive()
        del self.request, self.response
        self.scope["headers"] = []
        self.scope["extensions"] = cast("Any", {TRANSPORT: self})
        self.queue: Any = Inbox(self.transport)
        self.read_paused = True  # so uvicorn does not pause for every message: the inbox does it where many wait
        self._go_on_without_handshake(bytes(self.conn.reader.buffer))

    def _go_on_without_handshake(self, early: bytes) -> None:
        """The parser of a handshake keeps the request for as long as it parses frames; another one need not."""
        self.conn: Any = Protocol(Side.SERVER, state=State.OPEN, max_size=self.config.ws_max_size)
        if early:  # frames that were sent before the answer came
            self.data_received(early)

    # What anybody may send is no fault of the server's, and writes no error into its log

    async def send(self, message: Any) -> None:
        """A handshake that was refused with an answer is complete; uvicorn takes it for one that was forgotten."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """A text that is no Unicode ends the connection, as RFC 6455, 8.1 wants it."""
        if self.curr_msg_data_type == "text" and not _is_unicode(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NOT_UNICODE)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    # What a connection of ours needs

    @property
    def arrived_at(self) -> int:
        """When the text that was read last had come in."""
        return cast("int", self.queue.arrived_at)

    async def read(self) -> str | None:
        """The next text; None for bytes. WebSocketDisconnect at the end."""
        message = await self.queue.get()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        return cast("str | None", message.get("text"))

    def write(self, text: bytes) -> int:
        """Send a text; answers how many bytes have not gone out yet. After the end nothing is sent."""
        if self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(framed(text))
        return self.transport.get_write_buffer_size()

    async def drain(self) -> None:
        """Whatever was written is with the operating system, or in the buffer before it."""

    def abort(self) -> None:
        """End the connection, and forget what has not gone out."""
        self.transport.abort()


def _is_unicode(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def framed(text: bytes) -> bytes:
    """A text as a server sends it, as in RFC 6455, 5.2."""
    length = len(text)
    if length < 126:
        return b"%b%c%b" % (FINAL_TEXT, length, text)
    if length < 1 << 16:
        return b"%b\x7e%b%b" % (FINAL_TEXT, length.to_bytes(2, "big"), text)
    return b"%b\x7f%b%b" % (FINAL_TEXT, length.to_bytes(8, "big"), text)
