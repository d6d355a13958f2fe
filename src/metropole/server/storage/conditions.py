"""Rows that are looked for now and then, in the very words of the indexes that hold those alone.

SQLite takes an index of some rows only for a question that is worded like it, and PostgreSQL only where the value
stands in the question itself: so it does here.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, and_, literal_column, not_

from metropole.server.storage.schema import tables, users


def _has_status(status: str) -> ColumnElement[bool]:
    return tables.c.status == literal_column(f"'{status}'")


IS_OPEN = _has_status("open")
IS_RUNNING = _has_status("running")
IS_UNSETTLED = and_(_has_status("finished"), not_(tables.c.is_settled))
IS_NAMED_GUEST = and_(users.c.login.is_(None), users.c.name.is_not(None))
