"""Telling people who are not looking that it is their turn."""

from __future__ import annotations

import asyncio

from metropole.server.notices import outbox
from metropole.server.notices.channels import Channels
from metropole.server.notices.notice import Notice
from metropole.server.notices.outbox import Taken
from metropole.server.settings import Settings
from metropole.server.storage.database import Database

AT_ONCE = 20  # notices that are sent together


def table_url(settings: Settings, table_id: str) -> str:
    """Where a person finds a table."""
    return f"{settings.origin}/table/{table_id}"


class Notifier:
    """Sends what waits in the outbox. Every process may run one."""

    def __init__(self, database: Database, settings: Settings, channels: Channels) -> None:
        self._database, self._settings, self._channels = database, settings, channels

    async def send_all_due(self) -> None:
        """Send notices until none is due."""
        while await self.send_due() >= AT_ONCE:
            pass

    async def send_due(self) -> int:
        """Send what is due now; returns how many notices were looked at."""
        taken = await outbox.take_due(self._database, AT_ONCE)
        await asyncio.gather(*(self._handle(one) for one in taken))
        return len(taken)

    async def _handle(self, taken: Taken) -> None:
        reached, is_missed = await self._send(taken)
        if is_missed and not taken.is_last_attempt:
            await outbox.put_off(self._database, taken, reached)
        else:
            await outbox.finish(self._database, taken)

    async def _send(self, taken: Taken) -> tuple[list[str], bool]:
        """Send to every address that was not reached yet. Answers those that were by now, and whether one was not."""
        url = table_url(self._settings, taken.table_id)
        notice = Notice("turn", taken.user_id, taken.table_id, taken.version, taken.game, url)
        left = [one for one in await self._channels.destinations(taken.user_id) if one.digest not in taken.reached]
        outcomes = await asyncio.gather(*(destination.deliver(notice) for destination in left))
        reached = [one.digest for one, outcome in zip(left, outcomes, strict=True) if outcome != "failed"]
        return [*taken.reached, *reached], "failed" in outcomes
