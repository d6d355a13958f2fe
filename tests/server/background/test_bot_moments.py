"""Bots take a moment to answer: it holds up nobody, is dropped with its turn, and a move comes once whatever dies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial

import pytest

from metropole.bots.levels import LEVELS
from metropole.server.background import bots, leases
from metropole.server.background.bots import ReadyMove
from metropole.server.background.leases import LEASE
from metropole.server.settings import Settings
from metropole.server.storage import schema
from metropole.server.storage.database import Database, now
from metropole.server.tables import acts
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.clocks import Pace
from metropole.server.tables.log import Entry
from metropole.server.tables.mind import Mind
from metropole.server.tables.table import Table
from tests.patience import PATIENCE
from tests.server.background.bot_halls import BotHall, bot_hall
from tests.server.grounds import Clock, add_people, all_rows
from tests.server.minds import ReadyMind

pytestmark = pytest.mark.anyio
HARD = partial(ReadyMind, 1.0)


class Moments:
    """Waits until the test says that the time has passed."""

    def __init__(self) -> None:
        self.asked: list[float] = []  # seconds, of each wait
        self._waiting: list[asyncio.Future[None]] = []

    async def __call__(self, seconds: float) -> None:
        self.asked.append(seconds)
        self._waiting.append(asyncio.get_running_loop().create_future())
        await self._waiting[-1]

    def pass_by(self) -> None:
        """The wait that was asked for last is over."""
        self._waiting[-1].set_result(None)

    @property
    def dropped(self) -> int:
        return sum(one.cancelled() for one in self._waiting)


@pytest.fixture
async def sqlite(migrated_sqlite: str) -> AsyncIterator[Database]:
    database = Database(Settings(database=migrated_sqlite))
    await add_people(database, "ada")
    yield database
    await database.close()


@pytest.fixture(autouse=True)
def slow_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every turn has only just begun, however busy the machine is."""
    monkeypatch.setattr(bots, "now", lambda: now() - 60_000)


async def turn_comes(hall: BotHall, seat: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while await hall.turn("t") != seat:
            await asyncio.sleep(0.005)


@pytest.mark.parametrize(("at", "seconds"), [(1_000, 0.7), (1_200, 0.5), (1_700, 0.0), (3_000, -1.3), (0, 0.7)])
def test_the_moment_counts_from_when_the_turn_began(at: int, seconds: float) -> None:
    """Also where a clock says that it has not begun yet: never longer than the moment itself."""
    assert ReadyMove(0, "draw", begun=1_000, moment=700).waits(at) == pytest.approx(seconds)


@pytest.mark.parametrize(("mind", "seconds"), [(ReadyMind, 0.7), (HARD, LEVELS["expert"].ponders)])
async def test_an_obvious_action_comes_soon_and_a_hard_one_within_the_limit(
    sqlite: Database, mind: Callable[[], Mind], seconds: float
) -> None:
    moments = Moments()
    async with bot_hall(sqlite, mind, wait=moments) as hall:
        await hall.open("t", "ada", "expert", tempo="natural")
        await hall.until(lambda: bool(moments.asked))
    assert moments.asked == [seconds]


@pytest.mark.parametrize("wait", ["agreed", "of the server"])
async def test_nobody_waits_where_bots_answer_at_once(sqlite: Database, wait: str) -> None:
    moments = Moments() if wait == "agreed" else None
    async with bot_hall(sqlite, HARD, wait=moments) as hall:
        await hall.open("t", "ada", "master", "master", tempo="at_once" if moments else "natural")
        await turn_comes(hall, 2)
    assert moments is None or moments.asked == []


async def test_while_a_move_waits_its_thinker_is_free_and_only_its_table_is_leased(sqlite: Database) -> None:
    moments = Moments()
    async with bot_hall(sqlite, ReadyMind, wait=moments) as hall:
        await hall.open("t", "ada", "master", tempo="natural")
        await hall.until(lambda: len(moments.asked) == 1)
        await hall.until(lambda: len(hall.thinkers._free) == len(hall.thinkers._minds))
        assert [lease.name for lease in await all_rows(sqlite, schema.leases)] == ["t"]
        await hall.open("other", "ada", "master", tempo="at_once")
        async with asyncio.timeout(PATIENCE):
            while await hall.turn("other") != 1:
                await asyncio.sleep(0.005)
        assert await hall.turn("t") == 0
        moments.pass_by()
        await turn_comes(hall, 1)


async def test_of_several_processes_one_waits_and_the_move_comes_once(database: Database) -> None:
    await add_people(database, "ada")
    moments, elsewhere = Moments(), Moments()
    async with bot_hall(database, HARD, "here", moments) as here, bot_hall(database, HARD, "there", elsewhere) as there:
        await here.open("t", "ada", "expert", tempo="natural")
        there.bots.hear("t", 3, awaits_bot=True)
        await here.until(lambda: len(moments.asked) + len(elsewhere.asked) == 1)
        await there.bots._turns._see_to(None)  # it looks around, and finds nothing that waits
        assert there.bots._turns.under_way("t") is None or not moments.asked
        (moments if moments.asked else elsewhere).pass_by()
        await turn_comes(here, 1)
        assert len(moments.asked) + len(elsewhere.asked) == 1
        assert len((await there.tables.look_now("t")).actors) == 1


async def test_a_wait_is_dropped_when_its_table_is_closed(sqlite: Database) -> None:
    moments = Moments()
    async with bot_hall(sqlite, ReadyMind, wait=moments) as hall:
        await hall.open("t", "ada", "novice", tempo="natural")
        await hall.until(lambda: len(moments.asked) == 1)
        await hall.clear("t", "ada", 1)
        await hall.until(lambda: moments.dropped == 1)
        assert (await hall.tables.look_now("t")).actors == []


async def test_a_wait_is_dropped_when_its_table_moves_on_and_the_bot_thinks_anew(sqlite: Database) -> None:
    """Ada takes back what the bot was about to answer, and plays again."""
    moments = Moments()
    async with bot_hall(sqlite, ReadyMind, wait=moments) as hall:
        await hall.open("t", "ada", "novice", game="metropolys", tempo="natural", given={"first": 1})
        await hall.tables.act("t", adas_move)
        await hall.until(lambda: len(moments.asked) == 1)
        await hall.tables.act("t", lambda table: acts.undo(table, ActRequest(now(), "ada")))
        await hall.until(lambda: moments.dropped == 1)
        await hall.tables.act("t", adas_move)
        await hall.until(lambda: len(moments.asked) == 2)
        moments.pass_by()
        await turn_comes(hall, 1)
        assert [seat for seat, _ in (await hall.tables.look_now("t")).actors] == [1, 0]


def adas_move(table: Table) -> Entry:
    rules = table.terms.rules
    action = rules.text(next(iter(rules.legal(table.view(1)))))
    return acts.play(table, ActRequest(now(), "ada"), 1, action, ())


async def test_what_waited_in_a_process_that_died_comes_from_another(
    sqlite: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments, later = Moments(), Moments()
    async with bot_hall(sqlite, ReadyMind, "dies", moments) as dying:
        await dying.open("t", "ada", "expert", tempo="natural")
        await dying.until(lambda: len(moments.asked) == 1)
    assert moments.dropped == 1
    clock = Clock()
    monkeypatch.setattr(leases, "now", clock)
    async with bot_hall(sqlite, ReadyMind, "lives", later) as living:
        assert (await living.tables.look_now("t")).actors == []
        clock.ahead = LEASE // 1000 + 1
        living.bots.hear("t", 3, awaits_bot=True)
        await living.until(lambda: len(later.asked) == 1)
        later.pass_by()
        await turn_comes(living, 1)


async def test_nobodys_clock_runs_while_a_bot_takes_its_moment(sqlite: Database) -> None:
    moments = Moments()
    async with bot_hall(sqlite, ReadyMind, wait=moments) as hall:
        await hall.open("t", "ada", "expert", tempo="natural", pace=Pace(60_000, 1_000, 0))
        await hall.until(lambda: len(moments.asked) == 1)
        moments.pass_by()
        await turn_comes(hall, 1)
        table = await hall.tables.look_now("t")
        assert table.clock.left == [60_000, 60_000]
        assert table.clock.since == (await all_rows(sqlite, schema.log))[-1].at
