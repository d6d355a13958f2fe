"""Notices that wait to be sent. Whoever takes one has it for a while: if that process dies, another takes it then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Update, and_, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.server.notices.channels import can_be_reached
from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import notices, tables, users
from metropole.server.storage.sweeping import delete_oldest
from metropole.server.storage.upsert import insert_once

LOOKING = 20  # seconds: whoever was seen so lately has the page open, and is told by it
LEASE = 60  # seconds that a notice is left to the process that took it
MOST_ATTEMPTS = 5
WAITS = (30, 120, 600, 3600)  # seconds after each failed attempt


@dataclass(frozen=True, slots=True)
class Taken:
    """A notice that this process has to send now."""

    id: int
    user_id: str
    table_id: str
    version: int
    game: str
    attempts: int  # with this one
    reached: Sequence[str]

    @property
    def is_last_attempt(self) -> bool:
        return self.attempts >= MOST_ATTEMPTS


def note_turn(connection: Connection, user_id: str, table_id: str, version: int, due_at: int) -> None:
    """Tell a person at `due_at` that it is their turn, if it still is. Belongs in the transaction that passes the turn.

    `due_at` should leave them the time to be seen looking (`LOOKING`).
    """
    insert_once(
        connection,
        notices,
        user_id=user_id,
        table_id=table_id,
        version=version,
        due_at=due_at,
        attempts=0,
        reached=[],
    )


async def take_due(database: Database, most: int) -> list[Taken]:
    """Take notices that are due, away from all other processes. Those that would be sent in vain are due no more."""
    async with database.reading() as connection:
        if (await connection.execute(select(notices.c.id).where(_is_due()).limit(1))).first() is None:
            return []
    first = select(notices, tables.c.game).join(tables).where(_is_due()).order_by(notices.c.due_at).limit(most)
    async with database.writing() as connection:
        await connection.execute(_end_those_in_vain())
        rows = (await connection.execute(first)).all()
        return [taken for row in rows if (taken := await _take(connection, row))]


def _is_due() -> ColumnElement[bool]:
    return and_(notices.c.done_at.is_(None), notices.c.due_at <= now(), notices.c.attempts < MOST_ATTEMPTS)


def _end_those_in_vain() -> Update:
    """Nearly all are of these, and end at one go: the turn has passed, its person looks, or cannot be reached."""
    waits = exists().where(
        tables.c.id == notices.c.table_id,
        tables.c.version == notices.c.version,
        tables.c.turn_user == notices.c.user_id,
        users.c.id == notices.c.user_id,
        users.c.seen_at < now() - LOOKING * 1000,
        can_be_reached(),
    )
    return update(notices).where(_is_due(), ~waits).values(done_at=now())


async def _take(connection: AsyncConnection, row: Row[Any]) -> Taken | None:
    """One attempt is made by one process: whoever counts it first."""
    taken = Taken(row.id, row.user_id, row.table_id, row.version, row.game, row.attempts + 1, row.reached)
    counted = _at_attempt(row.id, row.attempts).values(attempts=taken.attempts, due_at=now() + LEASE * 1000)
    return taken if (await connection.execute(counted)).rowcount else None


async def finish(database: Database, taken: Taken) -> None:
    """Nothing more is to be done about a notice."""
    async with database.writing() as connection:
        await connection.execute(_at_attempt(taken.id, taken.attempts).values(done_at=now()))


async def put_off(database: Database, taken: Taken, reached: Sequence[str]) -> None:
    """Try again later, at the addresses that were not reached."""
    due_at = now() + WAITS[taken.attempts - 1] * 1000
    async with database.writing() as connection:
        await connection.execute(_at_attempt(taken.id, taken.attempts).values(due_at=due_at, reached=list(reached)))


async def forget_old(database: Database, before: int) -> int:
    """Throw away some of what was done before a time, or given up by processes that died; answers how many."""
    done = await delete_oldest(database, notices.c.done_at, before, notices.c.done_at.is_not(None))
    is_given_up = notices.c.done_at.is_(None), notices.c.attempts >= MOST_ATTEMPTS
    return done + await delete_oldest(database, notices.c.due_at, before, *is_given_up)


def _at_attempt(id: int, attempts: int) -> Update:
    """A change to a notice that nobody else has taken meanwhile."""
    return update(notices).where(notices.c.id == id, notices.c.attempts == attempts, notices.c.done_at.is_(None))
