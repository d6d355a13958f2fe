"""Passwords are kept as argon2id hashes. Hashing takes memory and time: in threads, few at once."""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64encode

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from metropole.server.people.names import check_password, plain_password

AT_ONCE = 2  # each takes 64 MiB


class Passwords:
    """Makes hashes and compares passwords with them."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._free = asyncio.Semaphore(AT_ONCE)
        self._nobodys = _hash_of_nothing(self._hasher)

    async def hash(self, password: str) -> str:
        """What is kept of a new password."""
        plain = check_password(password)
        async with self._free:
            return await asyncio.to_thread(self._hasher.hash, plain)

    async def is_right(self, kept: str | None, password: str) -> bool:
        """Whether this is the password; it takes as long where there is none, lest the time tell which names exist."""
        plain = plain_password(password)
        async with self._free:
            fits = await asyncio.to_thread(self._fits, kept or self._nobodys, plain)
        return fits and kept is not None

    def is_outdated(self, kept: str) -> bool:
        """Whether a hash was made with weaker parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _fits(self, kept: str, plain: str) -> bool:
        try:
            return self._hasher.verify(kept, plain)
        except (VerificationError, InvalidHashError):
            return False


def _hash_of_nothing(hasher: PasswordHasher) -> str:
    """A hash that no password has, and that takes as long to compare with as any; making it takes no time."""
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    salt, digest = (
        b64encode(secrets.token_bytes(length)).decode().rstrip("=") for length in (hasher.salt_len, hasher.hash_len)
    )
    return f"$argon2id$v=19${costs}${salt}${digest}"
