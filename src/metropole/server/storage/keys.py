"""The server's own keys: made when they are first needed, kept in the database, the same for all processes."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from secrets import token_hex

from sqlalchemy import select

from metropole.server.storage.database import Database
from metropole.server.storage.schema import keys
from metropole.server.storage.upsert import insert_once


async def kept_key(database: Database, name: str, make: Callable[[], str]) -> str:
    """The key of this name, made now if there is none."""
    wanted = select(keys.c.value).where(keys.c.name == name)
    async with database.reading() as connection:
        found = (await connection.execute(wanted)).scalar()
    if found is not None:
        return str(found)
    async with database.writing() as connection:
        await connection.run_sync(insert_once, keys, name=name, value=make())  # another process may have been faster
        return str((await connection.execute(wanted)).scalar_one())


async def derived_secret(database: Database, name: str, *parts: str) -> str:
    """A secret that belongs to these texts; whoever knows one learns nothing of another."""
    key = await kept_key(database, name, token_hex)
    return hmac.new(key.encode(), "\n".join(parts).encode(), hashlib.sha256).hexdigest()
