"""Talking at tables: players among themselves and spectators among themselves, until the end; then all together."""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import Connection, insert, select

from metropole.games.contract import NotUnderstood
from metropole.server.broadcast.messages import ChatMessage
from metropole.server.people.mutes import deaf_to, muted_ids
from metropole.server.storage import schema
from metropole.server.storage.database import Database, now
from metropole.server.storage.sweeping import delete_oldest
from metropole.server.tables.live import LiveTable, LiveTables
from metropole.server.tables.table import Table

REMEMBERED = 100  # what was said before somebody came


def room_of(table: Table, user: str | None) -> str:
    """Where somebody speaks."""
    return "spectators" if table.seat_of(user) is None else "players"


def may_hear(table: Table, user: str | None, room: str) -> bool:
    """Spectators see what one player does not: until the end nothing of it may reach the others."""
    return table.status in ("finished", "closed") or room_of(table, user) == room


async def say(tables: LiveTables, table_id: str, user: str, text: str) -> int:
    """Keep it, and let everybody know that there is something to hear. Who sits there is asked of the database, as it
    decides who hears it. Answers its number.
    """
    clean = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    if not clean:
        raise NotUnderstood("nothing_said")
    table = await tables.look_now(table_id)
    row = {"table_id": table_id, "room": room_of(table, user), "user_id": user, "text": clean, "at": now()}
    number = await tables.database.write(partial(_keep, row=row))
    tables.tell_chat(table_id, number)
    return number


def _keep(connection: Connection, row: dict[str, Any]) -> int:
    number: int = connection.execute(insert(schema.chat).values(row).returning(schema.chat.c.id)).scalar_one()
    return number


async def said_before(database: Database, table: Table, user: str) -> list[ChatMessage]:
    """What somebody who comes now is told of what was said. Whom they do not want to hear is asked here, and whenever
    something is said: what is remembered could be out of date.
    """
    muted = await muted_ids(database, user)
    last = _said().where(schema.chat.c.table_id == table.terms.id).order_by(schema.chat.c.id.desc()).limit(REMEMBERED)
    async with database.reading() as connection:
        rows = (await connection.execute(last)).all()
    said_so_far = [_shown(row, table) for row in reversed(rows)]
    return [said for said in said_so_far if may_hear(table, user, said["room"]) and said["user"] not in muted]


async def forget_old(database: Database, before: int) -> int:
    """Throw away some of what was said before a time; answers how much."""
    return await delete_oldest(database, schema.chat.c.at, before)


async def pass_on(tables: LiveTables, live: LiveTable, number: int) -> None:
    """Tell those who are here, and may hear it, what was said."""
    async with tables.database.reading() as connection:
        row = (await connection.execute(_said().where(schema.chat.c.id == number))).one_or_none()
    if row is None:
        return
    table = await tables.look_now(live.id)
    said = _shown(row, table)
    deaf = await deaf_to(tables.database, said["user"], {one.user for one in live.subscribers if one.user})
    for subscriber in live.subscribers:
        if may_hear(table, subscriber.user, said["room"]) and subscriber.user not in deaf:
            subscriber.send_json(said)


def _said() -> Any:
    return select(schema.chat, schema.users.c.name, schema.IS_GUEST).join_from(schema.chat, schema.users)


def _shown(row: Any, table: Table) -> ChatMessage:
    return {
        "type": "chat",
        "version": table.version,
        "number": row.id,
        "room": row.room,
        "user": row.user_id,
        "name": row.name,
        "is_guest": row.is_guest,
        "text": row.text,
        "at": row.at,
    }
