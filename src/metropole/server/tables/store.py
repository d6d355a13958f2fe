"""Tables in the database: their rows and logs, read."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Select, and_, select

from metropole import games
from metropole.bots.characters import parse_cast
from metropole.games.contract import NotUnderstood
from metropole.server.refusals import NotFound
from metropole.server.storage import schema
from metropole.server.storage.conditions import IS_RUNNING
from metropole.server.storage.database import Database, batched
from metropole.server.tables.clocks import Pace, Span
from metropole.server.tables.log import Entry
from metropole.server.tables.table import Table, Terms

# Tables of which only some are asked for, in the words of the indexes that hold those alone.
WAITS_FOR_BOT = and_(schema.tables.c.awaits_bot, IS_RUNNING)


class NameShown(NamedTuple):
    """What somebody is called; nothing where the account is deleted. A guest's name may be another guest's too."""

    name: str | None
    is_guest: bool


@dataclass(frozen=True, slots=True)
class TableLog:
    """A table as it is kept: what was agreed, and all that happened."""

    terms: Terms
    entries: Sequence[Entry]

    @classmethod
    def from_rows(cls, row: Any, entries: Iterable[Any]) -> TableLog:
        """From its row in the database, and those of its log in the order of their versions."""
        rules = games.load(row.game)
        if row.rules != rules.RULES:
            raise NotUnderstood("unknown_rules", given=row.rules, known=rules.RULES)
        return cls(_terms(row), [Entry.from_row(entry, rules) for entry in entries])

    def people(self) -> set[str]:
        """Everybody who has ever sat there."""
        return {entry.details["user"] for entry in self.entries if entry.kind == "sat" and "user" in entry.details}

    def table(self, version: int | None = None) -> Table:
        """The table, now or at an earlier version."""
        table = Table(self.terms)
        table.fold(self.entries[:version])
        return table


def _terms(row: Any) -> Terms:
    return Terms(
        id=row.id,
        game=row.game,
        players=row.players,
        options=row.options,
        given=row.given,
        pace=Pace(**row.pace),
        is_public=row.is_public,
        is_rated=row.is_rated,
        opened_by=row.opened_by,
        follows=row.follows,
        created_at=row.created_at,
        tempo=row.bot_tempo,
        cast=parse_cast(row.bot_cast),
        day=row.day,
        is_counted=row.is_counted,
    )


async def load(database: Database, table_id: str) -> TableLog:
    """A table with its whole log."""
    async with database.reading() as connection:
        this = schema.tables.c.id == table_id
        row = (await connection.execute(select(schema.tables).where(this))).one_or_none()
        if row is None:
            raise NotFound("no_such_table", table=table_id[:24])
        return TableLog.from_rows(row, await connection.execute(_entries(table_id, after=0)))


async def entries_after(database: Database, terms: Terms, version: int) -> list[Entry]:
    """The entries of a table since a version."""
    async with database.reading() as connection:
        rows = await connection.execute(_entries(terms.id, version))
        return [Entry.from_row(row, terms.rules) for row in rows]


def _entries(table_id: str, after: int) -> Select[Any]:
    log = schema.log
    return select(log).where(log.c.table_id == table_id, log.c.version > after).order_by(log.c.version)


async def versions(database: Database, tables: Iterable[str]) -> dict[str, int]:
    """Where tables stand."""
    found: dict[str, int] = {}
    columns = select(schema.tables.c.id, schema.tables.c.version)
    async with database.reading() as connection:
        for some in batched(tables):
            rows = await connection.execute(columns.where(schema.tables.c.id.in_(some)))
            found |= {row.id: row.version for row in rows}
    return found


async def entry_of(database: Database, table_id: str, user: str, action_id: str) -> int | None:
    """The version at which a person's action of this id was committed, if it was."""
    mine = schema.log.c.table_id == table_id, schema.log.c.user_id == user, schema.log.c.action_id == action_id
    async with database.reading() as connection:
        version: int | None = await connection.scalar(select(schema.log.c.version).where(*mine))
        return version


async def names(database: Database, users: Iterable[str]) -> dict[str, NameShown]:
    """What people call themselves."""
    called = select(schema.users.c.id, schema.users.c.name, schema.IS_GUEST)
    async with database.reading() as connection:
        found = await connection.execute(called.where(schema.users.c.id.in_(sorted(set(users)))))
        return {row.id: NameShown(row.name, row.is_guest) for row in found}


async def outages(database: Database, since: int) -> list[Span]:
    """When nothing ran, since a time."""
    wanted = select(schema.outages.c.start, schema.outages.c.end).where(schema.outages.c.end > since)
    async with database.reading() as connection:
        return [(row.start, row.end) for row in await connection.execute(wanted)]


def check_terms(terms: Terms) -> None:
    """Refuse what no set-up could be dealt from."""
    terms.rules.deal(terms.players, terms.options, random.Random(0), terms.given)
