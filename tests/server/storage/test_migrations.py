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
from sqlalchemy import Connection, MetaData, Select, insert, inspect, select
from sqlalchemy import text as sql_text

from metropole.games.contract import NotUnderstood
from metropole.server.settings import Settings
from metropole.server.storage.database import Database, lone_engine
from metropole.server.storage.migrating import head, migrate, revision_of
from metropole.server.storage.schema import log, metadata, tables, users
from metropole.server.tables import deadlines, store
from metropole.server.tables.log import Entry, EntryKind
from tests.server.grounds import add_people, add_table, all_rows, settings_in

pytestmark = pytest.mark.anyio
WEIGHING = "0008", "0009"  # the revisions before and after games had weights


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


@pytest.mark.slow
async def test_accounts_whose_names_look_alike_keep_them_and_the_oldest_has_the_claim(address: str) -> None:
    await migrate(address, "0005")
    names = [
        ("old", "Аda", "аda", 2),
        ("oldest", "Ada", "ada", 1),
        ("other", "Bea", "bea", 3),
        ("guest", "Ada", None, 0),
    ]
    filled = [{"id": id, "name": name, "login": login, "at": at} for id, name, login, at in names]
    columns = "id, name, login, preferences, created_at, seen_at"
    row = f"INSERT INTO users ({columns}) VALUES (:id, :name, :login, '{{}}', :at, 0)"
    await asked(address, lambda connection: (connection.execute(sql_text(row), filled), connection.commit()))

    await migrate(address)
    kept = "SELECT id, name, login, skeleton FROM users"
    skeletons = {"oldest": "ada", "other": "bea"}
    assert await asked(address, rows_of(kept)) == sorted(
        (id, name, login, skeletons.get(id)) for id, name, login, _ in names
    )

    await migrate(address, "0005")
    assert await asked(address, rows_of("SELECT id, name FROM users")) == sorted((id, name) for id, name, _, _ in names)


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


async def test_what_was_rated_weighs_a_whole_game_but_where_somebody_hardly_moved(address: str) -> None:
    """Up, down and up again; the ratings are marked, to be made anew."""
    before, after = WEIGHING
    await migrate(address, before)
    people = {"t0": ("ann", "bot:novice"), "t1": ("ann", "ben"), "t2": ("ann", "ben")}
    played = {"t0": 2, "t1": 2, "t2": 1}
    engine = lone_engine(address)
    async with engine.begin() as connection:
        await connection.run_sync(fill_as_of_then, people, played)
    await engine.dispose()
    for to in (after, before, after):
        await migrate(address, to)
    found = await asked(address, rows_of("SELECT table_id, seat, weight, household FROM results"))
    assert found == [
        ("t0", 0, 1.0, None),
        ("t0", 1, 0.0, None),
        ("t1", 0, 1.0, None),
        ("t1", 1, 1.0, None),
        ("t2", 0, 0.0, None),
        ("t2", 1, 0.0, None),
    ]
    assert await asked(address, rows_of("SELECT who, rules, worth FROM ratings")) == [("ann", 1, 0.0)]


def fill_as_of_then(connection: Connection, people: dict[str, tuple[str, str]], played: dict[str, int]) -> None:
    """Rated games of two, of which the second seat has moved so often; and a rating that came of them."""
    then = MetaData()
    then.reflect(connection)
    common = {"preferences": "{}", "created_at": 0, "seen_at": 0}
    connection.execute(insert(then.tables["users"]), [{"id": who, **common} for who in ("ann", "ben")])
    for table_id, seats in people.items():
        connection.execute(insert(then.tables["tables"]).values({**row_of(table_id), "is_rated": True}))
        moves = [(seat, number) for seat, most in enumerate((2, played[table_id])) for number in range(most)]
        entries = [Entry(version, "played", 7, seat) for version, (seat, _) in enumerate(moves, start=1)]
        connection.execute(insert(then.tables["log"]), [entry.to_row(table_id) for entry in entries])
        result = {"table_id": table_id, "score": 1, "rank": 1, "is_rated": True, "at": int(table_id[1:])}
        rows = [{**result, "seat": seat, "who": who} for seat, who in enumerate(seats)]
        connection.execute(insert(then.tables["results"]), rows)
    rating = {"who": "ann", "game": "metro", "players": 2, "mu": 30.0, "sigma": 7.0, "games": 3}
    connection.execute(insert(then.tables["ratings"]).values(rating))


async def test_bots_and_overdue_clocks_are_found_by_their_indexes(tmp_path: Path) -> None:
    """SQLite says how it would look; an index of some rows is used only where the question is worded like it."""
    address = settings_in(tmp_path).database
    await migrate(address)
    waiting, overdue = (select(tables.c.id).where(which) for which in (store.WAITS_FOR_BOT, deadlines.is_overdue(0)))

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
    assert head() == "0020"
