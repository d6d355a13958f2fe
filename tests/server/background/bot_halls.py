"""A process in which bots play, for tests: without a server, and with minds that the test makes."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from metropole.server.background.bots import BotPlayers, Wait
from metropole.server.background.leases import Leases
from metropole.server.broadcast.broadcaster import TableBroadcaster
from metropole.server.bus import BusMessage, LocalBus
from metropole.server.metrics import Metrics
from metropole.server.storage.database import Database, now
from metropole.server.tables import acts
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.journal import Journal
from metropole.server.tables.live import LiveTables
from metropole.server.tables.mind import Mind
from metropole.server.tables.table import Table
from metropole.server.tables.thinkers import Thinkers
from tests.patience import PATIENCE
from tests.server.tables.tabled import terms


class BotHall:
    """A process in which bots play, heard over a bus of its own."""

    def __init__(
        self, database: Database, tables: LiveTables, mind: Callable[[], Mind], name: str, wait: Wait | None
    ) -> None:
        self.database, self.tables = database, tables
        self.thinkers = Thinkers(1, mind)
        self.bots = BotPlayers(tables, self.thinkers, Leases(database, name), wait)

    def handle(self, message: BusMessage) -> None:
        self.bots.hear(message.table, message.version, awaits_bot=message.awaits_bot)

    async def open(self, table_id: str, host: str, *levels: str, game: str = "metro", **agreed: Any) -> None:
        """A table where the host sits last, and the bots are to move."""
        at, seat = ActRequest(now(), host), len(levels)
        seating = [
            lambda table: acts.sit(table, at, seat),
            *((lambda table, n=n, who=who: acts.seat_bot(table, at, n, who)) for n, who in enumerate(levels)),
            lambda table: acts.start(table, at, random.Random(1)),
        ]
        await self.tables.open(Table(terms(game, seat + 1, id=table_id, opened_by=host, **agreed)), seating)

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await asyncio.sleep(0.005)

    async def until_queued(self, *names: str) -> None:
        await self.until(lambda: all(self.bots._turns.under_way(name) for name in names))

    async def clear(self, table_id: str, user: str, seat: int) -> None:
        """Somebody gets up."""
        await self.tables.act(table_id, lambda table: acts.clear(table, ActRequest(now(), user), seat))

    async def turn(self, table_id: str) -> int:
        return (await self.tables.look_now(table_id)).turn


@asynccontextmanager
async def bot_hall(
    database: Database, mind: Callable[[], Mind], name: str = "here", wait: Wait | None = None
) -> AsyncIterator[BotHall]:
    async with Journal(database, Metrics()) as journal:
        bus = LocalBus()
        tables = LiveTables(database, journal, bus, Metrics(), TableBroadcaster(database), name)
        hall = BotHall(database, tables, mind, name, wait)
        bus.hand_to(hall)
        looking = asyncio.create_task(hall.bots.run())
        yield hall
        looking.cancel()
        await hall.bots.close()
