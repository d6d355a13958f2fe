"""Records become examples: what each seat saw at every position that a search would judge, and how the game ended."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from metropole.learning.selfplay import learned_of
from metropole.match import Match
from metropole.record import Record, Result

# What a network answers, in the form of bots/network.py, whose own constants are compiled in.
ANSWERS = ("share", "lead", "points")
POINTS, POINTS_SCALE = ANSWERS.index("points"), 100.0

Array = np.ndarray[Any, np.dtype[Any]]


def examples(texts: Iterable[str]) -> tuple[Array, Array]:
    """A row for each seat at each position: what it saw; its share of the victory, how clear its lead was, points."""
    seen: list[list[float]] = []
    came: list[list[float]] = []
    for text in texts:
        record = Record.from_text(text)
        features, ends = learned_of(record.game.NAME).features(), _ends(record)
        match = Match.of(record)
        for _ in match.steps():
            if features.is_judged(match.state):
                seen += features.seen(match.state)
                came += ends
    return np.array(seen, np.float32), np.array(came, np.float32)


def _ends(record: Record) -> list[list[float]]:
    assert record.result is not None
    lead = learned_of(record.game.NAME).lead
    return [
        [_share(record.result, seat), lead(_margin(record.result.scores, seat)), score / POINTS_SCALE]
        for seat, score in enumerate(record.result.scores)
    ]


def _share(result: Result, seat: int) -> float:
    return 1 / len(result.winners) if seat in result.winners else 0.0


def _margin(scores: tuple[int, ...], seat: int) -> int:
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
