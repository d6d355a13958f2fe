"""Pages of a list: a cursor says where a table stands in its order, and the next page goes on behind it."""

from __future__ import annotations

import base64
import binascii
import json
from typing import Any, NamedTuple, Self

from sqlalchemy import ColumnElement, FromClause, UnaryExpression, and_, or_

from metropole.games.contract import NotUnderstood
from metropole.server.ids import LONGEST_ID

LARGEST = 2**53
LONGEST_CURSOR = 120


class Cursor(NamedTuple):
    """What a list is ordered by: the rank, then the latest change first, then the id, so that no two are equal."""

    rank: int
    changed_at: int
    id: str

    def text(self) -> str:
        """A form that says nothing to others: what it is made of may change."""
        return base64.urlsafe_b64encode(json.dumps(self, separators=(",", ":")).encode()).decode().rstrip("=")

    @classmethod
    def parse(cls, text: str) -> Self:
        """The cursor of this form; or it is no cursor."""
        try:
            found = json.loads(base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True))
            rank, changed_at, id = found
        except (binascii.Error, ValueError, TypeError, RecursionError):
            raise _not_a_cursor() from None
        if not (_is_count(rank) and _is_count(changed_at) and isinstance(id, str) and 0 < len(id) <= LONGEST_ID):
            raise _not_a_cursor()
        return cls(rank, changed_at, id)

    def is_before(self, listed: FromClause) -> ColumnElement[bool]:
        """Whether a row of a list comes after this one."""
        later = or_(
            listed.c.changed_at < self.changed_at,
            and_(listed.c.changed_at == self.changed_at, listed.c.id > self.id),
        )
        return or_(listed.c.rank > self.rank, and_(listed.c.rank == self.rank, later))


def order_of(listed: FromClause) -> list[ColumnElement[Any] | UnaryExpression[Any]]:
    """The order that cursors go by."""
    return [listed.c.rank, listed.c.changed_at.desc(), listed.c.id]


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= LARGEST


def _not_a_cursor() -> NotUnderstood:
    return NotUnderstood("bad_request", where="query.after", problem="not_a_cursor")
