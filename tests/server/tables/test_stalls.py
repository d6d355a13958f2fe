"""Nobody is charged for what could not be written in time, whoever serves afterwards."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from sqlalchemy.exc import OperationalError

from metropole.server.background.heartbeats import FELT_EVERY, SHORT_ONES_KEPT, Heartbeats, sweep
from metropole.server.broadcast.broadcaster import TableBroadcaster
from metropole.server.bus import LocalBus
from metropole.server.metrics import Metrics
from metropole.server.refusals import Unavailable
from metropole.server.settings import Settings
from metropole.server.storage import schema
from metropole.server.storage.database import Database, now
from metropole.server.tables import acts
from metropole.server.tables import live as live_module
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.clocks import SILENCE, Pace
from metropole.server.tables.journal import Journal
from metropole.server.tables.live import LiveTables
from metropole.server.tables.log import Entry
from metropole.server.tables.stalls import LONG, Stalls
from metropole.server.tables.table import Table
from tests.patience import PATIENCE
from tests.server.grounds import Hands, add_people, add_table, all_rows
from tests.server.tables.tabled import terms

BANK = 60_000


class Process(LiveTables):
    """One that serves, and says so."""

    def __init__(self, database: Database, journal: Journal, name: str) -> None:
        super().__init__(database, journal, LocalBus(), Metrics(), TableBroadcaster(database), name)
        self.heart = Heartbeats(database, self, name, is_only_one=True)

    async def play(self) -> int:
        """Whoever is to move plays the first thing that is legal; answers what that was charged."""

        def decide(table: Table) -> Entry:
            seat, rules = table.turn, table.terms.rules
            action = rules.text(rules.legal(table.view(seat))[0])
            return acts.play(table, ActRequest(now(), f"u{seat}"), seat, action, self.outages)

        used: int = (await self.act("t", decide)).details["used"]
        return used

    async def note_stalls(self) -> None:
        """Until all are noted."""
        noting = asyncio.create_task(self.heart.note_stalls())
        async with asyncio.timeout(PATIENCE):
            while self.stalls.pending:
                await asyncio.sleep(0)
        noting.cancel()


@pytest.fixture
async def journal(database: Database, hands: Hands) -> Journal:
    await add_people(database, "u0", "u1")
    return Journal(database, Metrics())


async def begun(process: Process) -> None:
    await process.heart.begin()
    people = [ActRequest(now(), "u0"), ActRequest(now(), "u1")]
    sitting = [lambda table: acts.sit(table, people[0], 0), lambda table: acts.sit(table, people[1], 1)]
    agreed = terms("metropolys", pace=Pace(bank=BANK))
    await process.open(Table(agreed), [*sitting, lambda table: acts.start(table, people[0], Random(1))])


class Gate:
    """What is written stands still here until it is let on."""

    def __init__(self) -> None:
        self.reached, self.opened = asyncio.Event(), asyncio.Event()


def stand_still(monkeypatch: pytest.MonkeyPatch) -> Gate:
    """Let the database take nothing that is written in one go, moves and tries, before it is let on."""
    really, gate = Database.write, Gate()

    async def write(self: Database, *given: object, **more: object) -> None:
        gate.reached.set()
        await gate.opened.wait()
        await really(self, *given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Database, "write", write)
    return gate


def slow_down(monkeypatch: pytest.MonkeyPatch, hands: Hands, seconds: float, *, fails: bool = False) -> None:
    """Let what is written next take so long, or fail after it."""
    really = Database.write

    async def write(self: Database, *given: object, **more: object) -> None:
        monkeypatch.setattr(Database, "write", really)
        hands.go_on(seconds)
        if fails:
            raise OperationalError("COMMIT", {}, OSError("no room"))
        await really(self, *given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Database, "write", write)


@pytest.mark.anyio
async def test_who_takes_over_charges_no_slow_commit(
    database: Database, journal: Journal, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with journal:
        one = Process(database, journal, "one")
        await begun(one)
        slow_down(monkeypatch, hands, 2)
        await one.play()
        await one.note_stalls()
        hands.go_on(0.3)
        other = Process(database, journal, "other")
        await other.heart.begin()
        assert await other.play() == 0, "from the last heartbeat on it was away"
        hands.go_on(0.3)
        assert await other.play() == 300


@pytest.mark.anyio
async def test_nor_the_time_until_a_move_could_be_saved(
    database: Database, journal: Journal, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with journal:
        one = Process(database, journal, "one")
        await begun(one)
        hands.go_on(0.5)
        await one.heart.beat()
        slow_down(monkeypatch, hands, 0.1, fails=True)
        with pytest.raises(Unavailable):
            await one.play()
        hands.go_on(1.5)
        await one.heart.beat()  # it can be written again: who is killed now has told when it could not
        await one.note_stalls()
        other = Process(database, journal, "other")
        await other.heart.begin()
        hands.go_on(0.2)
        assert await other.play() == 500 + 200


@pytest.mark.anyio
async def test_no_heartbeat_says_that_all_is_well_before_a_stall_is_noted(
    database: Database, journal: Journal, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is killed just after it has told what it knew."""
    monkeypatch.setattr(live_module, "NOTED_WITHIN", 0.0)
    async with journal, Journal(database, Metrics()) as another:
        one = Process(database, journal, "one")
        await begun(one)
        slow_down(monkeypatch, hands, 2)
        await one.play()
        await one.heart.beat()
        other = Process(database, another, "other")
        await other.heart.begin()
        hands.go_on(0.3)
        assert await other.play() == 300


@pytest.mark.anyio
async def test_nor_while_one_goes_on(
    database: Database, journal: Journal, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_module, "NOTED_WITHIN", 0.0)
    async with journal, Journal(database, Metrics()) as another:
        one = Process(database, journal, "one")
        await begun(one)
        gate = stand_still(monkeypatch)
        playing = asyncio.create_task(one.play())
        await gate.reached.wait()
        for _ in range(2):
            hands.go_on(1)
            await one.heart.beat()
        gate.opened.set()
        await playing
        assert len(await all_rows(database, schema.outages)) == 1, "the same one, noted twice"
        hands.go_on(0.3)
        other = Process(database, another, "other")
        await other.heart.begin()
        assert await other.play() == 0, "from the last heartbeat on it was away"


@pytest.mark.anyio
async def test_one_that_goes_on_is_charged_to_nobody(
    database: Database, journal: Journal, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move that comes meanwhile has lost what it waited at another server that is gone."""
    async with journal:
        one = Process(database, journal, "one")
        await begun(one)
        gate = stand_still(monkeypatch)
        trying = asyncio.create_task(one.heart.feel())
        await gate.reached.wait()
        start = now()
        hands.go_on(LONG / 1000)
        assert one.outages == []
        hands.go_on(1)
        assert one.outages == [(start, now())]
        gate.opened.set()
        await trying
        assert one.outages == one.stalls.pending == [(start, now())]


@pytest.mark.anyio
@pytest.mark.postgres
async def test_whoever_is_told_their_turn_is_not_charged_the_stall_before_it(
    migrated_postgres: str, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not though the process that told them is killed at once, and another goes on that saw nothing of it."""
    database = Database(Settings(database=migrated_postgres))
    await add_people(database, "u0", "u1")
    async with Journal(database, Metrics()) as journal, Journal(database, Metrics()) as another:
        one, other = Process(database, journal, "one"), Process(database, another, "other")
        await begun(one)
        await other.heart.begin()
        noting = asyncio.create_task(one.heart.note_stalls())
        slow_down(monkeypatch, hands, 2)
        await one.play()
        noting.cancel()
        hands.go_on(0.3)
        assert await other.play() == 300
    await asyncio.gather(noting, return_exceptions=True)
    await database.close()


@pytest.mark.anyio
async def test_who_serves_beside_one_that_is_killed_has_felt_the_same(
    database: Database, journal: Journal, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever that one could not note any more."""
    monkeypatch.setattr(live_module, "NOTED_WITHIN", 0.0)
    async with journal, Journal(database, Metrics()) as another:
        one, other = Process(database, journal, "one"), Process(database, another, "other")
        await begun(one)
        gate = stand_still(monkeypatch)
        playing = asyncio.create_task(one.play())
        await gate.reached.wait()
        hands.go_on(FELT_EVERY)
        feeling = asyncio.create_task(other.heart.feel())
        await asyncio.sleep(0)
        hands.go_on(2)
        gate.opened.set()
        await asyncio.gather(playing, feeling)
        hands.go_on(0.3)
        assert await other.play() == 1000 * FELT_EVERY + 300


@pytest.mark.anyio
async def test_trouble_is_felt_and_nothing_more(
    database: Database, journal: Journal, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = Process(database, journal, "one")
    start = now()
    slow_down(monkeypatch, hands, 0.1, fails=True)
    await one.heart.feel()
    hands.go_on(0.2)
    await one.heart.feel()
    assert one.stalls.pending == [(start, start + 300)]


@pytest.mark.anyio
async def test_one_that_both_saw_puts_nothing_off_twice(database: Database, journal: Journal, hands: Hands) -> None:
    one, other = Process(database, journal, "one"), Process(database, Journal(database, Metrics()), "other")
    await one.heart.begin()
    await add_table(database, "t", ["u0", "u1"], deadline=now() + BANK)
    due = now() + BANK
    start = now()
    hands.go_on(2)
    for process in (one, other):
        process.stalls.written(start, now())
        await process.note_stalls()
    (row,) = await all_rows(database, schema.tables)
    assert row.deadline == due + 2000
    assert set(other.outages) == {(start, start + 2000)}


@pytest.mark.anyio
async def test_short_ones_are_kept_for_an_hour(database: Database, journal: Journal, hands: Hands) -> None:
    one = Process(database, journal, "one")
    await one.heart.begin()
    start = now()
    hands.go_on(2)
    one.stalls.written(start, now())
    await one.note_stalls()
    assert await sweep(database) == 0
    hands.go_on(SHORT_ONES_KEPT / 1000 + 1)
    assert await sweep(database) == 1
    assert await all_rows(database, schema.outages) == []


def test_what_is_written_at_once_is_no_stall() -> None:
    stalls = Stalls()
    stalls.written(1000, 1000 + LONG)
    assert stalls.pending == []
    stalls.written(1000, 1001 + LONG)
    assert stalls.pending == [(1000, 1001 + LONG)]


def test_one_lasts_from_the_first_that_failed_until_something_is_written() -> None:
    stalls = Stalls()
    stalls.failed(1000, 1001)
    stalls.failed(2000, 2001)
    assert stalls.pending == []
    assert stalls.until(2500) == [(1000, 2500)]
    stalls.written(3000, 3010)
    stalls.written(4000, 4010)
    assert stalls.pending == stalls.until(5000) == [(1000, 3010)]
    stalls.noted([(1000, 3010)])
    assert stalls.pending == []


def test_what_nobody_tried_for_long_after_a_failure_is_no_stall() -> None:
    """As in a worker, whose bots are thought for by another meanwhile."""
    stalls = Stalls()
    stalls.failed(1000, 1500)
    assert stalls.until(1500 + SILENCE) == [(1000, 1500 + SILENCE)]
    assert stalls.until(1501 + SILENCE) == []
    stalls.written(60_000, 60_010)
    assert stalls.pending == [(1000, 1500)]


def test_what_is_under_way_for_long_is_one() -> None:
    stalls = Stalls()
    with stalls.trying(1000), stalls.trying(1100):
        assert stalls.until(1000 + LONG) == []
        assert stalls.until(2000) == [(1000, 2000)]
    assert stalls.until(2000) == []


def test_what_the_clock_leapt_over_is_none() -> None:
    stalls = Stalls(lambda: [(1100, 5000)])
    stalls.written(1000, 5100)
    assert stalls.pending == []
    stalls.written(1000, 5101)
    assert stalls.pending == [(1000, 5101)]
