"""The codes of tables: four letters that can be said on the telephone, for as long as a table is open.

They are few, so that somebody could try them all: whoever lets people try counts what is wrong (limits.py). A table has
one only when somebody who sits there wants one.
"""

from __future__ import annotations

import secrets

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from metropole.games.contract import NotLegal
from metropole.server.refusals import NotFound, Unavailable
from metropole.server.storage.conditions import IS_OPEN
from metropole.server.storage.database import Database
from metropole.server.storage.schema import tables

# No vowels, so that they are no words; and of letters that look or sound alike, in any of our languages, one each.
LETTERS = "BFGHJKLMQRTWXZ"
LENGTH = 4
CODE_FORM = f"[A-Za-z]{{{LENGTH}}}"  # as a regular expression: whatever somebody may have heard
MOST_TRIES = 20  # to find one that no open table has


async def code_of(database: Database, table_id: str) -> str:
    """The code of an open table: the one it has, or a new one."""
    this = tables.c.id == table_id, IS_OPEN
    for _ in range(MOST_TRIES):
        async with database.reading() as connection:
            row = (await connection.execute(select(tables.c.code).where(*this))).one_or_none()
        if row is None:
            raise NotLegal("code_before_the_game")
        if row.code is not None:
            return str(row.code)
        try:
            async with database.writing() as connection:
                await connection.execute(update(tables).where(*this, tables.c.code.is_(None)).values(code=drawn()))
        except IntegrityError:  # another table has it
            continue
    raise Unavailable("not_saved")


async def table_of(database: Database, code: str) -> str:
    """The open table that has this code."""
    async with database.reading() as connection:
        table_id = await connection.scalar(select(tables.c.id).where(IS_OPEN, tables.c.code == code.upper()))
    if table_id is None:
        raise NotFound("no_such_code", code=code.upper())
    return str(table_id)


def drawn() -> str:
    """A code that perhaps nobody has."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
