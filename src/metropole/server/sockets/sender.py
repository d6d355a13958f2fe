"""What is to be sent on one socket, in order and without anybody waiting for a slow reader."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from pydantic_core import to_json
from starlette.websockets import WebSocket

MOST_WAITING = 1000  # messages that a slow reader may be behind: more than a long game has
COME_BACK, SLOW, ILL_BEHAVED, SIGNED_OUT = 1012, 4008, 4029, 4001  # codes of closing


class Sender:
    """Keeps messages until they are sent. Whoever falls too far behind is dropped: they can come back."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._waiting: list[str] = []
        self._wake = asyncio.Event()
        self._closing: int | None = None
        self._reading: asyncio.Task[None] | None = None
        self._writing: asyncio.Task[None] | None = None

    def tell(self, text: str) -> None:
        """Send a text as soon as may be."""
        if self._closing == SLOW:
            return
        self._waiting.append(text)
        if self._writing is not None and len(self._waiting) > MOST_WAITING:
            self._give_up()
        self._wake.set()

    def _give_up(self) -> None:
        """Nobody reads there, so that not even a farewell would arrive."""
        self._closing = SLOW
        self._waiting.clear()
        if self._reading is not None:
            self._reading.cancel()

    def answer(self, told: Any) -> None:
        """Send a message."""
        self.tell(to_json(told).decode())

    def close(self, code: int) -> None:
        """End the connection, once what waits is sent."""
        self._closing = self._closing or code
        self._wake.set()

    async def __aenter__(self) -> None:
        """Send while the task that entered reads."""
        self._reading, self._writing = asyncio.current_task(), asyncio.create_task(self._write())

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> bool:
        """End, and let whoever was too slow go without a fuss."""
        assert self._writing is not None
        self._writing.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await self._writing
        return kind is asyncio.CancelledError and self._closing == SLOW

    async def _write(self) -> None:
        """Send until the connection is to be closed, and close it; then reading ends too."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting = self._waiting, []
            for text in waiting:
                await self._websocket.send({"type": "websocket.send", "text": text})
            if self._closing is not None:
                await self._websocket.close(self._closing)
                return
