"""Webhooks: a notice to a program of the person's own, signed, so that it can tell us from anybody else."""

from __future__ import annotations

import hashlib
import hmac
import json
from functools import partial
from typing import ClassVar

from sqlalchemy import ColumnElement, select
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.extras import NOTICES, has
from metropole.server.notices.channel import Destination
from metropole.server.notices.notice import Notice, Undelivered
from metropole.server.notices.outbound import Outbound
from metropole.server.refusals import Unavailable
from metropole.server.settings import Settings
from metropole.server.storage.database import Database
from metropole.server.storage.keys import derived_secret
from metropole.server.storage.schema import users

SIGNATURE = "Metropole-Signature"
EVENTS = {"turn": "your_turn", "test": "test"}


class Webhook:
    """Posts JSON to addresses of people."""

    kind: ClassVar = "webhook"

    def __init__(self, database: Database, settings: Settings, outbound: Outbound) -> None:
        self._database, self._outbound = database, outbound

    @property
    def is_there(self) -> bool:
        return has(NOTICES)

    def check(self, address: str) -> None:
        """Refuse what would never be posted to, and everything where nothing can be sent."""
        if not self.is_there:
            raise Unavailable("no_notices_here")
        self._outbound.check(address)

    @staticmethod
    def has_address() -> ColumnElement[bool]:
        return users.c.webhook.is_not(None)

    async def destinations(self, connection: AsyncConnection, user_id: str) -> list[Destination]:
        """The one address that somebody has given."""
        address = await connection.scalar(select(users.c.webhook).where(users.c.id == user_id))
        return [Destination(self.kind, address, partial(self.send, address))] if address else []

    async def secret(self, user_id: str, address: str) -> str:
        """What a person's program checks the signatures with; another address has another one."""
        return await derived_secret(self._database, "webhook", user_id, address)

    async def send(self, address: str, notice: Notice) -> bool:
        """Post a notice. `version` lets the program see that it has this one already."""
        body = json.dumps(
            {
                "event": EVENTS[notice.kind],
                "table": notice.table_id,
                "game": notice.game,
                "version": notice.version,
                "url": notice.url,
            }
        ).encode()
        signature = signed(await self.secret(notice.user_id, address), body)
        headers = {"Content-Type": "application/json", SIGNATURE: signature}
        status = await self._outbound.post(address, body, headers)
        if not 200 <= status < 300:
            raise Undelivered(f"status {status}")
        return True


def signed(secret: str, body: bytes) -> str:
    """The signature of a body: HMAC-SHA256 in hexadecimal."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
