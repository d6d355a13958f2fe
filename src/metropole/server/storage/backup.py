"""A backup: all tables in one file, which either kind of database can be restored from.

The file is JSON Lines in gzip: a header, `[table, row]` for each row, and last the number of rows, so that a file that
was cut off is known.
"""

from __future__ import annotations

import gzip
import json
import os
import tempfile
import zlib
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from itertools import groupby, islice
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Integer, MetaData, Table, func, insert, select, text
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.games.contract import NotLegal, NotUnderstood
from metropole.server.storage.database import FOR_OWNER, lone_engine
from metropole.server.storage.migrating import head, migrate, revision_of, revisions
from metropole.server.storage.schema import metadata

FORMAT = "metropole-backup-1"
AT_ONCE = 500  # rows


async def backup(address: str, file: Path) -> int:
    """Write everything as it is at one moment; answers the number of rows."""
    async with _snapshot(address) as connection:
        revision = await revision_of(connection)
        if revision != head():
            raise NotUnderstood("database_of_other_version", given=revision or "-", right=head())
        with _written_at_once(file) as out:
            _write(out, {"format": FORMAT, "revision": revision})
            count = 0
            for table in metadata.sorted_tables:
                async for row in await connection.stream(select(table)):
                    _write(out, [table.name, dict(row._mapping)])
                    count += 1
            _write(out, {"rows": count})
    return count


async def restore(address: str, file: Path) -> int:
    """Fill an empty database from a backup, wholly or not at all; answers the number of rows.

    A backup of an older program is filled into the tables as they were then, which take the steps since then with it.
    """
    with _read(file) as lines:
        revision = _checked_revision(next(lines, None))
        await migrate(address)
        async with _writing(address) as connection:
            await _check_empty(connection, await _tables(connection))
        await migrate(address, revision)
        try:
            async with _writing(address) as connection:
                tables = await _tables(connection)
                await _check_empty(connection, tables)
                count = await _fill(connection, tables, lines)
                await _go_on_counting(connection, tables)
        finally:
            await migrate(address)
    return count


@asynccontextmanager
async def _writing(address: str) -> AsyncIterator[AsyncConnection]:
    """A transaction in which nobody else writes."""
    engine = lone_engine(address, begin="BEGIN IMMEDIATE")
    try:
        async with engine.begin() as connection:
            yield connection
    finally:
        await engine.dispose()


async def _tables(connection: AsyncConnection) -> dict[str, Table]:
    """The tables as the database has them, at whatever revision it is."""
    found = MetaData()
    await connection.run_sync(found.reflect)
    return {name: table for name, table in found.tables.items() if name != "alembic_version"}


@asynccontextmanager
async def _snapshot(address: str) -> AsyncIterator[AsyncConnection]:
    """A transaction that sees one moment, whatever is written meanwhile."""
    engine = lone_engine(address)
    try:
        async with engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection
    finally:
        await engine.dispose()


@contextmanager
def _written_at_once(file: Path) -> Iterator[IO[str]]:
    """A file that is there, whole and for its owner alone, or not at all."""
    try:
        with tempfile.TemporaryDirectory(prefix=f".{file.name}.", dir=file.parent) as folder:
            part = Path(folder, file.name)
            with open(part, "wb", opener=_for_owner) as raw:
                with gzip.open(raw, "wt", encoding="utf-8", newline="\n") as out:
                    yield out
                raw.flush()
                os.fsync(raw.fileno())
            part.replace(file)
            _sync(file.parent)
    except OSError as error:
        raise NotLegal("cannot_write", file=str(file), problem=error.strerror or str(error)) from None


def _for_owner(name: str, flags: int) -> int:
    return os.open(name, flags, FOR_OWNER)


def _sync(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    os.fsync(handle)
    os.close(handle)


def _write(out: IO[str], line: Any) -> None:
    out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


@contextmanager
def _read(file: Path) -> Iterator[Iterator[Any]]:
    """The lines of a backup; whatever is wrong with it is told as one thing."""
    try:
        packed = file.open("rb")
    except OSError as error:
        raise NotUnderstood("cannot_read", file=str(file), problem=error.strerror or str(error)) from None
    try:
        with packed, gzip.open(packed, "rt", encoding="utf-8") as lines:
            yield (json.loads(line) for line in lines)
    except (gzip.BadGzipFile, zlib.error, EOFError, ValueError, LookupError, TypeError, DataError, IntegrityError):
        raise NotUnderstood("not_a_backup", file=str(file)) from None


def _checked_revision(header: Any) -> str:
    revision = header["revision"]
    if header["format"] != FORMAT or not isinstance(revision, str):
        raise ValueError(header)
    if revision not in revisions():
        raise NotUnderstood("backup_of_other_version", given=revision[:40], right=head())
    return revision


async def _check_empty(connection: AsyncConnection, tables: Mapping[str, Table]) -> None:
    for name, table in tables.items():
        if await connection.scalar(select(func.count()).select_from(table)):
            raise NotUnderstood("database_not_empty", table=name)


async def _fill(connection: AsyncConnection, tables: Mapping[str, Table], lines: Iterator[Any]) -> int:
    count, end = 0, None
    for name, run in groupby(lines, key=lambda line: line[0] if isinstance(line, list) else None):
        if name is None:
            end = next(run)["rows"]
            continue
        table = tables[name]
        while rows := [_checked(row, table) for _, row in islice(run, AT_ONCE)]:
            await connection.execute(insert(table), rows)
            count += len(rows)
    if end != count:
        raise EOFError
    return count


def _checked(row: Any, table: Table) -> dict[str, Any]:
    if set(row) != set(table.columns.keys()):
        raise ValueError(table.name)
    return dict(row)


async def _go_on_counting(connection: AsyncConnection, tables: Mapping[str, Table]) -> None:
    """PostgreSQL numbers rows from a sequence, which has to be told where the restored ones end."""
    if connection.dialect.name == "postgresql":
        for name in (name for name, table in tables.items() if _is_numbered(table)):
            last = f"(SELECT max(id) FROM {name})"
            await connection.execute(text(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), {last})"))


def _is_numbered(table: Table) -> bool:
    return "id" in table.columns and isinstance(table.columns["id"].type, Integer)
