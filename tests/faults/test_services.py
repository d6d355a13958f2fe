"""What the server stands on goes away and comes back while games run."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from pathlib import Path

import pytest

from metropole.server.settings import Settings
from tests.faults.checks import check_everything
from tests.faults.parties import gathered, play_at_least, playing
from tests.faults.players import Moments
from tests.faults.servers import UNLIMITED, Server
from tests.server import services

HEALING = 20.0  # seconds
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
                    await play_at_least(moments, 10, HEALING)
                    await asyncio.sleep(rng.uniform(0, 0.3))
                    await asyncio.to_thread(postgres.stop, how)
                    asking = asyncio.create_task(parties[0].people[0].ask("GET", "/api/tables?list=mine"))
                    await asyncio.sleep(rng.uniform(0, 1.5))
                    await asyncio.to_thread(postgres.start)
                    assert (await asking)[0] == 200
                await play_at_least(moments, 10, HEALING)
            assert await check_everything(settings, parties, server.address)
            assert all("notices cannot be sent now" in fault for fault in server.faults())


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
        await play_at_least(moments, 20, HEALING)
        bus.stop(signal.SIGKILL)
        await play_at_least(moments, 12, HEALING)
        bus.start()
        await _play_fast(moments)
    assert await check_everything(shared, parties, other.address)
    assert one.faults() == other.faults() == []


async def _play_fast(moments: Moments) -> None:
    """Wait until play is as fast as it can be only where servers hear each other."""
    end = time.monotonic() + HEALING
    while time.monotonic() < end:
        began = time.monotonic()
        await play_at_least(moments, 30, HEALING)
        if time.monotonic() - began < 4:
            return
    raise AssertionError("the bus did not come back")
