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


class BusMessage(NamedTuple):
    """Something changed: a table's version, its chat, or whom a person wants muted."""

    sender: str = ""  # the process that says so
    table: str = ""
    version: int = 0
    chat: int = 0
    turn_user: str | None = None  # who is to move now, to be told wherever they are
    awaits_bot: bool = False
    muted_by: str | None = None


Handler = Callable[[BusMessage], Awaitable[None]]


class Bus(Protocol):
    """Tells everybody, this process included."""

    async def publish(self, message: BusMessage) -> None: ...
    async def listen(self, handler: Handler) -> None:
        """Hand everything that is published to the handler, for ever."""

    async def close(self) -> None: ...


class LocalBus:
    """Within one process."""

    def __init__(self) -> None:
        self._handler: Handler | None = None

    async def publish(self, message: BusMessage) -> None:
        if self._handler is not None:
            await self._handler(message)

    async def listen(self, handler: Handler) -> None:
        self._handler = handler
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Nothing is open."""


class RedisBus:
    """Over Redis or Valkey. While it is away, everybody plays on; news comes by looking."""

    def __init__(self, address: str) -> None:
        # Tried once more at once, as a connection may have been closed meanwhile; nobody waits longer for the bus.
        once_more = Retry(NoBackoff(), 1)
        self._redis = Redis.from_url(address, socket_connect_timeout=2, socket_timeout=2, retry=once_more)
        self._subscribed = Redis.from_url(address, socket_connect_timeout=2)
        self._is_sound = True
        self._silent_until = 0.0  # who lost the bus tries it again only now and then

    async def publish(self, message: BusMessage) -> None:
        if monotonic() < self._silent_until:
            return
        try:
            await self._redis.publish(CHANNEL, json.dumps(message._asdict()))
        except (TimeoutError, RedisError, OSError):
            self._fail()

    async def listen(self, handler: Handler) -> None:
        while True:
            try:
                await self._listen(handler)
            except (TimeoutError, RedisError, OSError):
                self._fail()
            await asyncio.sleep(RETRY)

    async def _listen(self, handler: Handler) -> None:
        async with self._subscribed.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            self._is_sound, self._silent_until = True, 0.0
            async for received in channel.listen():
                if received["type"] == "message":
                    await handler(_read(received["data"]))

    def _fail(self) -> None:
        if self._is_sound:
            log.warning("bus_lost")
        self._is_sound, self._silent_until = False, monotonic() + SILENCE

    async def close(self) -> None:
        for connection in (self._redis, self._subscribed):
            with suppress(RedisError, OSError):
                await connection.aclose()


def _read(data: bytes) -> BusMessage:
    """A message of another process, which may be of a newer version and know more than this one."""
    given = json.loads(data)
    return BusMessage(**{name: given[name] for name in BusMessage._fields if name in given})


def make(address: str) -> Bus:
    """The bus of a setting."""
    return RedisBus(address) if address else LocalBus()
