"""How processes hear of each other: "table X is at version N". What it means is read from the database.

Nothing that is sent here is needed: whoever misses it finds it out by looking, a little later.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import NamedTuple, Protocol

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

CHANNEL = "metropole"
RETRY = 0.5  # seconds until one listens again
SILENCE = 5.0  # seconds in which nothing is told to a bus that failed, unless it can be heard before
log = logging.getLogger(__name__)


class News(NamedTuple):
    """Something changed: a table's version, its chat, or whom a person wants muted."""

    sender: str = ""  # the process that says so
    table: str = ""
    version: int = 0
    chat: int = 0
    turn_user: str | None = None  # who is to move now, to be told wherever they are
    awaits_bot: bool = False
    muted_by: str | None = None


Hear = Callable[[News], Awaitable[None]]


class Bus(Protocol):
    """Tells everybody, this process included."""

    async def tell(self, news: News) -> None: ...
    async def listen(self, hear: Hear) -> None:
        """Hear everything, for ever."""

    async def close(self) -> None: ...


class LocalBus:
    """Within one process."""

    def __init__(self) -> None:
        self._hear: Hear | None = None

    async def tell(self, news: News) -> None:
        if self._hear is not None:
            await self._hear(news)

    async def listen(self, hear: Hear) -> None:
        self._hear = hear
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Nothing is open."""


class RedisBus:
    """Over Redis or Valkey. While it is away, everybody plays on; news comes by looking."""

    def __init__(self, address: str) -> None:
        # Tried once more at once, as a connection may have been closed meanwhile; nobody waits longer for the bus.
        once_more = Retry(NoBackoff(), 1)
        self._redis = Redis.from_url(address, socket_connect_timeout=2, socket_timeout=2, retry=once_more)
        self._heard = Redis.from_url(address, socket_connect_timeout=2)
        self._is_sound = True
        self._silent_until = 0.0  # who lost the bus tries it again only now and then

    async def tell(self, news: News) -> None:
        if monotonic() < self._silent_until:
            return
        try:
            await self._redis.publish(CHANNEL, json.dumps(news._asdict()))
        except (TimeoutError, RedisError, OSError):
            self._fail()

    async def listen(self, hear: Hear) -> None:
        while True:
            try:
                await self._listen(hear)
            except (TimeoutError, RedisError, OSError):
                self._fail()
            await asyncio.sleep(RETRY)

    async def _listen(self, hear: Hear) -> None:
        async with self._heard.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            self._is_sound, self._silent_until = True, 0.0
            async for message in channel.listen():
                if message["type"] == "message":
                    await hear(_read(message["data"]))

    def _fail(self) -> None:
        if self._is_sound:
            log.warning("bus_lost")
        self._is_sound, self._silent_until = False, monotonic() + SILENCE

    async def close(self) -> None:
        for connection in (self._redis, self._heard):
            with suppress(RedisError, OSError):
                await connection.aclose()


def _read(data: bytes) -> News:
    """News of another process, which may be of a newer version and know more than this one."""
    told = json.loads(data)
    return News(**{name: told[name] for name in News._fields if name in told})


def make(address: str) -> Bus:
    """The bus of a setting."""
    return RedisBus(address) if address else LocalBus()
