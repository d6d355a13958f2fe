"""Passwords are kept as argon2id hashes. Hashing takes memory and time: in threads, few at once."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import get_native_id
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from metropole.server.people.names import check_password, plain_password
from metropole.server.turns import Turns

T = TypeVar("T")
AT_ONCE = 2  # each takes 64 MiB
NICE = 15  # moves do not wait for passwords: the threads that hash, and those they start, give way to all others


class Passwords:
    """Makes hashes and compares passwords with them."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._turns = Turns(AT_ONCE)
        self._threads = ThreadPoolExecutor(AT_ONCE, "passwords", initializer=_give_way)
        self._nobodys = _hash_of_nothing(self._hasher)

    async def hash(self, password: str, rank: float = 0) -> str:
        """What is kept of a new password. Of those who wait the lowest rank comes first."""
        plain = check_password(password)
        async with self._turns.turn(rank):
            return await self._in_thread(self._hasher.hash, plain)

    async def is_right(self, kept: str | None, password: str, rank: float = 0) -> bool:
        """Whether this is the password; it takes as long where there is none, lest the time tell which names exist."""
        plain = plain_password(password)
        async with self._turns.turn(rank):
            fits = await self._in_thread(self._fits, kept or self._nobodys, plain)
        return fits and kept is not None

    def is_outdated(self, kept: str) -> bool:
        """Whether a hash was made with weaker parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    async def _in_thread(self, work: Callable[..., T], *arguments: str) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)

    def _fits(self, kept: str, plain: str) -> bool:
        try:
            return self._hasher.verify(kept, plain)
        except (VerificationError, InvalidHashError):
            return False


def _give_way() -> None:
    if sys.platform == "linux":  # elsewhere threads have no priority of their own
        os.setpriority(os.PRIO_PROCESS, get_native_id(), NICE)


def _hash_of_nothing(hasher: PasswordHasher) -> str:
    """A hash that no password has, and that takes as long to compare with as any; making it takes no time."""
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    salt, digest = (
        b64encode(secrets.token_bytes(length)).decode().rstrip("=") for length in (hasher.salt_len, hasher.hash_len)
    )
    return f"$argon2id$v=19${costs}${salt}${digest}"
