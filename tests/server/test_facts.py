"""The client's facts are those that the games, the bots and the server state."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from metropole.games import metro, metropolys
from metropole.server.typescript import constant, literal

CLIENT = Path(__file__).parents[2] / "web/src"
OF_A_GAME = ("facts.ts", "rules/topics.json", "rules/drawings.json")
GENERATED = ("facts.ts", *(f"games/{game}/{name}" for game in ("metropolys", "metro") for name in OF_A_GAME))


@pytest.mark.slow
def test_the_generated_facts_are_up_to_date(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "metropole.server.facts", str(tmp_path)], check=True)
    made = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*")}
    assert made == set(GENERATED)
    for name in GENERATED:
        there, stated = (CLIENT / name).read_text(encoding="utf-8"), (tmp_path / name).read_text(encoding="utf-8")
        assert there == stated, "run make wire: the facts have changed"


def test_each_game_states_its_numbers_of_players_and_its_options() -> None:
    for game in (metropolys, metro):
        assert game.FACTS.seats == tuple(game.SEATS)
        dealt, _ = game.write_setup(game.deal(game.FACTS.seats[0], {}, random.Random(1)))
        assert dealt == game.FACTS.options


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ({"a": 1, "b": (1, 2)}, "{ a: 1, b: [1, 2] }"),
        ("é", '"é"'),
        (2.0, "2"),
        (0.5, "0.5"),
        (True, "true"),
        (((0, 1), (1, 0)), "[\n  [0, 1],\n  [1, 0],\n]"),
        (("x" * 60, "y" * 60), '[\n  "' + "x" * 60 + '",\n  "' + "y" * 60 + '",\n]'),
    ],
)
def test_values_are_laid_out_as_prettier_does(value: object, shown: str) -> None:
    assert literal(value) == shown


def test_a_constant_is_of_its_type_or_of_its_values() -> None:
    assert constant("A", ("x", "y")) == 'export const A = ["x", "y"] as const;\n'
    assert constant("A", 1) == "export const A = 1;\n"
    assert constant("A", {2: 1}, "T") == "export const A: T = { 2: 1 };\n"
