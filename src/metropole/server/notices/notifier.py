"""Telling people who are not looking that it is their turn."""

from __future__ import annotations

import asyncio
import logging

from metropole.server.notices import outbox
from metropole.server.notices.notice import Notice
from metropole.server.notices.outbox import Taken
from metropole.server.notices.ways import Ways
from metropole.server.settings import Settings
from metropole.server.storage.database import Database, now

LOG = logging.getLogger(__name__)

AT_ONCE = 20  # notices that are sent together
PERIOD = 1.0  # seconds between two looks into the outbox
TIDYING = 60 * 60  # seconds between two times that old notices are removed


def table_url(settings: Settings, table_id: str) -> str:
    """Where a person finds a table."""
    return f"{settings.origin}/table/{table_id}"


class Notifier:
    """Sends what waits in the outbox. Every process may run one."""

    def __init__(self, database: Database, settings: Settings, ways: Ways) -> None:
        self._database, self._settings, self._ways = database, settings, ways
        self._tidied_at = 0

    async def run(self) -> None:
        """Send notices as they become due, until cancelled."""
        while True:
            count = 0
            try:
                await self._tidy()
                count = await self.tell_due()
            except Exception as problem:  # a database that is away comes back; this task would not
                LOG.error("notices cannot be sent now: %s", type(problem).__name__)
            if count < AT_ONCE:
                await asyncio.sleep(PERIOD)

    async def tell_due(self) -> int:
        """Send what is due now; returns how many notices were looked at."""
        taken = await outbox.take_due(self._database, AT_ONCE)
        await asyncio.gather(*(self._tell(one) for one in taken))
        return len(taken)

    async def _tell(self, taken: Taken) -> None:
        reached, is_missed = await self._send(taken)
        if is_missed and not taken.is_last_attempt:
            await outbox.put_off(self._database, taken, reached)
        else:
            await outbox.finish(self._database, taken)

    async def _send(self, taken: Taken) -> tuple[list[str], bool]:
        """Send on every way that has not arrived yet. Answers the ways that have now, and whether one has not."""
        url = table_url(self._settings, taken.table_id)
        notice = Notice("turn", taken.user_id, taken.table_id, taken.version, taken.game, url)
        open_ways = [way for way in await self._ways.of(taken.user_id) if way.digest not in taken.reached]
        outcomes = await asyncio.gather(*(way.tell(notice) for way in open_ways))
        told = zip(open_ways, outcomes, strict=True)
        reached = [way.digest for way, outcome in told if outcome != "failed"]
        return [*taken.reached, *reached], "failed" in outcomes

    async def _tidy(self) -> None:
        if now() - self._tidied_at > TIDYING * 1000:
            self._tidied_at = now()
            await outbox.forget_old(self._database)
