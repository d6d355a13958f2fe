"""Flags that fall: at rated tables time is time; elsewhere it is for the others to say so."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from metropole.games.contract import Refusal
from metropole.server.logs import log_event
from metropole.server.storage.database import DATABASE_TROUBLE, now
from metropole.server.tables import acts, deadlines
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.clocks import MOST_LAG, SECOND
from metropole.server.tables.deadlines import Overdue
from metropole.server.tables.live import LiveTables
from metropole.server.tables.log import Entry
from metropole.server.tables.table import Table

FAULTY = 60 * SECOND  # a table that cannot be judged is not looked at again for so long


async def flag_overdue(live: LiveTables) -> None:
    """Judge every rated table whose deadline is past. Whatever goes wrong with one does not hold up the others."""
    async for page in deadlines.overdue(live.database, now() - MOST_LAG):
        await asyncio.gather(*(_judge(live, table) for table in page))


async def _judge(live: LiveTables, table: Overdue) -> None:
    """Flag a table, or put off when it is looked at again: what is excused once costs nothing more."""
    try:
        until = await _flag(live, table.id)
    except DATABASE_TROUBLE as trouble:
        log_event("database_trouble", work="flags", trouble=type(trouble).__name__)
        return
    except Exception as error:  # a log that cannot be read, or whatever it is
        log_event("fault", logging.ERROR, error, work="flags")
        until = now() + FAULTY
    if until is not None:
        with suppress(*DATABASE_TROUBLE):  # then it is looked at again in a second
            await deadlines.put_off(live.database, table, until)


async def _flag(live: LiveTables, table_id: str) -> int | None:
    """Say that time is up; answers when it will be, if it is not."""
    due: int | None = None

    def decide(table: Table) -> Entry:
        nonlocal due
        due = _due(live, table)
        return acts.flag(table, ActRequest(now()), live.outages)

    try:
        await live.act(table_id, decide)
    except Refusal:  # there was an outage, or the move has come after all
        if due is None:
            raise
        return due
    return None


def _due(live: LiveTables, table: Table) -> int:
    """When the seat to move is really out of time; not before the next look, as it may be waited for a move again."""
    return max(table.clock.due(table.turn, live.outages), now() + SECOND) if table.turn >= 0 else now() + FAULTY
