"""Clocks: how long each seat may still think. Times are the server's, in milliseconds, and come as arguments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from typing_extensions import TypedDict

from metropole.games.contract import NotLegal

MOST_LAG = 500  # the most that is given back for the way of messages, there and back: a seat's store of it
LAG_EARNED = 100  # what every move adds to that store: whoever only pretends to be far away gains no more for long
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
    """The time that each seat has left, and since when the seat to move is thinking.

    All of it follows from the log, but for what this process alone has seen of the turn: `announced` and `came`.
    """

    pace: Pace
    can_go_back: bool = False  # whether actions may be taken back
    left: list[int] = field(default_factory=list)
    since: int = 0
    lag_left: list[int] = field(default_factory=list)  # what may be given back for the way of messages, by seat
    announced: int = 0  # when whoever is to move could know it; nought: nobody here knows, so it counts from `since`
    came: int = 0  # when a move came that could not be saved, and will come again; nought: none did
    _charged: list[int] = field(default_factory=list)  # all that each seat has used so far
    _before: list[tuple[list[int], list[int]]] = field(default_factory=list)  # left and charged, by action

    def start(self, seats: int, at: int) -> None:
        """The game begins."""
        self.left = [self.pace.bank or self.pace.per_move] * seats
        self.lag_left, self._charged = [MOST_LAG] * seats, [0] * seats
        self.restart(at)

    def restart(self, at: int) -> None:
        """Whoever is to move begins to think."""
        self.since, self.announced, self.came = at, 0, 0

    @property
    def begun(self) -> int:
        """From when on the seat to move is charged."""
        return max(self.since, self.announced)

    # What is charged

    def spent(self, until: int, outages: Iterable[Span]) -> int:
        """How long the seat to move has been thinking: the time since it could know, less outages."""
        return max(0, until - self.begun - downtime(outages, self.begun, until))

    def given_back(self, seat: int, spent: int, lag: int) -> int:
        """What a move is not charged of it: the way of its messages, as far as the seat has not had that already."""
        return max(0, min(lag, spent, self.lag_left[seat]))

    def charge(self, seat: int, used: int, lag: int, at: int) -> None:
        """Somebody has moved: take off what was used, add what a move earns, and let the next one think."""
        self._keep()
        self._charged[seat] += used
        self.lag_left[seat] = min(MOST_LAG, self.lag_left[seat] - lag + LAG_EARNED)
        if self.pace.bank:
            self.left[seat] = max(0, self.left[seat] - used) + self.pace.increment
        self._next(seat, at)

    def pass_over(self, seat: int, at: int) -> None:
        """A bot has moved: it has no clock, and keeps what is left to whoever it plays for."""
        self._keep()
        self._next(seat, at)

    def get_up(self, seat: int, used: int, at: int) -> None:
        """Whoever was to move has got up: what they used is gone. Whoever keeps the seat thinks from now on."""
        self._charged[seat] += used
        self.left[seat] = max(0, self.left[seat] - used)
        self.restart(at)

    def take_back(self, seat: int, to: int, used: int, at: int) -> None:
        """Be before an action. Everybody has what they had then; but the seat that takes back has thought ever since:
        all that it has used from then on, and `used` since anybody's last action, is still charged.
        """
        if self.pace.is_timed:
            charged = self._charged[seat] + used
            self.left, self._charged = self._before[to]
            self.left[seat] = max(0, self.left[seat] - (charged - self._charged[seat]))
            self._charged[seat] = charged
            del self._before[to:]
        self.restart(at)

    def _keep(self) -> None:
        """What it was before the action that comes now."""
        if self.can_go_back and self.pace.is_timed:
            self._before.append((self.left[:], self._charged[:]))

    def _next(self, seat: int, at: int) -> None:
        if self.pace.per_move:
            self.left[seat] = self.pace.per_move
        self.restart(at)

    # When it is over

    def deadline(self, seat: int) -> int | None:
        """When the seat to move has used up its time, if nothing fails meanwhile."""
        return self.since + self.left[seat] if self.pace.is_timed and seat >= 0 else None

    def due(self, seat: int, outages: Sequence[Span]) -> int:
        """When the seat to move has used up its time, after all that has failed meanwhile."""
        due, later = 0, self.begun + self.left[seat]
        while later > due:
            due, later = later, self.begun + self.left[seat] + downtime(outages, self.begun, later)
        return due

    def is_over(self, seat: int, at: int, outages: Iterable[Span]) -> bool:
        """Whether the seat to move has used up its time, with the most that could be given back for lag."""
        if not self.pace.is_timed or seat < 0:
            return False
        return self.spent(min(at, self.came or at), outages) - MOST_LAG > self.left[seat]

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
