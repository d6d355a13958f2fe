"""Talking at tables: players among themselves and spectators among themselves, until the end; then all together."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert, select

from metropole.games.contract import NotUnderstood
from metropole.server.broadcast.messages import ChatMessage
from metropole.server.bus import Bus, BusMessage
from metropole.server.storage import schema
from metropole.server.storage.database import Database, now
from metropole.server.tables.live import LiveTable, LiveTables
from metropole.server.tables.table import Table

REMEMBERED = 100  # what was said before somebody came


def room_of(table: Table, user: str | None) -> str:
    """Where somebody speaks."""
    return "spectators" if table.seat_of(user) is None else "players"


def may_hear(table: Table, user: str | None, room: str) -> bool:
    """Spectators see what one player does not: until the end nothing of it may reach the others."""
    return table.status in ("finished", "closed") or room_of(table, user) == room


async def say(database: Database, bus: Bus, table: Table, user: str, text: str) -> None:
    """Keep it, and let everybody know that there is something to hear."""
    clean = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    if not clean:
        raise NotUnderstood("nothing_said")
    row = {"table_id": table.terms.id, "room": room_of(table, user), "user_id": user, "text": clean}
    async with database.writing() as connection:
        done = await connection.execute(insert(schema.chat).values(**row, at=now()).returning(schema.chat.c.id))
        number: int = done.scalar_one()
    await bus.publish(BusMessage(table=table.terms.id, chat=number))


async def said_before(database: Database, table: Table, user: str | None, muted: frozenset[str]) -> list[ChatMessage]:
    """What somebody who comes now is told of what was said."""
    last = _said().where(schema.chat.c.table_id == table.terms.id).order_by(schema.chat.c.id.desc()).limit(REMEMBERED)
    async with database.reading() as connection:
        rows = (await connection.execute(last)).all()
    said_so_far = [_shown(row, table) for row in reversed(rows)]
    return [said for said in said_so_far if may_hear(table, user, said["room"]) and said["user"] not in muted]


async def pass_on(tables: LiveTables, live: LiveTable, number: int) -> None:
    """Tell those who are here, and may hear it, what was said."""
    async with tables.database.reading() as connection:
        row = (await connection.execute(_said().where(schema.chat.c.id == number))).one_or_none()
    if row is None:
        return
    table = await tables.look(live.id)
    said = _shown(row, table)
    for subscriber in live.subscribers:
        if may_hear(table, subscriber.user, said["room"]) and said["user"] not in subscriber.muted:
            subscriber.send_json(said)


def _said() -> Any:
    return select(schema.chat, schema.users.c.name).join_from(schema.chat, schema.users)


def _shown(row: Any, table: Table) -> ChatMessage:
    return {
        "type": "chat",
        "version": table.version,
        "number": row.id,
        "room": row.room,
        "user": row.user_id,
        "name": row.name,
        "text": row.text,
        "at": row.at,
    }
