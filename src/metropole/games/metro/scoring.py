"""Points with their reasons: every line, how long it is, where it ends, and what it is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from metropole.games.contract import Outcome
from metropole.games.metro import board
from metropole.games.metro.board import CENTRE
from metropole.games.metro.rules import State
from metropole.games.metro.track import Track


class Line(NamedTuple):
    """The line of one station as far as it goes."""

    station: int
    seat: int | None  # None where nobody owns the station
    length: int  # how often it crosses a tile
    end: int | str | None  # a station, "centre", or None while the line is open
    points: int  # for its owner; 0 while it is open
    leads_to: tuple[str, str] | None  # while it is open, the empty square it points at and the side it enters by

    @property
    def is_complete(self) -> bool:
        return self.end is not None

    @property
    def is_doubled(self) -> bool:
        return self.end == CENTRE


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's points, and the lines that made them."""

    lines: tuple[Line, ...]  # all of the seat's lines, complete or not

    @property
    def stations(self) -> int:
        """Points for lines that end at numbered stations."""
        return sum(line.points for line in self.lines if not line.is_doubled)

    @property
    def centre(self) -> int:
        """Points for lines that end in the centre, doubled already."""
        return sum(line.points for line in self.lines if line.is_doubled)

    @property
    def total(self) -> int:
        return self.stations + self.centre

    @property
    def points(self) -> dict[str, int]:
        """The points by where lines end."""
        return {"stations": self.stations, "centre": self.centre}


def line(track: Track, station: int) -> Line:
    """The line of one station."""
    return Line(*track.line_from(station))


def lines(track: Track) -> list[Line]:
    """The lines of all stations, by number."""
    return [line(track, station) for station in board.STATIONS]


def scores(state: State) -> list[Score]:
    """Every seat's points so far."""
    every = lines(state.track)
    return [Score(tuple(line for line in every if line.seat == seat)) for seat in range(state.players)]


def totals(track: Track) -> tuple[int, ...]:
    """Every seat's points so far, without their reasons."""
    return tuple(track.points_of(seat) for seat in range(track.players))


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it goes on."""
    return final_outcome(state) if state.turn < 0 else None


def final_outcome(state: State) -> Outcome:
    """Who wins if this position is the last one."""
    return outcome_of(state.track)


def outcome_of(track: Track) -> Outcome:
    """Who wins if no more tiles are placed."""
    points = totals(track)
    winners = tuple(seat for seat, total in enumerate(points) if total == max(points))
    return Outcome(points, winners, "most_points" if len(winners) == 1 else "shared")
