"""A bot of one's own at a table of one's own server: it plays there as the level that it stands in for."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from metropole.games import metropolys
from tests.server.client import Browser
from tests.server.served import serving, wait_until

BOT = """
class Last:
    \"\"\"Plays the last of all legal actions.\"\"\"

    def __init__(self, game):
        self.game = game

    def choose(self, view, rng):
        return self.game.legal(view)[-1]
"""


@pytest.mark.processes
@pytest.mark.slow
def test_it_moves_at_a_served_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bot_of_ones_own.py").write_text(BOT, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    database = str(tmp_path / "games.db")
    with serving(1, database=database, stand_ins="novice=bot_of_ones_own:Last", bot_moments="0") as server:
        ada = Browser(server.address)
        table = ada.open_table("metropolys", "me", "novice", "novice", "novice", given={"first": 1})

        def played() -> list[str]:
            return [step["action"] for step in ada.get(f"/api/replays/{table}")["steps"]]

        wait_until(lambda: len(played()) >= 1)
        opened = played()[0]
    # Whoever opens may bid any building on any neighbourhood of a whole city, whatever was dealt.
    options = {"version": "family", "expansion": False}
    beginning = metropolys.new_game(metropolys.deal(4, options, random.Random(1)))
    assert opened == metropolys.text(beginning.legal()[-1])
