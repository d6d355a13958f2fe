"""A bus that lies, hangs, or is gone."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from collections.abc import Callable

from redis.asyncio import Redis

from metropole.server.bus import BusMessage
from metropole.server.redis_bus import CHANNEL
from tests.faults.grounds import Ground
from tests.faults.kinds.processes import STILL, frozen
from tests.faults.mixture import fault, has_bus, seconds

LONG = 1024 * 1024  # bytes
DEEP = 100_000  # brackets
MOST_AT_ONCE = 20
SMALL = (b"", b"null", b"17", b"[]", b'"table"', b"[{}]", b"{}", b"NaN", b"1e999", b'{"table":"\\ud800"}')


def _said(ground: Ground, rng: random.Random, **more: object) -> bytes:
    """What a process would say of a table that is played at, except for what is given."""
    usual = BusMessage("another", rng.choice(ground.tables) if ground.tables else "", 1)
    return json.dumps({**usual._asdict(), **more}).encode()


POISONS: tuple[Callable[[Ground, random.Random], bytes], ...] = (
    lambda ground, rng: rng.randbytes(rng.randrange(1, 200)),  # nothing that anybody would say
    lambda ground, rng: _said(ground, rng)[: rng.randrange(40)],  # cut off
    lambda ground, rng: rng.choice(
        (b"null", b"17", b"[]", b'"table"', b"[{}]", b"{}", b"NaN", b"1e999", b'{"table":"\\ud800"}')
    ),
    lambda ground, rng: b"[" * DEEP,
    lambda ground, rng: b'"' + b"x" * LONG + b'"',
    lambda ground, rng: _said(ground, rng, kind="celebrated", details={"of": "a newer version"}),
    lambda ground, rng: _said(ground, rng, version=rng.choice((-1, 10**30, 1.5, "2", None, [], {}, True))),
    lambda ground, rng: _said(ground, rng, version=10**6),  # which nobody will ever find
    lambda ground, rng: _said(ground, rng, table=rng.choice((None, 7, [], {}, "", "\0", "\ud800", "x" * LONG))),
    lambda ground, rng: _said(ground, rng, chat=rng.choice((-1, 10**30, "1", [1], {}, 0.5, 10**9))),
    lambda ground, rng: _said(ground, rng, turn_user=rng.choice((7, [], {}, "", "\0", "x" * LONG))),
    lambda ground, rng: _said(ground, rng, awaits_bot=rng.choice(("yes", 1, [], {}, True))),
    lambda ground, rng: _said(ground, rng, table="nowhere", awaits_bot=True),
    lambda ground, rng: _said(ground, rng, muted_by=rng.choice((7, [], {}, "", "\0", "x" * LONG))),
    lambda ground, rng: _said(ground, rng, sender=rng.choice((7, [], None, {}, "x" * LONG))),
)


@fault(weight=4, fits=has_bus)
async def poison_the_bus(ground: Ground, rng: random.Random) -> None:
    """Some messages that no process of this version would send."""
    assert ground.bus is not None
    async with Redis.from_url(ground.bus.address) as redis:
        for _ in range(rng.randint(1, MOST_AT_ONCE)):
            await redis.publish(CHANNEL, rng.choice(POISONS)(ground, rng))


@fault(weight=3, fits=has_bus)
async def freeze_the_bus(ground: Ground, rng: random.Random) -> None:
    assert ground.bus is not None
    with frozen([ground.bus.pid]):
        await asyncio.sleep(seconds(rng, *STILL))


@fault(weight=3, fits=has_bus)
async def restart_the_bus(ground: Ground, rng: random.Random) -> None:
    assert ground.bus is not None
    await asyncio.to_thread(ground.bus.stop, signal.SIGKILL)
    await asyncio.sleep(seconds(rng, *STILL) / 2)
    await asyncio.to_thread(ground.bus.start)


@fault(weight=2, fits=has_bus)
async def throw_off_the_bus(ground: Ground, rng: random.Random) -> None:
    """Its connections are ended: those that listen, those that tell, or all."""
    assert ground.bus is not None
    kinds = rng.choice((("pubsub",), ("normal",), ("pubsub", "normal")))
    async with Redis.from_url(ground.bus.address) as redis:
        for kind in kinds:
            await redis.client_kill_filter(_type=kind, skipme=True)
