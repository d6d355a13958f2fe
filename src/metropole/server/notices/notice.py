"""What a person is told who is not looking, and that it did not arrive."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

MAY_LAST = 5  # seconds for a request to somebody else's server


@dataclass(frozen=True, slots=True)
class Notice:
    """It is somebody's turn at a table; or a trial, to see that notices arrive."""

    kind: Literal["turn", "test"]
    user_id: str
    table_id: str
    version: int
    game: str
    url: str


class Undelivered(Exception):  # noqa: N818, it is what happened
    """It did not arrive, but may later. The reason holds no address: addresses of Web Push and webhooks are secrets."""
