"""Of several processes one is killed: the others go on with what it did."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select

from metropole.server.settings import Settings
from metropole.server.storage import schema
from metropole.server.storage.database import Database
from tests.faults.checks import check_everything
from tests.faults.parties import gathered, play_at_least, playing
from tests.faults.players import Moments
from tests.faults.servers import Server, Worker
from tests.patience import PATIENCE

KINDS = (
    {"people": 2, "game": "metropolys", "is_rated": True},
    {"people": 3, "game": "metro"},
    {"people": 2, "game": "metro", "bots": ["novice"], "is_rated": True},
)
THINKING = {"people": 1, "game": "metro", "bots": ["master"]}


@pytest.mark.anyio
async def test_one_of_two_servers_is_killed(two_servers: tuple[Server, Server], shared: Settings) -> None:
    one, other = two_servers
    both, moments = [one.address, other.address], Moments()
    await one.is_ready()
    await other.is_ready()
    parties = await gathered([both, both[::-1]], moments, 4, 0.1, KINDS)
    async with playing(parties):
        for killed in (one, other):
            await play_at_least(moments, 20)
            killed.kill()
            await play_at_least(moments, 20)
            killed.start()
        one.kill()
        await play_at_least(moments, 20)
    assert await check_everything(shared, parties, other.address)
    assert one.faults() == other.faults() == []


@pytest.mark.anyio
async def test_a_worker_is_killed_while_its_bot_thinks(shared: Settings, tmp_path: Path) -> None:
    """Another one thinks for that table when the lease has run out, and the bot moves once."""
    server, moments = Server(shared, tmp_path, thinkers=0), Moments()
    workers = [Worker(shared, tmp_path, name) for name in ("one", "other")]
    database = Database(shared)
    with server, workers[0], workers[1]:
        await server.is_ready()
        [party] = await gathered(
            [[server.address]], moments, 5, 0.0, [{"people": 1, "game": "metro", "bots": ["master"]}]
        )
        [person, spectator] = await party.sit_down()
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(one.run()) for one in (person, spectator)]
            thinker = await _who_thinks(database, party.tables[0], workers)
            version = person.version or 0
            thinker.kill()
            async with asyncio.timeout(PATIENCE):
                while (person.version or 0) <= version:
                    await asyncio.sleep(0.05)
            for task in tasks:
                task.cancel()
        await check_everything(shared, [party], server.address)  # if the bot began, nobody else need have acted
    await database.close()


async def _who_thinks(database: Database, table_id: str, workers: list[Worker]) -> Worker:
    """The worker that has been thinking for a table for a moment."""
    leases, tables = schema.leases, schema.tables
    thinking = (
        select(leases).join(tables, tables.c.id == leases.c.name).where(tables.c.id == table_id, tables.c.awaits_bot)
    )
    while True:
        await asyncio.sleep(0.5)
        async with database.reading() as connection:
            row = (await connection.execute(thinking)).one_or_none()
        found = [worker for worker in workers if row and f"-{worker.pid}-" in row.holder]
        if found:
            return found[0]
