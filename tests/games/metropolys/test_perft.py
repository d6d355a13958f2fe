"""Counts of action sequences from fixed set-ups: compiled, interpreted, and the slow way."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from itertools import takewhile

import pytest

from metropole.games.metropolys.rules import COMPILED
from tests.games.metropolys import reference
from tests.games.metropolys.positions import COMBINATIONS, Combination
from tests.perft.table import Row, Table

CITY = reference.City(str(files("metropole.data").joinpath("metropolys.json")))
TABLE = Table("metropolys")
each_row = pytest.mark.parametrize("row", TABLE.rows, ids=[row["name"] for row in TABLE.rows])


@pytest.mark.parametrize("stage", ["opening", "mid-game", "near the end"])
def test_the_table_has_every_combination(stage: str) -> None:
    rows = [row for row in TABLE.rows if row["name"].endswith(stage)]
    found = [Combination(row["players"], row["options"]["version"], row["options"]["expansion"]) for row in rows]
    assert found == COMBINATIONS
    assert all(len(row["sequences"]) >= 3 for row in rows)


@each_row
def test_counts_are_those_of_the_table(row: Row) -> None:
    assert TABLE.counted(row) == row


@pytest.mark.skipif(not COMPILED, reason="the other tests are interpreted already")
@pytest.mark.slow
def test_counts_are_the_same_without_compiling(run_interpreted: Callable[..., str]) -> None:
    way = run_interpreted("-c", "from metropole.games.metropolys.rules import COMPILED; print(COMPILED)")
    assert way == "False\n"
    assert run_interpreted("-m", "tests.perft.table", "metropolys") == TABLE.file.read_text(encoding="utf-8")


def slow_count(row: Row, actions: list[str], depth: int) -> int:
    """Count the slow way, with every sequence played from the set-up on."""
    game = reference.SlowGame(CITY, row["players"], row["options"], row["setup"])
    for text in actions:
        game.play(text)
    if depth == 1:
        return len(game.legal())
    return sum(slow_count(row, [*actions, text], depth - 1) for text in game.legal())


@pytest.mark.slow
@each_row
def test_the_slow_way_counts_the_same(row: Row) -> None:
    depth = max(1, len(list(takewhile(lambda number: number < 600, row["sequences"]))))
    assert slow_count(row, row["actions"], depth) == row["sequences"][depth - 1]
