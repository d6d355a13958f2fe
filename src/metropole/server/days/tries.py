"""Tries of a day: one a person, game and day, and what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any, NamedTuple

from sqlalchemy import Select, func, select

from metropole.daily.dates import read_day
from metropole.server.storage.database import Database
from metropole.server.storage.schema import IS_GUEST, day_tries, mutes, tables, users

MOST_ON_A_PAGE = 50


class Try(NamedTuple):
    """Somebody's try; nothing of its result while it is under way, or for a second after."""

    game: str
    day: date
    table_id: str
    status: str  # of its table
    rank: int | None
    lead: int | None
    points: int | None
    standing: int | None

    @property
    def is_over(self) -> bool:
        """Whether nothing of it is still to come."""
        return self.status != "running"


class RankedTry(NamedTuple):
    """A finished try among those of its day; several may share a place."""

    place: int
    user_id: str
    name: str | None
    is_guest: bool
    is_muted: bool
    table_id: str
    rank: int
    lead: int
    points: int


class TryPlace(NamedTuple):
    """Where a try stands among `of` tries: so many are better, so many worse; the others are as good."""

    better: int
    worse: int
    of: int


async def own_try(database: Database, user_id: str | None, game: str, day: date) -> Try | None:
    """The try that somebody has begun, if they have."""
    found = await own_tries(database, user_id, game, day)
    return found[0] if found else None


async def own_tries(database: Database, user_id: str | None, game: str, day: date | None = None) -> list[Try]:
    """Somebody's tries at a game, of all days or of one, the first day first."""
    if user_id is None:
        return []
    wanted = (
        select(day_tries, tables.c.status)
        .join(tables, tables.c.id == day_tries.c.table_id)
        .where(day_tries.c.user_id == user_id, day_tries.c.game == game)
    )
    if day is not None:
        wanted = wanted.where(day_tries.c.day == day.isoformat())
    async with database.reading() as connection:
        return [_read(row) for row in await connection.execute(wanted.order_by(day_tries.c.day))]


def _read(row: Any) -> Try:
    result = row.rank, row.lead, row.points, row.standing
    return Try(row.game, read_day(row.day), row.table_id, row.status, *result)


async def finished(database: Database, game: str, day: date) -> int:
    """How many tries of a day are finished."""
    async with database.reading() as connection:
        return await connection.scalar(_count(game, day)) or 0


async def place_of(database: Database, own: Try) -> TryPlace:
    """Where a finished try stands."""
    assert own.standing is not None
    count, standing = _count(own.game, own.day), day_tries.c.standing
    async with database.reading() as connection:
        better = await connection.scalar(count.where(standing < own.standing)) or 0
        worse = await connection.scalar(count.where(standing > own.standing)) or 0
        return TryPlace(better, worse, await connection.scalar(count) or 0)


async def results(database: Database, game: str, day: date, user_id: str | None, offset: int) -> list[RankedTry]:
    """A page of the results of a day, the best first; who finished first comes first where they are as good."""
    columns = day_tries.c
    is_muted = select(mutes.c.muted_id).where(mutes.c.user_id == user_id, mutes.c.muted_id == columns.user_id).exists()
    wanted = (
        select(day_tries, users.c.name, IS_GUEST, is_muted.label("is_muted"))
        .join(users, users.c.id == columns.user_id)
        .where(*_of(game, day))
        .order_by(columns.standing, columns.finished_at, columns.user_id)
        .limit(MOST_ON_A_PAGE)
        .offset(offset)
    )
    async with database.reading() as connection:
        rows = (await connection.execute(wanted)).all()
        if not rows:
            return []
        better = await connection.scalar(_count(game, day).where(columns.standing < rows[0].standing)) or 0
    return list(_ranked(rows, better, offset))


def _ranked(rows: Sequence[Any], better: int, offset: int) -> list[RankedTry]:
    """With their places: how many are better, and one."""
    ranked, place, standing = list[RankedTry](), better + 1, rows[0].standing
    for number, row in enumerate(rows, start=offset + 1):
        if row.standing != standing:
            place, standing = number, row.standing
        who = row.user_id, row.name, bool(row.is_guest), bool(row.is_muted)
        ranked.append(RankedTry(place, *who, row.table_id, row.rank, row.lead, row.points))
    return ranked


def _of(game: str, day: date) -> tuple[Any, ...]:
    columns = day_tries.c
    return columns.game == game, columns.day == day.isoformat(), columns.standing.is_not(None)


def _count(game: str, day: date) -> Select[Any]:
    return select(func.count()).select_from(day_tries).where(*_of(game, day))
