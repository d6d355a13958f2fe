"""Tables in the database: their rows and logs, read and made."""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Executable, and_, delete, insert, select, update

from metropole import games
from metropole.games.contract import NotUnderstood
from metropole.server.refusals import NotFound
from metropole.server.storage import schema
from metropole.server.storage.database import Database, batched
from metropole.server.tables.clocks import Pace, Span
from metropole.server.tables.log import Entry
from metropole.server.tables.table import Table, Terms

# Tables of which only some are asked for, in the words of the indexes that hold those alone.
WAITS_FOR_BOT = and_(schema.tables.c.awaits_bot, schema.tables.c.status == "running")


def is_overdue(at: int) -> ColumnElement[bool]:
    """Rated tables whose seat to move has used up its time; only a running game has a deadline."""
    return and_(schema.tables.c.is_rated, schema.tables.c.deadline < at)


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(9)


class Stored:
    """A table's row and entries as they stand in the database."""

    def __init__(self, row: Any, entries: Sequence[Entry]) -> None:
        if row.rules != games.load(row.game).RULES:
            raise NotUnderstood("unknown_rules", given=row.rules, known=games.load(row.game).RULES)
        self.terms = Terms(
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
        )
        self.setup = read_setup(self.terms, row.setup) if row.setup else None
        self.entries = entries

    def table(self, version: int | None = None) -> Table:
        """The table, now or at an earlier version."""
        table = Table(self.terms)
        table.replay(self.entries[:version], self.setup)
        return table


def read_setup(terms: Terms, text: str) -> Any:
    """A set-up from its text in the database."""
    kept = json.loads(text)
    return terms.rules.read_setup(terms.players, terms.options, kept)


def write_setup(terms: Terms, setup: Any) -> str:
    """A set-up as it is kept."""
    return json.dumps(terms.rules.write_setup(setup)[1])


async def load(database: Database, table_id: str) -> Stored:
    """A table with its whole log."""
    log, tables = schema.log, schema.tables
    async with database.reading() as connection:
        # The log first: if it tells of the start, the row that is read after it has the set-up.
        rows = (await connection.execute(select(log).where(log.c.table_id == table_id).order_by(log.c.version))).all()
        row = (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()
        if row is None:
            raise NotFound("no_such_table", table=table_id[:24])
        return Stored(row, [Entry.from_row(one) for one in rows])


async def entries_after(database: Database, table_id: str, version: int) -> list[Entry]:
    """The entries of a table since a version."""
    new = schema.log.c.table_id == table_id, schema.log.c.version > version
    async with database.reading() as connection:
        rows = await connection.execute(select(schema.log).where(*new).order_by(schema.log.c.version))
        return [Entry.from_row(row) for row in rows]


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


async def names(database: Database, users: Iterable[str]) -> dict[str, str | None]:
    """What people call themselves."""
    wanted = select(schema.users.c.id, schema.users.c.name).where(schema.users.c.id.in_(sorted(set(users))))
    async with database.reading() as connection:
        return {row.id: row.name for row in await connection.execute(wanted)}


async def outages(database: Database, since: int) -> list[Span]:
    """When nothing ran, since a time."""
    wanted = select(schema.outages.c.start, schema.outages.c.end).where(schema.outages.c.end > since)
    async with database.reading() as connection:
        return [(row.start, row.end) for row in await connection.execute(wanted)]


def check_terms(terms: Terms) -> None:
    """Refuse what no set-up could be dealt from."""
    terms.rules.deal(terms.players, terms.options, random.Random(0), terms.given)


def opening(terms: Terms) -> Executable:
    """The row of a new table."""
    return insert(schema.tables).values(
        id=terms.id,
        game=terms.game,
        rules=games.load(terms.game).RULES,
        players=terms.players,
        options=terms.options,
        given=terms.given,
        pace=terms.pace.to_json(),
        is_public=terms.is_public,
        is_rated=terms.is_rated,
        opened_by=terms.opened_by,
        follows=terms.follows,
        created_at=terms.created_at,
        changed_at=terms.created_at,
        version=0,
        status="open",
        turn_seat=-1,
        awaits_bot=False,
        is_settled=False,
    )


def beside(terms: Terms, entry: Entry, setup: Any, table: Table) -> list[Executable]:
    """What is written together with an entry besides the table's row: the set-up, and who sits where."""
    if entry.kind == "started":
        kept = write_setup(terms, setup)
        return [update(schema.tables).where(schema.tables.c.id == terms.id).values(setup=kept)]
    if entry.kind not in ("sat", "left", "flagged"):
        return []
    here = schema.seats.c.table_id == terms.id, schema.seats.c.seat == entry.seat
    who = table.seats[entry.seat]
    lost = entry.seat in table.lost  # whoever lost is still the one whose result it is
    if lost:
        return []
    row = {"table_id": terms.id, "seat": entry.seat}
    taken = [insert(schema.seats).values(**row, user_id=who.user, bot=who.bot)] if who else []
    return [delete(schema.seats).where(*here), *taken]
