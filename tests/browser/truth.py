"""What the server has kept: the same tables, read from its database and played through the rules."""

from __future__ import annotations

import json
from itertools import groupby
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, select, update

from metropole.games.contract import Refusal
from metropole.server.broadcast.presenter import presenter_of
from metropole.server.storage import schema
from metropole.server.tables.store import TableLog
from metropole.server.tables.table import Table
from metropole.words import Words


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

    # What a screen should say.

    def words(self, table: Table, seat: int | None, language: str = "en") -> Words:
        """The words of a screen: its own seat is you, the others are called by name."""
        names = self.names()
        words = Words(language)

        def called(other: int) -> str:
            return words("seat-you") if other == seat else name_of(table, other, names, words)

        return Words(language, called)

    def log(self, table_id: str, seat: int | None, language: str = "en") -> list[str]:
        """The sentences of the log, the newest first."""
        stored = self.stored(table_id)
        table = Table(stored.terms)
        steps = [table.apply(entry) for entry in stored.entries]
        words = self.words(table, seat, language)  # as they are called now
        lines = []
        for step in steps:
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
            return {tile[4:6]: words("square-taken", tile=tile[:4]) for tile in position["tiles"]}
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


def name_of(table: Table, seat: int, names: dict[str, str], words: Words) -> str:
    """What somebody is called: people by name, bots by their character, with a number where there are several."""
    who = table.seats[seat]
    if who is None:
        return words("free-seat")
    if who.user:
        return names[who.user]
    same = [other for other, one in enumerate(table.seats) if one and one.bot == who.bot]
    name = words(f"bot-{who.bot}")
    return words("bot-numbered", name=name, number=same.index(seat) + 1) if len(same) > 1 else name
