"""E-mail: plain text, seldom. An address is written to only once its owner has sent back the code we mailed there."""

from __future__ import annotations

import re
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import partial
from typing import Any, ClassVar
from urllib.parse import unquote, urlsplit

from sqlalchemy import ColumnElement, select
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.extras import NOTICES, has
from metropole.games.contract import NotUnderstood
from metropole.messages import known_language
from metropole.server.notices.channel import Destination
from metropole.server.notices.notice import MAY_LAST, Notice, Undelivered
from metropole.server.notices.outbound import Outbound
from metropole.server.notices.pauses import begin_pause, end_pause
from metropole.server.refusals import Unavailable
from metropole.server.settings import Settings
from metropole.server.storage.database import Database
from metropole.server.storage.keys import derived_secret
from metropole.server.storage.schema import users
from metropole.words import Words

PAUSE = 10 * 60  # seconds between two mails to one person
FORM = re.compile(r"[^\s@<>()\[\],;:\\\"]{1,64}@[^\s@<>()\[\],;:\\\"]+\.[^\s@<>()\[\],;:\\\".]+")


class Mail:
    """Sends through the operator's mail server, where there is one."""

    kind: ClassVar = "email"

    def __init__(self, database: Database, settings: Settings, outbound: Outbound) -> None:
        self._database, self._settings = database, settings

    @staticmethod
    def has_address() -> ColumnElement[bool]:
        return users.c.email.is_not(None)

    async def destinations(self, connection: AsyncConnection, user_id: str) -> list[Destination]:
        """The one address that somebody has confirmed."""
        address = await connection.scalar(select(users.c.email).where(users.c.id == user_id))
        return [Destination(self.kind, address, partial(self.send, address))] if address else []

    @property
    def is_there(self) -> bool:
        return bool(self._settings.smtp) and has(NOTICES)

    def check(self, address: str) -> None:
        """Refuse what is no address, and every address where no mail can be sent."""
        if not self.is_there:
            raise Unavailable("no_email_here")
        if not FORM.fullmatch(address) or not address.isascii() or not address.isprintable():
            raise NotUnderstood("email_not_understood")

    async def code(self, user_id: str, address: str) -> str:
        """What shows that a person can read the mail of this address."""
        return (await derived_secret(self._database, "email", user_id, address))[:12]

    async def send_code(self, user_id: str, address: str) -> bool:
        """Mail the code to the address; False where this person was mailed to a moment ago."""
        words = await self._words_for(user_id)
        text = words("mail-code-text", code=await self.code(user_id, address))
        return await self._send(user_id, address, words("mail-code-subject"), text)

    async def send(self, address: str, notice: Notice) -> bool:
        """Mail a notice; False where this person was mailed to a moment ago."""
        words = await self._words_for(notice.user_id)
        return await self._send(notice.user_id, address, *_worded(words, notice))

    async def _words_for(self, user_id: str) -> Words:
        """Words in the language that a person has chosen."""
        async with self._database.reading() as connection:
            preferences = await connection.scalar(select(users.c.preferences).where(users.c.id == user_id))
        return Words(known_language((preferences or {}).get("language")))

    async def _send(self, user_id: str, address: str, subject: str, text: str) -> bool:
        import aiosmtplib  # here, because not everybody installs it

        pause = f"mail:{user_id}"
        if not await begin_pause(self._database, pause, PAUSE):
            return False
        try:
            await aiosmtplib.send(self._message(address, subject, text), timeout=MAY_LAST, **_server(self._settings))
        except (aiosmtplib.SMTPException, OSError, ValueError) as problem:
            await end_pause(self._database, pause)
            raise Undelivered(type(problem).__name__) from None
        return True

    def _message(self, address: str, subject: str, text: str) -> EmailMessage:
        message = EmailMessage()
        sender = self._settings.mail_from
        message["From"], message["To"], message["Subject"] = sender, address, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"  # nobody's absence note answers it
        message.set_content(text + "\n")
        return message


def _worded(words: Words, notice: Notice) -> tuple[str, str]:
    if notice.kind == "test":
        return words("mail-test-subject"), words("mail-test-text")
    game = words.term("game", notice.game)
    return words("mail-turn-subject", game=game), words("mail-turn-text", game=game, url=notice.url)


def _server(settings: Settings) -> dict[str, Any]:
    """smtps:// is encrypted from the start; smtp:// as soon as the server offers it."""
    parts = urlsplit(settings.smtp)
    return {
        "hostname": parts.hostname,
        "port": parts.port,
        "username": unquote(parts.username) if parts.username else None,
        "password": unquote(parts.password) if parts.password else None,
        "use_tls": parts.scheme == "smtps",
    }
