"""How processes hear of each other over Redis or Valkey, whose package is there only where more than one serves."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from time import monotonic

from pydantic import TypeAdapter
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from metropole.server.bus import BusMessage, LocalBus
from metropole.server.logs import log_event, log_seldom
from metropole.server.metrics import Metrics

CHANNEL = "metropole"
RETRY = 0.5  # seconds until one tries again what failed
PATIENCE = 2.0  # seconds in which the bus has to answer
CHECK = 1.0  # seconds without a word, after which the bus is asked whether it is there
MOST_WAITING = 1000  # messages that wait for a slow bus; of more the oldest are dropped
BUS_TROUBLE = (TimeoutError, RedisError, OSError)

_messages: TypeAdapter[BusMessage] = TypeAdapter(BusMessage)


class RedisBus(LocalBus):
    """Over Redis or Valkey. This process hears of itself without it; while it is away, everybody plays on, and what
    others did is found by looking.
    """

    def __init__(self, address: str, process: str, metrics: Metrics) -> None:
        super().__init__()
        # Tried once more at once, as a connection may have been closed meanwhile.
        once_more = Retry(NoBackoff(), 1)
        self._redis = Redis.from_url(address, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE, retry=once_more)
        self._process, self._metrics = process, metrics
        self._waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self._has_work = asyncio.Event()
        self._hears, self._is_reached = False, True
        metrics.bus_away.set_function(lambda: self.is_away)

    @property
    def is_away(self) -> bool:
        return not (self._hears and self._is_reached)

    @property
    def tasks(self) -> Mapping[str, Callable[[], Awaitable[None]]]:
        return {"bus_listen": self._listen, "bus_send": self._send}

    def publish(self, message: BusMessage) -> None:
        self._deliver(message)
        self._waiting.append(json.dumps(message._asdict()))
        self._has_work.set()

    async def _send(self) -> None:
        """Send what waits, all at once. What does not arrive is not sent again: it will have been found by then."""
        while True:
            await self._has_work.wait()
            self._has_work.clear()
            texts = [self._waiting.popleft() for _ in range(len(self._waiting))]
            try:
                async with asyncio.timeout(PATIENCE), self._redis.pipeline(transaction=False) as together:
                    for text in texts:
                        together.publish(CHANNEL, text)
                    await together.execute()
                self._is_reached = True
            except BUS_TROUBLE:
                self._is_reached = self._note_loss()
                await asyncio.sleep(RETRY)

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    async with asyncio.timeout(PATIENCE):
                        await channel.subscribe(CHANNEL)
                    await self._hear(channel)
            except BUS_TROUBLE:
                self._hears = self._note_loss()
            await asyncio.sleep(RETRY)

    async def _hear(self, channel: PubSub) -> None:
        """Hand on what comes, until nothing comes any more, not even an answer."""
        heard_at = monotonic()
        while monotonic() - heard_at < CHECK + PATIENCE:
            received = await channel.get_message(timeout=CHECK)
            if received is None:
                async with asyncio.timeout(PATIENCE):
                    await channel.ping()
                continue
            heard_at, self._hears = monotonic(), True
            if received["type"] == "message":
                self._take(received["data"])
        raise TimeoutError

    def _take(self, data: bytes) -> None:
        """A message of another process; whatever cannot be read is passed over, as nothing here is needed."""
        try:
            message = _read(data)
        except Exception as error:
            self._metrics.bus_messages_unread.inc()
            log_seldom("bus_message_unread", logging.WARNING, error)
            return
        if message.sender != self._process:
            self._deliver(message)

    def _note_loss(self) -> bool:
        if not self.is_away:
            log_event("bus_lost", logging.WARNING)
        return False

    async def close(self) -> None:
        with suppress(*BUS_TROUBLE):
            async with asyncio.timeout(PATIENCE):
                await self._redis.aclose()


def _read(data: bytes) -> BusMessage:
    """A message of another process, which may be of a newer version and know more than this one."""
    given = json.loads(data)
    known = {name: given[name] for name in BusMessage._fields if name in given}
    if not known.get("table"):
        raise ValueError("of no table: a kind that is not known here")
    return _messages.validate_python(known)
