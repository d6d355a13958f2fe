"""Moves that came and could not be saved. The same one sent again counts as if it had been saved when it first came."""

from __future__ import annotations

from typing import NamedTuple

AWAITED = 10_000  # milliseconds after a try in which the next one is waited for: clients try again after one second


class MoveRequest(NamedTuple):
    """A move as it was asked for: whatever differs is another one."""

    id: str
    version: int
    action: str


class _Unsaved(NamedTuple):
    move: MoveRequest
    arrived: int
    tried_at: int


class UnsavedMoves:
    """Those of one table, the last of each person."""

    __slots__ = ("_by_user",)

    def __init__(self) -> None:
        self._by_user: dict[str, _Unsaved] = {}

    def keep(self, user: str, move: MoveRequest, arrived: int, at: int) -> None:
        """A move that arrived some time ago could not be saved now."""
        self._by_user[user] = _Unsaved(move, arrived, at)

    def first_arrival(self, user: str, move: MoveRequest, at: int) -> int:
        """When this very move, which arrives now, came for the first time."""
        kept = self._by_user.get(user)
        return kept.arrived if kept and kept.move == move else at

    def awaited_since(self, user: str, version: int, at: int) -> int:
        """When a move of theirs came at this version that is to come again; nought where none is."""
        kept = self._by_user.get(user)
        is_awaited = kept is not None and kept.move.version == version and at - kept.tried_at <= AWAITED
        return kept.arrived if kept and is_awaited else 0
