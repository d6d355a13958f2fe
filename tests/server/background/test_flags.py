"""Flags fall when time is really up, whatever else is overdue, excused or broken."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from metropole.server.background.flags import FAULTY, flag_overdue
from metropole.server.background.heartbeats import Heartbeats
from metropole.server.broadcast.broadcaster import TableBroadcaster
from metropole.server.bus import LocalBus
from metropole.server.metrics import Metrics
from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import tables
from metropole.server.tables import acts, store
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.clocks import MOST_LAG, Pace
from metropole.server.tables.deadlines import PAGE
from metropole.server.tables.journal import Journal
from metropole.server.tables.live import LiveTables
from metropole.server.tables.table import Table
from metropole.server.tables.unsaved import MoveRequest
from tests.server.grounds import Hands, add_people, all_rows
from tests.server.tables.tabled import terms

pytestmark = pytest.mark.anyio
MANY = 130


class Hall:
    """Rated tables of one process, and how often their logs were read."""

    def __init__(self, database: Database, journal: Journal) -> None:
        self.database = database
        self.live = LiveTables(database, journal, LocalBus(), Metrics(), TableBroadcaster(database), "p")
        self.heart = Heartbeats(database, self.live, "p", is_only_one=True)
        self.read: Counter[str] = Counter()

    async def open(self, *ids: str, bank: int = 60_000) -> None:
        ada, bob = (ActRequest(now(), user) for user in ("u0", "u1"))
        for id in ids:
            agreed = terms("metro", id=id, is_rated=True, pace=Pace(bank=bank))
            sitting = [lambda table: acts.sit(table, ada, 0), lambda table: acts.sit(table, bob, 1)]
            await self.live.open(Table(agreed), [*sitting, lambda table: acts.start(table, ada, Random(1))])

    async def statuses(self) -> dict[str, str]:
        return {row.id: row.status for row in await all_rows(self.database, tables)}

    async def look(self) -> int:
        """Let flags fall; answers how many logs were read for it."""
        self.read.clear()
        await flag_overdue(self.live)
        return self.read.total()


@pytest.fixture
async def hall(database: Database, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    await add_people(database, "u0", "u1")
    async with Journal(database, Metrics()) as journal:
        hall = Hall(database, journal)
        load = store.load

        async def counted(where: Database, id: str) -> Any:
            hall.read[id] += 1
            return await load(where, id)

        monkeypatch.setattr(store, "load", counted)
        await hall.heart.begin()
        yield hall


@pytest.mark.slow
async def test_what_an_outage_excused_is_not_even_looked_at(hall: Hall, hands: Hands) -> None:
    """Of many, and one that is due: it falls at the first look, and nothing else is read, now or later."""
    await hall.open(*(f"excused{number}" for number in range(MANY)))
    hands.go_on(3600)
    await hall.heart.beat()
    await hall.open("due", bank=2000)
    hands.go_on(2.75)
    assert await hall.look() == 1
    found = await hall.statuses()
    assert found.pop("due") == "finished"
    assert set(found.values()) == {"running"}
    assert await hall.look() == 0
    hands.go_on(58.5)
    await hall.heart.beat()


@pytest.mark.slow
async def test_what_is_excused_for_other_reasons_is_read_once(hall: Hall, hands: Hands) -> None:
    """As where a row does not know yet of an outage: the last of many falls at the first look all the same."""
    await hall.open(*(f"excused{number}" for number in range(PAGE * 2)))
    hall.live.past_outages = [(now(), now() + 3_500_000)]
    hands.go_on(3540)
    await hall.open("due", bank=1000)
    hall.live.beaten_at = now()
    hands.go_on(2)
    assert await hall.look() == PAGE * 2 + 1
    found = await hall.statuses()
    assert (found.pop("due"), set(found.values())) == ("finished", {"running"})
    assert await hall.look() == 0
    hall.live.beaten_at = now() + 30_000
    hands.go_on(20)
    await flag_overdue(hall.live)
    assert set((await hall.statuses()).values()) == {"finished"}, "and when its time has come, everybody's falls"


async def test_a_table_that_cannot_be_read_holds_up_nobody(
    hall: Hall, hands: Hands, caplog: pytest.LogCaptureFixture
) -> None:
    await hall.open("broken", bank=1000)
    await hall.open("due", bank=1500)
    async with hall.database.writing() as connection:
        await connection.execute(update(tables).where(tables.c.id == "broken").values(rules=99))
    hands.go_on(2.5)
    assert await hall.look() == 2
    assert (await hall.statuses())["due"] == "finished"
    assert [record.fields["work"] for record in caplog.records if record.msg == "fault"] == ["flags"]  # type: ignore[attr-defined]
    assert await hall.look() == 0
    hall.live.beaten_at = now() + FAULTY
    hands.go_on(FAULTY / 1000 + 1)
    assert await hall.look() == 1, "perhaps it can be read by then"


async def test_whatever_goes_wrong_with_one_the_others_fall(
    hall: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.open("first", "second", bank=1000)
    judge = acts.flag

    def stumble(table: Table, *more: Any) -> Any:
        if table.terms.id == "first":
            raise ValueError("a fault of ours")
        return judge(table, *more)

    monkeypatch.setattr(acts, "flag", stumble)
    hands.go_on(2)
    await hall.look()
    assert await hall.statuses() == {"first": "running", "second": "finished"}


async def test_time_is_not_up_before_no_lag_could_excuse_it(hall: Hall, hands: Hands) -> None:
    await hall.open("t", bank=1000)
    hands.go_on(1 + MOST_LAG / 1000)
    assert await hall.look() == 0
    hands.go_on(0.25)
    assert await hall.look() == 1
    assert await hall.statuses() == {"t": "finished"}


async def test_a_move_that_is_to_come_again_is_waited_for(hall: Hall, hands: Hands) -> None:
    await hall.open("t", bank=1000)
    hands.go_on(0.5)
    mover = (await hall.live.look("t")).awaited()
    assert mover is not None
    assert mover.user is not None
    hall.live.at("t").unsaved.keep(mover.user, MoveRequest("mine", 3, "draw"), now(), now())
    hands.go_on(1.5)
    await hall.look()
    assert await hall.statuses() == {"t": "running"}
    hall.live.beaten_at = now() + 20_000
    hands.go_on(20)
    await hall.look()
    assert await hall.statuses() == {"t": "finished"}, "it did not come again"
