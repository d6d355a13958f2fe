"""Somebody's finished games, as others may see them: the latest first, a page at a time.

A table that is found by its link alone is listed for those who sat there, and a game of a day for whose it is: what
others have done on a day is seen after one's own try, and its page leads there. What is asked looks at so many results
of one person and no more, however much they have played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, FromClause, Select, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection
from typing_extensions import TypedDict

from metropole.bots.characters import parse_cast
from metropole.server.storage.database import Database
from metropole.server.storage.schema import results, tables
from metropole.server.tables.lists import SeatListed, seats_of
from metropole.server.tables.table import TableResult

PAGE = 20
LOOKED_AT = 500  # results that a page goes through at most: whoever asks may know few of them


class GamePlayed(TypedDict):
    """A finished game of somebody."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
    is_rated: bool
    is_public: bool
    seats: list[SeatListed]
    result: TableResult
    ended_at: int
    rating_before: float | None
    rating_after: float | None


class GamesPlayed(TypedDict):
    """A page of them, and where the next begins: none where nothing is left."""

    games: list[GamePlayed]
    next: int | None


async def games_of(database: Database, who: str, viewer: str | None, before: int | None = None) -> GamesPlayed:
    """A page of somebody's games that whoever asks may know of: the first, or the one behind another."""
    looked_at = _results_of(who, before).subquery()
    async with database.reading() as connection:
        rows = (await connection.execute(_known_of(looked_at, viewer).limit(PAGE + 1))).all()
        is_full = len(rows) > PAGE
        found = {row.id: row for row in rows[:PAGE]}  # somebody may have had several seats at a table
        seats = await seats_of(connection, {id: parse_cast(row.bot_cast) for id, row in found.items()})
        following = rows[PAGE - 1].at if is_full else await _end_of(connection, looked_at)
    return {"games": [_shown(row, seats[id]) for id, row in found.items()], "next": following}


def _results_of(who: str, before: int | None) -> Select[Any]:
    found = select(results).where(results.c.who == who)
    if before is not None:
        found = found.where(results.c.at < before)
    return found.order_by(results.c.at.desc()).limit(LOOKED_AT)


def _known_of(looked_at: FromClause, viewer: str | None) -> Select[Any]:
    columns = looked_at.c.at, looked_at.c.rating_before, looked_at.c.rating_after
    known = select(tables, *columns).join(looked_at, looked_at.c.table_id == tables.c.id).where(_may_know(viewer))
    return known.order_by(looked_at.c.at.desc())


def _may_know(viewer: str | None) -> ColumnElement[bool]:
    listed = and_(tables.c.is_public, tables.c.day.is_(None))
    if viewer is None:
        return listed
    sat = select(results.c.table_id).where(results.c.table_id == tables.c.id, results.c.who == viewer)
    return or_(listed, sat.exists())


async def _end_of(connection: AsyncConnection, looked_at: FromClause) -> int | None:
    """Where to go on behind what was looked at, if that may not have been everything."""
    counted = select(func.count().label("rows"), func.min(looked_at.c.at).label("last")).select_from(looked_at)
    found = (await connection.execute(counted)).one()
    return found.last if found.rows == LOOKED_AT else None


def _shown(row: Any, seats: Sequence[SeatListed]) -> GamePlayed:
    return {
        "table": row.id,
        "game": row.game,
        "players": row.players,
        "options": row.options,
        "is_rated": row.is_rated,
        "is_public": row.is_public,
        "seats": list(seats),
        "result": row.result,
        "ended_at": row.changed_at,
        "rating_before": row.rating_before,
        "rating_after": row.rating_after,
    }
