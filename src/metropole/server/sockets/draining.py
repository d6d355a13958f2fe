"""Going away: everybody is told to come back in a moment, and has a little time to hear it."""

from __future__ import annotations

import asyncio

from metropole.server.sockets.connection import COME_BACK
from metropole.server.sockets.newsfeed import Newsfeeds
from metropole.server.tables.live import LiveTables

DRAINING = 2.0  # seconds that sockets have to hear the farewell


async def drain(tables: LiveTables, newsfeeds: Newsfeeds) -> None:
    """Say goodbye and wait a little for the sockets to end."""
    say_goodbye(tables, newsfeeds)
    ends = asyncio.get_running_loop().time() + DRAINING
    while tables.subscribers and asyncio.get_running_loop().time() < ends:
        await asyncio.sleep(0.02)


def say_goodbye(tables: LiveTables, newsfeeds: Newsfeeds) -> None:
    """Let everybody know that the server goes away, and that they should come back in a moment."""
    for subscriber in tables.subscribers:
        subscriber.send_json({"type": "leaving", "version": subscriber.version})
        subscriber.close(COME_BACK)
    newsfeeds.close()
