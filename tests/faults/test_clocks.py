"""While nobody could move, no clock has run."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path

import pytest
from sqlalchemy import func, select

from metropole.server.settings import Settings
from metropole.server.storage import schema
from metropole.server.storage.database import Database, now
from metropole.server.tables import store
from metropole.server.tables.clocks import MOST_LAG, SILENCE, downtime
from metropole.server.tables.log import Entry
from tests.faults.parties import Party, gathered
from tests.faults.players import Moments, Playing
from tests.faults.servers import UNLIMITED, Server, Worker
from tests.patience import PATIENCE
from tests.server import services

THOUGHT, DOWN, BRIEFLY_DOWN = 2_000, 5_000, 1_000  # milliseconds
QUICK_TRIES = 5
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
        heard = await _think(settings, party)
        server.kill()
        down_for = await _wait(DOWN)
        server.start()
        await server.is_ready()
        await _move(here)
        await _check_first_move(settings, party, heard, down_for)


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_quick_restart_is_charged_to_nobody(
    kind: str, new_address: Callable[[str], str], tmp_path: Path
) -> None:
    """Quick is what no silence would tell. On a busy machine none may be: then it is charged to nobody either."""
    settings = Settings(database=new_address(kind), limits=UNLIMITED)
    down_for = 0
    with Server(settings, tmp_path) as server:
        await server.is_ready()
        [party] = await gathered([[server.address]], Moments(), 6, 0.0, KINDS)
        here = await party.sit_down()
        for _ in range(QUICK_TRIES):
            await asyncio.to_thread(server.stop)
            down_for += await _wait(BRIEFLY_DOWN)
            server.start()
            await server.is_ready()
            if await _is_quick(settings):
                break
        await _move(here)
    move, passed = await _first_move(settings, party)
    assert move.details["used"] <= passed - down_for


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
            heard = await _think(settings, party)
            await asyncio.to_thread(postgres.stop)
            moving = asyncio.create_task(_move(here))
            down_for = await _wait(DOWN)
            await asyncio.to_thread(postgres.start)
            await moving
            await _check_first_move(settings, party, heard, down_for)


async def _think(settings: Settings, party: Party) -> int:
    """Let the one to move think until the server's heart has beaten for so long; when it was last heard."""
    database = Database(settings)
    try:
        began = _begun((await store.load(database, party.tables[0])).entries)
        async with asyncio.timeout(PATIENCE):
            while (heard := await _last_heard(database)) < began + THOUGHT:
                await asyncio.sleep(0.1)
        return heard
    finally:
        await database.close()


async def _last_heard(database: Database) -> int:
    async with database.reading() as connection:
        return await connection.scalar(select(func.max(schema.heartbeats.c.at))) or 0


async def _wait(milliseconds: int) -> int:
    """Wait, by the clock that charges people; answers how long it was."""
    began = now()
    await asyncio.sleep(milliseconds / 1000)
    return now() - began


async def _is_quick(settings: Settings) -> bool:
    """Whether the last outage was shorter than a silence that would have told it."""
    database = Database(settings)
    outages = await store.outages(database, 0)
    await database.close()
    start, end = max(outages)
    return end - start < SILENCE


async def _move(here: list[Playing]) -> None:
    """Let people play until somebody has moved."""
    tasks = [asyncio.create_task(one.run()) for one in here]
    await here[0].person.moments.until("acknowledged")
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _check_first_move(settings: Settings, party: Party, heard: int, down_for: int) -> None:
    """It was charged what was thought before anything failed, and nothing of what failed. On a busy machine the heart
    itself may stand still for a while, or something be written late: that is an outage too. Whatever the move was
    excused is noted with the next heartbeat at the latest.
    """
    move, passed = await _first_move(settings, party)
    database = Database(settings)
    async with asyncio.timeout(PATIENCE):
        while await _last_heard(database) <= move.at:
            await asyncio.sleep(0.1)
    outages = await store.outages(database, 0)
    await database.close()
    began = move.at - passed
    thought = heard - began - downtime(outages, began, heard) - MOST_LAG
    assert thought <= move.details["used"] <= passed - down_for


async def _first_move(settings: Settings, party: Party) -> tuple[Entry, int]:
    """The first move, and how many milliseconds after the beginning it was made."""
    entries = await _entries(settings, party)
    move = next(entry for entry in entries if entry.kind == "played")
    return move, move.at - _begun(entries)


async def _entries(settings: Settings, party: Party) -> Sequence[Entry]:
    database = Database(settings)
    entries = (await store.load(database, party.tables[0])).entries
    await database.close()
    return entries


def _begun(entries: Sequence[Entry]) -> int:
    return next(entry.at for entry in entries if entry.kind == "started")
