"""Background tasks go on, whatever happens to them; what happened is logged and counted, and readiness knows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy.exc import OperationalError

from metropole.server.background import runner as running
from metropole.server.background.runner import TaskRunner
from metropole.server.metrics import Metrics
from metropole.server.task_health import STEADY, TOO_MANY, TaskHealth
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio


class Now:
    """A clock that tests put forward."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


@pytest.fixture
def runner(metrics: Metrics, monkeypatch: pytest.MonkeyPatch) -> TaskRunner:
    monkeypatch.setattr(running, "FIRST_PAUSE", 0.001)
    monkeypatch.setattr(running, "LONGEST_PAUSE", 0.002)
    return TaskRunner(TaskHealth(metrics))


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.001)


def faults(metrics: Metrics, name: str) -> float:
    count: float = metrics.task_faults.labels(name)._value.get()
    return count


async def test_a_fault_is_logged_and_stops_no_task(
    runner: TaskRunner, metrics: Metrics, caplog: pytest.LogCaptureFixture
) -> None:
    calls = 0

    async def stumble() -> None:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise ValueError("a fault of ours")

    async with runner:
        runner.every(0.001, "stumble", stumble)
        await until(lambda: calls >= 3)
    done = calls
    await asyncio.sleep(0.01)
    assert calls == done, "it ends with the runner"
    assert [(record.levelname, record.getMessage()) for record in caplog.records] == [("ERROR", "fault")]
    assert faults(metrics, "stumble") == 1
    assert "metropole_task_done_timestamp_seconds" in metrics.text().decode()


@pytest.mark.parametrize("end", [None, ValueError, asyncio.CancelledError, BaseExceptionGroup("", [KeyError()])])
async def test_what_should_go_on_is_started_again(
    runner: TaskRunner, metrics: Metrics, caplog: pytest.LogCaptureFixture, end: BaseException | None
) -> None:
    """Also where it merely ends, or where something that it waits for was cancelled."""
    calls = 0

    async def endless() -> None:
        nonlocal calls
        calls += 1
        if calls > 2:
            await asyncio.Event().wait()
        if end is not None:
            raise end

    async with runner:
        runner.start("endless", endless)
        await until(lambda: calls == 3)
    assert faults(metrics, "endless") == 2
    assert [record.levelname for record in caplog.records] == ["ERROR", "ERROR"]


async def test_the_pause_before_the_next_time_grows(runner: TaskRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses, sleep = list[float](), asyncio.sleep

    async def noted(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    async def fails() -> None:
        raise ValueError

    monkeypatch.setattr(running, "FIRST_PAUSE", 0.1)
    monkeypatch.setattr(running, "LONGEST_PAUSE", 1.0)
    monkeypatch.setattr(asyncio, "sleep", noted)
    async with runner:
        runner.start("fails", fails)
        while len(pauses) < 6:
            await sleep(0)
    assert pauses[:6] == [0.2, 0.4, 0.8, 1.0, 1.0, 1.0]


async def test_a_database_that_is_away_is_no_fault_of_the_task(
    runner: TaskRunner, metrics: Metrics, caplog: pytest.LogCaptureFixture
) -> None:
    calls = 0

    async def asks() -> None:
        nonlocal calls
        calls += 1
        raise OperationalError("select", {}, OSError())

    caplog.set_level("INFO", "metropole")
    async with runner:
        runner.every(0.001, "asks", asks)
        await until(lambda: calls > TOO_MANY)
    assert faults(metrics, "asks") == 0
    assert runner.health.failing == []
    assert {record.getMessage() for record in caplog.records} == {"database_trouble"}


async def test_something_done_beside_is_watched_too(runner: TaskRunner, metrics: Metrics) -> None:
    async def fails() -> None:
        raise KeyError

    async with runner:
        runner.once("aside", fails())
        await until(lambda: faults(metrics, "aside") == 1)


async def test_a_task_that_fails_again_and_again_is_known(metrics: Metrics) -> None:
    clock = Now()
    health = TaskHealth(metrics, clock)
    for _ in range(TOO_MANY):
        assert health.failing == []
        health.begins("bus")
        health.fails("bus")
        health.fails("sweep")
    assert health.failing == ["bus", "sweep"]
    health.succeeds("sweep")
    health.begins("bus")
    assert health.failing == ["bus"], "it has only just begun"
    clock.at += STEADY
    assert health.failing == []
    health.fails("bus")
    assert health.failing == [], "it was well for long: that was the first time"
