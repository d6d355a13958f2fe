"""Games that begin by themselves, when everybody has sat for a moment: looked for in the database, so that it does not
matter which process serves those who sit there, nor whether it still lives.
"""

from __future__ import annotations

import logging
from contextlib import suppress

from sqlalchemy import select

from metropole.games.contract import Refusal
from metropole.server.logs import log_seldom
from metropole.server.storage.database import DATABASE_TROUBLE, now
from metropole.server.storage.schema import tables
from metropole.server.tables import acts
from metropole.server.tables.acts import CHANCE, ActRequest
from metropole.server.tables.live import LiveTables

AT_ONCE = 100  # games that one look begins


async def begin_due(live: LiveTables) -> None:
    """Begin every game whose countdown is over. Several processes may do so at once: one of them is first."""
    due = select(tables.c.id).where(tables.c.starts_at.is_not(None), tables.c.starts_at <= now())
    async with live.database.reading() as connection:
        found = (await connection.scalars(due.order_by(tables.c.starts_at).limit(AT_ONCE))).all()
    for table_id in found:
        await _begin(live, table_id)


async def _begin(live: LiveTables, table_id: str) -> None:
    try:
        with suppress(Refusal):  # somebody got up or began meanwhile, here or elsewhere
            await live.act(table_id, lambda table: acts.begin(table, ActRequest(now()), CHANCE))
    except DATABASE_TROUBLE:
        raise
    except Exception as error:  # of this table alone: the others begin
        log_seldom("table_unreadable", logging.ERROR, error)
