"""Devices that have signed in to an account before. Each keeps a mark, which no others' wrong passwords can spoil.

A mark opens nothing: whoever shows it may only try passwords though somebody else has tried many. It holds until the
password is changed, also after signing out. Nothing is kept about it here but the key that it is signed with.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from secrets import token_urlsafe
from typing import NamedTuple

from metropole.server.storage.database import Database
from metropole.server.storage.keys import derived_secret

KEY = "known_device"
MOST_MARKS = 4  # accounts that one browser is known to


class Caller(NamedTuple):
    """Where a password is tried: an address, and the marks that the browser shows."""

    address: str
    marks: tuple[str, ...] = ()


class KnownDevices:
    """Makes marks, and knows them again."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def mark(self, user_id: str, password: str) -> str:
        """A new mark for a device that has shown the right password, whose hash this is."""
        device = token_urlsafe(12)
        return f"{user_id}.{device}.{await self._signature(user_id, device, password)}"

    async def known(self, user_id: str, password: str, marks: tuple[str, ...]) -> str | None:
        """Which device shows these marks, if one of them was made for this account and this password."""
        for mark in marks[:MOST_MARKS]:
            whose, _, rest = mark.partition(".")
            device, _, signature = rest.partition(".")
            if whose == user_id and hmac.compare_digest(
                signature.encode(), (await self._signature(user_id, device, password)).encode()
            ):
                return device
        return None

    async def _signature(self, user_id: str, device: str, password: str) -> str:
        return await derived_secret(self._database, KEY, user_id, device, sha256(password.encode()).hexdigest())


def with_mark(marks: tuple[str, ...], mark: str) -> tuple[str, ...]:
    """The marks of a browser with a new one, in place of an older one for the same account."""
    return (mark, *without_marks(marks, mark.partition(".")[0]))[:MOST_MARKS]


def without_marks(marks: tuple[str, ...], user_id: str) -> tuple[str, ...]:
    """The marks of a browser but those for one account."""
    return tuple(one for one in marks if one.partition(".")[0] != user_id)
