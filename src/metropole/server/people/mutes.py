"""Whom people do not want to hear."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.games.contract import NotUnderstood
from metropole.server.people.sessions import Person
from metropole.server.refusals import NotAllowed, NotFound
from metropole.server.storage.database import Database, batched
from metropole.server.storage.schema import mutes, users

MOST_MUTED = 500


async def muted_people(database: Database, person: Person) -> list[Person]:
    """Whom somebody has muted."""
    wanted = select(users).join(mutes, mutes.c.muted_id == users.c.id).where(mutes.c.user_id == person.id)
    async with database.reading() as connection:
        rows = (await connection.execute(wanted.order_by(users.c.name, users.c.id))).all()
    return [Person(row.id, row.name, row.login is None) for row in rows]


async def muted_ids(database: Database, user_id: str) -> set[str]:
    """The same as ids."""
    async with database.reading() as connection:
        return set(await connection.scalars(select(mutes.c.muted_id).where(mutes.c.user_id == user_id)))


async def deaf_to(database: Database, speaker: str, listeners: Iterable[str]) -> set[str]:
    """Those of some people who do not want to hear somebody."""
    found: set[str] = set()
    async with database.reading() as connection:
        for some in batched(listeners):
            wanted = select(mutes.c.user_id).where(mutes.c.user_id.in_(some), mutes.c.muted_id == speaker)
            found.update(await connection.scalars(wanted))
    return found


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
