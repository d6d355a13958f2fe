"""What the clock of the database says: one for all who use it, so that they know how long ago something was written.

It may be wrong, and set at any time; only what it says twice within a short while is of use.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement


class database_time(FunctionElement[int]):  # noqa: N801, it is used like a function of SQL
    """Milliseconds since 1970 when the statement comes to it, not when its transaction began."""

    type = BigInteger()
    inherit_cache = True


@compiles(database_time, "postgresql")
def _of_postgresql(*_: Any, **__: Any) -> str:
    return "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"


@compiles(database_time, "sqlite")
def _of_sqlite(*_: Any, **__: Any) -> str:
    return "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
