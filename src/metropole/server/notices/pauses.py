"""Pauses that somebody must keep between two of the same thing, across processes: leases that nobody gives back."""

from __future__ import annotations

from sqlalchemy import delete

from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import leases
from metropole.server.storage.upsert import take


async def begin_pause(database: Database, name: str, seconds: int) -> bool:
    """Begin a pause; False while the last one lasts."""
    moment = now()
    async with database.writing() as connection:
        return await take(
            connection,
            leases,
            leases.c.until <= moment,
            name=name,
            holder="pause",
            version=0,
            until=moment + seconds * 1000,
        )


async def end_pause(database: Database, name: str) -> None:
    """Forget a pause, where what it was begun for did not happen."""
    async with database.writing() as connection:
        await connection.execute(delete(leases).where(leases.c.name == name))
