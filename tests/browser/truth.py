"""What the server has kept: the same tables, read from its database and played through the rules."""

from __future__ import annotations

import json
from itertools import groupby
from pathlib import Path
from typing import Any

from sqlalchemy import Table as DatabaseTable
from sqlalchemy import create_engine, delete, insert, select, update

from metropole.bots.characters import character_at
from metropole.games import metro
from metropole.games.contract import Refusal
from metropole.server.broadcast.presenter import presenter_of
from metropole.server.storage import schema
from metropole.server.tables.store import TableLog
from metropole.server.tables.table import Occupant, Table
from metropole.words import Words
from tests.browser.screen_words import ScreenWords


class Truth:
    """A server's database, looked at from outside."""

    def __init__(self, database: Path) -> None:
        self._engine = create_engine(f"sqlite:///{database}")

    def stored(self, table_id: str) -> TableLog:
        """What was agreed at a table, and its whole log."""
        log, tables = schema.log, schema.tables
        with self._engine.connect() as connection:
            rows = connection.execute(select(log).where(log.c.table_id == table_id).order_by(log.c.version)).all()
            row = connection.execute(select(tables).where(tables.c.id == table_id)).one()
        return TableLog.from_rows(row, rows)

    def table(self, table_id: str) -> Table:
        """A table as it stands."""
        return self.stored(table_id).table()

    def names(self) -> dict[str, str]:
        """What people call themselves, by id."""
        with self._engine.connect() as connection:
            return {row.id: row.name for row in connection.execute(select(schema.users.c.id, schema.users.c.name))}

    def deal_anew(self, table_id: str, setup: Any) -> None:
        """Let a table have been dealt otherwise; only while no server runs that has read it."""
        kept = json.dumps(self.stored(table_id).terms.rules.write_setup(setup)[1])
        its_start = schema.log.c.table_id == table_id, schema.log.c.kind == "started"
        with self._engine.begin() as connection:
            connection.execute(update(schema.log).where(*its_start).values(data=kept))

    def add(self, rows: dict[DatabaseTable, list[dict[str, Any]]]) -> None:
        """Let there be what would have taken long to come about."""
        with self._engine.begin() as connection:
            for table, some in rows.items():
                connection.execute(insert(table), some)

    def clear(self, table: DatabaseTable) -> None:
        """Let there be nothing of this."""
        with self._engine.begin() as connection:
            connection.execute(delete(table))

    # What a screen should say.

    def words(self, table: Table, seat: int | None, language: str = "en") -> Words:
        """The words of a screen: its own seat is you, the others are called by name."""
        return _words(table, seat, self.names(), language)

    def log(self, table_id: str, seat: int | None, language: str = "en") -> list[str]:
        """The sentences of the log, the newest first: each as those are called who sat there then."""
        stored = self.stored(table_id)
        table, names = Table(stored.terms), self.names()
        lines = []
        for step in map(table.apply, stored.entries):
            words = _words(table, seat, names, language)
            if step.entry.kind != "played":
                lines.append(words(f"log-{step.entry.kind}", seat=step.entry.seat))
                continue
            told = [event for event in step.events if event.id != "took"]
            for is_forced, events in groupby(told, lambda event: event.id == "passed_by_force"):
                said = [text[:1].upper() + text[1:] for text in map(words.say, events)]
                lines += said if is_forced else [" ".join(said)]  # a pass that nobody chose has its own line
        return lines[::-1]

    def states(self, table: Table, seat: int | None, language: str = "en") -> dict[str, str]:
        """What is said of each place or square where something stands."""
        words = self.words(table, seat, language)
        position = presenter_of(table.terms.game).position(table.view(seat))
        if table.terms.game == "metro":
            placed = [metro.Action(tile[:4], tile[4:6], int(tile[7:] or 0)) for tile in position["tiles"]]
            return {one.square: words.sentence("square-taken", tile=one.kind, turns=one.turns) for one in placed}
        built = {
            place: words("place-built-by", seat=holder, value=value)
            for holder, places in enumerate(position["built"])
            for place, value in places.items()
        }
        bids = {bid["place"]: words("place-bid-by", seat=bid["seat"], value=bid["value"]) for bid in position["bids"]}
        return built | bids

    def reason(self, table: Table, seat: int, place: str, language: str = "en") -> str | None:
        """Why nothing may be done at a place, in Metro with the first tile of the hand, in words; None where it may."""
        rules, view = table.terms.rules, table.view(seat)
        try:
            why = presenter_of(table.terms.game).why_not_at(view, place)
            if why is None and table.terms.game == "metro":
                why = rules.why_not(view, rules.parse(f"{presenter_of(table.terms.game).own(view)['hand'][0]}{place}"))
        except Refusal as refusal:
            why = refusal.reason
        if why is None:
            return None
        text = self.words(table, seat, language).say(why)
        return text[:1].upper() + text[1:]


def _words(table: Table, seat: int | None, names: dict[str, str], language: str) -> Words:
    """As those are called who sit there now."""
    words, sitting = Words(language), list(table.seats)

    def called(other: int) -> str:
        return words("seat-you") if other == seat else name_of(table, sitting[other], other, names, words)

    return ScreenWords(language, called) if table.terms.game == "metro" else Words(language, called)


def name_of(table: Table, who: Occupant | None, seat: int, names: dict[str, str], words: Words) -> str:
    """What somebody is called who sits or sat there: people by name, bots by their character."""
    if who is None:
        return words("free-seat")
    if who.user:
        return names[who.user]
    assert who.bot is not None
    return character_at(table.terms.cast, seat, who.bot).name
