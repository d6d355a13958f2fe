"""Premoves: what somebody who waits, or is away, wants done when it becomes their turn. One for a person at a table.

A premove is an action with an id of its own, which comes in by the same door as any other: the table answers an id
once, so that it is played once, whoever tries it how often. Whoever tries it takes it before, for some seconds: what is
being played cannot be withdrawn, and what a process that died has left is tried again by another.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

from sqlalchemy import ColumnElement, and_, delete, or_, select, update

from metropole.games.contract import Message, NotLegal
from metropole.server.ids import new_premove_id
from metropole.server.refusals import NotAllowed
from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import premoves, tables
from metropole.server.storage.upsert import take
from metropole.server.tables import acts
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.clocks import SECOND, Span
from metropole.server.tables.live import Stale
from metropole.server.tables.log import Entry
from metropole.server.tables.table import Table

Condition = Literal["always", "unchanged"]
TAKEN_FOR = 10 * SECOND
AT_ONCE = 100  # that one look takes up


class Premove(NamedTuple):
    """What to do, and under which condition; `dropped`: why it was not done."""

    table_id: str
    user_id: str
    id: str
    action: str
    condition: Condition
    circumstances: str
    moves: int
    dropped: dict[str, Any] | None = None


class AlreadyPlayed(Exception):  # noqa: N818, nothing went wrong
    """It stands in the log: whoever played it could not say so any more."""


# What follows from the table


def noted(table: Table, user: str, action: str, condition: Condition) -> Premove:
    """A premove as it is noted now; refused to whoever does not wait at a game in play."""
    seat = _seat(table, user)
    if table.match is None or table.status != "running":
        raise NotLegal("not_while_table_is", status=table.status)
    if table.turn == seat:
        raise NotLegal("premove_on_own_turn")
    rules = table.terms.rules
    circumstances = rules.circumstances(table.view(seat), rules.parse(action))
    return Premove(table.terms.id, user, new_premove_id(), action, condition, circumstances, _moves(table, seat))


def play(table: Table, premove: Premove, outages: Iterable[Span]) -> Entry:
    """The premove as an act at a table where it has become its owner's turn; refused where it no longer fits."""
    user = premove.user_id
    if (user, premove.id) in table.answered:
        raise AlreadyPlayed
    seat = _seat(table, user)
    if table.turn != seat:
        raise Stale(table.version)
    if _moves(table, seat) != premove.moves:
        raise NotLegal("premove_is_late")
    rules = table.terms.rules
    now_there = rules.circumstances(table.view(seat), rules.parse(premove.action))
    if premove.condition == "unchanged" and now_there != premove.circumstances:
        raise NotLegal("premove_changed")
    return acts.person_plays(table, ActRequest(now(), user, premove.id), premove.action, outages)


def _seat(table: Table, user: str) -> int:
    seat = table.seat_of(user)
    if seat is None:
        raise NotAllowed("not_at_this_table")
    return seat


def _moves(table: Table, seat: int) -> int:
    return sum(1 for mover, _ in table.actors if mover == seat)


# What is kept


def _is_free(at: int) -> ColumnElement[bool]:
    return or_(premoves.c.taken_at.is_(None), premoves.c.taken_at < at - TAKEN_FOR)


def _is(premove: Premove) -> ColumnElement[bool]:
    here = premoves.c.table_id == premove.table_id, premoves.c.user_id == premove.user_id
    return and_(*here, premoves.c.id == premove.id)


async def keep(database: Database, premove: Premove) -> None:
    """Keep a premove instead of whichever was there; refused while that one is being played."""
    at = now()
    async with database.writing() as connection:
        values = {**premove._asdict(), "taken_at": None, "created_at": at}
        if not await take(connection, premoves, _is_free(at), **values):
            raise NotLegal("premove_under_way")


async def of(database: Database, table_id: str, user_id: str) -> Premove | None:
    """What somebody has noted at a table."""
    columns = [premoves.c[name] for name in Premove._fields]
    here = premoves.c.table_id == table_id, premoves.c.user_id == user_id
    async with database.reading() as connection:
        row = (await connection.execute(select(*columns).where(*here))).one_or_none()
    return Premove(*row) if row else None


async def withdraw(database: Database, table_id: str, user_id: str) -> None:
    """Forget what somebody has noted; refused while it is being played."""
    here = and_(premoves.c.table_id == table_id, premoves.c.user_id == user_id)
    async with database.writing() as connection:
        await connection.execute(delete(premoves).where(here, _is_free(now())))
        if await connection.scalar(select(premoves.c.id).where(here)) is not None:
            raise NotLegal("premove_under_way")


async def due(database: Database) -> list[Premove]:
    """Those whose owners are to move, the oldest first."""
    columns = [premoves.c[name] for name in Premove._fields]
    is_turn = and_(tables.c.id == premoves.c.table_id, tables.c.turn_user == premoves.c.user_id)
    waiting = premoves.c.dropped.is_(None), _is_free(now()), tables.c.status == "running"
    found = select(*columns).join(tables, is_turn).where(*waiting).order_by(premoves.c.created_at).limit(AT_ONCE)
    async with database.reading() as connection:
        return [Premove(*row) for row in (await connection.execute(found)).all()]


async def take_up(database: Database, premove: Premove) -> bool:
    """Begin to play it, if nobody else has and it was not withdrawn."""
    at = now()
    async with database.writing() as connection:
        taken = update(premoves).where(_is(premove), _is_free(at), premoves.c.dropped.is_(None)).values(taken_at=at)
        return bool((await connection.execute(taken)).rowcount)


async def let_go(database: Database, premove: Premove, dropped: Message | None = None) -> None:
    """It was not played: because it did not fit, or not yet."""
    reason = {"id": dropped.id, "details": dict(dropped.details)} if dropped else None
    async with database.writing() as connection:
        await connection.execute(update(premoves).where(_is(premove)).values(taken_at=None, dropped=reason))


async def forget(database: Database, premove: Premove) -> None:
    """It was played."""
    async with database.writing() as connection:
        await connection.execute(delete(premoves).where(_is(premove)))


async def forget_old(database: Database) -> int:
    """Forget those of games that are over."""
    over = select(tables.c.id).where(tables.c.id == premoves.c.table_id, tables.c.status != "running")
    async with database.writing() as connection:
        return (await connection.execute(delete(premoves).where(over.exists()))).rowcount
