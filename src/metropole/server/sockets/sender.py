"""What is to be sent on one socket, in order and without anybody waiting for a slow reader."""

from __future__ import annotations

import asyncio
from typing import Any

from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect

MOST_WAITING = 1000  # messages that a slow reader may be behind: more than a long game has
COME_BACK, NOT_ALLOWED, SLOW, ILL_BEHAVED, SIGNED_OUT = 1012, 1008, 4008, 4029, 4001  # codes of closing


class Sender:
    """Keeps messages until they are sent. Whoever falls too far behind is dropped: they can come back."""

    __slots__ = ("_closing", "_reading", "_waiting", "_websocket", "_writing")

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._waiting: list[str] = []
        self._closing: int | None = None
        self._reading: asyncio.Task[None] | None = None
        self._writing: asyncio.Task[None] | None = None  # only while there is something to write

    def tell(self, text: str) -> None:
        """Send a text as soon as may be."""
        if self._closing == SLOW:
            return
        self._waiting.append(text)
        if self._reading is not None:
            if len(self._waiting) > MOST_WAITING:
                self._give_up(self._reading)
            self._wake()

    def answer(self, told: Any) -> None:
        """Send a message."""
        self.tell(to_json(told).decode())

    def close(self, code: int) -> None:
        """End the connection, once what waits is sent."""
        self._closing = self._closing or code
        if self._reading is not None:
            self._wake()

    def _give_up(self, reading: asyncio.Task[None]) -> None:
        """Nobody reads there, so that not even a farewell would arrive."""
        self._closing = SLOW
        self._waiting.clear()
        reading.cancel()

    def _wake(self) -> None:
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        """Send what waits; and if that is all there ever will be, close. Then reading ends too."""
        try:
            while self._waiting:
                await self._websocket.send({"type": "websocket.send", "text": self._waiting.pop(0)})
            if self._closing is not None:
                await self._websocket.close(self._closing)
        except (WebSocketDisconnect, RuntimeError):  # they are gone: whoever reads hears of it
            self._waiting.clear()
        finally:
            self._writing = None

    async def __aenter__(self) -> None:
        """Send while the task that enters reads. What waits already is no sign of slowness, however much it is."""
        await self._write()
        self._reading = asyncio.current_task()
        if self._waiting or self._closing is not None:
            self._wake()

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> bool:
        """End, and let whoever was too slow go without a fuss."""
        self._reading = None
        if self._writing is not None:
            self._writing.cancel()
        return kind is asyncio.CancelledError and self._closing == SLOW
