"""What is to be sent on one socket, in order and without anybody waiting for a slow reader."""

from __future__ import annotations

import asyncio
from typing import Any

from pydantic_core import to_json
from starlette.websockets import WebSocket

MOST_WAITING = 300  # messages that a slow reader may be behind
COME_BACK, SLOW, ILL_BEHAVED, SIGNED_OUT = 1012, 4008, 4029, 4001  # codes of closing


class Sender:
    """Keeps messages until they are sent. Whoever falls too far behind is dropped: they can come back."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._waiting: list[str] = []
        self._wake = asyncio.Event()
        self._closing: int | None = None
        self._running: asyncio.Task[None] | None = None

    def tell(self, text: str) -> None:
        """Send a text as soon as may be."""
        if self._closing == SLOW:
            return
        self._waiting.append(text)
        if self._running is not None and len(self._waiting) > MOST_WAITING:
            self._give_up(self._running)
        self._wake.set()

    def _give_up(self, running: asyncio.Task[None]) -> None:
        """Nobody reads there, so that not even a farewell would arrive: whoever waits for `run` ends the connection."""
        self._closing = SLOW
        self._waiting.clear()
        running.cancel()

    def answer(self, told: Any) -> None:
        """Send a message."""
        self.tell(to_json(told).decode())

    def close(self, code: int) -> None:
        """End the connection, once what waits is sent."""
        self._closing = self._closing or code
        self._wake.set()

    async def run(self) -> None:
        """Send until the connection is to be closed, and close it."""
        self._running = asyncio.current_task()
        while True:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting = self._waiting, []
            for text in waiting:
                await self._websocket.send({"type": "websocket.send", "text": text})
            if self._closing is not None:
                await self._websocket.close(self._closing)
                return
