"""What the network sees of Metro. Types in metro_features.pxd."""

from __future__ import annotations

import cython

from metropole.bots.features import Features
from metropole.games.metro import board
from metropole.games.metro.rules import State

if not cython.compiled:
    from metropole.games.bits import popcount

STATIONS, CENTRE_GATE = len(board.STATIONS), board.CENTRE_GATE
OWNERS = [list(board.OWNERS.get(players, [-1] * STATIONS)) for players in range(len(board.COLOURS) + 1)]
GATES_OUT, NEIGHBOURS = list(board.GATES_OUT), list(board.NEIGHBOURS)
SQUARE_OF = [board.GATE_PLACES.get(gate, (0, 0))[0] for gate in range(board.GATES)]
RING_OF = [  # how far a square is from the edge: 0 to 2, and 3 for the centre
    min(row, column, board.ROWS - 1 - row, board.COLUMNS - 1 - column)
    for row in range(board.ROWS)
    for column in range(board.COLUMNS)
]
# Points; then of the open lines: how many, how many not begun, their tracks; how likely they end at a station or at the
# centre by the next tile, the same times their tracks; what the next tile would join to them; how many must end by it,
# and their tracks; the longest; the squares of their lengths; how many tiles stand around.
(
    POINTS, OPEN, UNBEGUN, LENGTH, ENDING, CENTRING, ENDING_LENGTH, CENTRING_LENGTH, GROWTH, DOOMED, DOOMED_LENGTH,
    LONGEST, SQUARED, CROWDED,
) = range(14)  # fmt: skip
RINGS, RING_LENGTHS = 14, 17  # three each: open lines, and their tracks, by the ring of the square they lead to
TO_MOVE, WAITING, OF_A_SEAT = 20, 21, 22  # whether it is to move; how many seats are before it
LEFT, LEFT_SQUARED, PLAYERS, HAND, TURNING, DRAWN, OF_THE_TABLE = range(7)


class MetroFeatures(Features):
    """Counts positions of Metro."""

    def __init__(self) -> None:
        super().__init__(OF_A_SEAT, OF_THE_TABLE)

    def count(self, game: State) -> None:
        """Count a position that is not the last one."""
        self._begin(game.players)
        for station in range(STATIONS):
            if OWNERS[game.players][station] >= 0 and not game.track.finished >> station & 1:
                self._count_line(game, OWNERS[game.players][station], station)
        for seat in range(game.players):
            self._count_seat(game, seat)
        self._count_table(game)

    def _count_seat(self, game: State, seat: int) -> None:
        self.counts[seat][POINTS] = game.track.points[seat] / 100.0
        self.counts[seat][TO_MOVE] = 1.0 if game.turn == seat else 0.0
        self.counts[seat][WAITING] = ((seat - game.turn + game.players) % game.players) / 5.0
        self.strength[seat] = self.counts[seat][POINTS] + self.counts[seat][LENGTH] / 5

    def _count_table(self, game: State) -> None:
        left = popcount(game.track.empty) / 60.0
        self.table[LEFT] = left
        self.table[LEFT_SQUARED] = left * left
        self.table[PLAYERS] = (game.players - 2) / 4.0
        self.table[HAND] = (game.hand - 1) / 2.0
        self.table[TURNING] = 1.0 if game.ways > 1 else 0.0
        self.table[DRAWN] = 1.0 if game.drawn >= 0 else 0.0

    def _count_line(self, game: State, seat: int, station: int) -> None:
        """An open line: how long it is and where it leads."""
        counts = self.counts[seat]
        length = game.track.length[station] / 20.0
        square = SQUARE_OF[game.track.other[station]]
        counts[OPEN] += 0.1
        counts[UNBEGUN] += 0.0 if length else 0.1
        counts[LENGTH] += length
        counts[SQUARED] += length * length
        if length > counts[LONGEST]:
            counts[LONGEST] = length
        counts[CROWDED] += popcount(NEIGHBOURS[square] & ~game.track.empty) / 20.0
        counts[RINGS + RING_OF[square]] += 0.1
        counts[RING_LENGTHS + RING_OF[square]] += length
        self._count_ways(game, seat, square, length)

    def _count_ways(self, game: State, seat: int, square: int, length: float) -> None:
        """What becomes of a line by each of the four ways that the next tile may lead it."""
        counts = self.counts[seat]
        ends = 0.0
        centres = 0.0
        for side in range(4):
            gate = GATES_OUT[square * 4 + side]
            if game.track.other[gate] < CENTRE_GATE:
                ends += 0.25
            elif game.track.other[gate] == CENTRE_GATE:
                centres += 0.25
            counts[GROWTH] += game.track.length[gate] / 80.0
        counts[ENDING] += ends / 5
        counts[CENTRING] += centres / 2
        counts[ENDING_LENGTH] += ends * length
        counts[CENTRING_LENGTH] += centres * length
        if ends + centres == 1.0:
            counts[DOOMED] += 0.2
            counts[DOOMED_LENGTH] += length

    # For readers who are not compiled

    def seen(self, game: State) -> list[list[float]]:
        """What each seat sees of this position."""
        self.count(game)
        return self.rows()

    def is_judged(self, game: State) -> bool:
        """Whether the search judges positions like this one: any."""
        return True
