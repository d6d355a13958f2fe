"""Games looked through for puzzles: games of bots, or games that were written down. The same plan finds the same
puzzles, with one worker or many.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from metropole import games
from metropole.arena.local import in_order, run
from metropole.arena.schedule import Variant, variant_of
from metropole.arena.simulation import Simulation
from metropole.puzzles import Puzzle
from metropole.puzzles.finding import found_in
from metropole.record import Record, parse_json


@dataclass(frozen=True, slots=True)
class Hunt:
    """Games of one bot against itself, at each of these tables in turn."""

    tables: tuple[Variant, ...]
    bot: str
    seed: int

    def record(self, number: int) -> Record:
        """The game of this number."""
        table = self.tables[number % len(self.tables)]
        bots = [self.bot] * table.players
        return Simulation(table.game, table.players, table.options, {}, bots, self.seed).play(number)

    def puzzles(self, number: int) -> list[Puzzle]:
        """The puzzles of the game of this number."""
        return list(found_in(self.record(number), self.seed))


def hunt_of(game: str, seats: Sequence[int], options: Mapping[str, Any], bot: str, seed: int) -> Hunt:
    """A hunt at tables with so many seats, and with these options; with any of either where none are said."""
    rules = games.load(game)
    variants = [options] if options else rules.VARIANTS
    tables = [variant_of(game, players, variant) for variant in variants for players in seats or rules.SEATS]
    return Hunt(tuple(tables), bot, seed)


def hunted(hunt: Hunt, count: int, workers: int = 1) -> Iterator[list[Puzzle]]:
    """What is found in each of the games 0 to `count` - 1, in that order."""
    hunt.record(0)  # refuse a wrong one before any worker is started
    numbers = range(count)
    return _read(in_order(numbers, run(partial(_found_by_number, hunt), numbers, workers)))


def found_in_all(records: Sequence[Record], seed: int = 0, workers: int = 1) -> Iterator[list[Puzzle]]:
    """What is found in each of these games."""
    jobs = [(number, record.to_text()) for number, record in enumerate(records)]
    return _read(in_order(jobs, run(partial(_found_in_text, seed), jobs, workers)))


def _read(found: Iterator[list[str]]) -> Iterator[list[Puzzle]]:
    """Puzzles that came from workers, as texts: with a game in them they cannot be sent."""
    for lines in found:
        yield [Puzzle.from_json(parse_json(line)) for line in lines]


def _found_by_number(hunt: Hunt, number: int) -> list[str]:
    return [puzzle.to_text() for puzzle in hunt.puzzles(number)]


def _found_in_text(seed: int, job: tuple[int, str]) -> list[str]:
    return [puzzle.to_text() for puzzle in found_in(Record.from_text(job[1]), seed)]
