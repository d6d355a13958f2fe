"""What is told of a table, to everybody and to each seat. Made from views alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from pydantic_core import to_json

from metropole.bots.levels import LEVELS
from metropole.server.storage.database import now
from metropole.server.tables.table import Step, Table
from metropole.server.wire.messages import Logged, Mine, Seat, TableShown
from metropole.server.wire.shown import shown_message

Names = Mapping[str, str | None]
SEATING = ("sat", "left", "flagged")
WHOLE = ("started", "undone")  # after these the whole position is told, not what changed


def seats(table: Table, names: Names) -> list[Seat]:
    """Who sits where."""
    return [
        {
            "user": who.user if who else None,
            "name": names.get(who.user) if who and who.user else None,
            "bot": who.bot if who else None,
            "longest": int(LEVELS[who.bot].seconds * 1000) if who and who.bot else None,
            "formerly": formerly,
        }
        for who, formerly in zip(table.seats, table.formerly, strict=True)
    ]


def table_shown(table: Table, names: Names) -> TableShown:
    """What was agreed, and who sits there."""
    terms = table.terms
    return {
        "id": terms.id,
        "game": cast("Any", terms.game),
        "players": terms.players,
        "options": terms.options,
        "pace": cast("Any", terms.pace.to_json()),
        "is_public": terms.is_public,
        "is_rated": terms.is_rated,
        "host": terms.opened_by,
        "follows": terms.follows,
        "followed_by": table.followed_by,
        "created_at": terms.created_at,
        "status": cast("Any", table.status),
        "seats": seats(table, names),
    }


def snapshot(table: Table, seat: int | None, names: Names) -> bytes:
    """Everything that a seat, or a spectator, may know."""
    told = {
        "type": "snapshot",
        "version": table.version,
        "at": now(),
        "seat": seat,
        "table": table_shown(table, names),
        **_whole(table),
        **_ended(table),
        **_mine(table, seat, is_news=True),
    }
    return to_json(told)


def _whole(table: Table) -> dict[str, Any]:
    if table.match is None:
        return {}
    view = table.view(None)
    return {
        "setup": table.showing.setup(view),
        "position": table.showing.position(view),
        "clock": table.clock.shown(),
    }


def _ended(table: Table) -> dict[str, Any]:
    """The end: result, and the count, where the game was played out; only then is nothing secret any more."""
    if table.status != "finished" or table.match is None:
        return {}
    is_played_out = table.match.outcome is not None
    return {"result": table.result(), **({"final": table.showing.final(table.view(None))} if is_played_out else {})}


def _mine(table: Table, seat: int | None, is_news: bool) -> Mine:
    if seat is None or table.match is None:
        return {}
    mine: Mine = {"can_undo": table.undo_to(seat) is not None}
    if is_news:
        mine["own"] = table.showing.own(table.view(seat))
    if table.turn == seat:
        mine["legal"] = table.showing.legal(table.view(seat))
    return mine


def logged(step: Step) -> Logged:
    """An entry for whoever reads the log: nothing in it was ever secret."""
    entry = step.entry
    told: Logged = {"version": entry.version, "at": entry.at, "kind": entry.kind, "seat": entry.seat}
    if entry.kind == "played":
        told["action"] = entry.details["action"]
        told["events"] = [shown_message(event) for event in step.events]
    return told


class Told:
    """One entry, encoded once for everybody and completed for each seat. To be used before the table moves on."""

    def __init__(self, table: Table, step: Step, names: Names) -> None:
        self._table, self._entry = table, step.entry
        self._change = self._changed(step)
        self._public = to_json(self._shown(step, names))
        self._by_seat: dict[int | None, bytes] = {}

    def to(self, seat: int | None, user: str | None) -> bytes:
        """What this seat, or a spectator, is told; whoever asked for it is told their id as well."""
        if seat not in self._by_seat:
            mine = _mine(self._table, seat, self._is_news_to(seat))
            self._by_seat[seat] = joined(self._public, to_json(mine)) if mine else self._public
        told = self._by_seat[seat]
        if self._entry.action_id is not None and user is not None and user == self._entry.user_id:
            told = joined(told, to_json({"id": self._entry.action_id}))
        return told

    def _changed(self, step: Step) -> Any:
        if step.entry.kind != "played":
            return None
        return self._table.showing.change(step.entry.details["action"], step.events, self._table.view(None))

    def _is_news_to(self, seat: int | None) -> bool:
        if seat is None or self._change is None:
            return self._entry.kind in (*WHOLE, *SEATING)
        is_over = self._table.status != "running"
        return is_over or self._table.showing.is_news_to(seat, self._entry.seat, self._change)

    def _shown(self, step: Step, names: Names) -> dict[str, Any]:
        entry, table = step.entry, self._table
        told: dict[str, Any] = {
            "type": "entry",
            "version": entry.version,
            "at": entry.at,
            "kind": entry.kind,
            "seat": entry.seat,
        }
        if self._change is not None:
            told["action"] = entry.details["action"]
            told["events"] = [shown_message(event) for event in step.events]
            told["change"] = self._change
            told["clock"] = table.clock.shown()
        elif entry.kind in WHOLE:
            told |= _whole(table)
        if entry.kind in SEATING:
            told["seats"] = seats(table, names)
            if table.match is not None:  # whoever keeps the seat begins to think now
                told["clock"] = table.clock.shown()
        if entry.kind == "followed":
            told["follower"] = entry.details["table"]
        if entry.kind != "played" or table.status != "running":
            told["status"] = table.status
        return told | _ended(table)


def joined(one: bytes, other: bytes) -> bytes:
    """Two objects in JSON as one; neither is empty."""
    return one[:-1] + b"," + other[1:]
