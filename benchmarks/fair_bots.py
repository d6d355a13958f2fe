"""How long a stranger waits for a bot while twenty guests of one address keep a hundred masters thinking.

    python benchmarks/fair_bots.py [--seconds 20] [--thinkers 1] [--json]

One server on SQLite, as people start it. The crowd opens its tables and never moves: that is enough work for minutes.
By another address a stranger plays a level after the other for some seconds, and asks for hints; first nobody else is
there, then the crowd. Seconds from a move until the bot has answered it, or from the question to the hint.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import tempfile
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.client import Browser, Tab, actions
from tests.server.served import serving

GUESTS, TABLES = 20, 5  # tables of each guest
LEVELS = ("novice", "skilled", "master")


def crowd_in(address: str) -> None:
    """A hundred tables at which a master is to move."""
    for number in range(GUESTS):
        guest = Browser(address, f"Guest {number}")
        guest.http.headers["X-Forwarded-For"] = "203.0.113.7"
        for _ in range(TABLES):
            guest.open_table("metropolys", "me", "master", given={"first": 1})


class Stranger:
    """Plays against one bot and measures."""

    def __init__(self, address: str) -> None:
        self._browser = Browser(address, "Ada")
        self._browser.http.headers["X-Forwarded-For"] = "198.51.100.9"
        self._random = random.Random(1)

    def play(self, level: str, seconds: float) -> list[float]:
        """Moves answered, for so long."""
        waits: list[float] = []
        end = perf_counter() + seconds
        while perf_counter() < end:
            with self._at_table(level) as tab:
                while perf_counter() < end and tab.screen.turn == 0:
                    waits.append(self._move(tab))
        return waits

    def hints(self, seconds: float) -> list[float]:
        waits: list[float] = []
        end = perf_counter() + seconds
        with self._at_table("novice") as tab:
            while perf_counter() < end:
                asked = perf_counter()
                assert tab.act("hint")["type"] == "hint"
                waits.append(perf_counter() - asked)
        return waits

    def _at_table(self, level: str) -> Tab:
        return self._browser.tab(self._browser.open_table("metropolys", "me", level, given={"first": 0}))

    def _move(self, tab: Tab) -> float:
        tab.act("play", action=self._random.choice(actions(tab.screen.now["legal"])))
        moved = perf_counter()
        while tab.screen.turn == 1:
            tab.hear()
        return perf_counter() - moved


def shown(waits: list[float]) -> dict[str, float]:
    return {"answers": len(waits), "median": round(statistics.median(waits), 3), "longest": round(max(waits), 3)}


def measured(address: str, seconds: float) -> dict[str, dict[str, float]]:
    stranger = Stranger(address)
    figures = {level: shown(stranger.play(level, seconds)) for level in LEVELS}
    return {**figures, "hint": shown(stranger.hints(seconds))}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--thinkers", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(given.thinkers, database=str(Path(folder) / "metropole.db")) as process,
    ):
        alone = measured(process.address, given.seconds)
        crowd_in(process.address)
        crowded = measured(process.address, given.seconds)
    if given.json:
        print(json.dumps({"alone": alone, "crowded": crowded}))
        return
    for name in alone:
        print(f"{name:8} alone {alone[name]}  with 100 masters {crowded[name]}")


if __name__ == "__main__":
    main()
