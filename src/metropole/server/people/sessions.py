"""Sessions: who shows this token is that person. Only hashes of tokens are kept."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.server.storage.database import Database, batched, now
from metropole.server.storage.schema import sessions, users
from metropole.server.storage.sweeping import delete_oldest

DAY = 24 * 60 * 60 * 1000
LIFETIME = 400 * DAY  # the longest that browsers keep a cookie
REMEMBERED = 10_000  # another process may have ended the session: ask again after so many milliseconds
MOST_REMEMBERED = 10_000


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who is here, with an account or as a guest."""

    id: str
    name: str
    is_guest: bool


class Sessions:
    """Opens and ends sessions, and knows whose they are."""

    def __init__(self, database: Database, clock: Callable[[], int] = now) -> None:
        self._database = database
        self._clock = clock
        self._remembered: dict[str, tuple[Person, int]] = {}

    async def open(self, connection: AsyncConnection, user_id: str) -> str:
        """A new session, within a transaction that is under way; answers its token."""
        token = secrets.token_urlsafe(32)
        at = self._clock()
        row = {"token_hash": hash_of(token), "user_id": user_id, "created_at": at, "expires_at": at + LIFETIME}
        await connection.execute(insert(sessions).values(row))
        return token

    async def person_of(self, token: str | None) -> Person | None:
        """Whose session this is; nobody where it is over or never was."""
        if not token:
            return None
        key, at = hash_of(token), self._clock()
        person, until = self._remembered.get(key, (None, 0))
        if until > at:
            return person
        self._remembered.pop(key, None)
        row = await self._row(key, at)
        return await self._remember(key, row, at) if row is not None else None

    async def close(self, token: str) -> None:
        """End one session."""
        async with self._database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token_hash == hash_of(token)))
        self._remembered.pop(hash_of(token), None)

    async def close_all(self, connection: AsyncConnection, user_id: str, but: str | None = None) -> None:
        """End all sessions of somebody, or all but one, within a transaction that is under way."""
        ended = delete(sessions).where(sessions.c.user_id == user_id)
        await connection.execute(ended if but is None else ended.where(sessions.c.token_hash != hash_of(but)))
        self.forget(user_id)

    def forget(self, user_id: str) -> None:
        """Ask the database the next time: this person has changed."""
        self._remembered = {key: kept for key, kept in self._remembered.items() if kept[0].id != user_id}

    async def open_ones(self, hashes: Iterable[str]) -> set[str]:
        """Those of these hashed tokens that still open something."""
        valid = select(sessions.c.token_hash).where(sessions.c.expires_at > self._clock())
        found: set[str] = set()
        async with self._database.reading() as connection:
            for some in batched(hashes):
                found.update(await connection.scalars(valid.where(sessions.c.token_hash.in_(some))))
        return found

    async def sweep(self) -> int:
        """Delete sessions that are over; answers how many."""
        return await delete_oldest(self._database, sessions.c.expires_at, self._clock() + 1)

    async def _row(self, key: str, at: int) -> Row[Any, Any, Any, Any] | None:
        wanted = select(users.c.id, users.c.name, users.c.login, sessions.c.expires_at).join_from(sessions, users)
        async with self._database.reading() as connection:
            found = await connection.execute(
                wanted.where(sessions.c.token_hash == key, sessions.c.expires_at > at, users.c.name.is_not(None))
            )
            return found.one_or_none()

    async def _remember(self, key: str, row: Row[Any, Any, Any, Any], at: int) -> Person:
        if row.expires_at < at + LIFETIME - DAY:
            await self._refresh(key, row.id, at)
        person = Person(row.id, row.name, row.login is None)
        if len(self._remembered) >= MOST_REMEMBERED:
            self._remembered.clear()
        self._remembered[key] = person, min(at + REMEMBERED, row.expires_at)
        return person

    async def _refresh(self, key: str, user_id: str, at: int) -> None:
        """Once a day a session that is used begins its lifetime anew."""
        async with self._database.writing() as connection:
            lasting = update(sessions).where(sessions.c.token_hash == key).values(expires_at=at + LIFETIME)
            await connection.execute(lasting)
            await connection.execute(update(users).where(users.c.id == user_id).values(seen_at=at))


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()
