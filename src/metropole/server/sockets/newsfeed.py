"""The news socket: people with an open page, whichever, are told when it is their turn somewhere."""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from metropole.server.sockets.connection import COME_BACK, ILL_BEHAVED, Connection


class NewsSocket(Connection):
    """One open page."""

    __slots__ = ("session",)

    def __init__(self, websocket: WebSocket, session: str) -> None:
        super().__init__(websocket)
        self.session = session

    async def run(self) -> None:
        """Stay until the connection ends. Whoever says something here has come to the wrong address."""
        with suppress(WebSocketDisconnect):
            await self.receive()
            self.close(ILL_BEHAVED)
            while True:  # until the farewell has arrived
                await self.receive()


class Newsfeeds:
    """All news sockets of this process, by person."""

    def __init__(self) -> None:
        self._feeds: dict[str, set[NewsSocket]] = defaultdict(set)
        self._latest: dict[str, dict[str, int]] = defaultdict(dict)  # versions, by person and table

    @property
    def people(self) -> list[str]:
        """Who has a page open here."""
        return list(self._feeds)

    @property
    def sockets(self) -> list[NewsSocket]:
        return [feed for feeds in self._feeds.values() for feed in feeds]

    def turn(self, user: str, table: str, version: int) -> None:
        """It is somebody's turn; whoever has been told so already is not told again."""
        if user not in self._feeds or self._latest[user].get(table, -1) >= version:
            return
        self._latest[user][table] = version
        for feed in self._feeds[user]:
            feed.send_json({"type": "turn", "table": table, "version": version})

    def close(self) -> None:
        """The server goes away."""
        for feed in self.sockets:
            feed.close(COME_BACK)

    async def run(self, user: str, feed: NewsSocket) -> None:
        """Tell somebody their news until the connection ends."""
        self._feeds[user].add(feed)
        try:
            await feed.run()
        finally:
            self._feeds[user].discard(feed)
            if not self._feeds[user]:
                del self._feeds[user]
                self._latest.pop(user, None)
