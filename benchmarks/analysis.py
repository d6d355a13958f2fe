"""How fast games are analysed: moments judged a second, and a whole game at quick depth, in seconds of one processor.

    python benchmarks/analysis.py [--json] [--depth quick]

The games are played by the level `expert` with fixed seeds. Beside it stands what the same machine needs to let that
level play such a game: an analysis looks at every moment from all seats, three times as deeply.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from metropole import games
from metropole.analysis import DEPTHS, GameAnalysis, analyse
from metropole.arena.play import play_match
from metropole.record import Record

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "metropolys expert for 4": ("metropolys", 4, {"version": "expert"}),
    "metropolys expert for 4, expansion": ("metropolys", 4, {"version": "expert", "expansion": True}),
    "metro for 2": ("metro", 2, {}),
    "metro for 6": ("metro", 6, {}),
}
SEED = 1900
GOLDEN = Path(__file__).parents[1] / "tests/records/metropolys.jsonl"
LONGEST = 28  # of them, by its actions: for 4, with the expansion, played by chance
GOAL = 20  # seconds of one processor, for a whole game at quick depth


def played(name: str, players: int, options: dict[str, Any]) -> tuple[Record, float]:
    """A game of experts, and the seconds it took them."""
    game = games.load(name)
    start = process_time()
    match = play_match(game, game.deal(players, options, Random(SEED)), ["expert"] * players, str(SEED))
    return match.record(), process_time() - start


def measured(depth: str) -> dict[str, dict[str, float]]:
    """By game: its moments, the seconds of its analysis, and how many moments that is a second."""
    found = {}
    for title, table in TABLES.items():
        record, playing = played(*table)
        found[title] = timed(record, depth) | {"seconds_that_experts_played": round(playing, 2)}
    longest = Record.from_text(GOLDEN.read_text(encoding="utf-8").splitlines()[LONGEST])
    return found | {"the longest golden game": timed(longest, depth)}


def timed(record: Record, depth: str) -> dict[str, float]:
    start = process_time()
    json.dumps(GameAnalysis(record, tuple(analyse(record, DEPTHS[depth]))).to_json())
    seconds, moments = process_time() - start, len(record.actions)
    return {"moments": moments, "seconds": round(seconds, 2), "moments_a_second": round(moments / seconds, 1)}


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
        playing = one.get("seconds_that_experts_played")
        print(
            f"{title}: {one['moments']} moments in {one['seconds']} s, {one['moments_a_second']} a second"
            + (f"; experts played it in {playing} s" if playing is not None else "")
            + (f"; goal {GOAL} s" if given.depth == "quick" else "")
        )


if __name__ == "__main__":
    main()
