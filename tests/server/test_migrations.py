"""Migrations: up, down and up again; what they make is what the program knows."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect

from metropole.games.contract import NotUnderstood
from metropole.server.settings import Settings
from metropole.server.storage.database import Database, lone_engine
from metropole.server.storage.migrating import head, migrate, revision_of
from metropole.server.storage.schema import metadata

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
    assert head() == "0001"
