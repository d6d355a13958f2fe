"""Bots at tables: they play in a fair order, for one holder, and only what is still wanted."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator

import pytest

from metropole.server.background.leases import Leases
from metropole.server.settings import Settings
from metropole.server.storage import schema
from metropole.server.storage.database import Database, now
from metropole.server.tables import acts
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.table import Table
from tests.patience import PATIENCE
from tests.server.background.bot_halls import bot_hall
from tests.server.grounds import add_people, all_rows
from tests.server.minds import HeldMinds, ReadyMind
from tests.server.tables.tabled import terms

pytestmark = pytest.mark.anyio


@pytest.fixture
async def sqlite(migrated_sqlite: str) -> AsyncIterator[Database]:
    database = Database(Settings(database=migrated_sqlite))
    yield database
    await database.close()


async def test_bots_play_until_a_person_is_to_move_and_only_for_one_holder(database: Database) -> None:
    await add_people(database, "u0")
    async with bot_hall(database, ReadyMind, "here") as here, bot_hall(database, ReadyMind, "there") as there:
        await here.open("t", "u0", "novice", "novice")
        there.bots.hear("t", 4, awaits_bot=True)
        async with asyncio.timeout(PATIENCE):
            while await here.turn("t") != 2:
                await asyncio.sleep(0.01)
        table = await there.tables.look_now("t")
        assert {user for _, user in table.actors} == {None}


async def test_what_another_process_thinks_out_is_left_to_it(database: Database) -> None:
    await add_people(database, "u0")
    async with bot_hall(database, ReadyMind) as hall:
        assert await Leases(database, "elsewhere").take("t", 3)
        await hall.open("t", "u0", "novice")
        await hall.open("other", "u0", "novice")
        async with asyncio.timeout(PATIENCE):
            while await hall.turn("other") != 1:
                await asyncio.sleep(0.01)
        assert await hall.turn("t") == 0


@pytest.mark.slow
async def test_a_stranger_is_thought_for_at_once_while_a_hundred_masters_wait(sqlite: Database) -> None:
    """The attack itself: twenty guests of one address, five tables with a master each."""
    crowd = [f"guest{number}" for number in range(20)]
    await add_people(sqlite, *crowd, network="crowd")
    await add_people(sqlite, "ada", "bob", network="home")
    minds = HeldMinds()
    async with bot_hall(sqlite, minds) as hall:
        for number in range(100):
            await hall.open(f"c{number}", crowd[number % 20], "master")
        await hall.until(lambda: len(minds.begun) == 1)
        await hall.open("novice", "ada", "novice")
        await hall.until(lambda: minds.begun[1:] == ["novice"])
        await hall.open("master", "bob", "master")
        await hall.until(lambda: len(hall.thinkers._queue) == 100)
        minds.let_go()
        await hall.until(lambda: len(minds.begun) == 3)
        assert minds.begun[2] == "master"


async def test_nothing_is_leased_that_only_waits(sqlite: Database) -> None:
    """Another process may take it meanwhile."""
    await add_people(sqlite, "ada")
    minds = HeldMinds()
    async with bot_hall(sqlite, minds) as hall:
        for number in range(5):
            await hall.open(f"t{number}", "ada", "master")
        await hall.until_queued(*(f"t{number}" for number in range(5)))
        await hall.until(lambda: len(minds.begun) == 1)
        assert [lease.name for lease in await all_rows(sqlite, schema.leases)] == minds.begun


async def test_what_is_not_wanted_any_more_is_neither_begun_nor_ended(sqlite: Database) -> None:
    """One table is closed while its bot waits, another while its bot thinks."""
    await add_people(sqlite, "ada")
    minds = HeldMinds()
    async with bot_hall(sqlite, minds) as hall:
        for name in ("first", "second", "third"):
            await hall.open(name, "ada", "master")
            await hall.until_queued(name)
        await hall.until(lambda: minds.begun == ["first"])
        for name in ("second", "first"):
            await hall.clear(name, "ada", 1)
        await hall.until(lambda: minds.begun == ["first", "third"])
        assert (await hall.tables.look("first")).status == "closed"


async def test_a_bot_thinks_anew_when_its_table_has_moved_on_meanwhile(sqlite: Database) -> None:
    await add_people(sqlite, "ada", "bob")
    minds = HeldMinds()
    async with bot_hall(sqlite, minds) as hall:
        at = ActRequest(now(), "ada")
        bob = ActRequest(now(), "bob")
        seating = [
            lambda table: acts.sit(table, at, 1),
            lambda table: acts.sit(table, bob, 2),
            lambda table: acts.seat_bot(table, at, 0, "novice"),
            lambda table: acts.start(table, at, random.Random(1)),
        ]
        await hall.tables.open(Table(terms("metro", 3, opened_by="ada")), seating)
        await hall.until(lambda: minds.begun == ["t"])
        await hall.clear("t", "bob", 2)
        await hall.until(lambda: minds.begun == ["t", "t"])
        minds.let_go()
        async with asyncio.timeout(PATIENCE):
            while await hall.turn("t") != 1:
                await asyncio.sleep(0.01)
