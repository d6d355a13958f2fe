"""The log of a table: everything that happened at it, one entry a version. A table is its terms and its log."""

from __future__ import annotations

import json
from typing import Any, Literal, NamedTuple, get_args

from pydantic_core import to_json

from metropole.games.contract import NOBODY, Game
from metropole.server.refusals import Unavailable

EntryKind = Literal["sat", "left", "held", "started", "played", "undone", "flagged", "closed", "followed"]
# sat: {user} or {bot}, and {countdown} where the game will begin by itself: so many milliseconds later; left: {used};
# held: it begins only when the host says so; started: the set-up as a record has it, secrets and all; played: {action,
# used, lag}; undone: {to, used}: so many actions stay; flagged: lost on time; closed: nobody wants to play any more;
# followed: {table, is_turned}: a rematch, and whether everybody sits one seat further there. `used`: the milliseconds
# that are charged; `lag`: those that are not, on top of them
KINDS = frozenset(get_args(EntryKind))


class NewerVersion(Unavailable):
    """What a newer program has written, which serves the same database: it can go on with it, this one cannot."""

    def __init__(self) -> None:
        super().__init__("table_of_newer_version")


class Entry(NamedTuple):
    """One entry, by whom and when; `version` is the table's after it.

    `data` is not for telling: that of a start is secret. Who tells of an entry names what of it is told.
    """

    version: int
    kind: EntryKind
    at: int
    seat: int = NOBODY
    user_id: str | None = None  # nobody for a bot, or for the server itself
    action_id: str | None = None
    data: dict[str, Any] | None = None
    code: int | None = None  # of a played action, as it was understood at the door or when it was read; not kept
    address: str | None = None  # of whoever sits down at a rated table, as a digest; kept with the seat, not here

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
    def from_row(cls, row: Any, rules: Game[Any, Any, Any]) -> Entry:
        if row.kind not in KINDS:
            raise NewerVersion
        data = json.loads(row.data) if row.data else None
        code = rules.parse(data["action"]) if row.kind == "played" and data else None
        return cls(row.version, row.kind, row.at, row.seat, row.user_id, row.action_id, data, code)
