"""What the server stands on goes away and comes back while games run."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from pathlib import Path

import pytest
from redis.asyncio import Redis

from metropole.server.redis_bus import CHANNEL
from metropole.server.settings import Settings
from tests.faults.checks import check_everything
from tests.faults.parties import gathered, play_at_least, playing
from tests.faults.players import Moments
from tests.faults.servers import UNLIMITED, Running, Server, Worker
from tests.patience import PATIENCE
from tests.server import services

KINDS = (
    {"people": 2, "game": "metropolys", "is_rated": True},
    {"people": 3, "game": "metro"},
    {"people": 2, "game": "metro", "bots": ["novice"]},
)


@pytest.mark.anyio
@pytest.mark.postgres
async def test_postgres_is_restarted(tmp_path: Path) -> None:
    """In order, at once, and killed. It writes to the disk as it does everywhere else."""
    rng, moments = random.Random(2), Moments()
    with (
        services.postgres_service(is_safe=True) as postgres,
        services.new_database(postgres.address, "game") as address,
    ):
        settings = Settings(database=address, limits=UNLIMITED)
        with Server(settings, tmp_path) as server:
            await server.is_ready()
            parties = await gathered([[server.address]], moments, 2, 0.2, KINDS)
            async with playing(parties):
                for how in (signal.SIGINT, signal.SIGQUIT, signal.SIGKILL, signal.SIGINT):
                    await play_at_least(moments, 10)
                    await asyncio.sleep(rng.uniform(0, 0.3))
                    await asyncio.to_thread(postgres.stop, how)
                    asking = asyncio.create_task(parties[0].people[0].ask("GET", "/api/tables?list=mine"))
                    await asyncio.sleep(rng.uniform(0, 1.5))
                    await asyncio.to_thread(postgres.start)
                    assert (await asking)[0] == 200
                await play_at_least(moments, 10)
            assert await check_everything(settings, parties, server.address)
            assert all("notices cannot be sent now" in fault for fault in server.faults())


@pytest.mark.anyio
@pytest.mark.postgres
async def test_who_starts_waits_for_postgres(tmp_path: Path) -> None:
    """Both may be started at once; or it is away for a moment, just then."""
    with (
        services.postgres_service(is_safe=False) as postgres,
        services.new_database(postgres.address, "game") as address,
    ):
        settings = Settings(database=address, limits=UNLIMITED)
        postgres.stop()
        with Server(settings, tmp_path) as server, Worker(settings, tmp_path, "one") as worker:
            for process in (server, worker):
                await _until_logged(process, "database_awaited")
            postgres.start()
            await server.is_ready()
            await _until_logged(worker, "worker_ready")
            assert server.faults() == worker.faults() == []


async def _until_logged(process: Running, event: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while not process.log.exists() or f'"event": "{event}"' not in process.log.read_text():
            await asyncio.sleep(0.05)


@pytest.mark.anyio
async def test_redis_is_killed_and_comes_back(
    two_servers: tuple[Server, Server], shared: Settings, bus: services.Service
) -> None:
    """Without it, servers find out by looking what the other one did; with it, they hear it at once."""
    one, other = two_servers
    moments = Moments()
    await one.is_ready()
    await other.is_ready()
    parties = await gathered([[one.address], [other.address]], moments, 3, 0.02, KINDS)
    async with playing(parties):
        await play_at_least(moments, 20)
        bus.stop(signal.SIGKILL)
        await play_at_least(moments, 12)
        bus.start()
        await _hear_each_other(bus.address)
        await play_at_least(moments, 30)
    assert await check_everything(shared, parties, other.address)
    assert one.faults() == other.faults() == []


async def _hear_each_other(address: str) -> None:
    """Wait until both servers listen to the bus again, and tell what happens there."""
    async with asyncio.timeout(PATIENCE), Redis.from_url(address) as asked:
        while (await asked.pubsub_numsub(CHANNEL))[0][1] < 2:
            await asyncio.sleep(0.05)
        async with asked.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            told = set[str]()
            async for message in channel.listen():
                told |= {json.loads(message["data"])["sender"]} if message["type"] == "message" else set()
                if len(told) == 2:
                    return
