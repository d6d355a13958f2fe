"""How fast games are analysed: moments judged a second, and a whole game at quick depth, in seconds of one processor.

    python benchmarks/analysis.py [--json] [--depth quick]

The games are played by the level `expert` with fixed seeds. Beside it stands what the same machine needs to let that
level play such a game: an analysis looks at every moment from all seats, three times as deeply.
"""

from __future__ import annotations

import argparse
import json
from random import Random
from time import process_time
from typing import Any

from metropole import games
from metropole.analysis import DEPTHS, GameAnalysis, analyse
from metropole.arena.play import play_match
from metropole.record import Record

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "metropolys expert for 4": ("metropolys", 4, {"version": "expert"}),
    "metro for 2": ("metro", 2, {}),
    "metro for 6": ("metro", 6, {}),
}
SEED = 1900


def played(name: str, players: int, options: dict[str, Any]) -> tuple[Record, float]:
    """A game of experts, and the seconds it took them."""
    game = games.load(name)
    start = process_time()
    match = play_match(game, game.deal(players, options, Random(SEED)), ["expert"] * players, str(SEED))
    return match.record(), process_time() - start


def measured(depth: str) -> dict[str, dict[str, float]]:
    """By table: its moments, the seconds of its analysis, and how many moments that is a second."""
    found = {}
    for title, table in TABLES.items():
        record, playing = played(*table)
        start = process_time()
        json.dumps(GameAnalysis(record, tuple(analyse(record, DEPTHS[depth]))).to_json())
        seconds = process_time() - start
        moments = len(record.actions)
        found[title] = {
            "moments": moments,
            "seconds": round(seconds, 2),
            "moments_a_second": round(moments / seconds, 1),
            "seconds_that_experts_played": round(playing, 2),
        }
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--depth", choices=DEPTHS, default="quick")
    given = parser.parse_args()
    found = measured(given.depth)
    if given.json:
        print(json.dumps({"depth": given.depth, "games": found}))
        return
    for title, one in found.items():
        print(
            f"{title}: {one['moments']} moments in {one['seconds']} s, {one['moments_a_second']} a second; "
            f"experts played it in {one['seconds_that_experts_played']} s"
        )


if __name__ == "__main__":
    main()
