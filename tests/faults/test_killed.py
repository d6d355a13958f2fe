"""The server is killed again and again while games run, and nobody loses anything by it."""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from metropole.server.settings import Settings
from tests.faults.checks import check_everything
from tests.faults.parties import gathered, playing
from tests.faults.players import Moments
from tests.faults.servers import UNLIMITED, Server
from tests.patience import PATIENCE

KILLS = int(os.environ.get("KILLS", "50"))
SEED = int(os.environ.get("SEED", "1"))
PAUSE = 0.1  # seconds, the most
TELL_EVERY = 25  # kills

KINDS = (
    {"people": 2, "game": "metropolys", "is_rated": True},
    {"people": 4, "game": "metropolys"},
    {"people": 2, "game": "metro", "is_rated": True},
    {"people": 3, "game": "metro"},
    {"people": 1, "game": "metro", "bots": ["novice", "casual"]},
    {"people": 2, "game": "metropolys", "bots": ["novice"], "is_rated": True},
)


class Killer:
    """Kills a server at random moments, and at those when it hurts."""

    def __init__(self, server: Server, moments: Moments, rng: random.Random) -> None:
        self.server, self.moments, self.rng = server, moments, rng
        self.kills = 0

    async def run(self, kills: int) -> None:
        began = time.monotonic()
        while self.kills < kills:
            await self._wait()
            self.server.kill()
            self.server.start()
            self.kills += 1
            if self.kills % TELL_EVERY == 0:
                done = f"{self.kills} kills, {self.moments.counts['acknowledged']} actions acknowledged"
                sys.stderr.write(f"{done}, {time.monotonic() - began:.0f} s\n")

    async def _wait(self) -> None:
        if self.rng.random() < 0.1:  # while it is still being put together
            await asyncio.sleep(self.rng.uniform(0, 0.4))
            return
        async with asyncio.timeout(PATIENCE):
            await self.moments.until("acknowledged")
            moment = self.rng.choice(("any", "sent", "acknowledged"))
            if moment == "any":
                await asyncio.sleep(self.rng.uniform(0, 0.5))
                return
            await self.moments.until(moment)
        if self.rng.random() < 0.7:
            await asyncio.sleep(self.rng.uniform(0, 0.008))  # about as long as a commit takes


@pytest.mark.anyio
@pytest.mark.parametrize(("kind", "kills"), [("sqlite", KILLS), ("postgresql", KILLS // 5)])
async def test_nothing_acknowledged_is_lost_or_doubled(
    kind: str, kills: int, new_address: Callable[[str], str], tmp_path: Path
) -> None:
    settings = Settings(database=new_address(kind), limits=UNLIMITED)
    server, moments = Server(settings, tmp_path), Moments()
    with server:
        await server.is_ready()
        parties = await gathered([[server.address]], moments, SEED, PAUSE, KINDS)
        killer = Killer(server, moments, random.Random(SEED))
        async with playing(parties):
            await killer.run(kills)
        acknowledged = await check_everything(settings, parties, server.address)
    assert acknowledged > kills
    assert server.faults() == []
