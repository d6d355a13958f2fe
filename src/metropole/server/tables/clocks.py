"""Clocks: how long each seat may still think. Times are the server's, in milliseconds, and come as arguments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from typing_extensions import TypedDict

from metropole.games.contract import NotLegal

MOST_LAG = 500  # the most that is given back for the way of one message
SILENCE = 3_000  # without any heartbeat of a process that serves: an outage
SECOND, DAY = 1000, 86_400_000
LONGEST_BANK, LONGEST_INCREMENT, LONGEST_MOVE = 6 * 3_600_000, 600_000, 14 * DAY

Span = tuple[int, int]  # from, until


class PaceShown(TypedDict):
    """Milliseconds: a bank with an increment, or so long for each move; all nought is no limit."""

    bank: int
    increment: int
    per_move: int


class ClockShown(TypedDict):
    """Milliseconds left by seat, and since when, by the server's clock, the seat to move is thinking."""

    left: list[int]
    since: int


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast is played: a bank of time a seat that grows with every move, or so long for each move, or no limit."""

    bank: int = 0
    increment: int = 0
    per_move: int = 0

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """The pace of a table, refused where nobody could play at it."""
        pace = cls(**data)
        if pace.per_move and (pace.bank or pace.increment):
            raise NotLegal("pace_of_two_kinds")
        if pace.increment and not pace.bank:
            raise NotLegal("increment_without_bank")
        for key, most in (("bank", LONGEST_BANK), ("increment", LONGEST_INCREMENT), ("per_move", LONGEST_MOVE)):
            given = getattr(pace, key)
            if (given and not 1 <= given <= most) or given < 0:
                raise NotLegal("pace_out_of_range", key=key, least=1, most=most, given=given)
        return pace

    def to_json(self) -> PaceShown:
        return {"bank": self.bank, "increment": self.increment, "per_move": self.per_move}

    @property
    def is_timed(self) -> bool:
        return bool(self.bank or self.per_move)


@dataclass(slots=True)
class Clock:
    """The time that each seat has left, and since when the seat to move is thinking."""

    pace: Pace
    left: list[int] = field(default_factory=list)
    since: int = 0

    def start(self, seats: int, at: int) -> None:
        self.left = [self.pace.bank or self.pace.per_move] * seats
        self.since = at

    def used(self, at: int, outages: Iterable[Span], lag: int = 0) -> int:
        """What a move made now is charged: the time since the turn began, less outages and the way of the message."""
        spent = at - self.since - downtime(outages, self.since, at)
        return max(0, spent - min(max(lag, 0), MOST_LAG))

    def charge(self, seat: int, used: int, at: int) -> None:
        """The seat has moved: take off what it used, add what a move earns, and let the next one think."""
        if self.pace.per_move:
            self.left[seat] = self.pace.per_move
        elif self.pace.bank:
            self.left[seat] = max(0, self.left[seat] - used) + self.pace.increment
        self.since = at

    def deadline(self, seat: int) -> int | None:
        """When the seat to move has used up its time, if nothing fails meanwhile."""
        return self.since + self.left[seat] if self.pace.is_timed and seat >= 0 else None

    def is_over(self, seat: int, at: int, outages: Iterable[Span]) -> bool:
        """Whether the seat to move has used up its time, with the most that could be given back for lag."""
        return self.pace.is_timed and seat >= 0 and self.used(at, outages, MOST_LAG) > self.left[seat]

    def shown(self) -> ClockShown:
        """What everybody sees."""
        return {"left": list(self.left), "since": self.since}


def downtime(outages: Iterable[Span], start: int, end: int) -> int:
    """How much of a time the server was down; outages may overlap."""
    total, covered = 0, start
    for begin, until in sorted(outages):
        begin, until = max(begin, covered), min(until, end)
        if until > begin:
            total += until - begin
            covered = until
    return total
