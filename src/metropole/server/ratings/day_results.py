"""What came of somebody's try of a day, written in one with the results of its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, update
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.server.storage.schema import day_tries

# Of a place, of a point of lead: far more than points there are in any game, and all of it fits into 32 bits.
A_PLACE, A_POINT_AHEAD = 100_000_000, 10_000


async def note(connection: AsyncConnection, table: Row[Any], sat: Sequence[Row[Any]]) -> None:
    """Write it, within the transaction in which the table is settled."""
    own = next((row.seat for row in sat if row.user_id == table.opened_by), None)
    if own is None:
        return
    scores, rank = table.result["scores"], table.result["ranks"][own]
    points, lead = scores[own], scores[own] - max(score for seat, score in enumerate(scores) if seat != own)
    found = {"rank": rank, "lead": lead, "points": points, "standing": standing(rank, lead, points)}
    this = day_tries.c.user_id == table.opened_by, day_tries.c.game == table.game, day_tries.c.day == table.day
    begun = update(day_tries).where(*this, day_tries.c.table_id == table.id)
    await connection.execute(begun.values(found | {"finished_at": table.changed_at}))


def standing(rank: int, lead: int, points: int) -> int:
    """By which tries are ordered: the place at one's table, then the lead on the best of the others, then points."""
    return rank * A_PLACE - lead * A_POINT_AHEAD - points
