"""An analysis outlives whoever is at it: a worker that is killed, and a server that is killed and started again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from metropole.analysis import DEPTHS, GameAnalysis, analyse
from metropole.server.settings import Settings
from metropole.server.storage import schema
from metropole.server.storage.database import Database
from tests.analysis.games import recorded
from tests.faults.servers import Server, Worker
from tests.patience import PATIENCE
from tests.server.client import Browser

pytestmark = pytest.mark.anyio
DEPTH = "quick"


async def far_enough(browser: Browser, progress: dict[str, Any], least: int) -> dict[str, Any]:
    """How an analysis stands when so many moments are judged, or all."""
    async with asyncio.timeout(PATIENCE):
        while progress["done"] < least and progress["status"] != "done":
            await asyncio.sleep(0.1)
            progress = await asyncio.to_thread(browser.get, f"/api/analyses/{progress['id']}")
    return progress


async def check_result(browser: Browser, progress: dict[str, Any], game: str) -> None:
    """It is what one process makes of the game in one go."""
    async with asyncio.timeout(PATIENCE):
        while progress["status"] != "done":
            await asyncio.sleep(0.1)
            progress = await asyncio.to_thread(browser.get, f"/api/analyses/{progress['id']}")
    result = await asyncio.to_thread(browser.get, f"/api/analyses/{progress['id']}/result")
    record = recorded(game)
    whole = GameAnalysis(record, tuple(analyse(record, DEPTHS[DEPTH]))).to_json()
    assert result["chances"] == [list(chances) for chances in whole["chances"]]
    assert result["worst"] == whole["worst"]


async def test_a_worker_is_killed_while_it_analyses(shared: Settings, tmp_path: Path) -> None:
    """The other goes on where it was; two people wait for the same, and it is made once."""
    server = Server(shared, tmp_path, thinkers=0)
    workers = [Worker(shared, tmp_path, name) for name in ("one", "other")]
    database = Database(shared)
    with server, workers[0], workers[1]:
        await server.is_ready()
        ada, bob = [await asyncio.to_thread(Browser, server.address, name) for name in ("Ada", "Bob")]
        wanted = {"record": recorded("metro").to_json(), "depth": DEPTH}
        progress = ada.post("/api/analyses", wanted)
        assert bob.post("/api/analyses", wanted)["id"] == progress["id"]
        progress = await far_enough(ada, progress, 1)
        async with database.reading() as connection:
            lease = (
                await connection.execute(select(schema.leases).where(schema.leases.c.name == progress["id"]))
            ).one()
            assert len((await connection.execute(select(schema.analyses))).all()) == 1
        [holder] = [worker for worker in workers if f"-{worker.pid}-" in lease.holder]
        holder.kill()
        await check_result(bob, progress, "metro")
    await database.close()


async def test_a_server_is_killed_and_started_again_while_it_analyses(shared: Settings, tmp_path: Path) -> None:
    """What was judged before is kept: it never goes back."""
    with Server(shared, tmp_path) as server:
        await server.is_ready()
        ada = await asyncio.to_thread(Browser, server.address, "Ada")
        progress = ada.post("/api/analyses", {"record": recorded("metro").to_json(), "depth": DEPTH})
        progress = await far_enough(ada, progress, 2)
        server.kill()
        server.start()
        await server.is_ready()
        again = await asyncio.to_thread(ada.get, f"/api/analyses/{progress['id']}")
        assert again["done"] >= progress["done"]
        await check_result(ada, again, "metro")
