"""Games to be looked at again."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from metropole.analysis import Depth, GameAnalysis, analyse
from metropole.record import Record

RECORDS = Path(__file__).parents[1] / "records"
SHALLOW = Depth(60, 20)


@cache
def recorded(game: str, number: int = 0) -> Record:
    """One of the golden games."""
    return Record.from_text((RECORDS / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()[number])


@cache
def analysed(game: str, number: int = 0) -> GameAnalysis:
    """The same, judged shallowly."""
    return GameAnalysis(recorded(game, number), tuple(analyse(recorded(game, number), SHALLOW)))
