"""The log of a table: everything that happened at it, one entry a version. A table is its set-up and its log."""

from __future__ import annotations

import json
from typing import Any, Literal, NamedTuple

from pydantic_core import to_json

from metropole.games.contract import NOBODY

Kind = Literal["sat", "left", "started", "played", "undone", "flagged", "closed", "followed"]
# sat: {user} or {bot}; left; started; played: {action, used}; undone: {to}: so many actions stay; flagged: lost on
# time; closed: nobody wants to play any more; followed: {table}: a rematch


class Entry(NamedTuple):
    """One entry, by whom and when; `version` is the table's after it."""

    version: int
    kind: Kind
    at: int
    seat: int = NOBODY
    user_id: str | None = None  # nobody for a bot, or for the server itself
    action_id: str | None = None
    data: dict[str, Any] | None = None

    @property
    def details(self) -> dict[str, Any]:
        return self.data or {}

    def to_row(self, table_id: str) -> dict[str, Any]:
        return {
            "table_id": table_id,
            "version": self.version,
            "kind": self.kind,
            "seat": self.seat,
            "user_id": self.user_id,
            "action_id": self.action_id,
            "data": to_json(self.data).decode() if self.data else "",
            "at": self.at,
        }

    @classmethod
    def from_row(cls, row: Any) -> Entry:
        data = json.loads(row.data) if row.data else None
        return cls(row.version, row.kind, row.at, row.seat, row.user_id, row.action_id, data)
