"""The ways on which a person can be reached: their browsers, a program of theirs, their e-mail."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from email.utils import parseaddr
from typing import Any, Literal

from sqlalchemy import Row, select

from metropole.server.notices.mail import Mail
from metropole.server.notices.notice import Notice, Undelivered
from metropole.server.notices.outbound import Outbound
from metropole.server.notices.push import Push, Subscription
from metropole.server.notices.webhook import Webhook
from metropole.server.settings import Settings
from metropole.server.storage.database import Database
from metropole.server.storage.schema import push_subscriptions, users

LOG = logging.getLogger(__name__)

Outcome = Literal["sent", "spared", "failed"]  # spared: mailed to a moment ago, or the browser is gone


@dataclass(frozen=True, slots=True)
class Way:
    """One address of a person; `send` answers whether anything was sent."""

    kind: Literal["push", "webhook", "email"]
    address: str
    send: Callable[[Notice], Awaitable[bool]]

    @property
    def digest(self) -> str:
        """The address as it may be kept in the outbox."""
        return hashlib.sha256(f"{self.kind} {self.address}".encode()).hexdigest()[:16]

    async def tell(self, notice: Notice) -> Outcome:
        """Send, whatever may go wrong; what went wrong is logged without the address, which is a secret."""
        try:
            return "sent" if await self.send(notice) else "spared"
        except Undelivered as problem:
            reason = str(problem)
        except Exception as problem:  # one way that is broken must not keep the others from being tried
            reason = type(problem).__name__
        LOG.warning("a notice by %s for %s did not arrive: %s", self.kind, notice.user_id, reason)
        return "failed"


class Ways:
    """All ways of all people."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self.outbound = Outbound(settings.allows_private_webhooks)
        self.push = Push(database, self.outbound, contact=parseaddr(settings.mail_from)[1])
        self.webhook = Webhook(database, self.outbound)
        self.mail = Mail(database, settings)

    async def of(self, user_id: str) -> list[Way]:
        """The ways to one person."""
        async with self._database.reading() as connection:
            person = (await connection.execute(select(users).where(users.c.id == user_id))).one_or_none()
            devices = select(push_subscriptions).where(push_subscriptions.c.user_id == user_id)
            found = [self._to_browser(row) for row in await connection.execute(devices)]
        return [*found, *self._to_person(person)] if person else []

    async def close(self) -> None:
        await self.outbound.close()

    def _to_person(self, person: Row[Any]) -> list[Way]:
        found = []
        if person.webhook:
            found.append(self._to_program(person.webhook))
        if person.email and self.mail.is_there:
            found.append(self._to_mailbox(person.email))
        return found

    def _to_browser(self, row: Row[Any]) -> Way:
        subscription = Subscription(row.endpoint, row.p256dh, row.auth)
        return Way("push", row.endpoint, lambda notice: self.push.send(subscription, notice))

    def _to_program(self, address: str) -> Way:
        return Way("webhook", address, lambda notice: self.webhook.send(address, notice))

    def _to_mailbox(self, address: str) -> Way:
        return Way("email", address, lambda notice: self.mail.send(address, notice))
