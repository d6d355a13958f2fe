"""Who may look at which game of a day: what others have done there is to be seen after one's own try alone."""

from __future__ import annotations

from datetime import date

from metropole.daily.dates import day_at, read_day
from metropole.server.days.tries import own_try
from metropole.server.refusals import NotAllowed
from metropole.server.storage.database import Database, now
from metropole.server.tables.table import Terms


async def check_may_know(database: Database, game: str, day: date, user_id: str | None) -> None:
    """Refuse whoever has a try of this day before them, or under way. Of a past day that is who has begun one."""
    own = await own_try(database, user_id, game, day)
    may = own.is_over if own is not None else day < day_at(now())
    if not may:
        raise NotAllowed("day_after_own_try")


async def check_may_look(database: Database, terms: Terms, user_id: str | None, status: str) -> None:
    """Refuse whoever may not look at a table; at one that is of no day, and at their own, everybody may."""
    if terms.day is None or (user_id is not None and terms.opened_by == user_id):
        return
    if terms.is_counted and status == "running":
        raise NotAllowed("day_others_in_play")
    await check_may_know(database, terms.game, read_day(terms.day), user_id)
