"""Leases: two cannot hold one, they are for one version, they run out and are taken over, never while they are kept."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from metropole.server.background import leases
from metropole.server.background.leases import LEASE, Leases
from metropole.server.settings import Settings
from metropole.server.storage.database import Database, now
from tests.patience import PATIENCE
from tests.server.grounds import Clock

pytestmark = pytest.mark.anyio


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(leases, "now", clock)
    return clock


async def test_a_lease_has_one_holder_until_it_runs_out(database: Database, clock: Clock) -> None:
    one, other = Leases(database, "one"), Leases(database, "other")
    assert await one.take("t", 1)
    assert not await other.take("t", 1)
    assert await one.take("t", 1), "its holder renews it"
    clock.ahead = LEASE // 1000
    assert await other.take("t", 1)
    assert not await one.take("t", 1)
    clock.ahead = 1000
    await one.sweep()
    assert await one.take("t", 1)


async def test_a_lease_of_an_earlier_version_holds_nobody_up(database: Database) -> None:
    one, other = Leases(database, "one"), Leases(database, "other")
    assert await one.take("t", 1)
    assert await other.take("t", 2), "the table has moved on"
    assert not await one.take("t", 2)
    assert not await one.take("t", 1), "who comes late does not take it back"


async def test_of_many_who_take_a_lease_at_once_one_has_it(database: Database) -> None:
    taken = await asyncio.gather(*(Leases(database, f"p{number}").take("t", 1) for number in range(6)))
    assert sum(taken) == 1


class FailingAtTimes(Leases):
    """Every second time the database is away."""

    def __init__(self, database: Database, holder: str) -> None:
        super().__init__(database, holder)
        self._times = itertools.count()

    async def take(self, name: str, version: int = 0) -> bool:
        if next(self._times) % 2:
            raise OSError
        return await super().take(name, version)


async def test_nobody_gets_a_lease_that_is_kept_though_one_renewal_fails(
    migrated_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Time goes on only while the holder waits to renew it. Just before each renewal another tries, and every second
    renewal comes to nothing.
    """
    passed, tried = now(), list[bool]()
    database = Database(Settings(database=migrated_sqlite))
    one, other = FailingAtTimes(database, "one"), Leases(database, "other")

    async def waited(over: asyncio.Event, seconds: float) -> bool:
        nonlocal passed
        passed += int(seconds * 1000)
        tried.append(await other.take("t", 1))
        return over.is_set()

    monkeypatch.setattr(leases, "now", lambda: passed)
    monkeypatch.setattr(leases, "comes_within", waited)
    async with asyncio.timeout(PATIENCE):
        async with one.holding("t", 1) as is_ours:
            assert is_ours
            while len(tried) < 8:
                await asyncio.sleep(0.001)
    await database.close()
    assert tried[:8] == [False] * 8


async def test_a_lease_that_is_over_is_not_renewed_any_more(migrated_sqlite: str) -> None:
    database = Database(Settings(database=migrated_sqlite))
    before = asyncio.all_tasks()
    async with Leases(database, "one").holding("t") as is_ours:
        assert is_ours
        assert len(asyncio.all_tasks() - before) == 1
    assert asyncio.all_tasks() == before
    await database.close()
