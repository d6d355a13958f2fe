"""Lists of tables, from what their rows repeat."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from sqlalchemy import case, func, or_, select
from typing_extensions import TypedDict

from metropole.server.refusals import NotSignedIn
from metropole.server.storage import schema
from metropole.server.storage.database import Database
from metropole.server.tables.clocks import PaceShown
from metropole.server.tables.table import TableResult

PAGE = 50


class SeatListed(TypedDict):
    """Who sits on a seat of a listed table."""

    seat: int
    user: str | None
    name: str | None
    bot: str | None


class TableListed(TypedDict):
    """A table in a list."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    pace: PaceShown
    is_rated: bool
    status: str
    version: int
    seats: list[SeatListed]
    turn_seat: int
    is_my_turn: bool
    deadline: int | None
    created_at: int
    changed_at: int
    result: TableResult | None


async def count_hosted(database: Database, user: str) -> int:
    """How many tables somebody has opened that are not over."""
    alive = schema.tables.c.opened_by == user, schema.tables.c.status.in_(("open", "running"))
    async with database.reading() as connection:
        return await connection.scalar(select(func.count()).select_from(schema.tables).where(*alive)) or 0


async def seated_at(database: Database, user: str) -> list[tuple[str, int]]:
    """The tables that are not over at which somebody sits, and where."""
    wanted = (
        select(schema.seats.c.table_id, schema.seats.c.seat)
        .join(schema.tables)
        .where(schema.seats.c.user_id == user, schema.tables.c.status.in_(("open", "running")))
    )
    async with database.reading() as connection:
        return [(row.table_id, row.seat) for row in await connection.execute(wanted)]


async def listed(database: Database, which: str, user: str | None, before: int | None) -> list[TableListed]:
    """A page of a list; `mine` and `finished` are lists of somebody."""
    if user is None and which in ("mine", "finished"):
        raise NotSignedIn("not_signed_in")
    tables = schema.tables
    wanted = select(tables).where(*_chosen(which, user))
    if before is not None:
        wanted = wanted.where(tables.c.changed_at < before)
    is_my_turn = case((tables.c.turn_user == user, 0), else_=1)
    order = [is_my_turn] if which == "mine" else []
    async with database.reading() as connection:
        rows = (await connection.execute(wanted.order_by(*order, tables.c.changed_at.desc()).limit(PAGE))).all()
        seats = await _seats(connection, [row.id for row in rows])
    return [_shown(row, seats[row.id], user) for row in rows]


def _chosen(which: str, user: str | None) -> list[Any]:
    tables = schema.tables
    if which in ("open", "running"):
        return [tables.c.is_public, tables.c.status == which]
    mine = tables.c.id.in_(select(schema.seats.c.table_id).where(schema.seats.c.user_id == user))
    if which == "finished":
        return [mine, tables.c.status == "finished"]
    return [or_(mine, tables.c.opened_by == user), tables.c.status.in_(("open", "running"))]


async def _seats(connection: Any, ids: list[str]) -> dict[str, list[SeatListed]]:
    seats, users = schema.seats, schema.users
    wanted = (
        select(seats, users.c.name).outerjoin(users, users.c.id == seats.c.user_id).where(seats.c.table_id.in_(ids))
    )
    found: dict[str, list[SeatListed]] = defaultdict(list)
    for row in await connection.execute(wanted.order_by(seats.c.seat)):
        found[row.table_id].append({"seat": row.seat, "user": row.user_id, "name": row.name, "bot": row.bot})
    return found


def _shown(row: Any, seats: list[SeatListed], user: str | None) -> TableListed:
    return {
        "id": row.id,
        "game": row.game,
        "players": row.players,
        "options": row.options,
        "pace": row.pace,
        "is_rated": row.is_rated,
        "status": row.status,
        "version": row.version,
        "seats": seats,
        "turn_seat": row.turn_seat,
        "is_my_turn": user is not None and row.turn_user == user,
        "deadline": row.deadline,
        "created_at": row.created_at,
        "changed_at": row.changed_at,
        "result": row.result,
    }
