"""The bus: heard at once within a process, never waited for, and ended by nothing that comes over it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import process_time

import pytest
from redis.asyncio import Redis

from metropole.server import logs
from metropole.server import redis_bus as buses
from metropole.server.background.runner import TaskRunner
from metropole.server.bus import BusMessage, LocalBus
from metropole.server.metrics import Metrics
from metropole.server.redis_bus import CHANNEL, MOST_WAITING, RedisBus
from metropole.server.task_health import TaskHealth
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio
NEWS = BusMessage("one", "t", 7, turn_user="ada")


class Ears:
    """Hears everything."""

    def __init__(self) -> None:
        self.heard: list[BusMessage] = []

    def handle(self, message: BusMessage) -> None:
        self.heard.append(message)
        if message.table == "bad":
            raise KeyError("a fault of ours")


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.005)


@asynccontextmanager
async def running(bus: RedisBus, metrics: Metrics) -> AsyncIterator[Ears]:
    """A bus at work, and somebody who hears it."""
    ears = Ears()
    bus.hand_to(ears)
    async with TaskRunner(TaskHealth(metrics)) as runner:
        for name, carrying in bus.tasks.items():
            runner.start(name, carrying)
        yield ears
    await bus.close()


@pytest.fixture
async def deaf() -> AsyncIterator[str]:
    """The address of something that takes every connection and never answers."""
    held = list[asyncio.StreamWriter]()

    async def hold(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        held.append(writer)

    server = await asyncio.start_server(hold, "127.0.0.1", 0)
    yield f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}/0"
    for writer in held:
        writer.close()
    server.close()


async def test_within_a_process_everything_hears_at_once() -> None:
    ears, bus = Ears(), LocalBus()
    bus.publish(NEWS)
    bus.hand_to(ears)
    bus.publish(NEWS)
    bus.publish(BusMessage(table="bad"))
    bus.publish(NEWS)
    assert [message.table for message in ears.heard] == ["t", "bad", "t"]
    assert not bus.is_away


async def test_nobody_waits_for_a_bus_that_hangs(deaf: str) -> None:
    """It is told without waiting, this process hears of itself, and no more is kept than is bounded."""
    metrics = Metrics()
    bus = RedisBus(deaf, "one", metrics)
    async with running(bus, metrics) as ears:
        await asyncio.sleep(0.01)
        began = process_time()
        for _ in range(MOST_WAITING + 10):
            bus.publish(NEWS)
        assert process_time() - began < 1, "a message costs next to nothing"
        assert len(ears.heard) == MOST_WAITING + 10
        assert len(bus._waiting) <= MOST_WAITING
        assert bus.is_away
    assert "metropole_bus_away 1.0" in metrics.text().decode()


async def test_a_bus_that_goes_silent_is_noticed(deaf: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buses, "PATIENCE", 0.05)
    monkeypatch.setattr(buses, "CHECK", 0.05)
    bus = RedisBus(deaf, "one", Metrics())
    bus._hears = True
    async with running(bus, bus._metrics):
        await until(lambda: not bus._hears)
        bus.publish(NEWS)
        await until(lambda: not bus._is_reached)


POISON = [
    b"no JSON",
    b"\xff",
    b"[" * 5000,
    b"[]",
    b"7",
    b"{}",
    b'{"kind": "of a newer version"}',
    b'{"table": 7}',
    b'{"table": "t", "version": "7"}',
    b'{"table": "t", "version": -1}',
    b'{"table": "t", "chat": 99999999999999999999}',
    b'{"table": "t", "chat": true}',
    b'{"table": "t", "turn_user": {}}',
    b'{"table": "%s"}' % (b"x" * 200),
]


async def test_what_cannot_be_read_is_passed_over(
    redis_address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is counted and logged, seldom; and what comes after it is heard."""
    monkeypatch.setattr(logs, "_seldom", {})
    metrics = Metrics()
    bus, other = RedisBus(redis_address, "one", metrics), RedisBus(redis_address, "other", Metrics())
    async with running(bus, metrics) as ears, running(other, other._metrics), Redis.from_url(redis_address) as redis:
        await until(lambda: not bus.is_away and not other.is_away)
        for poison in POISON:
            await redis.publish(CHANNEL, poison)
        await redis.publish(CHANNEL, json.dumps({"sender": "new", "table": "bad", "from_the_future": 1}))
        other.publish(NEWS._replace(sender="other"))
        await until(lambda: len(ears.heard) == 2)
    assert [message.table for message in ears.heard] == ["bad", "t"]
    assert metrics.bus_messages_unread._value.get() == len(POISON)
    assert [record.getMessage() for record in caplog.records].count("bus_message_unread") == 1
    assert metrics.task_faults.labels("bus_listen")._value.get() == 0


async def test_ones_own_news_hears_once(redis_address: str) -> None:
    one, other = RedisBus(redis_address, "one", Metrics()), RedisBus(redis_address, "other", Metrics())
    async with running(one, one._metrics) as here, running(other, other._metrics) as there:
        await until(lambda: not one.is_away and not other.is_away)
        one.publish(NEWS)
        assert here.heard == [NEWS]
        await until(lambda: there.heard == [NEWS])
        other.publish(NEWS._replace(sender="other"))
        await until(lambda: len(here.heard) == 2)
    assert [message.sender for message in here.heard] == ["one", "other"]
