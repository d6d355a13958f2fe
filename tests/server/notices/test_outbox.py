"""The outbox: what is noted waits until it is due, and is had by one process at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import update

from metropole.server.notices import outbox
from metropole.server.notices.outbox import (
    LEASE,
    MOST_ATTEMPTS,
    WAITS,
    finish,
    forget_old,
    note_turn,
    put_off,
    take_due,
)
from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import notices, users
from tests.server.grounds import Clock, add_people, add_table, all_rows, opened, settings_in

pytestmark = pytest.mark.anyio


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(outbox, "now", found)
    return found


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    async with opened(settings_in(tmp_path)) as found:
        await add_people(found, "ann", "ben", email="somebody@home.example")
        await add_people(found, "eve")
        await add_table(found, "t", ["ann", "ben"])
        await add_table(found, "b", ["ben", "ann"])
        await add_table(found, "e", ["eve", "ann"])
        yield found


async def note(database: Database, user_id: str, seconds: int = 0, version: int = 1) -> None:
    """Ann is to move at table t, Ben at table b, and at table e Eve, who gave no address."""
    table_id = {"ann": "t", "ben": "b", "eve": "e"}[user_id]
    async with database.writing() as connection:
        await connection.run_sync(note_turn, user_id, table_id, version, due_at=now() + seconds * 1000)


async def test_a_turn_is_noted_once_also_when_it_was_told(database: Database, clock: Clock) -> None:
    await note(database, "ann")
    await note(database, "ann")
    (taken,) = await take_due(database, 10)
    assert (taken.user_id, taken.table_id, taken.version, taken.attempts) == ("ann", "t", 1, 1)
    await finish(database, taken)
    await note(database, "ann")
    assert await take_due(database, 10) == []


async def note_and_fail(database: Database) -> None:
    async with database.writing() as connection:
        await connection.run_sync(note_turn, "ann", "t", 1, due_at=0)
        raise RuntimeError


async def test_a_turn_that_did_not_pass_leaves_no_notice(database: Database, clock: Clock) -> None:
    with pytest.raises(RuntimeError):
        await note_and_fail(database)
    assert await all_rows(database, notices) == []


async def test_what_is_due_first_is_taken_first(database: Database, clock: Clock) -> None:
    await note(database, "ann", seconds=30)
    await note(database, "ben", seconds=20)
    assert await take_due(database, 10) == []
    clock.ahead = 40
    assert [one.user_id for one in await take_due(database, 1)] == ["ben"]
    assert [one.user_id for one in await take_due(database, 1)] == ["ann"]


async def test_turns_that_have_passed_are_done_with_at_one_go(database: Database, clock: Clock) -> None:
    await note(database, "ben", version=0)
    for _ in range(3):
        await note(database, "ann", version=0)
    await note(database, "ann")
    assert [(one.user_id, one.version) for one in await take_due(database, 1)] == [("ann", 1)]
    assert sorted(row.version for row in await all_rows(database, notices) if row.done_at is None) == [1]


async def test_who_cannot_be_reached_or_is_looking_is_done_with_at_one_go(database: Database, clock: Clock) -> None:
    async with database.writing() as connection:
        await connection.execute(update(users).where(users.c.id == "ben").values(seen_at=now()))
    for user_id in ("ann", "ben", "eve"):
        await note(database, user_id)
    assert [one.user_id for one in await take_due(database, 10)] == ["ann"]
    assert [row.user_id for row in await all_rows(database, notices) if row.done_at is None] == ["ann"]


async def test_one_process_has_it(database: Database, tmp_path: Path, clock: Clock) -> None:
    await note(database, "ann")
    async with opened(settings_in(tmp_path)) as other:
        taken = await asyncio.gather(*(take_due(one, 10) for one in (database, other, database, other)))
    assert sorted(len(one) for one in taken) == [0, 0, 0, 1]


async def test_a_process_that_was_too_slow_changes_nothing_any_more(database: Database, clock: Clock) -> None:
    await note(database, "ann")
    (slow,) = await take_due(database, 10)
    clock.ahead = LEASE + 1
    (second,) = await take_due(database, 10)
    await finish(database, slow)
    await put_off(database, second, ["somewhere"])
    clock.ahead += WAITS[1] + 1
    (third,) = await take_due(database, 10)
    assert (third.attempts, third.reached) == (3, ["somewhere"])


async def test_processes_that_keep_dying_give_it_up(database: Database, clock: Clock) -> None:
    await note(database, "ann")
    for _ in range(MOST_ATTEMPTS):
        assert len(await take_due(database, 10)) == 1
        clock.ahead += LEASE + 1
    assert await take_due(database, 10) == []
    assert await forget_old(database, now()) == 0
    assert await forget_old(database, now() + clock.ahead * 1000 + 1) == 1
    assert await all_rows(database, notices) == []


async def test_what_was_done_is_forgotten_and_what_waits_is_not(database: Database, clock: Clock) -> None:
    await note(database, "ann")
    (taken,) = await take_due(database, 10)
    await finish(database, taken)
    await note(database, "ben")
    assert await forget_old(database, now() - 60_000) == 0
    assert len(await all_rows(database, notices)) == 2
    assert await forget_old(database, now() + 60_000) == 1
    assert [row.user_id for row in await all_rows(database, notices)] == ["ben"]
