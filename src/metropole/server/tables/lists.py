"""Lists of tables, from what their rows repeat."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from sqlalchemy import ColumnElement, Select, case, func, literal, or_, select, union
from typing_extensions import TypedDict

from metropole.bots.characters import Cast, character_at, parse_cast
from metropole.server.refusals import NotSignedIn
from metropole.server.storage import schema
from metropole.server.storage.conditions import IS_OPEN, IS_RUNNING
from metropole.server.storage.database import Database
from metropole.server.tables.clocks import PaceShown
from metropole.server.tables.cursors import Cursor, order_of
from metropole.server.tables.table import TableResult

PAGE = 50
MOST_OF_A_HOST = 3  # tables in the lobby, a host being a network: nobody's own bury those of the others
IN_THE_LOBBY = {"open": IS_OPEN, "running": IS_RUNNING}
OF_SOMEBODY = ("mine", "finished")


class SeatListed(TypedDict):
    """Who sits on a seat of a listed table."""

    seat: int
    user: str | None
    name: str | None
    is_guest: bool
    bot: str | None
    character: str | None


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
    cursor: str


async def count_hosted(database: Database, user: str) -> int:
    """How many tables somebody has opened that are not over; tries of a day wait as long as they like."""
    is_mine = schema.tables.c.opened_by == user, schema.tables.c.is_counted.is_(False)
    mine = select(func.count()).select_from(schema.tables).where(*is_mine)
    async with database.reading() as connection:
        return sum([await connection.scalar(mine.where(status)) or 0 for status in (IS_OPEN, IS_RUNNING)])


async def seated_at(database: Database, user: str) -> list[tuple[str, int]]:
    """The tables that are not over at which somebody sits, and where."""
    wanted = (
        select(schema.seats.c.table_id, schema.seats.c.seat)
        .join(schema.tables)
        .where(schema.seats.c.user_id == user, schema.tables.c.status.in_(("open", "running")))
    )
    async with database.reading() as connection:
        return [(row.table_id, row.seat) for row in await connection.execute(wanted)]


async def listed(database: Database, which: str, user: str | None, after: str | None = None) -> list[TableListed]:
    """A page of a list: the first, or the one behind a cursor. `mine` and `finished` are lists of somebody."""
    if user is None and which in OF_SOMEBODY:
        raise NotSignedIn("not_signed_in")
    ranked = _ranked(which, user).subquery()
    wanted = select(schema.tables, ranked.c.rank).join(ranked, ranked.c.id == schema.tables.c.id)
    if after is not None:
        wanted = wanted.where(Cursor.parse(after).is_before(ranked))
    async with database.reading() as connection:
        rows = (await connection.execute(wanted.order_by(*order_of(ranked)).limit(PAGE))).all()
        seats = await seats_of(connection, {row.id: parse_cast(row.bot_cast) for row in rows})
    return [_shown(row, seats[row.id], user) for row in rows]


def _ranked(which: str, user: str | None) -> Select[Any]:
    """The tables of a list, with what they are ordered by."""
    tables = schema.tables
    if which in IN_THE_LOBBY:
        return _few_of_each_host(IN_THE_LOBBY[which], user)
    rank = case((tables.c.turn_user == user, 0), else_=1) if which == "mine" else literal(0)
    return select(tables.c.id, tables.c.changed_at, rank.label("rank")).where(*_of_somebody(which, user))


def _few_of_each_host(has_status: ColumnElement[bool], user: str | None) -> Select[Any]:
    """Public tables: everybody's latest before anybody's second, and few of each; of one's own all. As guests cost
    nothing, all who come from one network are one host: but those who sit there see each other's tables.
    """
    tables, users = schema.tables, schema.users
    # Looked up for each table: a join might begin with all people.
    network = select(users.c.network).where(users.c.id == tables.c.opened_by).correlate(tables).scalar_subquery()
    host = func.coalesce(network, tables.c.opened_by)
    number = func.row_number().over(partition_by=host, order_by=(tables.c.changed_at.desc(), tables.c.id))
    hosted = (
        select(tables.c.id, tables.c.changed_at, host.label("host"), number.label("rank"))
        .where(has_status, tables.c.is_public)
        .subquery()
    )
    own = select(func.coalesce(users.c.network, users.c.id)).where(users.c.id == user).scalar_subquery()
    is_shown = or_(hosted.c.rank <= MOST_OF_A_HOST, hosted.c.host == own)
    return select(hosted.c.id, hosted.c.changed_at, hosted.c.rank).where(is_shown)


def _of_somebody(which: str, user: str | None) -> list[ColumnElement[bool]]:
    tables = schema.tables
    sat = select(schema.seats.c.table_id).where(schema.seats.c.user_id == user)
    if which == "finished":
        return [tables.c.id.in_(sat), tables.c.status == "finished"]
    opened = [select(tables.c.id).where(status, tables.c.opened_by == user) for status in (IS_OPEN, IS_RUNNING)]
    return [tables.c.id.in_(union(sat, *opened)), tables.c.status.in_(("open", "running"))]


async def seats_of(connection: Any, casts: dict[str, Cast]) -> dict[str, list[SeatListed]]:
    """Who sits where at these tables, whose bots these characters are."""
    seats, users = schema.seats, schema.users
    wanted = (
        select(seats, users.c.name, schema.IS_GUEST)
        .outerjoin(users, users.c.id == seats.c.user_id)
        .where(seats.c.table_id.in_(list(casts)))
    )
    found: dict[str, list[SeatListed]] = defaultdict(list)
    for row in await connection.execute(wanted.order_by(seats.c.seat)):
        who: SeatListed = {
            "seat": row.seat,
            "user": row.user_id,
            "name": row.name,
            "is_guest": row.is_guest,
            "bot": row.bot,
            "character": character_at(casts[row.table_id], row.seat, row.bot).id if row.bot else None,
        }
        found[row.table_id].append(who)
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
        "cursor": Cursor(row.rank, row.changed_at, row.id).text(),
    }
