"""Small tasks on the database, each done now and then: flags that fall, results, gauges, what may be thrown away."""

from __future__ import annotations

from contextlib import suppress
from typing import get_args

from sqlalchemy import delete, func, select

from metropole.games.contract import Refusal
from metropole.server.metrics import Metrics
from metropole.server.ratings import settling
from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import heartbeats, tables
from metropole.server.tables import acts, store
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.clocks import DAY
from metropole.server.tables.live import LiveTables
from metropole.server.tables.table import Status

STATUSES = get_args(Status)


async def flag_overdue(live: LiveTables) -> None:
    """At rated tables time is time; elsewhere it is for the others to say so."""
    overdue = select(tables.c.id).where(store.is_overdue(now())).limit(100)
    async with live.database.reading() as connection:
        found = list(await connection.scalars(overdue))
    for table_id in found:
        with suppress(Refusal):  # there was an outage, or the move has come after all
            await live.act(table_id, lambda table: acts.flag(table, ActRequest(now()), live.outages))


async def settle_finished(database: Database) -> None:
    """Write the results of tables that are over, and what they do to ratings."""
    for table_id in await settling.unsettled(database):
        await settling.settle(database, table_id)


async def count_tables(database: Database, metrics: Metrics) -> None:
    """Set the gauges that follow from the database."""
    async with database.reading() as connection:
        rows = await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
        counts = {row[0]: row[1] for row in rows}
        waiting = select(func.count()).where(store.WAITS_FOR_BOT)
        metrics.bot_queue.set(await connection.scalar(waiting) or 0)
    for status in STATUSES:
        metrics.tables.labels(status).set(counts.get(status, 0))


async def sweep_heartbeats(database: Database) -> None:
    """Throw away the heartbeats of processes that are long gone."""
    async with database.writing() as connection:
        await connection.execute(delete(heartbeats).where(heartbeats.c.at < now() - DAY))
