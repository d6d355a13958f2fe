"""An entry of the log as it is told: to everybody who looks at the table, and to whoever reads the log."""

from __future__ import annotations

from typing import Any

from pydantic_core import to_json

from metropole.server.broadcast.messages import Logged, Stepped
from metropole.server.broadcast.presenter import presenter_of, shown_message
from metropole.server.broadcast.snapshot import Names, at_the_end, open_to_all, open_to_seat, seats_shown
from metropole.server.tables.table import AppliedEntry, Table

SEATING = ("sat", "left", "flagged")
OF_THE_BEGINNING = ("sat", "left", "held", "started", "closed")  # after these it begins by itself, or not
WHOLE = ("started", "undone")  # after these the whole position is told, not what changed


def logged(table: Table, applied: AppliedEntry, names: Names) -> Logged:
    """An entry for whoever reads the log: nothing in it was ever secret. To be used before the table moves on."""
    entry = applied.entry
    shown: Logged = {"version": entry.version, "at": entry.at, "kind": entry.kind, "seat": entry.seat}
    if entry.kind == "played":
        shown["action"] = entry.details["action"]
        shown["events"] = [shown_message(event) for event in applied.events]
    if entry.kind in SEATING:
        shown["seats"] = seats_shown(table, names)
        shown["status"] = table.status
    return shown


def stepped(table: Table, applied: AppliedEntry, names: Names) -> Stepped:
    """The same with what changed on the board. The table has just let it happen."""
    shown = logged(table, applied, names)
    return {**shown, "change": change_by(table, applied) if applied.entry.kind == "played" else None}


def change_by(table: Table, applied: AppliedEntry) -> Any:
    """What everybody sees changed by something that was played."""
    return presenter_of(table.terms.game).change(applied.entry.details["action"], applied.events, table.view(None))


class EntryBroadcast:
    """One entry, encoded once for everybody and completed for each seat. To be used before the table moves on."""

    def __init__(self, table: Table, applied: AppliedEntry, names: Names) -> None:
        self._table, self._entry = table, applied.entry
        self._presenter = presenter_of(table.terms.game)
        self._change = change_by(table, applied) if applied.entry.kind == "played" else None
        self._public = to_json(self._shown(applied, names))
        self._by_seat: dict[int | None, bytes] = {}

    def to(self, seat: int | None, user: str | None) -> bytes:
        """What this seat, or a spectator, is told; whoever asked for it is told their id as well."""
        if seat not in self._by_seat:
            mine = open_to_seat(self._table, self._presenter, seat, self._is_news_to(seat))
            self._by_seat[seat] = joined(self._public, to_json(mine)) if mine else self._public
        text = self._by_seat[seat]
        if self._entry.action_id is not None and user is not None and user == self._entry.user_id:
            text = joined(text, to_json({"id": self._entry.action_id}))
        return text

    def _is_news_to(self, seat: int | None) -> bool:
        if seat is None or self._change is None:
            return self._entry.kind in (*WHOLE, *SEATING)
        is_over = self._table.status != "running"
        return is_over or self._presenter.is_news_to(seat, self._entry.seat, self._change)

    def _shown(self, applied: AppliedEntry, names: Names) -> dict[str, Any]:
        entry, table = applied.entry, self._table
        shown: dict[str, Any] = {
            "type": "entry",
            "version": entry.version,
            "at": entry.at,
            "kind": entry.kind,
            "seat": entry.seat,
        }
        if self._change is not None:
            shown["action"] = entry.details["action"]
            shown["events"] = [shown_message(event) for event in applied.events]
            shown["change"] = self._change
            shown["clock"] = table.clock.shown()
        elif entry.kind in WHOLE:
            shown |= open_to_all(table, self._presenter)
        if entry.kind in SEATING:
            shown["seats"] = seats_shown(table, names)
            if table.match is not None:  # whoever keeps the seat begins to think now
                shown["clock"] = table.clock.shown()
        if entry.kind in OF_THE_BEGINNING and (table.match is None or entry.kind == "started"):
            shown |= {"starts_at": table.starts_at, "is_held": table.is_held}
        if entry.kind == "followed":
            shown["follower"] = entry.details["table"]
        if entry.kind != "played" or table.status != "running":
            shown["status"] = table.status
        return shown | at_the_end(table, self._presenter)


def joined(one: bytes, other: bytes) -> bytes:
    """Two objects in JSON as one; neither is empty."""
    return one[:-1] + b"," + other[1:]
