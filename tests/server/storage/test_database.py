"""The file of SQLite: for its owner alone, and whatever SQLite puts beside it; and whose turn it is to write."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from metropole.server.settings import Settings
from metropole.server.storage.backup import backup, restore
from metropole.server.storage.database import MOVES, Database, keep_to_owner
from metropole.server.storage.migrating import migrate
from tests.server.grounds import add_people

pytestmark = pytest.mark.anyio


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    """In a process that would let everybody read what it makes."""
    before = os.umask(0o022)
    yield tmp_path / "metropole.db"
    os.umask(before)


def address_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


async def test_a_new_file_is_for_its_owner_alone(file: Path) -> None:
    await migrate(address_of(file))
    database = Database(Settings(database=address_of(file)))
    await add_people(database, "ann")
    found = modes(file.parent)
    await database.close()
    assert found == dict.fromkeys(("metropole.db", "metropole.db-wal", "metropole.db-shm"), 0o600)


async def test_files_that_everybody_could_read_become_so(file: Path) -> None:
    await migrate(address_of(file))
    with sqlite3.connect(file) as holding:  # keeps what is beside it
        holding.execute("SELECT count(*) FROM users").fetchone()
        holding.execute("BEGIN IMMEDIATE")
        holding.rollback()
        for path in file.parent.iterdir():
            path.chmod(0o644)
        assert len(modes(file.parent)) > 1
        database = Database(Settings(database=address_of(file)))
        assert set(modes(file.parent).values()) == {0o600}
        await database.close()
    holding.close()


@pytest.mark.slow
async def test_backups_and_what_is_restored_are_so_too(file: Path) -> None:
    await migrate(address_of(file))
    await backup(address_of(file), file.with_name("games.backup"))
    await restore(address_of(file.with_name("again.db")), file.with_name("games.backup"))
    assert set(modes(file.parent).values()) == {0o600}


def test_where_there_is_no_folder_or_no_file_it_is_not_our_matter(tmp_path: Path) -> None:
    keep_to_owner(address_of(tmp_path / "nowhere" / "metropole.db"))
    keep_to_owner("sqlite+aiosqlite:///:memory:")
    keep_to_owner("sqlite+aiosqlite://")
    assert not list(tmp_path.iterdir())


async def test_moves_are_written_before_all_else_that_waits(file: Path) -> None:
    """Many who talk hold up nobody's move by more than what is being written just now; of equals the first is first."""
    database, order = Database(Settings(database=address_of(file))), list[str]()

    async def talk(name: str) -> None:
        async with database.writing():
            order.append(name)

    async with database.writing():
        talking = [asyncio.create_task(talk(name)) for name in ("one", "two", "three")]
        await asyncio.sleep(0)
        moving = asyncio.create_task(database.write(lambda _: order.append("move"), rank=MOVES))
        other = asyncio.create_task(database.write(lambda _: order.append("other")))
        await asyncio.sleep(0)
    await asyncio.gather(*talking, moving, other)
    await database.close()
    assert order == ["move", "one", "two", "three", "other"]
