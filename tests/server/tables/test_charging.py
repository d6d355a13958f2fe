"""What the server spends itself is charged to nobody: slow commits, commits that fail, news that comes late."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from metropole.games.contract import NotLegal
from metropole.server.broadcast.broadcaster import TableBroadcaster
from metropole.server.bus import LocalBus
from metropole.server.metrics import Metrics
from metropole.server.refusals import Unavailable
from metropole.server.storage.database import Database, now
from metropole.server.tables import acts
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.clocks import Pace
from metropole.server.tables.commit import Commit
from metropole.server.tables.journal import Journal
from metropole.server.tables.live import LiveTables
from metropole.server.tables.log import Entry
from metropole.server.tables.table import Table
from tests.server.grounds import Hands, add_people
from tests.server.tables.tabled import terms
from tests.server.tables.test_live import Ear

pytestmark = pytest.mark.anyio
BANK = 3000


class Slow(Journal):
    """Takes seconds to commit, or fails after them."""

    takes, fails = 0, 0

    def __init__(self, database: Database, metrics: Metrics, hands: Hands) -> None:
        super().__init__(database, metrics)
        self._hands = hands

    async def append(self, commit: Commit) -> bool:
        self._hands.go_on(self.takes)
        if self.fails:
            self.fails -= 1
            raise Unavailable("not_saved")
        return await super().append(commit)


class Process(LiveTables):
    """One of those who serve."""

    def __init__(self, database: Database, journal: Slow) -> None:
        super().__init__(database, journal, LocalBus(), Metrics(), TableBroadcaster(database), "p")
        self.journal = journal

    async def play(self, arrived: int | None = None) -> int:
        """Whoever is to move plays the first thing that is legal; answers what that was charged."""

        def decide(table: Table) -> Entry:
            seat, rules = table.turn, table.terms.rules
            action = rules.text(rules.legal(table.view(seat))[0])
            asked = ActRequest(now(), f"u{seat}", arrived=arrived)
            return acts.play(table, asked, seat, action, self.outages)

        used: int = (await self.act("t", decide)).details["used"]
        return used

    async def flag(self) -> None:
        await self.act("t", lambda table: acts.flag(table, ActRequest(now()), self.outages))


@pytest.fixture
async def both(database: Database, hands: Hands) -> AsyncIterator[list[Process]]:
    """Two processes, at a table that has begun."""
    await add_people(database, "u0", "u1")
    one, other = Slow(database, Metrics(), hands), Slow(database, Metrics(), hands)
    async with one, other:
        processes = [Process(database, one), Process(database, other)]
        at = ActRequest(now(), "u0")
        agreed = terms("metropolys", pace=Pace(bank=BANK))
        await processes[0].open(Table(agreed), [lambda table: acts.sit(table, at, 0)])
        await processes[0].act("t", lambda table: acts.sit(table, ActRequest(now(), "u1"), 1))
        await processes[0].act("t", lambda table: acts.start(table, at, Random(1)))
        yield processes


async def test_a_commit_that_takes_long_is_charged_to_nobody(both: list[Process], hands: Hands) -> None:
    here = both[0]
    for _ in range(3):
        hands.go_on(0.5)
        here.journal.takes = 5
        assert await here.play() == 500
        here.journal.takes = 0
        with pytest.raises(NotLegal, match="time_is_left"):
            await here.flag()
    table = await here.look("t")
    assert sorted(table.clock.left) == [BANK - 1000, BANK - 500]


async def test_nor_one_that_opens_a_table_and_begins(both: list[Process], hands: Hands) -> None:
    here, at = both[0], [ActRequest(now(), "u0"), ActRequest(now(), "u1")]
    here.journal.takes = 5
    agreed = terms("metropolys", id="new", pace=Pace(bank=BANK))
    sitting = [lambda table: acts.sit(table, at[0], 0), lambda table: acts.sit(table, at[1], 1)]
    await here.open(Table(agreed), [*sitting, lambda table: acts.start(table, at[0], Random(1))])
    hands.go_on(1)
    assert (await here.look("new")).clock.spent(now(), ()) == 1000


async def test_who_looks_on_is_told_since_when_it_is_charged(both: list[Process], hands: Hands) -> None:
    here = both[0]
    ear = Ear(here, "u1", 3)
    await here.play()
    here.journal.takes = 5
    await here.play()
    told = [(one["type"], one["version"]) for one in ear.told]
    assert told == [("entry", 4), ("entry", 5), ("turn_begun", 5)]
    assert ear.told[-1]["since"] == now()
    assert ear.told[-2]["clock"]["since"] == now() - 5000, "the log is the same for all"


async def test_waiting_for_the_table_is_charged_to_nobody(both: list[Process], hands: Hands) -> None:
    here = both[0]
    hands.go_on(1)
    arrived = now()
    async with here.at("t").lock:
        waiting = asyncio.create_task(here.play(arrived))
        await asyncio.sleep(0)
        hands.go_on(60)
    assert await waiting == 1000


async def test_commits_that_fail_are_charged_to_nobody(both: list[Process], hands: Hands) -> None:
    here = both[0]
    hands.go_on(1)
    arrived = now()
    here.journal.takes, here.journal.fails = 2, 3
    for _ in range(3):
        with pytest.raises(Unavailable):
            await here.play(arrived)
    assert await here.play(arrived) == 1000
    assert await here.play() == 0, "the next one was told only now"


async def test_a_turn_goes_on_while_somebody_else_gets_up(both: list[Process], hands: Hands) -> None:
    here = both[0]
    here.journal.takes = 1
    await here.play()
    here.journal.takes = 0
    mover = (await here.look("t")).turn
    hands.go_on(1)
    other = 1 - mover
    await here.act("t", lambda table: acts.clear(table, ActRequest(now(), f"u{other}"), other))
    hands.go_on(1)
    assert await here.play() == 2000


async def test_a_table_that_is_read_anew_keeps_what_was_seen_of_the_turn(both: list[Process], hands: Hands) -> None:
    here = both[0]
    here.journal.takes = 5
    await here.play()
    here.journal.takes = 0
    here.at("t").table = None
    hands.go_on(1)
    assert await here.play() == 1000


async def test_news_of_another_process_counts_from_when_it_is_told(both: list[Process], hands: Hands) -> None:
    here, there = both
    await here.play()
    mover = (await here.look("t")).turn
    await there.look("t")
    Ear(there, f"u{mover}", 4)
    await here.play()
    mover = (await here.look("t")).turn
    Ear(there, f"u{mover}", 4)
    hands.go_on(0.75)
    await there.look_around()
    hands.go_on(1)
    assert await there.play() == 1000


async def test_whoever_was_away_is_charged_all_the_same(both: list[Process], hands: Hands) -> None:
    """A process that nobody looked at hears of a move when they come: they could have known it before."""
    here, there = both
    await there.look("t")
    await here.play()
    hands.go_on(2)
    await there.look_now("t")
    assert await there.play() == 2000


async def test_a_bot_is_charged_nothing(both: list[Process], hands: Hands) -> None:
    here = both[0]
    await here.act("t", lambda table: acts.clear(table, ActRequest(now(), "u0"), 0))
    hands.go_on(2)

    def decide(table: Table) -> Any:
        rules = table.terms.rules
        return acts.play(table, ActRequest(now()), 0, rules.text(rules.legal(table.view(0))[0]), ())

    if (await here.look("t")).turn == 0:
        await here.act("t", decide)
    assert (await here.look("t")).clock.left == [BANK, BANK]
