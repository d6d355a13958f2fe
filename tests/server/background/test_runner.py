"""Background tasks go on, whatever happens to them."""

from __future__ import annotations

import asyncio

import pytest

from metropole.server.background.runner import TaskRunner
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio


async def test_a_fault_is_logged_and_stops_no_task(caplog: pytest.LogCaptureFixture) -> None:
    calls = 0

    async def stumble() -> None:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise ValueError("a fault of ours")

    async with TaskRunner() as runner, asyncio.timeout(PATIENCE):
        runner.every(0.001, "stumble", stumble)
        while calls < 3:
            await asyncio.sleep(0.001)
    done = calls
    await asyncio.sleep(0.01)
    assert calls == done, "it ends with the runner"
    assert [(record.levelname, record.getMessage()) for record in caplog.records] == [("ERROR", "fault")]
