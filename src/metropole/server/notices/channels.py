"""All channels: the one list of them, and where notices for one person go."""

from __future__ import annotations

from typing import TypeVar

from sqlalchemy import ColumnElement, or_

from metropole.server.notices.channel import Channel, Destination
from metropole.server.notices.mail import Mail
from metropole.server.notices.outbound import Outbound
from metropole.server.notices.push import Push
from metropole.server.notices.webhook import Webhook
from metropole.server.settings import Settings
from metropole.server.storage.database import Database

CHANNELS: tuple[type[Channel], ...] = (Push, Webhook, Mail)
KINDS = tuple(channel.kind for channel in CHANNELS)
C = TypeVar("C", bound=Channel)


def can_be_reached() -> ColumnElement[bool]:
    """Whether a person of `users` has any address at all."""
    return or_(*(channel.has_address() for channel in CHANNELS))


class Channels:
    """The channels of one process."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self.outbound = Outbound(settings.allows_private_webhooks)
        self._by_type = {channel: channel(database, settings, self.outbound) for channel in CHANNELS}

    def __getitem__(self, channel: type[C]) -> C:
        """The channel of this type."""
        found = self._by_type[channel]
        assert isinstance(found, channel)
        return found

    async def destinations(self, user_id: str) -> list[Destination]:
        """Where notices for a person go."""
        async with self._database.reading() as connection:
            channels = [channel for channel in self._by_type.values() if channel.is_there]
            return [one for channel in channels for one in await channel.destinations(connection, user_id)]

    async def close(self) -> None:
        await self.outbound.close()
