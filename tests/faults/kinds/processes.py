"""Processes that die, and processes that stand still."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from metropole.server.tables.clocks import SILENCE
from tests.faults.grounds import Ground
from tests.faults.mixture import fault, has_several, is_postgres, seconds
from tests.faults.servers import Running
from tests.processes import descendants

STILL = 0.1, 8.0  # seconds that something stands still
NOTICED = SILENCE / 1000  # seconds without a heartbeat, after which it is an outage


@contextmanager
def frozen(pids: Sequence[int]) -> Iterator[None]:
    """Processes that stand still."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def restart(processes: Sequence[Running]) -> None:
    for process in processes:
        process.kill()
    for process in processes:
        process.start()


@fault(weight=12)
async def kill_a_server(ground: Ground, rng: random.Random) -> None:
    restart([rng.choice(ground.servers)])


@fault(weight=2)
async def kill_a_server_while_it_starts(ground: Ground, rng: random.Random) -> None:
    server = rng.choice(ground.servers)
    restart([server])
    await asyncio.sleep(rng.uniform(0, 0.4))
    restart([server])


@fault(weight=3)
async def keep_all_servers_down(ground: Ground, rng: random.Random) -> None:
    """Where there may be others, the server takes one that was just killed for alive."""
    for server in ground.servers:
        server.kill()
    with ground.nobody_can_move(is_dead=True, least=NOTICED if has_several(ground) else 0.0):
        await asyncio.sleep(seconds(rng, *STILL))
    for server in ground.servers:
        server.start()


@fault(weight=3, fits=has_several)
async def keep_one_server_down(ground: Ground, rng: random.Random) -> None:
    server = rng.choice(ground.servers)
    server.kill()
    await asyncio.sleep(seconds(rng, *STILL))
    server.start()


@fault(weight=2)
async def kill_a_worker(ground: Ground, rng: random.Random) -> None:
    restart([rng.choice(ground.workers)])


@fault(weight=2)
async def kill_a_thinker(ground: Ground, rng: random.Random) -> None:
    """Whatever a server or a worker has started beside itself."""
    for pid in rng.sample(started := rng.choice(ground.processes).thinkers(), min(1, len(started))):
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


@fault(weight=4)
async def freeze_all_servers(ground: Ground, rng: random.Random) -> None:
    with frozen([server.pid for server in ground.servers]), ground.nobody_can_move(is_dead=True, least=NOTICED):
        await asyncio.sleep(seconds(rng, *STILL))


@fault(weight=3, fits=has_several)
async def freeze_one_server(ground: Ground, rng: random.Random) -> None:
    with frozen([rng.choice(ground.servers).pid]):
        await asyncio.sleep(seconds(rng, *STILL))


@fault(weight=2)
async def freeze_a_worker(ground: Ground, rng: random.Random) -> None:
    worker = rng.choice(ground.workers)
    with frozen([worker.pid, *worker.thinkers()]):
        await asyncio.sleep(seconds(rng, *STILL))


@fault(weight=3, fits=is_postgres)
async def freeze_postgres(ground: Ground, rng: random.Random) -> None:
    assert ground.postgres is not None
    with frozen([ground.postgres.pid, *descendants(ground.postgres.pid)]), ground.nobody_can_move():
        await asyncio.sleep(seconds(rng, *STILL))


@fault(weight=2, fits=is_postgres)
async def restart_postgres(ground: Ground, rng: random.Random) -> None:
    """In order, at once, or killed."""
    assert ground.postgres is not None
    await asyncio.to_thread(ground.postgres.stop, rng.choice((signal.SIGINT, signal.SIGQUIT, signal.SIGKILL)))
    with ground.nobody_can_move():
        await asyncio.sleep(seconds(rng, *STILL) / 2)
    await asyncio.to_thread(ground.postgres.start)
