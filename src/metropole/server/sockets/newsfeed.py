"""The news socket: people with an open page, whichever, are told when it is their turn somewhere."""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from metropole.server.sockets.sender import COME_BACK, ILL_BEHAVED, Sender


class Newsfeeds:
    """All news sockets of this process, by person."""

    def __init__(self) -> None:
        self._feeds: dict[str, set[Sender]] = defaultdict(set)

    @property
    def people(self) -> list[str]:
        """Who has a page open here."""
        return list(self._feeds)

    def turn(self, user: str, table: str, version: int) -> None:
        """It is somebody's turn."""
        for feed in self._feeds.get(user, ()):
            feed.answer({"type": "turn", "table": table, "version": version})

    def close(self) -> None:
        """The server goes away."""
        for feeds in self._feeds.values():
            for feed in feeds:
                feed.close(COME_BACK)

    async def run(self, user: str, websocket: WebSocket) -> None:
        """Tell somebody their news until the connection ends. Nothing is expected from there."""
        feed = Sender(websocket)
        self._feeds[user].add(feed)
        try:
            async with feed:
                await _read(websocket, feed)
        finally:
            self._feeds[user].discard(feed)
            if not self._feeds[user]:
                del self._feeds[user]


async def _read(websocket: WebSocket, feed: Sender) -> None:
    """Whoever says something here has come to the wrong door."""
    with suppress(WebSocketDisconnect):
        await websocket.receive_text()
        feed.close(ILL_BEHAVED)
        await websocket.receive_text()
