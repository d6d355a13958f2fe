"""Puzzles to be looked at: of those that ship, and looks at moments that are quick enough for a test."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from metropole import games
from metropole.analysis.depth import Depth
from metropole.puzzles import Puzzle, finding, shipped

OWN = games.GAMES.own
SHALLOW = Depth(1_500, 300)


def sample(game: str, count: int, seed: int = 1) -> list[Puzzle]:
    """Some of those that ship."""
    return Random(seed).sample(shipped(game), count)


def changed(puzzle: Puzzle, **parts: Any) -> str:
    """A puzzle as a line, some parts of it replaced."""
    return json.dumps({**puzzle.to_json(), **parts})


def look_shallowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puzzles are found with hardly any searching: not to be shown to anybody."""
    monkeypatch.setattr(finding, "LOOKS", ((Depth(300, 50), 0.07),))
    monkeypatch.setattr(finding, "RECHECK", SHALLOW)
    monkeypatch.setattr(finding, "DEEP", SHALLOW)
    monkeypatch.setattr(finding, "EXPECTED", 100)
