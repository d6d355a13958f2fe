"""Premoves whose turn has come: tried, and played, dropped, or left for later."""

from __future__ import annotations

import logging
from contextlib import suppress

from metropole.games.contract import Refusal
from metropole.server.logs import log_event
from metropole.server.refusals import Unavailable
from metropole.server.storage.database import DATABASE_TROUBLE
from metropole.server.tables import premoves
from metropole.server.tables.live import LiveTables, Stale
from metropole.server.tables.premoves import AlreadyPlayed, Premove


async def play_due(live: LiveTables) -> None:
    """Try every premove whose owner is to move. Whatever goes wrong with one does not hold up the others."""
    for premove in await premoves.due(live.database):
        try:
            if await premoves.take_up(live.database, premove):
                await _try(live, premove)
        except DATABASE_TROUBLE as trouble:  # it stays taken for some seconds, and is tried again then
            log_event("database_trouble", work="premoves", trouble=type(trouble).__name__)
        except Exception as error:  # a log that cannot be read, or whatever it is
            log_event("fault", logging.ERROR, error, work="premoves")


async def _try(live: LiveTables, premove: Premove) -> None:
    try:
        with suppress(AlreadyPlayed):
            await live.act(premove.table_id, lambda table: premoves.play(table, premove, live.outages))
    except (Stale, Unavailable):  # the table has moved on meanwhile, or nobody can know whether it was written
        await premoves.let_go(live.database, premove)
    except Refusal as refusal:
        await premoves.let_go(live.database, premove, refusal.reason)
    else:
        await premoves.forget(live.database, premove)
