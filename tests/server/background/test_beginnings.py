"""Games begin by themselves, once, when everybody has sat for a moment; not where somebody got up or wants to wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from metropole.server.background.beginnings import begin_due
from metropole.server.broadcast.broadcaster import TableBroadcaster
from metropole.server.bus import LocalBus
from metropole.server.metrics import Metrics
from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import log, tables
from metropole.server.tables import acts
from metropole.server.tables.acts import COUNTDOWN, ActRequest
from metropole.server.tables.journal import Journal
from metropole.server.tables.live import Decide, LiveTables
from metropole.server.tables.table import Table
from tests.server.grounds import Hands, add_people, all_rows
from tests.server.tables.tabled import terms

pytestmark = pytest.mark.anyio
WAIT = COUNTDOWN / 1000


class Hall:
    """Two processes that serve the same table."""

    def __init__(self, database: Database, journals: list[Journal]) -> None:
        self.database = database
        self.processes = [
            LiveTables(database, journal, LocalBus(), Metrics(), TableBroadcaster(database), f"p{number}")
            for number, journal in enumerate(journals)
        ]

    async def open(self, players: int = 2) -> None:
        await self.processes[0].open(Table(terms("metro", players)), [self.sitting("u0", 0)])

    def sitting(self, user: str, seat: int) -> Decide:
        return lambda table: acts.sit(table, ActRequest(now(), user), seat)

    async def act(self, decide: Decide, process: int = 0) -> None:
        await self.processes[process].act("t", decide)

    async def begin(self) -> None:
        """All processes look at once."""
        await asyncio.gather(*(begin_due(process) for process in self.processes))

    async def kinds(self) -> list[str]:
        return [row.kind for row in await all_rows(self.database, log)]

    async def row(self) -> Any:
        return (await all_rows(self.database, tables))[0]


@pytest.fixture
async def hall(database: Database, hands: Hands) -> AsyncIterator[Hall]:
    await add_people(database, "u0", "u1", "u2")
    async with Journal(database, Metrics()) as one, Journal(database, Metrics()) as other:
        hall = Hall(database, [one, other])
        await hall.open()
        yield hall


async def test_of_two_processes_one_begins_the_game(hall: Hall, hands: Hands) -> None:
    await hall.act(hall.sitting("u1", 1), process=1)
    hands.go_on(WAIT - 0.1)
    await hall.begin()
    assert await hall.kinds() == ["sat", "sat"], "not before its time"
    hands.go_on(0.1)
    await hall.begin()
    await hall.begin()
    assert await hall.kinds() == ["sat", "sat", "started"]
    row = await hall.row()
    assert (row.status, row.starts_at) == ("running", None)


@pytest.mark.parametrize("gone", ["u0", "u1"])
async def test_whoever_gets_up_stops_it(hall: Hall, hands: Hands, gone: str) -> None:
    await hall.act(hall.sitting("u1", 1))
    seat = int(gone[1])
    await hall.act(lambda table: acts.clear(table, ActRequest(now(), gone), seat), process=1)
    hands.go_on(10 * WAIT)
    await hall.begin()
    assert (await hall.row()).status == "open"
    await hall.act(hall.sitting("u2", seat))
    await hall.begin()
    assert (await hall.row()).status == "open", "the moment begins anew"
    hands.go_on(WAIT)
    await hall.begin()
    assert (await hall.row()).status == "running"


async def test_the_host_can_let_it_wait(hall: Hall, hands: Hands) -> None:
    await hall.act(hall.sitting("u1", 1))
    await hall.act(lambda table: acts.hold(table, ActRequest(now(), "u0")))
    hands.go_on(10 * WAIT)
    await hall.begin()
    assert (await hall.row()).status == "open"
    await hall.act(lambda table: acts.start(table, ActRequest(now(), "u0"), acts.CHANCE))
    assert (await hall.row()).status == "running"


async def test_it_can_be_begun_before(hall: Hall, hands: Hands) -> None:
    await hall.act(hall.sitting("u1", 1))
    await hall.act(lambda table: acts.start(table, ActRequest(now(), "u1"), acts.CHANCE))
    hands.go_on(WAIT)
    await hall.begin()
    assert await hall.kinds() == ["sat", "sat", "started"]


async def test_a_table_that_cannot_be_read_holds_up_no_other(
    hall: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.act(hall.sitting("u1", 1))
    other = Table(terms("metro", 2, id="another", created_at=now()))
    await hall.processes[0].open(other, [hall.sitting("u0", 0), hall.sitting("u1", 1)])
    begin = acts.begin

    def faulty(table: Table, *rest: Any) -> Any:
        if table.terms.id == "t":
            raise RuntimeError
        return begin(table, *rest)

    monkeypatch.setattr(acts, "begin", faulty)
    hands.go_on(WAIT)
    await begin_due(hall.processes[0])
    assert {row.id: row.status for row in await all_rows(hall.database, tables)} == {"t": "open", "another": "running"}
