"""The ids of people, tables, premoves and puzzles: what they look like is said here alone, and where they come from."""

from __future__ import annotations

import secrets

LONGEST_ID = 24
ID_FORM = f"[A-Za-z0-9_-]{{1,{LONGEST_ID}}}"  # as a regular expression, the same in Python and in browsers


def new_table_id() -> str:
    """An id that nobody can guess: whoever has a table's address may look at it."""
    return secrets.token_urlsafe(9)


def new_premove_id() -> str:
    """The id of an action that the server will play for somebody; whatever a client calls its own, it is not this."""
    return secrets.token_urlsafe(12)


def new_user_id() -> str:
    """An id for somebody new."""
    return secrets.token_urlsafe(12)
