"""A socket client for load: it sends and receives texts, and nothing else, with as little work as may be."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable, Mapping
from typing import Self

TEXT, PING, PONG = 0x81, 0x89, 0x8A
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
NO_MASK = b"\0\0\0\0"  # a client must mask; nought leaves the text as it is


class Frames(asyncio.Protocol):
    """One connection. Messages of the server come whole, in one frame each."""

    _transport: asyncio.Transport

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._hear, self._received, self._is_open = hear, bytearray(), False
        self.is_lost = False
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(
        cls,
        host: str,
        port: int,
        path: str,
        headers: Mapping[str, str],
        hear: Callable[[bytes], None],
        local: str | None = None,
    ) -> Self:
        """Connect, from one of this machine's own addresses if one is given."""
        loop, from_where = asyncio.get_running_loop(), (local, 0) if local else None
        transport, frames = await loop.create_connection(lambda: cls(hear), host, port, local_addr=from_where)
        lines = {"Host": f"{host}:{port}", "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": KEY}
        wanted = "".join(f"{name}: {value}\r\n" for name, value in {**lines, **headers}.items())
        frames._transport = transport
        transport.write(f"GET {path} HTTP/1.1\r\n{wanted}Sec-WebSocket-Version: 13\r\n\r\n".encode())
        await frames._opened
        return frames

    def read_no_more(self) -> None:
        """Leave everything that comes where it is."""
        self._transport.pause_reading()

    def abort(self) -> None:
        self._transport.abort()

    def connection_lost(self, _: Exception | None) -> None:
        self.is_lost = True
        if not self._opened.done():
            self._opened.set_exception(ConnectionError("closed"))

    def send(self, text: bytes, kind: int = TEXT) -> None:
        size = len(text)
        if size < 126:
            head = struct.pack("!BB", kind, 0x80 | size)
        else:
            head = struct.pack("!BBH", kind, 0xFE, size) if size < 65536 else struct.pack("!BBQ", kind, 0xFF, size)
        self._transport.write(head + NO_MASK + text)

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self._is_open:
            end = self._received.find(b"\r\n\r\n")
            if end < 0:
                return
            status = bytes(self._received[:12])
            if status != b"HTTP/1.1 101":
                if not self._opened.done():
                    self._opened.set_exception(ConnectionError(bytes(self._received).decode()[:300]))
                return
            del self._received[: end + 4]
            self._is_open = True
            if self._opened.done():  # nobody waits for it any more
                self.abort()
                return
            self._opened.set_result(None)
        while frame := self._frame():
            kind, text = frame
            if kind == TEXT:
                self._hear(text)
            elif kind == PING:
                self.send(text, PONG)

    def _frame(self) -> tuple[int, bytes] | None:
        received = self._received
        if len(received) < 2:
            return None
        size, at = received[1], 2
        if size == 126:
            if len(received) < 4:
                return None
            size, at = struct.unpack_from("!H", received, 2)[0], 4
        elif size == 127:
            if len(received) < 10:
                return None
            size, at = struct.unpack_from("!Q", received, 2)[0], 10
        if len(received) < at + size:
            return None
        kind, text = received[0], bytes(received[at : at + size])
        del received[: at + size]
        return kind, text
