"""Puzzles to be solved in tests: moments of golden games, of which it is only said which action is best."""

from __future__ import annotations

from functools import cache

import pytest

from metropole import puzzles
from metropole.match import Match
from metropole.puzzles import Puzzle, SecondBest
from metropole.puzzles.puzzle import id_of
from tests.analysis.games import recorded

FIRST = {"metropolys": 6, "metro": 8}
THEMES = {"metropolys": ("open", "group", "save"), "metro": ("quiet", "close", "turn")}


def puzzle_at(game: str, version: int, number: int = 0) -> Puzzle:
    """The moment at a version of a golden game; the first of the legal actions is right, and the second as good."""
    match = Match.of(recorded(game)).at(version)
    first, second, third = (match.game.text(code) for code in match.legal()[:3])
    theme = THEMES[game][number % 3]
    return Puzzle(
        id_of(match),
        match.record(),
        match.turn,
        first,
        (second,),
        0.62,
        SecondBest(third, 0.41),
        theme,
        (first,),
        15.5 + 2 * number,
    )


@cache
def some(game: str) -> tuple[Puzzle, ...]:
    """Nine of a game, three of each theme, harder and harder."""
    found: list[Puzzle] = []
    version = FIRST[game]
    while len(found) < 9:
        if len(Match.of(recorded(game)).at(version).legal()) > 3:
            found.append(puzzle_at(game, version, len(found)))
        version += 1
    return tuple(found)


def ship(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let these be what comes with the program."""
    known = {one.id: one for game in THEMES for one in some(game)}
    monkeypatch.setattr(puzzles, "shipped", lambda game: some(game) if game in THEMES else ())
    monkeypatch.setattr(puzzles, "by_id", known.get)
