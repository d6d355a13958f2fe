"""Heartbeats: what was an outage, what was not, and one time for all who serve, whatever their clocks say."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import BigInteger, insert, literal
from sqlalchemy.exc import OperationalError

from metropole.server.background import heartbeats as module
from metropole.server.background.heartbeats import FELT_EVERY, Heartbeats
from metropole.server.broadcast.broadcaster import TableBroadcaster
from metropole.server.bus import LocalBus
from metropole.server.metrics import Metrics
from metropole.server.storage import database as database_module
from metropole.server.storage.database import Database, now, server_clock
from metropole.server.storage.schema import heartbeats, outages, tables
from metropole.server.storage.server_clock import NEAR, SLOWER, ServerClock
from metropole.server.storage.upsert import insert_or_update
from metropole.server.tables import live as live_module
from metropole.server.tables import store
from metropole.server.tables.clocks import Clock, Pace
from metropole.server.tables.journal import Journal
from metropole.server.tables.live import LiveTables
from tests.server.grounds import Hands, add_people, add_table, all_rows

pytestmark = pytest.mark.anyio
HOUR = 3_600  # seconds


class Serving:
    """A process that serves, as far as time is concerned."""

    def __init__(self, database: Database, name: str, *, is_only_one: bool = False) -> None:
        journal = Journal(database, Metrics())
        self.tables = LiveTables(database, journal, LocalBus(), Metrics(), TableBroadcaster(database), name)
        self.heart = Heartbeats(database, self.tables, name, is_only_one=is_only_one)

    async def beat(self, hands: Hands, times: int) -> None:
        """Serve for so many seconds."""
        for _ in range(times):
            hands.go_on(1)
            await self.heart.beat()


@pytest.fixture(autouse=True)
def clock_of_the_database(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """It goes with the steady one, a quarter of an hour off; what is appended here it is set ahead by."""
    off = [900_000]
    monkeypatch.setattr(module, "database_time", lambda: literal(int(hands.steady * 1000) + sum(off), BigInteger))
    return off


@pytest.fixture
async def one(database: Database, hands: Hands) -> Serving:
    served = Serving(database, "one", is_only_one=True)
    await served.heart.begin()
    return served


def thinking() -> Clock:
    """Somebody begins to think now, and has a minute."""
    clock = Clock(Pace(bank=60_000))
    clock.start(2, now())
    return clock


def nearly(time: int, right: int) -> bool:
    """A clock that is ahead of the wall's goes a little slower."""
    return right * 0.98 <= time <= right


async def spans(database: Database) -> list[tuple[int, int]]:
    return [(row.start, row.end) for row in await all_rows(database, outages)]


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
async def test_a_clock_that_is_set_charges_nobody_and_excuses_nobody(one: Serving, hands: Hands, jump: int) -> None:
    """Only what passes by the steady clock counts, but for a second or two around the leap; and flags fall."""
    clock = thinking()
    await one.beat(hands, 10)
    hands.wall += jump
    assert clock.spent(now(), one.tables.outages) == 10_000
    await one.beat(hands, 10)
    assert 18_000 <= clock.spent(now(), one.tables.outages) <= 20_000
    await one.beat(hands, 40)
    assert not clock.is_over(0, now(), one.tables.outages)
    await one.beat(hands, 5)
    assert clock.is_over(0, now(), one.tables.outages)


async def test_a_leap_ahead_is_an_outage_a_leap_back_is_none(database: Database, one: Serving, hands: Hands) -> None:
    last, hands.wall = now(), hands.wall + HOUR
    await one.beat(hands, 2)
    assert await spans(database) == [(last, last + (HOUR + 1) * 1000)]
    hands.wall -= 2 * HOUR
    await one.beat(hands, 5)
    assert len(await spans(database)) == 1


async def test_a_start_with_a_clock_that_was_set_back_goes_on_from_the_last_word(
    database: Database, one: Serving, hands: Hands
) -> None:
    clock, last = thinking(), now()
    hands.wall -= HOUR
    hands.go_on(20)
    server_clock.obey(int(hands.wall * 1000))  # as in a new process
    again = Serving(database, "again", is_only_one=True)
    await again.heart.begin()
    assert now() == last
    assert all(start < end for start, end in await spans(database))
    assert clock.spent(now(), again.tables.outages) == 0
    await again.beat(hands, 70)
    assert clock.is_over(0, now(), again.tables.outages)


async def test_a_heartbeat_from_the_future_takes_everybody_along(
    database: Database, one: Serving, hands: Hands
) -> None:
    """Another's clock is an hour ahead: it said so when it came, and that hour was an outage."""
    clock, before = thinking(), now()
    async with database.writing() as connection:
        await connection.execute(insert(outages).values(start=before, end=before + HOUR * 1000))
        await connection.execute(insert(heartbeats).values(process="other", at=before + HOUR * 1000))
    await one.beat(hands, 3)
    assert nearly(now() - before - HOUR * 1000, 2000)
    assert nearly(clock.spent(now(), one.tables.outages), 2000)
    assert len(await spans(database)) == 1


async def told_by_another(database: Database, at: int) -> None:
    async with database.writing() as connection:
        await insert_or_update(connection, heartbeats, process="other", at=at)


async def test_to_catch_up_with_another_is_charged_to_nobody(database: Database, hands: Hands) -> None:
    """However little it is: no outage, and no time that passed."""
    one = Serving(database, "one", is_only_one=True)
    await one.heart.begin()
    clock = thinking()
    await one.beat(hands, 2)
    await told_by_another(database, now() + 1700)
    await one.beat(hands, 3)
    assert now() == clock.since + 5700
    assert await spans(database) == []
    assert clock.spent(now(), one.tables.outages) == 5000


class Machine:
    """One of several that serve, with clocks of its own; the steady ones all go alike."""

    def __init__(self, database: Database, name: str, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
        self.off, self._hands, self._monkeypatch = 0.0, hands, monkeypatch  # seconds that the wall clock is
        self.clock = ServerClock(lambda: hands.wall + self.off, lambda: hands.steady)
        self.serving = Serving(database, name)

    def begin_time_anew(self, off: float) -> None:
        """As in a process that has just begun, on a machine whose clock is so wrong."""
        self.off = off
        self.clock.__init__(lambda: self._hands.wall + self.off, lambda: self._hands.steady)  # type: ignore[misc]

    def turn(self) -> Heartbeats:
        """What comes now is done there."""
        for imported in (module, database_module, live_module):
            for name in ("server_clock", "now"):
                if hasattr(imported, name):
                    self._monkeypatch.setattr(imported, name, self.clock)
        return self.serving.heart


@pytest.fixture
def machines(database: Database, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> tuple[Machine, Machine]:
    one, other = (Machine(database, name, hands, monkeypatch) for name in ("one", "other"))
    return one, other


async def serve(machines: tuple[Machine, Machine], hands: Hands, seconds: int, phase: float) -> None:
    """Each says its word once a second, the other so long after the one."""
    for _ in range(seconds):
        await machines[0].turn().beat()
        hands.go_on(phase)
        await machines[1].turn().beat()
        hands.go_on(1 - phase)


def apart(machines: tuple[Machine, Machine]) -> int:
    """By how many milliseconds their times differ."""
    return abs(machines[0].clock() - machines[1].clock())


PHASES = [0.03, 0.97]  # seconds


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("off", [-HOUR, -0.45, 0.45, 2.9, HOUR])
async def test_who_begins_is_in_step_at_once(
    machines: tuple[Machine, Machine], hands: Hands, off: float, phase: float
) -> None:
    """However its clock is off; and when it was killed a moment after its word, nobody stays behind."""
    one, other = machines
    await one.turn().begin()
    hands.go_on(phase)
    other.begin_time_anew(off)
    await other.turn().begin()
    if off < HOUR:  # else the one has to leap, at its next word
        assert apart(machines) == 0
    hands.go_on(1 - phase)
    await one.turn().beat()
    assert apart(machines) <= NEAR
    await serve(machines, hands, 3, phase)
    assert apart(machines) <= NEAR


@pytest.mark.parametrize("phase", PHASES)
async def test_who_heard_the_last_word_of_one_that_was_killed_is_not_behind_when_it_comes_back(
    machines: tuple[Machine, Machine], hands: Hands, phase: float
) -> None:
    """Its clock was set ahead, the other followed, it was killed before it said more, and came back: its time is still
    the one that the other has.
    """
    one, other = machines
    await one.turn().begin()
    await other.turn().begin()
    await serve(machines, hands, 2, phase)
    one.off = HOUR
    await one.turn().beat()
    hands.go_on(phase)
    await other.turn().beat()  # it heard that so long after it was said
    for _ in range(8):
        hands.go_on(1)
        await other.turn().beat()
    hands.go_on(1 - phase)
    one.begin_time_anew(HOUR)
    await one.turn().begin()
    assert apart(machines) <= NEAR
    hands.go_on(phase)
    await other.turn().beat()
    assert apart(machines) <= 1000 // SLOWER


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("off", [(-HOUR, 0), (0, -HOUR), (-HOUR, -HOUR), (-HOUR, HOUR)])
async def test_clocks_that_are_set_do_not_draw_them_apart(
    machines: tuple[Machine, Machine], hands: Hands, off: tuple[float, float], phase: float
) -> None:
    """Not for long, nor bit by bit: who waits for its own clock does not while the other is ahead."""
    one, other = machines
    await one.turn().begin()
    await other.turn().begin()
    await serve(machines, hands, 2, phase)
    one.off, other.off = off
    await serve(machines, hands, 2, phase)
    began = one.clock()
    for _ in range(6):
        await serve(machines, hands, 5, phase)
        assert apart(machines) <= 1000 // SLOWER  # what the one has waited that spoke last
    assert len(one.clock.leaps) + len(other.clock.leaps) <= 4
    waited = 30_000 - (one.clock() - began)
    if max(off) < 0:
        assert waited >= 200, "both wait for their own clocks"
    else:
        assert waited <= 1000 // SLOWER


async def test_whoever_is_behind_feels_it_between_two_words(machines: tuple[Machine, Machine], hands: Hands) -> None:
    one, other = machines
    await one.turn().begin()
    await other.turn().begin()
    one.off = HOUR
    await one.turn().beat()
    hands.go_on(FELT_EVERY)
    await other.turn().feel()
    assert apart(machines) == 0


@pytest.mark.parametrize("jump", [-HOUR * 1000, HOUR * 1000])
async def test_a_clock_of_the_database_that_is_set_leads_nobody_astray(
    machines: tuple[Machine, Machine], hands: Hands, clock_of_the_database: list[int], jump: int
) -> None:
    one, other = machines
    await one.turn().begin()
    await other.turn().begin()
    await serve(machines, hands, 2, 0.5)
    before, steady = one.clock(), hands.steady
    for _ in range(4):
        clock_of_the_database.append(jump)
        await serve(machines, hands, 1, 0.5)
    assert one.clock() - before == int((hands.steady - steady) * 1000)
    assert apart(machines) == 0


async def test_a_word_of_an_older_program_counts_as_it_is(database: Database, hands: Hands) -> None:
    """Which did not say when it was by the clock of the database."""
    one = Serving(database, "one")
    await one.heart.begin()
    await told_by_another(database, now() + 700)
    await one.heart.beat()
    assert now() == int(hands.wall * 1000) + 700


async def test_who_comes_with_a_clock_that_is_ahead_notes_the_leap(database: Database, hands: Hands) -> None:
    first = Serving(database, "first")
    await first.heart.begin()
    clock, before = thinking(), now()
    await first.beat(hands, 5)
    server_clock.obey(now() + HOUR * 1000)  # as in a process of another machine
    second = Serving(database, "second")
    await second.heart.begin()
    assert await spans(database) == [(before + 5000, before + 5000 + HOUR * 1000)]
    await first.beat(hands, 2)
    for served in (first, second):
        await served.heart.beat()
        assert nearly(clock.spent(now(), served.tables.outages), 7000)


async def test_a_process_that_serves_nobody_has_the_time_of_those_who_serve(
    database: Database, one: Serving, hands: Hands
) -> None:
    worker = Serving(database, "worker")
    for wrong in (HOUR, -HOUR):
        right = now()
        await worker.heart.listen()
        hands.go_on(1)
        await one.heart.beat()
        server_clock.obey(now() + wrong * 1000)
        await worker.heart.listen()
        assert now() == right + 1000
    assert [row.process for row in await all_rows(database, heartbeats)] == ["one"]


async def test_a_worker_is_in_time_only_when_it_has_heard_somebody_serve(
    database: Database, one: Serving, hands: Hands
) -> None:
    """An old word may be of any time ago: a bot's move must not be one of the past or the future."""
    worker = Serving(database, "worker")
    for _ in range(2):
        await worker.heart.listen()
        assert not worker.heart.is_in_time.is_set()
    await one.beat(hands, 1)
    await worker.heart.listen()
    assert worker.heart.is_in_time.is_set()
    assert one.heart.is_in_time.is_set()


async def test_while_nobody_serves_a_worker_keeps_its_own_time(database: Database, one: Serving, hands: Hands) -> None:
    worker = Serving(database, "worker")
    await worker.heart.listen()
    hands.go_on(HOUR)
    before = now()
    await worker.heart.listen()
    assert now() == before


async def rated(database: Database, id: str, **values: Any) -> None:
    await add_table(database, id, ["ada"], **{"changed_at": now(), "deadline": now() + 60_000, **values})


async def test_an_outage_puts_off_deadlines_once_by_as_long_as_it_was(database: Database, hands: Hands) -> None:
    """Also where several find it at the same time; and only so far as somebody was thinking."""
    both = [Serving(database, name) for name in ("one", "other")]
    for served in both:
        await served.heart.begin()
    await add_people(database, "ada")
    before = now()
    await rated(database, "all")
    await rated(database, "part", changed_at=before + 4000)
    await rated(database, "later", changed_at=before + 10_000)
    await rated(database, "none", deadline=None)
    await rated(database, "friendly", is_rated=False)
    hands.go_on(10)
    await asyncio.gather(*(served.heart.beat() for served in both))
    assert await spans(database) == [(before, before + 10_000)]
    rows = {row.id: row.deadline for row in await all_rows(database, tables)}
    put_off = {"all": 70_000, "part": 66_000, "later": 60_000, "friendly": 60_000}
    assert rows == {"none": None} | {id: before + time for id, time in put_off.items()}


async def test_who_has_said_it_knows_so_whatever_comes_next(
    one: Serving, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database goes just after a heartbeat: nobody is given the time before that, which was theirs to think."""
    clock = thinking()
    await one.beat(hands, 2)

    async def away(*_: object) -> list[tuple[int, int]]:
        raise OperationalError("SELECT", {}, OSError("gone"))

    monkeypatch.setattr(store, "outages", away)
    with pytest.raises(OperationalError):
        await one.beat(hands, 1)
    assert one.tables.beaten_at == now()
    hands.go_on(5)
    assert clock.spent(now(), one.tables.outages) == 3000


async def test_an_outage_is_known_with_the_heartbeat_that_ends_it(
    one: Serving, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = thinking()
    await one.beat(hands, 2)

    async def away(*_: object) -> list[tuple[int, int]]:
        raise OperationalError("SELECT", {}, OSError("gone"))

    monkeypatch.setattr(store, "outages", away)
    hands.go_on(5)
    with pytest.raises(OperationalError):
        await one.heart.beat()
    assert clock.spent(now(), one.tables.outages) == 2000
