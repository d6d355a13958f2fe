"""Many rows of one table, inserted or updated in few statements.

Python's driver of SQLite gives the interpreter away and waits for it again at every statement: row by row, a batch
would get on only while nobody else has anything to do. PostgreSQL is sent its rows one after another, so that two
processes which write the same tables take them in the same order and never wait for each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Table, Update, bindparam, insert, update

Row = Mapping[str, Any]
_Statement = Callable[[Table, tuple[str, ...], int], str]


def insert_all(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    """Insert rows; all have the same columns in the same order."""
    if connection.dialect.name == "sqlite":
        _execute(connection, _insertion, table, rows)
    else:
        connection.execute(insert(table), rows)


def update_all(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    """Give rows that are there new values; the first column of each is the primary key."""
    if connection.dialect.name == "sqlite":
        _execute(connection, _change, table, rows)
    else:
        renamed = [{f"new_{name}": value for name, value in row.items()} for row in rows]
        connection.execute(_update(table, tuple(rows[0])), renamed)


def _execute(connection: Connection, statement: _Statement, table: Table, rows: Sequence[Row]) -> None:
    columns = tuple(rows[0])
    encoders = {name: encoder for name in columns if (encoder := _encoder(connection, table, name))}
    values = [encoders[name](value) if name in encoders else value for row in rows for name, value in row.items()]
    for first, count in _portions(len(rows)):
        part = values[first * len(columns) : (first + count) * len(columns)]
        connection.exec_driver_sql(statement(table, columns, count), tuple(part))


def _encoder(connection: Connection, table: Table, name: str) -> Callable[[Any], Any] | None:
    kind = table.c[name].type
    return kind.dialect_impl(connection.dialect).bind_processor(connection.dialect)


def _portions(count: int) -> Iterator[tuple[int, int]]:
    """Where portions begin and how large they are: powers of two, so that statements are met again, ready made."""
    first = 0
    while first < count:
        size = 1 << (count - first).bit_length() - 1
        yield first, size
        first += size


@cache
def _update(table: Table, columns: tuple[str, ...]) -> Update:
    """Parameters are called new_..., as a column's own name would mean its value in all rows."""
    key, *others = columns
    change = update(table).where(table.c[key] == bindparam(f"new_{key}"))
    return change.values({name: bindparam(f"new_{name}") for name in others})


@cache
def _insertion(table: Table, columns: tuple[str, ...], count: int) -> str:
    return f"INSERT INTO {table.name} ({', '.join(columns)}) {_values(columns, count)}"


@cache
def _change(table: Table, columns: tuple[str, ...], count: int) -> str:
    key, *others = columns
    news = ", ".join(f"{name} = new.column{number}" for number, name in enumerate(others, start=2))
    given = _values(columns, count)
    return f"UPDATE {table.name} SET {news} FROM ({given}) AS new WHERE {table.name}.{key} = new.column1"


def _values(columns: tuple[str, ...], count: int) -> str:
    row = f"({', '.join('?' * len(columns))})"
    return f"VALUES {', '.join([row] * count)}"
