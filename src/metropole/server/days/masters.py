"""The games that a master plays: one a game and day, thought out when somebody wants it first, and kept for ever."""

from __future__ import annotations

from datetime import date
from typing import Literal, NamedTuple

from sqlalchemy import delete, select

from metropole.server.storage import upsert
from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import day_masters

MOST_ATTEMPTS = 5  # that come to nothing, after which it has failed

Status = Literal["waiting", "under_way", "done", "failed"]


class MasterGame(NamedTuple):
    """How far a master's game is; its record when it is over."""

    status: Status
    done: int
    record: str | None


def work_id(game: str, day: str) -> str:
    """What it is called among work that waits."""
    return f"day {game} {day}"


async def begin(database: Database, game: str, day: date) -> None:
    """Let a master play this day, unless one does already or has. What failed is tried anew."""
    this = day_masters.c.game == game, day_masters.c.day == day.isoformat()
    has_failed = day_masters.c.done_at.is_not(None), day_masters.c.record.is_(None)
    row = {"game": game, "day": day.isoformat(), "actions": [], "done": 0, "attempts": 0, "created_at": now()}
    async with database.writing() as connection:
        await connection.execute(delete(day_masters).where(*this, *has_failed))
        await connection.run_sync(lambda plain: upsert.insert_once(plain, day_masters, **row))


async def standing(database: Database, game: str, day: date) -> MasterGame | None:
    """How far it is; nothing where nobody has wanted it yet."""
    this = day_masters.c.game == game, day_masters.c.day == day.isoformat()
    async with database.reading() as connection:
        row = (await connection.execute(select(day_masters).where(*this))).one_or_none()
    if row is None:
        return None
    if row.done_at is not None:
        return MasterGame("done" if row.record else "failed", row.done, row.record)
    return MasterGame("under_way" if row.done else "waiting", row.done, None)
