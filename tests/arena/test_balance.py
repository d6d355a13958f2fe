"""The report on balance: what is played for it, and what strikes the eye."""

from __future__ import annotations

from pathlib import Path

import pytest

from metropole.arena.balance import balance_plan, striking, write_balance
from metropole.arena.schedule import fixtures
from metropole.arena.summary import summary
from metropole.words import Words
from tests.arena.results_made import made


def test_balance_plays_every_version_with_every_number_of_players() -> None:
    plan = balance_plan(["greedy"], 3, 1)
    assert len(plan.tables) == 4 * 3 + 4 * 5
    assert len(fixtures(plan)) == 3 * len(plan.tables)
    assert all(set(fixture.seats) == {"greedy"} for fixture in fixtures(plan))


def test_what_is_far_from_even_strikes_the_eye_and_what_is_near_does_not() -> None:
    cards = {"area": ["lakes", "bridges"]}
    even = [
        made(number, "aa", [9, 3] if number % 2 else [3, 9], first=number // 2 % 2, cards=cards) for number in range(40)
    ]
    assert list(striking(Words(), summary(even)["tables"])) == []
    lakes = [made(number, "aa", [9, 3], first=number % 2, cards=cards) for number in range(40)]
    assert list(striking(Words(), summary(lakes)["tables"])) == [
        "Family: the area card Bridges wins 0.00 times its even share (40 games).",
        "Family: the area card Lakes wins 2.00 times its even share (40 games).",
    ]


@pytest.mark.slow
def test_a_page_without_anything_striking_says_so(tmp_path: Path) -> None:
    write_balance(tmp_path, Words(), summary([made(0, "aa", [9, 3])]), "Made by hand.")
    page = (tmp_path / "balance.md").read_text(encoding="utf-8")
    assert "Made by hand." in page
    assert "No place and no card" in page
