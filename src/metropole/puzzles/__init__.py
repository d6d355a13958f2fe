"""Puzzles: moments of games at which one action is clearly best. Those that ship are data; more can be found."""

from metropole.puzzles.puzzle import Puzzle, SecondBest, by_id, read, shipped

__all__ = ["Puzzle", "SecondBest", "by_id", "read", "shipped"]
