"""Everything that is kept about somebody, for them alone; and whom they do not want to hear."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, Table, delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.games.contract import NotUnderstood
from metropole.server.people.sessions import Person
from metropole.server.refusals import NotAllowed, NotFound
from metropole.server.storage.database import Database
from metropole.server.storage.schema import (
    chat,
    log,
    mutes,
    notices,
    push_subscriptions,
    ratings,
    results,
    seats,
    sessions,
    tables,
    users,
)

MOST_MUTED = 500


async def preferences_of(database: Database, person: Person) -> dict[str, Any]:
    """What the client has asked to remember."""
    async with database.reading() as connection:
        kept = await connection.scalar(select(users.c.preferences).where(users.c.id == person.id))
    return dict(kept or {})


async def export(database: Database, person: Person) -> dict[str, list[dict[str, Any]]]:
    """All rows about somebody. Not what was played: games are exported as records, which keep what is still secret."""
    async with database.reading() as connection:
        return {name: await _rows(connection, wanted) for name, wanted in _kept_about(person.id).items()}


def _kept_about(user_id: str) -> dict[str, Select[Any]]:
    own = {
        "account": _columns(users, but=("password",)).where(users.c.id == user_id),
        "tables_opened": select(tables.c.id, tables.c.game, tables.c.created_at).where(tables.c.opened_by == user_id),
        "log": _columns(log, but=("data", "user_id")).where(log.c.user_id == user_id),
    }
    by_user = (sessions, seats, chat, mutes, notices, push_subscriptions)
    by_who = (results, ratings)
    hidden = ("token_hash", "user_id", "who")
    return {
        **own,
        **{table.name: _columns(table, hidden).where(table.c.user_id == user_id) for table in by_user},
        **{table.name: _columns(table, hidden).where(table.c.who == user_id) for table in by_who},
    }


def _columns(table: Table, but: tuple[str, ...]) -> Select[Any]:
    return select(*(column for column in table.c if column.name not in but))


async def _rows(connection: AsyncConnection, wanted: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in (await connection.execute(wanted)).mappings()]


async def muted_by(database: Database, person: Person) -> list[Person]:
    """Whom somebody has muted."""
    wanted = select(users).join(mutes, mutes.c.muted_id == users.c.id).where(mutes.c.user_id == person.id)
    async with database.reading() as connection:
        rows = (await connection.execute(wanted.order_by(users.c.name, users.c.id))).all()
    return [Person(row.id, row.name, row.login is None) for row in rows]


async def mute(database: Database, person: Person, user_id: str) -> None:
    """Hear no more of somebody; done twice it is done."""
    if user_id == person.id:
        raise NotUnderstood("cannot_mute_yourself")
    try:
        async with database.writing() as connection:
            await _check_mute(connection, person, user_id)
            await connection.execute(insert(mutes).values(user_id=person.id, muted_id=user_id))
    except IntegrityError:
        return


async def unmute(database: Database, person: Person, user_id: str) -> None:
    """Hear somebody again."""
    async with database.writing() as connection:
        this = (mutes.c.user_id == person.id, mutes.c.muted_id == user_id)
        await connection.execute(delete(mutes).where(*this))


async def _check_mute(connection: AsyncConnection, person: Person, user_id: str) -> None:
    known = select(users.c.id).where(users.c.id == user_id, users.c.name.is_not(None))
    if await connection.scalar(known) is None:
        raise NotFound("no_such_person")
    so_far = await connection.scalar(select(func.count()).where(mutes.c.user_id == person.id))
    if so_far is not None and so_far >= MOST_MUTED:
        raise NotAllowed("too_many_muted", most=MOST_MUTED)
