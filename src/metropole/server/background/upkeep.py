"""Small tasks on the database, each done now and then: results, gauges."""

from __future__ import annotations

from sqlalchemy import func, select

from metropole.server.metrics import Metrics
from metropole.server.ratings import settling
from metropole.server.storage.conditions import IS_OPEN, IS_RUNNING
from metropole.server.storage.database import Database
from metropole.server.storage.schema import tables
from metropole.server.tables import store

COUNTED = {"open": IS_OPEN, "running": IS_RUNNING}  # not what is over: to count that takes ever longer


async def settle_finished(database: Database, metrics: Metrics) -> None:
    """Write the results of tables that are over, and what they do to ratings."""
    for table_id in await settling.unsettled(database):
        await settling.settle(database, table_id)
        metrics.settled.inc()


async def count_tables(database: Database, metrics: Metrics) -> None:
    """Set the gauges that follow from the database."""
    async with database.reading() as connection:
        for status, has_it in COUNTED.items():
            count = select(func.count()).select_from(tables).where(has_it)
            metrics.tables.labels(status).set(await connection.scalar(count) or 0)
        waiting = select(func.count()).select_from(tables).where(store.WAITS_FOR_BOT)
        metrics.bot_queue.set(await connection.scalar(waiting) or 0)
