"""Turns that wait for bots: who waits for them, and that nobody's are out of sight behind the many of somebody else."""

from __future__ import annotations

import pytest

from metropole.server.background import leases
from metropole.server.background.bot_turns import MOST_AT_A_LOOK, BotTurn, waiting_turns
from metropole.server.background.leases import LEASE, Leases
from metropole.server.storage.database import Database
from metropole.server.tables.fair_queue import Owner
from tests.server.grounds import Clock, add_people, add_table

pytestmark = pytest.mark.anyio


async def ids_of(database: Database) -> list[str]:
    return [turn.id for turn in await waiting_turns(database)]


async def test_tables_wait_whose_bots_nobody_thinks_for(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    await add_people(database, "ada")
    for name, more in (("held", {"changed_at": 1}), ("free", {"changed_at": 2}), ("over", {"status": "finished"})):
        await add_table(database, name, ["bot:novice", "ada"], **{"awaits_bot": True, **more})
    await add_table(database, "mine", ["ada"], awaits_bot=False)
    await Leases(database, "one").take("held", 1)
    assert await ids_of(database) == ["free"]
    clock = Clock()
    monkeypatch.setattr(leases, "now", clock)
    clock.ahead = LEASE // 1000
    assert await ids_of(database) == ["held", "free"]


async def test_a_table_that_has_moved_on_since_it_was_held_waits(database: Database) -> None:
    await add_people(database, "ada")
    await add_table(database, "t", ["bot:novice", "ada"], awaits_bot=True, version=7)
    await Leases(database, "one").take("t", 6)
    assert await ids_of(database) == ["t"]


async def test_a_turn_knows_its_bot_and_who_waits_for_it(database: Database) -> None:
    await add_people(database, "ada", network="home")
    await add_people(database, "bob", "eve")
    await add_table(database, "t", ["bot:master", "ada", "bob"], awaits_bot=True, version=9)
    await add_table(database, "lost", ["eve", "ada"], awaits_bot=True)  # Eve has left, and a bot plays for her
    both = {turn.id: turn for turn in await waiting_turns(database, ["t", "lost", "unknown"])}
    owners = both["t"].owners
    assert sorted(owners) == [Owner("ada", "home"), Owner("bob", "bob")]
    assert both == {
        "t": BotTurn("t", 9, "master", owners),
        "lost": BotTurn("lost", 1, "skilled", (Owner("ada", "home"),)),
    }


async def test_the_many_older_tables_of_one_address_hide_nobodys(database: Database) -> None:
    crowd = [f"guest{number}" for number in range(20)]
    await add_people(database, *crowd, network="crowd")
    await add_people(database, "quiet", network="crowd")
    await add_people(database, "ada", "bob", network="home")
    for number in range(MOST_AT_A_LOOK + 20):
        await add_table(database, f"c{number}", ["bot:master", crowd[number % 20]], awaits_bot=True, changed_at=number)
    await add_table(database, "quiet's", ["bot:master", "quiet"], awaits_bot=True, changed_at=1_000)
    await add_table(database, "ada's", ["bot:novice", "ada"], awaits_bot=True, changed_at=2_000)
    await add_table(database, "bob's", ["bot:novice", "bob"], awaits_bot=True, changed_at=3_000)
    found = await ids_of(database)
    assert len(found) == MOST_AT_A_LOOK
    assert found[:4] == ["c0", "ada's", "c1", "bob's"]
    assert found.index("quiet's") < 23, "first of a person there, as each of the crowd has one"
