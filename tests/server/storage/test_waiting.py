"""Whoever starts waits for a database that is away, and not for one that is not there."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy.exc import OperationalError, ProgrammingError

from metropole.server.storage.trouble import is_nowhere, is_refused
from metropole.server.storage.waiting import when_there

AWAY = OperationalError("SELECT 1", {}, sqlite3.OperationalError("database is locked"))


class Work:
    """Fails so many times, in the same way."""

    def __init__(self, failures: int, error: Exception = AWAY) -> None:
        self._failures, self._error = failures, error
        self.tries = 0

    async def __call__(self) -> None:
        self.tries += 1
        if self.tries <= self._failures:
            raise self._error


@pytest.mark.anyio
async def test_it_is_tried_again_until_it_works() -> None:
    work = Work(failures=3)
    await when_there(work, pause=0.0)
    assert work.tries == 4


@pytest.mark.anyio
async def test_it_is_not_tried_for_ever() -> None:
    with pytest.raises(OperationalError):
        await when_there(Work(failures=10**9), longest=0.02, pause=0.001)


@pytest.mark.anyio
async def test_what_waiting_would_not_mend_fails_at_once() -> None:
    work = Work(1, ProgrammingError("SELECT", {}, sqlite3.ProgrammingError("no such column")))
    with pytest.raises(ProgrammingError):
        await when_there(work)
    assert work.tries == 1


def test_a_folder_that_is_not_there_is_not_waited_for(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError) as raised:
        sqlite3.connect(tmp_path / "nowhere" / "metropole.db")
    assert is_nowhere(OperationalError("SELECT 1", {}, raised.value))


@pytest.mark.parametrize(
    ("code", "is_no_use"),
    [(sqlite3.SQLITE_NOTADB, True), (sqlite3.SQLITE_BUSY_RECOVERY, False), (sqlite3.SQLITE_IOERR_RDLOCK, False)],
)
def test_codes_of_sqlite_are_not_taken_for_those_of_postgres(code: int, is_no_use: bool) -> None:
    """Some begin with the same figures."""
    problem = sqlite3.OperationalError("trouble")
    problem.sqlite_errorcode = code
    error = OperationalError("SELECT 1", {}, problem)
    assert is_nowhere(error) is is_no_use
    assert not is_refused(error)


def test_a_wrong_password_is_not_waited_for() -> None:
    error = OperationalError("SELECT 1", {}, asyncpg.InvalidPasswordError("no"))
    assert is_nowhere(error)
