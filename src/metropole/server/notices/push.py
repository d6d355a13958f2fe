"""Web Push: a notice to a browser that shows no page of ours. Encrypted for the browser, signed with a key of ours."""

from __future__ import annotations

import base64
import binascii
import json
from dataclasses import dataclass
from email.utils import parseaddr
from functools import partial
from typing import TYPE_CHECKING, ClassVar
from urllib.parse import urlsplit

from sqlalchemy import ColumnElement, delete, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.extras import NOTICES, has
from metropole.games.contract import NotUnderstood
from metropole.server.notices.channel import Destination
from metropole.server.notices.notice import Notice, Undelivered
from metropole.server.notices.outbound import Outbound
from metropole.server.refusals import Unavailable
from metropole.server.settings import Settings
from metropole.server.storage.database import Database, now
from metropole.server.storage.keys import kept_key
from metropole.server.storage.schema import push_subscriptions, users

if TYPE_CHECKING:
    from py_vapid import Vapid02  # type: ignore[import-untyped]  # loaded where it is used: not everybody installs it

DAY = 24 * 60 * 60  # seconds: how long the push service keeps a notice for a browser that is off
SIGNED_FOR = 12 * 60 * 60
GONE = (404, 410)


@dataclass(frozen=True, slots=True)
class Subscription:
    """What a browser gave us: where its push service is, and the keys it reads with."""

    endpoint: str
    p256dh: str
    auth: str

    def check(self) -> None:
        """Refuse keys that nothing can be encrypted with."""
        from cryptography.hazmat.primitives.asymmetric import ec

        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(self.p256dh))
            is_secret = len(_decoded(self.auth)) == 16
        except (ValueError, binascii.Error):
            is_secret = False
        if not is_secret:
            raise NotUnderstood("push_keys_not_understood")


class Push:
    """Sends through the push services of browsers."""

    kind: ClassVar = "push"

    def __init__(self, database: Database, settings: Settings, outbound: Outbound) -> None:
        self._database, self._outbound, self._contact = database, outbound, parseaddr(settings.mail_from)[1]

    @property
    def is_there(self) -> bool:
        return has(NOTICES)

    def check(self, subscription: Subscription) -> None:
        """Refuse what nothing could be sent to, and everything where nothing can be sent."""
        self._check_there()
        self._outbound.check(subscription.endpoint)
        subscription.check()

    def _check_there(self) -> None:
        if not self.is_there:
            raise Unavailable("no_notices_here")

    @staticmethod
    def has_address() -> ColumnElement[bool]:
        return exists().where(push_subscriptions.c.user_id == users.c.id)

    async def destinations(self, connection: AsyncConnection, user_id: str) -> list[Destination]:
        """All browsers that somebody has subscribed with."""
        devices = select(push_subscriptions).where(push_subscriptions.c.user_id == user_id)
        rows = await connection.execute(devices)
        subscriptions = [Subscription(row.endpoint, row.p256dh, row.auth) for row in rows]
        return [Destination(self.kind, one.endpoint, partial(self.send, one)) for one in subscriptions]

    async def public_key(self) -> str:
        """What browsers subscribe with."""
        self._check_there()
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        public = (await self._vapid()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(public).decode().rstrip("=")

    async def send(self, to: Subscription, notice: Notice) -> bool:
        """Hand a notice to the push service; a subscription that it does not know any more is forgotten."""
        from pywebpush import WebPusher  # type: ignore[import-untyped]

        text = json.dumps({"table": notice.table_id, "game": notice.game, "kind": notice.kind})
        keys = {"p256dh": to.p256dh, "auth": to.auth}
        body = WebPusher({"endpoint": to.endpoint, "keys": keys}).encode(text.encode())["body"]
        status = await self._outbound.post(to.endpoint, body, await self._headers(to, notice))
        if status in GONE:
            await self._forget(to)
        elif not 200 <= status < 300:
            raise Undelivered(f"status {status}")
        return status not in GONE

    async def _headers(self, to: Subscription, notice: Notice) -> dict[str, str]:
        parts = urlsplit(to.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": f"mailto:{self._contact}",
            "exp": now() // 1000 + SIGNED_FOR,
        }
        signature: dict[str, str] = (await self._vapid()).sign(claims)
        topic = f"{notice.kind}-{notice.table_id}"[:32]  # a newer notice on the same table replaces one that waits
        return {**signature, "Content-Encoding": "aes128gcm", "TTL": str(DAY), "Urgency": "high", "Topic": topic}

    async def _vapid(self) -> Vapid02:
        from py_vapid import Vapid02

        return Vapid02.from_string(await kept_key(self._database, "web_push", _new_key))

    async def _forget(self, to: Subscription) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(push_subscriptions).where(push_subscriptions.c.endpoint == to.endpoint))


def _new_key() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return base64.urlsafe_b64encode(number.to_bytes(32, "big")).decode().rstrip("=")


def _decoded(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
