"""From which network people come: whoever is many there has no more than one who is alone.

An address is not kept. What is kept of it is twenty bits of a keyed digest, which thousands of addresses share: enough
to tell apart those who play at a time, too little to find an address by.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterable
from contextlib import suppress
from secrets import token_hex

from sqlalchemy import select, update

from metropole.server.storage.database import DATABASE_TROUBLE, Database, batched, now
from metropole.server.storage.keys import kept_key
from metropole.server.storage.schema import users

DIGITS = 5  # hexadecimal ones
REMEMBERED = 60_000  # another process may have seen somebody elsewhere: look again after so many milliseconds
MOST_REMEMBERED = 10_000


class Networks:
    """Where people were last seen. The address is that of `security.address_of`."""

    def __init__(self, database: Database, clock: Callable[[], int] = now) -> None:
        self._database, self._clock = database, clock
        self._key = ""
        self._noted: dict[tuple[str, str], int] = {}  # person and address, and until when it is known to be so

    async def note(self, user_id: str, address: str) -> None:
        """Somebody comes from this address. Nobody is turned away because it could not be noted."""
        at = self._clock()
        if self._noted.get((user_id, address), 0) > at:
            return
        with suppress(*DATABASE_TROUBLE):
            await self._write(user_id, await self.network_of(address))
            if len(self._noted) >= MOST_REMEMBERED:
                self._noted.clear()
            self._noted[user_id, address] = at + REMEMBERED

    async def network_of(self, address: str) -> str:
        """What is kept of an address."""
        self._key = self._key or await kept_key(self._database, "networks", token_hex)
        return hmac.new(self._key.encode(), address.encode(), hashlib.sha256).hexdigest()[:DIGITS]

    async def _write(self, user_id: str, network: str) -> None:
        if await networks_of(self._database, [user_id]) != {user_id: network}:
            async with self._database.writing() as connection:
                await connection.execute(update(users).where(users.c.id == user_id).values(network=network))


async def networks_of(database: Database, user_ids: Iterable[str]) -> dict[str, str]:
    """The networks of people; by their own id whoever was never seen in one."""
    found: dict[str, str] = {}
    async with database.reading() as connection:
        for some in batched(user_ids):
            rows = await connection.execute(select(users.c.id, users.c.network).where(users.c.id.in_(some)))
            found |= {row.id: row.network or row.id for row in rows}
    return found
