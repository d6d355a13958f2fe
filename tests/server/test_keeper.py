"""Upkeep goes on, whatever happens to it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from metropole.server.keeper import Keeper

pytestmark = pytest.mark.anyio


async def test_a_fault_is_told_and_stops_no_upkeep(caplog: pytest.LogCaptureFixture) -> None:
    calls = 0

    async def stumble() -> None:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise ValueError("a fault of ours")

    keeper = Keeper(cast("Any", SimpleNamespace(database=None)))
    task = asyncio.create_task(keeper._repeat(0.001, stumble))
    async with asyncio.timeout(5):
        while calls < 3:
            await asyncio.sleep(0.001)
    task.cancel()
    assert [(record.levelname, record.getMessage()) for record in caplog.records] == [("ERROR", "fault")]
