"""Many rows written in as few statements as each database allows.

Python's driver of SQLite gives the interpreter away and waits for it again at every statement: row by row, a batch
would get on only while nobody else has anything to do. To PostgreSQL every statement is a way there and back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Dialect, Table

Encode = Callable[[Any], Any]


class Rows(NamedTuple):
    """Rows of a table; all have the same columns in the same order."""

    table: Table
    rows: Sequence[Mapping[str, Any]]

    @property
    def columns(self) -> tuple[str, ...]:
        return tuple(self.rows[0])

    def values(self, dialect: Dialect) -> list[list[Any]]:
        """Row by row, as the driver wants them."""
        encoders = _encoders(self.table, self.columns, dialect)
        return [
            [value if encode is None else encode(value) for value, encode in zip(row.values(), encoders, strict=True)]
            for row in self.rows
        ]


def insert_and_update(connection: Connection, new: Rows, changed: Rows) -> None:
    """Insert rows, and give others that are there new values: the first column of these is the primary key.

    On PostgreSQL this is one statement, which needs no transaction of its own.
    """
    if connection.dialect.name == "sqlite":
        _in_portions(connection, _insertion, new)
        _in_portions(connection, _change, changed)
        return
    dialect = connection.dialect
    by_column = [tuple(zip(*rows.values(dialect), strict=True)) for rows in (new, changed)]
    statement = _both(new.table, new.columns, changed.table, changed.columns, dialect)
    connection.exec_driver_sql(statement, tuple(list(column) for columns in by_column for column in columns))


@cache
def _encoders(table: Table, columns: tuple[str, ...], dialect: Dialect) -> list[Encode | None]:
    return [table.c[name].type.dialect_impl(dialect).bind_processor(dialect) for name in columns]


# SQLite: rows as a list of values

_Statement = Callable[[Table, tuple[str, ...], int], str]


def _in_portions(connection: Connection, statement: _Statement, rows: Rows) -> None:
    values = rows.values(connection.dialect)
    for first, count in _portions(len(values)):
        part = tuple(value for row in values[first : first + count] for value in row)
        connection.exec_driver_sql(statement(rows.table, rows.columns, count), part)


def _portions(count: int) -> Iterator[tuple[int, int]]:
    """Where portions begin and how large they are: powers of two, so that statements are met again, ready made."""
    first = 0
    while first < count:
        size = 1 << (count - first).bit_length() - 1
        yield first, size
        first += size


@cache
def _insertion(table: Table, columns: tuple[str, ...], count: int) -> str:
    return f"INSERT INTO {table.name} ({', '.join(columns)}) {_listed(columns, count)}"


@cache
def _change(table: Table, columns: tuple[str, ...], count: int) -> str:
    key, *others = columns
    values = ", ".join(f"{name} = new.column{number}" for number, name in enumerate(others, start=2))
    given = _listed(columns, count)
    return f"UPDATE {table.name} SET {values} FROM ({given}) AS new WHERE {table.name}.{key} = new.column1"


def _listed(columns: tuple[str, ...], count: int) -> str:
    row = f"({', '.join('?' * len(columns))})"
    return f"VALUES {', '.join([row] * count)}"


# PostgreSQL: an array for each column


@cache
def _both(new: Table, new_columns: tuple[str, ...], changed: Table, columns: tuple[str, ...], dialect: Dialect) -> str:
    key, *others = columns
    first_changed = 1 + len(new_columns)
    inserted = _unnested(new, new_columns, 1, dialect)
    given = _unnested(changed, columns, first_changed, dialect)
    values = ", ".join(f"{name} = new.{name}" for name in others)
    # The rows are locked in the order of their keys before anything is written, so that no two processes wait for each
    # other; an update that is joined to its values takes them in any order.
    return (
        f"WITH locked AS MATERIALIZED (SELECT {key} FROM {changed.name} WHERE {key} = ANY(${first_changed}) "
        f"ORDER BY {key} FOR NO KEY UPDATE), "
        f"inserted AS (INSERT INTO {new.name} ({', '.join(new_columns)}) SELECT * FROM {inserted}) "
        f"UPDATE {changed.name} SET {values} FROM locked JOIN {given} AS new ({', '.join(columns)}) USING ({key}) "
        f"WHERE {changed.name}.{key} = locked.{key}"
    )


def _unnested(table: Table, columns: tuple[str, ...], first: int, dialect: Dialect) -> str:
    kinds = [table.c[name].type.compile(dialect) for name in columns]
    return f"unnest({', '.join(f'${number}::{kind}[]' for number, kind in enumerate(kinds, start=first))})"
