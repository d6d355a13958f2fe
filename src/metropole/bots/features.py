"""What a network sees of a position, in numbers from one seat's point of view. Types in features.pxd.

Of every seat the same numbers are counted. A seat sees its own, those of its strongest rival, the average of the others
if they are several, and those of the table. All are scaled to about 1 at the most. What is counted is the game's.
"""

from __future__ import annotations

import cython

MOST_SEATS, MOST_OF_A_SEAT, MOST_OF_THE_TABLE = 6, 32, 8
MOST_SEEN = 3 * MOST_OF_A_SEAT + MOST_OF_THE_TABLE


class Features:
    """The numbers of one position. One object can count many positions, one after another."""

    counts: list[list[float]]  # by seat
    strength: list[float]  # by seat: how strong it looks
    table: list[float]
    row: list[float]  # what the seat sees that was asked for last

    def __init__(self, of_a_seat: int, of_the_table: int) -> None:
        self.of_a_seat, self.of_the_table, self.players = of_a_seat, of_the_table, 0
        if not cython.compiled:
            self.counts = [[0.0] * MOST_OF_A_SEAT for _ in range(MOST_SEATS)]
            self.strength, self.table, self.row = [0.0] * MOST_SEATS, [0.0] * MOST_OF_THE_TABLE, [0.0] * MOST_SEEN

    def _begin(self, players: int) -> None:
        self.players = players
        for seat in range(players):
            for i in range(self.of_a_seat):
                self.counts[seat][i] = 0.0

    def write(self, seat: int) -> None:
        """Write into `row` what a seat sees."""
        rival = self._rival_of(seat)
        for i in range(self.of_a_seat):
            self.row[i] = self.counts[seat][i]
            self.row[self.of_a_seat + i] = self.counts[rival][i]
            self.row[2 * self.of_a_seat + i] = self._average(seat, i) if self.players > 2 else 0.0
        for i in range(self.of_the_table):
            self.row[3 * self.of_a_seat + i] = self.table[i]

    def _rival_of(self, seat: int) -> int:
        rival = -1
        for other in range(self.players):
            if other != seat and (rival < 0 or self.strength[other] > self.strength[rival]):
                rival = other
        return rival

    def _average(self, seat: int, i: int) -> float:
        """Of the others."""
        total = 0.0
        for other in range(self.players):
            if other != seat:
                total += self.counts[other][i]
        return total / (self.players - 1)

    # For readers who are not compiled

    def rows(self) -> list[list[float]]:
        """What each seat sees of the position counted last."""
        found = []
        for seat in range(self.players):
            self.write(seat)
            found.append([float(self.row[i]) for i in range(3 * self.of_a_seat + self.of_the_table)])
        return found
