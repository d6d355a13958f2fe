"""How many courses a game can take, by number of actions, from fixed decks: the same compiled and interpreted."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from metropole.games.metro.rules import COMPILED
from tests.perft.table import Row, Table

TABLE = Table("metro")


@pytest.mark.parametrize("row", TABLE.rows, ids=[row["name"] for row in TABLE.rows])
def test_counts_are_those_of_the_table(row: Row) -> None:
    assert TABLE.counted(row) == row


@pytest.mark.skipif(not COMPILED, reason="the other tests are interpreted already")
def test_counts_are_the_same_without_compiling(run_interpreted: Callable[..., str]) -> None:
    assert run_interpreted("-m", "tests.perft.table", "metro") == TABLE.file.read_text(encoding="utf-8")
