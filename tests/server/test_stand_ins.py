"""A bot of one's own at a table of one's own server: it plays there as the level that it stands in for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.client import Browser
from tests.server.served import serving, wait_until

BOT = """
from metropole.games import metro


class Drawer:
    \"\"\"Draws another tile whenever it may.\"\"\"

    def __init__(self, game):
        self.game = game

    def choose(self, view, rng):
        legal = self.game.legal(view)
        return metro.DRAW if metro.DRAW in legal else legal[0]
"""


@pytest.mark.processes
@pytest.mark.slow
def test_it_moves_at_a_served_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bot_of_ones_own.py").write_text(BOT, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    database = str(tmp_path / "games.db")
    with serving(1, database=database, stand_ins="novice=bot_of_ones_own:Drawer", bot_moments="0") as server:
        ada = Browser(server.address)
        table = ada.open_table("metro", "me", "novice", given={"first": 1})

        def played() -> list[str]:
            return [step["action"] for step in ada.get(f"/api/replays/{table}")["steps"]]

        wait_until(lambda: len(played()) == 2)
        drawn, placed = played()
    assert drawn == "draw"
    assert placed.endswith("01"), "of what is legal the first: the first free square"
