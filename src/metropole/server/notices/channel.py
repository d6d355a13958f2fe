"""A channel: a kind of address at which people are reached who are not looking. Each has a module that offers this."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import ClassVar, Literal, Protocol

from sqlalchemy import ColumnElement
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.server.logs import log_event
from metropole.server.notices.notice import Notice, Undelivered
from metropole.server.notices.outbound import Outbound
from metropole.server.settings import Settings
from metropole.server.storage.database import Database

Outcome = Literal["sent", "spared", "failed"]  # spared: mailed to a moment ago, or the browser is gone


class Channel(Protocol):
    """What each channel offers. Addresses stand in columns or tables of people, and go when an account is deleted."""

    kind: ClassVar[str]

    def __init__(self, database: Database, settings: Settings, outbound: Outbound) -> None: ...

    @property
    def is_there(self) -> bool:
        """Whether this server can send by it at all."""

    @staticmethod
    def has_address() -> ColumnElement[bool]:
        """Whether a person of `users` has such an address."""

    async def destinations(self, connection: AsyncConnection, user_id: str) -> list[Destination]:
        """Where notices for a person go by this channel."""


@dataclass(frozen=True, slots=True)
class Destination:
    """One address of a person; `send` answers whether anything was sent."""

    kind: str
    address: str
    send: Callable[[Notice], Awaitable[bool]]

    @property
    def digest(self) -> str:
        """The address as it may be kept in the outbox."""
        return hashlib.sha256(f"{self.kind} {self.address}".encode()).hexdigest()[:16]

    async def deliver(self, notice: Notice) -> Outcome:
        """Send, whatever may go wrong; what went wrong is logged without the address, which is a secret."""
        try:
            return "sent" if await self.send(notice) else "spared"
        except Undelivered as problem:
            reason = str(problem)
        except Exception as problem:  # one channel that is broken must not keep the others from being tried
            reason = type(problem).__name__
        log_event("notice_not_delivered", logging.WARNING, kind=self.kind, trouble=reason)
        return "failed"
