"""Somebody, as everybody may see them: what they are called, and since when they have been here. Nothing else."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy import select

from metropole.server.refusals import NotFound
from metropole.server.storage.database import Database
from metropole.server.storage.schema import IS_GUEST, users


class Profile(NamedTuple):
    """A person who is known here, and the month in which they first came."""

    id: str
    name: str
    is_guest: bool
    since: str


async def profile_of(database: Database, user_id: str) -> Profile:
    """Refuse where there is nobody, and whoever has deleted their account: nothing tells these apart."""
    wanted = select(users.c.id, users.c.name, users.c.created_at, IS_GUEST).where(users.c.id == user_id)
    async with database.reading() as connection:
        found = (await connection.execute(wanted)).one_or_none()
    if found is None or found.name is None:
        raise NotFound("no_such_person")
    came = datetime.fromtimestamp(found.created_at / 1000, UTC)
    return Profile(found.id, found.name, bool(found.is_guest), came.strftime("%Y-%m"))
