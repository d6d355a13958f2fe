"""Backups: everything comes back, on either kind of database, wholly or not at all."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Container, Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Column, Float, Integer, delete, insert, select, update
from sqlalchemy.types import JSON

from metropole.games.contract import NotLegal, NotUnderstood
from metropole.server.lookalikes import skeleton_of
from metropole.server.settings import Settings
from metropole.server.storage import backup as backups
from metropole.server.storage.backup import backup, restore
from metropole.server.storage.database import Database, lone_engine
from metropole.server.storage.migrating import head, migrate, revision_of
from metropole.server.storage.schema import metadata, outages, users
from metropole.server.tables import store

pytestmark = pytest.mark.anyio

KINDS = ("sqlite", "postgresql")
ROWS = 3
NOTHING: Mapping[str, Container[str]] = {}
UNKNOWN = {  # columns that an older backup says nothing of
    "tables": ("bot_tempo", "bot_cast", "starts_at", "code", "day", "is_counted"),
    "seats": ("address",),
    "results": ("weight", "household"),
    "ratings": ("worth", "met", "is_provisional", "rules", "rating", "wins"),
    "heartbeats": ("written_at",),
}
OLD = Path(__file__).with_name("backups")  # made by the program as it was then


def value(column: Column[Any], number: int) -> Any:
    """Some value that the column takes; rows of all tables with the same number belong together."""
    if isinstance(column.type, JSON):
        return {"number": number, "words": ["Zoë", None, 0.1]}
    if isinstance(column.type, Boolean):
        return bool(number % 2)
    if isinstance(column.type, Integer):
        return number if column.primary_key else number + 2**31 - 5 if column.type.__class__ is not Integer else number
    if isinstance(column.type, Float):
        return number / 3
    return None if column.nullable and number == 2 else f"{number}é"


async def everything(address: str, but: Mapping[str, Container[str]] = NOTHING) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables, but for columns that are left out."""
    database = Database(Settings(database=address))
    async with database.reading() as connection:
        kept = {}
        for table in metadata.sorted_tables:
            columns = [column for column in table.columns if column.name not in but.get(table.name, ())]
            rows = await connection.execute(select(*columns).order_by(*table.primary_key))
            kept[table.name] = [tuple(row) for row in rows]
    await database.close()
    return kept


async def fill(address: str) -> None:
    await migrate(address)
    database = Database(Settings(database=address))
    async with database.writing() as connection:
        for table in metadata.sorted_tables:
            rows = [{column.name: value(column, number) for column in table.columns} for number in range(1, ROWS + 1)]
            if table is users:  # a name and what it looks like belong together
                rows = [{**row, "skeleton": row["login"] and skeleton_of(row["name"])} for row in rows]
            await connection.execute(insert(table), rows)
    await database.close()


def packed(file: Path, lines: Iterable[Any]) -> Path:
    with gzip.open(file, "wt", encoding="utf-8") as out:
        out.writelines(json.dumps(line) + "\n" for line in lines)
    return file


def unpacked(file: Path) -> list[Any]:
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "all.backup"


@pytest.mark.slow
@pytest.mark.parametrize("to", KINDS)
@pytest.mark.parametrize("origin", KINDS)
async def test_everything_comes_back(new_address: Callable[[str], str], file: Path, origin: str, to: str) -> None:
    source, target = new_address(origin), new_address(to)
    await fill(source)
    count = await backup(source, file)
    assert count == ROWS * len(metadata.tables)
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in file.parent.iterdir() if "backup" in path.name] == [file.name]
    assert await restore(target, file) == count
    assert await everything(target) == await everything(source)


async def test_a_backup_sees_one_moment(migrated: str) -> None:
    database = Database(Settings(database=migrated))
    async with backups._snapshot(migrated) as snapshot:
        assert (await snapshot.execute(select(outages))).all() == []
        async with database.writing() as connection:
            await connection.execute(insert(outages).values(start=1, end=2))
        assert (await snapshot.execute(select(outages))).all() == []
    await database.close()


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
async def test_numbers_go_on_after_a_restore(new_address: Callable[[str], str], file: Path, kind: str) -> None:
    source, target = new_address("sqlite"), new_address(kind)
    await fill(source)
    await backup(source, file)
    await restore(target, file)
    database = Database(Settings(database=target))
    async with database.writing() as connection:
        new = await connection.execute(insert(outages).values(start=1, end=2).returning(outages.c.id))
        assert new.scalar_one() == ROWS + 1
    await database.close()


async def test_a_database_with_something_in_it_is_left_alone(address: str, file: Path) -> None:
    await fill(address)
    before = await everything(address)
    await backup(address, file)
    with pytest.raises(NotUnderstood, match="database_not_empty"):
        await restore(address, file)
    assert await everything(address) == before


@pytest.fixture
def spoil(file: Path) -> Callable[[str], None]:
    """Does something to a backup that restoring must notice."""

    def do(how: str) -> None:
        lines = unpacked(file)
        if how == "cut within":
            file.write_bytes(file.read_bytes()[:-100])
        elif how == "no archive":
            file.write_text("hello")
        elif how == "no end":
            packed(file, lines[:-1])
        elif how == "a row lost":
            packed(file, lines[:5] + lines[6:])
        elif how == "a row twice":
            packed(file, [*lines[:-1], lines[-2], {"rows": len(lines) - 1}])
        elif how == "another format":
            packed(file, [{"format": "other", "revision": "0001"}, *lines[1:]])
        elif how == "unknown table":
            packed(file, [*lines[:-1], ["x", {}], lines[-1]])
        else:
            packed(file, [lines[0], ["users", {"id": "x"}], *lines[1:]])

    return do


@pytest.mark.parametrize(
    "how",
    [
        "cut within",
        "no archive",
        "no end",
        "a row lost",
        "a row twice",
        "another format",
        "unknown table",
        "a column lost",
    ],
)
@pytest.mark.postgres
async def test_a_spoilt_backup_changes_nothing(
    new_address: Callable[[str], str], file: Path, spoil: Callable[[str], None], how: str
) -> None:
    source = new_address("sqlite")
    await fill(source)
    await backup(source, file)
    spoil(how)
    for kind in KINDS:
        target = new_address(kind)
        await migrate(target)
        with pytest.raises(NotUnderstood, match="not_a_backup"):
            await restore(target, file)
        assert not any((await everything(target)).values())


# What revisions 0001 and 0002 did not have; what a name looks like follows from it when it is brought up.
NEW_COLUMNS = {**UNKNOWN, "users": ["network", "skeleton"]}
EMPTY_THEN = {"users": ["network"], "tables": ["starts_at", "code"]}
NEW_TABLES = [
    *("analyses", "questions", "premoves", "puzzle_tries", "puzzle_solvers", "puzzle_ratings", "day_tries"),
    *("day_masters", "evening_phones", "evening_deals", "evenings"),
]


async def without_what_is_new(address: str) -> None:
    """Nothing stands where there was no room for it then."""
    database = Database(Settings(database=address))
    async with database.writing() as connection:
        for table, columns in EMPTY_THEN.items():
            await connection.execute(update(metadata.tables[table]).values(dict.fromkeys(columns)))
        for table in NEW_TABLES:
            await connection.execute(delete(metadata.tables[table]))
    await database.close()


def of_then(line: Any) -> Any:
    """A row as revisions 0001 and 0002 had it: with a set-up in that of a table, without what is new."""
    if not isinstance(line, list):
        return line
    table, row = line
    had = {name: value for name, value in row.items() if name not in NEW_COLUMNS.get(table, ())}
    return [table, {**had, "setup": None} if table == "tables" else had]


@pytest.mark.slow
@pytest.mark.parametrize("revision", ["0001", "0002"])
@pytest.mark.parametrize("kind", KINDS)
async def test_a_backup_of_an_older_version_is_brought_up(
    new_address: Callable[[str], str], file: Path, kind: str, revision: str
) -> None:
    source, target = new_address("sqlite"), new_address(kind)
    await fill(source)
    await without_what_is_new(source)
    await backup(source, file)
    header, *lines = unpacked(file)
    packed(file, [{**header, "revision": revision}, *(of_then(line) for line in lines)])
    await restore(target, file)
    assert await everything(target, UNKNOWN) == await everything(source, UNKNOWN)
    engine = lone_engine(target)
    async with engine.connect() as connection:
        assert await revision_of(connection) == head()
    await engine.dispose()


@pytest.mark.slow
@pytest.mark.parametrize("revision", ["0001", "0002"])
@pytest.mark.parametrize("kind", KINDS)
async def test_games_of_an_older_backup_are_what_they_were(
    new_address: Callable[[str], str], file: Path, kind: str, revision: str
) -> None:
    """Tables that revision 0002 has played: every record, and every row of a table, follows from the log alone."""
    header, *lines = read_lines("0002.jsonl")
    packed(file, [{**header, "revision": revision}, *lines])
    address = new_address(kind)
    assert await restore(address, file) == len(lines) - 1
    records = {record.pop("table"): record for record in read_lines("0002.records.jsonl")}
    kept = {row["id"]: row for table, row in lines[:-1] if table == "tables"}
    database = Database(Settings(database=address))
    for table_id, row in kept.items():
        log = await store.load(database, table_id)
        table = log.table()
        summary = table.summary()
        if row["deadline"] and any(entry.kind == "undone" for entry in log.entries):
            assert summary.pop("deadline") < row["deadline"], "taking back makes no time any more"
        assert summary == {name: row.get(name) for name in summary}, "nor does one of then begin by itself"
        assert (table.match.record().to_json() if table.match else None) == records.get(table_id)
    await database.close()
    assert {row["status"] for row in kept.values()} == {"open", "closed", "running", "finished"}
    assert await backup(address, file) == len(lines) - 1
    assert await restore(new_address(kind), file) == len(lines) - 1


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
async def test_a_backup_with_all_that_is_played_now_comes_back(
    new_address: Callable[[str], str], file: Path, kind: str
) -> None:
    """Made by revision 0018: games over, under way and not begun, a day, a puzzle, an evening, an analysis."""
    header, *lines, footer = read_lines("0018.jsonl")
    packed(file, [header, *lines, footer])
    address = new_address(kind)
    assert await restore(address, file) == len(lines)
    records = {record.pop("table"): record for record in read_lines("0018.records.jsonl")}
    database = Database(Settings(database=address))
    for row in (row for name, row in lines if name == "tables"):
        table = (await store.load(database, row["id"])).table()
        summary = table.summary()
        assert summary == {name: row[name] for name in summary}
        assert (table.match.record().to_json() if table.match else None) == records.get(row["id"])
    await database.close()
    await backup(address, file)
    _, *kept, _ = unpacked(file)
    for name, row in lines:  # a later revision may have put more beside it
        assert any(other == name and row.items() <= more.items() for other, more in kept), row


def read_lines(name: str) -> list[Any]:
    return [json.loads(line) for line in (OLD / name).read_text(encoding="utf-8").splitlines()]


async def test_a_backup_of_another_version_is_refused(new_address: Callable[[str], str], file: Path) -> None:
    packed(file, [{"format": "metropole-backup-1", "revision": "9999"}, {"rows": 0}])
    with pytest.raises(NotUnderstood, match="backup_of_other_version"):
        await restore(new_address("sqlite"), file)


async def test_a_database_without_tables_has_no_backup(address: str, file: Path) -> None:
    with pytest.raises(NotUnderstood, match="database_of_other_version"):
        await backup(address, file)
    assert not file.exists()


async def test_files_that_cannot_be_used_are_told(new_address: Callable[[str], str], tmp_path: Path) -> None:
    source = new_address("sqlite")
    await migrate(source)
    with pytest.raises(NotLegal, match="cannot_write"):
        await backup(source, tmp_path / "nowhere" / "file")
    with pytest.raises(NotUnderstood, match="cannot_read"):
        await restore(source, tmp_path / "nothing")
