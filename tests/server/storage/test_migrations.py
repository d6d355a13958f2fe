"""Migrations: up, down and up again; what they make is what the program knows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Select, insert, inspect, select

from metropole.games.contract import NotUnderstood
from metropole.server.settings import Settings
from metropole.server.storage.database import Database, lone_engine
from metropole.server.storage.migrating import head, migrate, revision_of
from metropole.server.storage.schema import log, metadata, tables, users
from metropole.server.tables import store
from metropole.server.tables.log import Entry, EntryKind
from tests.server.grounds import add_people, add_table, all_rows, settings_in

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


def table_names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


async def asked(address: str, question: Any) -> Any:
    engine = lone_engine(address)
    async with engine.connect() as connection:
        answer = await connection.run_sync(question)
    await engine.dispose()
    return answer


async def test_up_down_and_up_again(address: str) -> None:
    for to in ("head", "base", "head"):
        await migrate(address, to)
        expected = set(metadata.tables) if to == "head" else set()
        assert await asked(address, table_names) == expected


async def test_what_people_keep_stays_through_every_step(address: str) -> None:
    await migrate(address)
    database = Database(Settings(database=address))
    await add_people(database, "ann", "ben")
    await add_table(database, "t", ["ann", "ben"])
    kept = [await all_rows(database, table) for table in (users, tables)]
    await database.close()
    for to in ("0001", "head"):
        await migrate(address, to)
    database = Database(Settings(database=address))
    assert [await all_rows(database, table) for table in (users, tables)] == kept
    await database.close()


async def test_the_set_up_moves_into_the_log_and_back(address: str) -> None:
    """Tables that have begun, and one that has not; whatever else is in the log stays as it is."""
    await migrate(address)
    database = Database(Settings(database=address))
    await add_people(database, "ann", "ben")
    dealt = {"t0": '{"first": 0}', "t1": '{"first": 1}'}
    async with database.writing() as connection:
        for table_id in ("t0", "t1", "t2"):
            await connection.execute(insert(tables).values(row_of(table_id)))
            await connection.execute(insert(log), entries_of(table_id, dealt.get(table_id)))
    kept = await all_rows(database, log)
    await database.close()

    await migrate(address, "0002")
    assert await asked(address, rows_of("SELECT id, setup FROM tables")) == [*dealt.items(), ("t2", None)]
    then = await asked(address, rows_of("SELECT table_id, version, data FROM log"))
    assert then == [(row.table_id, row.version, "" if row.kind == "started" else row.data) for row in kept]

    await migrate(address)
    database = Database(Settings(database=address))
    assert await all_rows(database, log) == kept
    await database.close()


def rows_of(question: str) -> Callable[[Connection], list[tuple[Any, ...]]]:
    return lambda connection: [tuple(row) for row in connection.exec_driver_sql(f"{question} ORDER BY 1, 2")]


def row_of(table_id: str) -> dict[str, Any]:
    terms = {"game": "metro", "rules": 1, "players": 2, "options": {}, "given": {}, "pace": {}, "is_public": True}
    rest = {"turn_seat": -1, "awaits_bot": False, "is_settled": False, "created_at": 0, "changed_at": 0, "version": 3}
    return {"id": table_id, "opened_by": "ann", "is_rated": False, "status": "open", **terms, **rest}


def entries_of(table_id: str, dealt: str | None) -> list[dict[str, Any]]:
    told: list[tuple[EntryKind, str | None]] = [
        ("sat", '{"user":"ann"}'),
        ("sat", '{"user":"ben"}'),
        ("started", dealt),
        ("played", '{"action":"draw"}'),
    ]
    return [
        Entry(version, kind, 7, 0).to_row(table_id) | {"data": data}
        for version, (kind, data) in enumerate(told if dealt else told[:2], start=1)
    ]


async def test_bots_and_overdue_clocks_are_found_by_their_indexes(tmp_path: Path) -> None:
    """SQLite says how it would look; an index of some rows is used only where the question is worded like it."""
    address = settings_in(tmp_path).database
    await migrate(address)
    waiting, overdue = (select(tables.c.id).where(which) for which in (store.WAITS_FOR_BOT, store.is_overdue(0)))

    def plan(connection: Connection, question: Select[Any]) -> str:
        worded = question.compile(connection, compile_kwargs={"literal_binds": True})
        return " ".join(row.detail for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {worded}"))

    assert "ix_tables_awaits_bot" in await asked(address, partial(plan, question=waiting))
    assert "ix_tables_deadline" in await asked(address, partial(plan, question=overdue))


async def test_what_they_make_is_what_the_program_knows(address: str) -> None:
    await migrate(address)
    assert await asked(address, differences) == []


async def test_a_revision_can_be_named(address: str) -> None:
    await migrate(address, "0001")
    await migrate(address, "0001")
    database = Database(Settings(database=address))
    async with database.reading() as connection:
        assert await revision_of(connection) == "0001"
    await database.close()


async def test_an_unknown_revision_is_refused_and_nothing_done(address: str) -> None:
    with pytest.raises(NotUnderstood, match="unknown_revision"):
        await migrate(address, "dance")
    assert await asked(address, table_names) == set()


async def test_of_several_at_once_one_does_it(address: str) -> None:
    await asyncio.gather(*(migrate(address) for _ in range(3)))
    assert await asked(address, table_names) == set(metadata.tables)


def test_the_head_is_one() -> None:
    assert head() == "0003"
