"""While nobody could move, no clock has run."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

import pytest

from metropole.server.settings import Settings
from metropole.server.storage.database import Database, now
from metropole.server.tables import store
from metropole.server.tables.clocks import SILENCE
from tests.faults.parties import Party, gathered
from tests.faults.players import Moments, Playing
from tests.faults.servers import UNLIMITED, Server, Worker
from tests.server import services

THOUGHT, DOWN = 3.0, 5.0  # seconds
NOT_READY = 300  # milliseconds between the first heartbeat and the first answer
AWRY = 2_000  # milliseconds: how much of it a heartbeat a second may miss
KINDS = ({"people": 2, "game": "metro", "more": {"pace": {"bank": 600_000}}},)


@pytest.mark.anyio
@pytest.mark.parametrize("has_worker", [False, True])
async def test_no_time_is_charged_while_the_server_is_down(has_worker: bool, tmp_path: Path) -> None:
    """Neither if a worker lives meanwhile: nobody can move through a worker."""
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'metropole.db'}", limits=UNLIMITED)
    server, worker = Server(settings, tmp_path), Worker(settings, tmp_path, "one")
    with server, worker if has_worker else nullcontext():
        await server.is_ready()
        [party] = await gathered([[server.address]], Moments(), 6, 0.0, KINDS)
        here = await party.sit_down()
        await asyncio.sleep(THOUGHT)  # the one to move thinks, and the server's heart beats
        server.kill()
        await asyncio.sleep(DOWN)
        server.start()
        await server.is_ready()
        await _move(here)
        await _check_first_move(settings, party)


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_quick_restart_is_charged_to_nobody(
    kind: str, new_address: Callable[[str], str], tmp_path: Path
) -> None:
    settings = Settings(database=new_address(kind), limits=UNLIMITED)
    with Server(settings, tmp_path) as server:
        await server.is_ready()
        [party] = await gathered([[server.address]], Moments(), 6, 0.0, KINDS)
        here = await party.sit_down()
        await asyncio.to_thread(server.stop)
        gone = now()
        server.start()
        await server.is_ready()
        back = now()
        await _move(here)
    used, passed = await _first_move(settings, party)
    assert back - gone < SILENCE, "it was not quick"
    assert used <= passed - (back - gone) + NOT_READY


@pytest.mark.anyio
@pytest.mark.postgres
async def test_no_time_is_charged_while_the_database_is_away(tmp_path: Path) -> None:
    """Not even if somebody moves as soon as it is back."""
    with (
        services.postgres_service(is_safe=False) as postgres,
        services.new_database(postgres.address, "all") as address,
    ):
        settings = Settings(database=address, limits=UNLIMITED)
        with Server(settings, tmp_path) as server:
            await server.is_ready()
            [party] = await gathered([[server.address]], Moments(), 6, 0.0, KINDS)
            here = await party.sit_down()
            await asyncio.sleep(THOUGHT)
            await asyncio.to_thread(postgres.stop)
            moving = asyncio.create_task(_move(here))
            await asyncio.sleep(DOWN)
            await asyncio.to_thread(postgres.start)
            await moving
            await _check_first_move(settings, party)


async def _move(here: list[Playing]) -> None:
    """Let people play until somebody has moved."""
    tasks = [asyncio.create_task(one.run()) for one in here]
    await here[0].person.moments.until("acknowledged")
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _check_first_move(settings: Settings, party: Party) -> None:
    used, passed = await _first_move(settings, party)
    assert THOUGHT * 1000 - AWRY < used < passed - DOWN * 1000 + AWRY


async def _first_move(settings: Settings, party: Party) -> tuple[int, int]:
    """What the first move was charged, and how long it really took, in milliseconds."""
    database = Database(settings)
    entries = (await store.load(database, party.tables[0])).entries
    await database.close()
    began = next(entry.at for entry in entries if entry.kind == "started")
    move = next(entry for entry in entries if entry.kind == "played")
    return move.details["used"], move.at - began
