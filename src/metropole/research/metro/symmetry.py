"""What may be turned without anything changing: for two players Metro's board by quarters, the tiles with it.

Every kind of tile, turned, is another kind with as many copies; and of two players each owns every second station. With
more players no turn of the board hands the stations round in the order of play. `symmetries` finds out, from the data.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from metropole.games.metro import board, tiles
from metropole.games.metro.actions import ACTIONS, DRAW
from metropole.games.metro.position import Position
from metropole.games.metro.rules import State
from metropole.games.metro.setup import Setup
from metropole.research.layout import Section
from metropole.research.metro.layout import PLANE, layout


@dataclass(frozen=True, slots=True)
class Symmetry:
    """The board turned clockwise by so many quarters; whoever had a seat now has the one so many further on."""

    quarters: int
    seats: int

    def square(self, square: int) -> int:
        for _ in range(self.quarters):
            row, column = divmod(square, board.COLUMNS)
            square = column * board.COLUMNS + board.ROWS - 1 - row
        return square

    def kind(self, name: str) -> str:
        """The kind that looks as this one does when it is turned."""
        return name[-self.quarters :] + name[: -self.quarters] if self.quarters else name

    def action(self, code: int) -> int:
        if code == DRAW:
            return DRAW
        kind = tiles.INDEX[self.kind(tiles.KINDS[code >> 8])]
        return kind << 8 | code & 0b11000000 | self.square(code & 63)

    def actions(self) -> tuple[int, ...]:
        """What each code becomes."""
        return tuple(self.action(code) for code in range(ACTIONS))

    def observation(self, players: int) -> tuple[int, ...]:
        """For each byte of a turned observation, where it stood before."""
        where = layout(players)
        source = list(range(where.size))
        for section in where.sections:
            if section.name in ("hand", "drawn", "unseen"):
                for kind, name in enumerate(tiles.KINDS):
                    source[section.start + tiles.INDEX[self.kind(name)]] = section.start + kind
            elif section.shape[-2:] == PLANE:
                self._turn_planes(source, section)
        return tuple(source)

    def _turn_planes(self, source: list[int], section: Section) -> None:
        """Squares are turned, and sides, which stand in the axes of four before them."""
        for plane in range(section.size // len(board.NAMES)):
            to = plane // 4 * 4 + (plane + self.quarters) % 4 if len(section.shape) > 2 else plane
            if section.name == "tracks":
                to = (to + 4 * self.quarters) % 16
            for square in range(len(board.NAMES)):
                source[section.start + to * 64 + self.square(square)] = section.start + plane * 64 + square

    def state(self, state: State) -> State:
        """The whole position, turned."""
        setup = state.setup()
        turned = Setup(
            setup.players,
            setup.hand,
            setup.free_rotation,
            self._seat(setup.first, setup.players),
            tuple(kind and self.kind(kind) for kind in setup.deck),
        )
        drawn = tiles.name_of(state.drawn)
        hands = [state.hand_of((seat - self.seats) % state.players) for seat in range(state.players)]
        return State(turned).arrange(
            Position(
                tuple(self.action(code) for code in state.track.codes()),
                tuple(tuple(kind and self.kind(kind) for kind in hand) for hand in hands),
                drawn and self.kind(drawn),
                state.stack,
                self._seat(state.turn, state.players),
            )
        )

    def _seat(self, seat: int, players: int) -> int:
        return seat if seat < 0 else (seat + self.seats) % players


@cache
def symmetries(players: int) -> tuple[Symmetry, ...]:
    """All of them, the first being the one that changes nothing."""
    owners, count = board.OWNERS[players], len(board.STATIONS)
    return tuple(
        Symmetry(quarters, seats)
        for quarters in range(4)
        for seats in range(players)
        if all(
            owners[(station - quarters * board.COLUMNS) % count] == (owner if owner < 0 else (owner + seats) % players)
            for station, owner in enumerate(owners)
        )
    )
