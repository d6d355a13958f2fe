"""Wall clocks that are set, by people or by a time server."""

from __future__ import annotations

import random

from tests.faults.grounds import Ground
from tests.faults.mixture import fault, has_several

HOUR = 3600.0


@fault(weight=4)
async def set_all_clocks(ground: Ground, rng: random.Random) -> None:
    """That of the machine, to at most an hour off the true time."""
    ground.set_clocks(ground.processes, rng.uniform(-HOUR, HOUR))


@fault(weight=2, fits=has_several)
async def set_one_clock(ground: Ground, rng: random.Random) -> None:
    """Of several machines, one is wrong."""
    ground.set_clocks([rng.choice(ground.processes)], rng.uniform(-HOUR, HOUR))
