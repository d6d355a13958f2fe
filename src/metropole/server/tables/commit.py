"""What one table has written at a time: its new entries, and every row that follows from them, or nothing of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, false, insert, select, update

from metropole.bots.characters import cast_text
from metropole.server.notices.outbox import note_turn
from metropole.server.storage import schema
from metropole.server.storage.many import Rows, insert_and_update
from metropole.server.tables.log import Entry
from metropole.server.tables.table import Occupant, Table, Terms

NO_CHANGES: Mapping[int, Occupant | None] = MappingProxyType({})
NO_ADDRESSES: Mapping[int, str] = MappingProxyType({})
SEATING = ("sat", "left", "flagged")  # kinds of entries after which somebody else may sit there


class TurnNotice(NamedTuple):
    """Whom to tell, and when, that it is their turn at this version."""

    user_id: str
    version: int
    due_at: int


class Commit(NamedTuple):
    """The parts of it. A move is most often its entry and the table's row alone."""

    table_id: str
    entries: Sequence[Entry]
    summary: Mapping[str, Any]  # what the table's row repeats of the log
    opened: Terms | None = None  # of a table that is new
    seats: Mapping[int, Occupant | None] = NO_CHANGES  # where somebody else sits now
    addresses: Mapping[int, str] = NO_ADDRESSES  # from where they sat down, at a rated table; as digests
    notice: TurnNotice | None = None

    @classmethod
    def of(
        cls, table: Table, entries: Sequence[Entry], *, is_new: bool = False, notice: TurnNotice | None = None
    ) -> Commit:
        """What is to be written when these entries have brought a table to where it is."""
        changed = [entry.seat for entry in entries if entry.kind in SEATING]
        # Whoever lost is still the one whose result it is.
        seats = {seat: table.seats[seat] for seat in changed if seat not in table.lost} if changed else NO_CHANGES
        addresses = {entry.seat: entry.address for entry in entries if entry.address} if changed else NO_ADDRESSES
        opened = table.terms if is_new else None
        return cls(table.terms.id, entries, table.summary(), opened, seats, addresses, notice)

    @property
    def is_plain(self) -> bool:
        """Whether there is nothing but entries and the row."""
        return not (self.opened or self.seats or self.notice or self.is_closing)

    @property
    def is_closing(self) -> bool:
        """Whether nothing will ever be settled there."""
        return bool(self.summary["status"] == "closed")

    def row(self) -> dict[str, Any]:
        """What changes of the table's row."""
        return {"id": self.table_id, **self.summary}


def write(connection: Connection, commits: Sequence[Commit]) -> None:
    """Write all of them. Where every one is plain, that is one statement of storage/many.py."""
    for commit in commits:
        if commit.opened is not None:
            _open(connection, commit.opened)
    entries = [entry.to_row(commit.table_id) for commit in commits for entry in commit.entries]
    rows = [commit.row() for commit in commits]
    insert_and_update(connection, Rows(schema.log, entries), Rows(schema.tables, rows))
    for commit in commits:
        for seat, occupant in commit.seats.items():
            _seat(connection, commit.table_id, seat, occupant, commit.addresses.get(seat))
        if commit.is_closing:
            _forget_addresses(connection, commit.table_id)
        if commit.notice is not None:
            user_id, version, due_at = commit.notice
            note_turn(connection, user_id, commit.table_id, version, due_at)


def write_nothing(connection: Connection) -> None:
    """Whatever keeps a move from being written keeps this too, a lock or a database that is read-only. No row is
    touched, so there is nothing to be brought to the disk.
    """
    columns = schema.log.columns.keys()
    connection.execute(insert(schema.log).from_select(columns, select(schema.log).where(false())))
    connection.execute(update(schema.tables).where(false()).values(version=schema.tables.c.version))


def _open(connection: Connection, terms: Terms) -> None:
    """The row of a new table, to which nothing has happened yet; a try of a day is taken with it, once."""
    row = {
        "id": terms.id,
        "game": terms.game,
        "rules": terms.rules.RULES,
        "players": terms.players,
        "options": terms.options,
        "given": terms.given,
        "pace": terms.pace.to_json(),
        "bot_tempo": terms.tempo,
        "bot_cast": cast_text(terms.cast),
        "day": terms.day,
        "is_counted": terms.is_counted,
        "is_public": terms.is_public,
        "is_rated": terms.is_rated,
        "opened_by": terms.opened_by,
        "follows": terms.follows,
        "created_at": terms.created_at,
        "changed_at": terms.created_at,
        "version": 0,
        "status": "open",
        "turn_seat": -1,
        "awaits_bot": False,
        "is_settled": False,
    }
    connection.execute(insert(schema.tables).values(row))
    if terms.is_counted:
        begun = {"user_id": terms.opened_by, "game": terms.game, "day": terms.day, "begun_at": terms.created_at}
        connection.execute(insert(schema.day_tries).values(begun | {"table_id": terms.id}))


def _seat(connection: Connection, table_id: str, seat: int, occupant: Occupant | None, address: str | None) -> None:
    """Who sits there instead of whoever sat there."""
    here = schema.seats.c.table_id == table_id, schema.seats.c.seat == seat
    connection.execute(delete(schema.seats).where(*here))
    if occupant is not None:
        row = {"table_id": table_id, "seat": seat, "user_id": occupant.user, "bot": occupant.bot, "address": address}
        connection.execute(insert(schema.seats).values(row))


def _forget_addresses(connection: Connection, table_id: str) -> None:
    here = schema.seats.c.table_id == table_id, schema.seats.c.address.is_not(None)
    connection.execute(update(schema.seats).where(*here).values(address=None))
