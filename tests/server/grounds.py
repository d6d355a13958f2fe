"""A database to test in, with people and tables put into it directly."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select

from metropole.server.lookalikes import skeleton_of
from metropole.server.settings import Settings
from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import log, metadata, seats, tables, users
from metropole.server.storage.server_clock import ServerClock
from metropole.server.tables.log import Entry


class Clock:
    """The clock of the server, which tests may put forward."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return now() + self.ahead * 1000


class Hands:
    """The clocks of the machine, in seconds, moved by hand: that on the wall, which may be set, and the steady one."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_800_000_000.0, 5_000.0

    def go_on(self, seconds: float) -> None:
        """Time passes."""
        self.wall += seconds
        self.steady += seconds

    def clock(self) -> ServerClock:
        return ServerClock(lambda: self.wall, lambda: self.steady)


def settings_in(folder: Path, **more: Any) -> Settings:
    return Settings(database=f"sqlite+aiosqlite:///{folder / 'metropole.db'}", origin="https://play.example", **more)


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Database]:
    """A database with all its tables."""
    database = Database(settings)
    async with database.writing() as connection:
        await connection.run_sync(metadata.create_all)
    yield database
    await database.close()


async def add_people(database: Database, *ids: str, **values: Any) -> None:
    """Guests who were last seen long ago."""
    common = {"preferences": {}, "created_at": 0, "seen_at": 0, **values}
    async with database.writing() as connection:
        await connection.execute(insert(users), [{"id": id, "name": id.title(), **common} for id in ids])


async def add_accounts(database: Database, *ids: str) -> None:
    """The same with accounts, as rated games need them."""
    for id in ids:
        await add_people(database, id, login=id, skeleton=skeleton_of(id.title()))


async def add_table(database: Database, id: str, sat: list[str], **values: Any) -> None:
    """A table of Metro with these people and bots (bot:LEVEL); the first of them opened it and is to move."""
    row = {
        "id": id,
        "game": "metro",
        "rules": 1,
        "players": len(sat),
        "options": {},
        "given": {},
        "pace": {},
        "is_public": True,
        "is_rated": True,
        "opened_by": next(who.partition("@")[0] for who in sat if not who.startswith("bot:")),
        "created_at": now(),
        "version": 1,
        "status": "running",
        "turn_seat": 0,
        "turn_user": sat[0].partition("@")[0],
        "awaits_bot": False,
        "changed_at": now(),
        "is_settled": False,
        **values,
    }
    async with database.writing() as connection:
        await connection.execute(insert(tables).values(row))
        await connection.execute(insert(seats), [_seat(id, seat, who) for seat, who in enumerate(sat)])


def _seat(table_id: str, seat: int, who: str) -> dict[str, Any]:
    """Everybody has an address of their own; ann@home and ben@home have one between them."""
    is_bot = who.startswith("bot:")
    who, _, address = who.partition("@")
    return {
        "table_id": table_id,
        "seat": seat,
        "user_id": None if is_bot else who,
        "bot": who.removeprefix("bot:") if is_bot else None,
        "address": None if is_bot else address or who,
    }


async def add_finished(
    database: Database, id: str, sat: list[str], ranks: list[int], *, moves: int = 2, **values: Any
) -> None:
    """A table whose game is over, after so many moves of each."""
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    result = {"scores": [50 - 10 * rank for rank in ranks], "winners": winners, "ranks": ranks, "lost": []}
    over = {"status": "finished", "result": result, "turn_seat": -1, "turn_user": None}
    await add_table(database, id, sat, **{**over, **values})
    order = list(range(len(sat))) * moves
    if order:
        entries = [Entry(version, "played", 0, seat) for version, seat in enumerate(order, start=1)]
        async with database.writing() as connection:
            await connection.execute(insert(log), [entry.to_row(id) for entry in entries])


async def all_rows(database: Database, table: Any) -> list[Any]:
    """Everything that a table of the database holds, in the order of its primary key."""
    async with database.reading() as connection:
        return list(await connection.execute(select(table).order_by(*table.primary_key.columns)))
