"""What went wrong with a writing: the database is away, or it is there and does not take this.

Whoever waits for one that is away asks again later, and so does everybody. What it does not take it will never take:
that concerns the one who wrote it, and nobody else.
"""

from __future__ import annotations

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, StatementError

# Of PostgreSQL's codes (SQLSTATE) those of what was written; others speak of the server: connections, disk, read-only.
OF_THE_DATA = {"21", "22", "23", "42", "44"}
# What is wrong with a value, as the driver says before it asks the database: a text that cannot be encoded, a number
# that is too large, what is no JSON.
OF_A_VALUE = (ValueError, TypeError, ArithmeticError, LookupError, RecursionError)
NOT_FOR_US = {"28", "3D"}  # SQLSTATE: not let in, no such database
NO_DATABASE = {14, 26}  # SQLITE_CANTOPEN, SQLITE_NOTADB
UNIQUE = {"23505", 1555, 2067}  # SQLSTATE; SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE


def is_refused(error: BaseException) -> bool:
    """Whether the same writing would fail again, however often it were tried: no fault of the database's."""
    if not isinstance(error, DBAPIError):
        return isinstance(error, (StatementError, *OF_A_VALUE))
    state = _code(error)  # a number is SQLite's, whose kinds of errors are told by their types
    is_of_data = isinstance(state, str) and state[:2] in OF_THE_DATA
    return is_of_data or isinstance(error, IntegrityError | DataError | ProgrammingError)


def is_nowhere(error: BaseException) -> bool:
    """Whether there is no such database, or none for us, where it is looked for: a matter of the settings."""
    code = _code(error)
    return code & 0xFF in NO_DATABASE if isinstance(code, int) else str(code)[:2] in NOT_FOR_US


def is_taken(error: BaseException) -> bool:
    """Whether there is such a row already: another process was first."""
    return isinstance(error, IntegrityError) and _code(error) in UNIQUE


def _code(error: BaseException) -> str | int | None:
    """By which the database itself, PostgreSQL or SQLite, names what is wrong."""
    original = error.orig if isinstance(error, DBAPIError) else None
    code: str | int | None = getattr(original, "sqlstate", None) or getattr(original, "sqlite_errorcode", None)
    return code
