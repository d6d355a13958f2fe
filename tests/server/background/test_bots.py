"""Who thinks for a table: leases that two cannot hold, that run out and are taken over."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from metropole.server.background import bots
from metropole.server.background.bots import LEASE, BotPlayers, Leases
from metropole.server.broadcast.broadcaster import TableBroadcaster
from metropole.server.bus import LocalBus
from metropole.server.metrics import Metrics
from metropole.server.storage.database import Database, now
from metropole.server.tables import acts
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.journal import Journal
from metropole.server.tables.live import LiveTables
from metropole.server.tables.table import Table
from metropole.server.tables.thinkers import Thinkers
from tests.server.grounds import add_people, add_table
from tests.server.tables.tabled import terms

pytestmark = pytest.mark.anyio


async def test_a_lease_has_one_holder_until_it_runs_out(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = Leases(database, "one"), Leases(database, "other")
    assert await one.take("t", 1)
    assert not await other.take("t", 1)
    assert await one.take("t", 2), "its holder renews it"
    monkeypatch.setattr(bots, "now", lambda: now() + LEASE + 1)
    assert await other.take("t", 2)
    assert not await one.take("t", 2)
    monkeypatch.setattr(bots, "now", lambda: now() + 100 * LEASE)
    await one.sweep()
    assert await one.take("t", 3)


async def test_of_many_who_take_a_lease_at_once_one_has_it(database: Database) -> None:
    taken = await asyncio.gather(*(Leases(database, f"p{number}").take("t", 1) for number in range(6)))
    assert sum(taken) == 1


async def test_tables_wait_whose_bots_nobody_thinks_for(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    await add_people(database, "ada")
    await add_table(database, "held", ["ada"], awaits_bot=True, changed_at=1)
    await add_table(database, "free", ["ada"], awaits_bot=True, changed_at=2)
    await add_table(database, "over", ["ada"], awaits_bot=True, status="finished")
    await add_table(database, "mine", ["ada"], awaits_bot=False)
    leases = Leases(database, "one")
    await leases.take("held", 1)
    assert await leases.waiting() == ["free"]
    monkeypatch.setattr(bots, "now", lambda: now() + LEASE + 1)
    assert await leases.waiting() == ["held", "free"]


class AtOnce(Thinkers):
    """Thinks without a process."""

    def __init__(self) -> None:
        """It needs none."""

    async def _run(self, *work: Any) -> Any:
        return work[0](*work[1:])

    def close(self) -> None:
        """Nothing is open."""


async def test_bots_play_until_a_person_is_to_move_and_only_for_one_holder(database: Database) -> None:
    await add_people(database, "u0")
    async with Journal(database, Metrics()) as journal:
        tables = LiveTables(database, journal, LocalBus(), Metrics(), TableBroadcaster(database), "p")
        at = ActRequest(now(), "u0")
        seating = [
            lambda table: acts.sit(table, at, 2),
            lambda table: acts.seat_bot(table, at, 0, "novice"),
            lambda table: acts.seat_bot(table, at, 1, "novice"),
            lambda table: acts.start(table, at, random.Random(1)),
        ]
        await tables.open(Table(terms("metro", 3)), seating)
        elsewhere = Leases(database, "elsewhere")
        assert await elsewhere.take("t", 4)
        players = BotPlayers(tables, AtOnce(), "here")
        await players._play("t")
        assert (await tables.look("t")).version == 4, "another process has it"
        await asyncio.gather(BotPlayers(tables, AtOnce(), "elsewhere")._play("t"), players._play("t"))
        table = await tables.look("t")
        assert table.turn == 2
        assert {user for _, user in table.actors} == {None}
