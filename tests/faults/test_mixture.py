"""Everything goes wrong at random while games run: nobody loses anything by it, and no clock runs."""

from __future__ import annotations

import os
import random
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from tests.faults.charges import Witness
from tests.faults.checks import check_bus, check_everything, check_flags_fall
from tests.faults.grounds import GROUNDS, Ground
from tests.faults.kinds.every import EVERY
from tests.faults.mixture import Fault, drawn
from tests.faults.parties import play_at_least, playing

FAULTS = int(os.environ.get("FAULTS", "40"))  # on both grounds together; no fewer than there are kinds
SEED = int(os.environ.get("SEED", "1"))
PAUSE = 0.1  # seconds, the most
TELL_EVERY = 25  # faults
LAP = 100  # faults, after which everything is checked
GOES_ON = 3  # actions that people get through after each fault

KINDS = (
    {"people": 2, "game": "metropolys", "is_rated": True, "more": {"pace": {"per_move": 6_000}}},
    {"people": 4, "game": "metropolys", "more": {"pace": {"bank": 30_000, "increment": 1_000}}},
    {"people": 2, "game": "metro", "is_rated": True, "more": {"pace": {"bank": 20_000, "increment": 500}}},
    {"people": 3, "game": "metro", "more": {"pace": {"bank": 600_000}}},
    {"people": 1, "game": "metro", "bots": ["novice", "casual"], "more": {"pace": {"per_move": 60_000}}},
    {"people": 2, "game": "metropolys", "bots": ["novice"], "is_rated": True},
)


class Mixer:
    """Lets one thing after another go wrong, and tells of it now and then."""

    def __init__(self, ground: Ground, faults: int, seed: int) -> None:
        self.ground, self.rng = ground, random.Random(seed)
        self._to_come = drawn(EVERY, ground, faults, self.rng)
        self.done: Counter[str] = Counter()
        self.history: list[str] = []
        self._began = time.monotonic()

    @property
    def is_done(self) -> bool:
        return not self._to_come

    async def run_lap(self) -> None:
        """Some of the faults, with people who play."""
        lap, self._to_come = self._to_come[:LAP], self._to_come[LAP:]
        async with playing(self.ground.parties):
            for fault in lap:
                await self.ground.moment(self.rng)
                self.history.append(f"{time.monotonic():.3f} {fault.name}")
                await fault.do(self.ground, self.rng)
                await play_at_least(self.ground.moments, GOES_ON)
                self._count(fault)

    def _count(self, fault: Fault) -> None:
        self.done[fault.name] += 1
        if self.done.total() % TELL_EVERY == 0:
            sys.stderr.write(self.said() + "\n")

    def said(self) -> str:
        """What was done so far."""
        kinds = ", ".join(f"{name} {count}" for name, count in sorted(self.done.items()))
        acknowledged, took = self.ground.moments.counts["acknowledged"], time.monotonic() - self._began
        return f"{self.done.total()} faults, {acknowledged} actions acknowledged, {took:.0f} s: {kinds}"


@pytest.mark.anyio
@pytest.mark.postgres
@pytest.mark.redis
@pytest.mark.parametrize("name", GROUNDS)
async def test_nobody_loses_anything(name: str, tmp_path: Path) -> None:
    with GROUNDS[name](tmp_path) as ground:
        await ground.invite(SEED, PAUSE, KINDS)
        mixer = Mixer(ground, FAULTS // 2, SEED)
        try:
            async with ground.watched() as witness:
                while not mixer.is_done:
                    await mixer.run_lap()
                    await check_lap(ground, witness)
            await check_afterwards(ground)
        except Exception as wrong:
            wrong.add_note("\n".join(mixer.history[-LAP:]))
            raise
    sys.stderr.write(f"{name}: {mixer.said()}\n")


async def check_lap(ground: Ground, witness: Witness) -> None:
    """Nothing was lost by all that, and nobody died by themselves; then it is forgotten."""
    assert [process.log for process in ground.processes if not process.is_alive] == []
    await ground.is_ready()
    assert await check_everything(ground.settings, ground.parties, ground.servers[0].address, witness)
    for party in ground.parties:
        party.played.clear()


async def check_afterwards(ground: Ground) -> None:
    """Nothing has stayed broken."""
    await check_bus(ground.bus, len(ground.processes))
    await check_flags_fall(ground.parties[0])
    assert ground.faults() == []
