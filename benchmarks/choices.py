"""What every level chooses in games of fixed seeds, as one digest a table: equal before and after a change that is not
meant to change how bots play.

    python benchmarks/choices.py [--game metro] > before; ...; python benchmarks/choices.py | diff before -

Levels think as long as they need here, so that a busy machine chooses as an idle one does. Those that search long
decide only now and then in a game that a hasty one plays on.
"""

from __future__ import annotations

import argparse
import hashlib
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from metropole import bots, games
from metropole.bots.levels import LEVELS
from metropole.games.contract import Game
from metropole.match import Match

TABLES: dict[str, tuple[dict[str, Any], ...]] = {
    "metropolys": ({"version": "family"}, {"version": "expert"}, {"version": "expert", "expansion": True}),
    "metro": ({}, {"hand": 3}, {"hand": 2, "free_rotation": True}),
}
EVERY = {"skilled": 1, "expert": 5, "master": 23}  # of so many decisions one is the level's own


def choices(name: str, players: int, options: dict[str, Any], level: str) -> Iterator[str]:
    """The actions of one game that this level plays."""
    game = games.load(name)
    match = Match(game, game.deal(players, options, random.Random(f"{name} {players} {options}")))
    seats = [_patient(level, game) for _ in range(players)]
    hasty, rng = bots.make("casual", game), random.Random(level)
    while (seat := match.turn) >= 0:
        bot = hasty if match.version % EVERY.get(level, 1) else seats[seat]
        code = bot.choose(match.view(seat), rng)
        match.submit(seat, code)
        yield game.text(code)


def _patient(level: str, game: Game[Any, Any, Any]) -> bots.Bot:
    """A bot of this name that takes its time."""
    return replace(LEVELS[level], seconds=float("inf")).bot(game) if level in LEVELS else bots.make(level, game)


def main() -> None:
    """Print a line for each table and level."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=list(TABLES))
    given = parser.parse_args()
    for name, versions in TABLES.items():
        if given.game in (None, name):
            for players in games.load(name).SEATS:
                for options in versions:
                    for level in ("random", "greedy", *LEVELS, "search:60"):
                        played = " ".join(choices(name, players, options, level))
                        digest = hashlib.sha256(played.encode()).hexdigest()[:16]
                        print(name, players, options, level, digest, flush=True)


if __name__ == "__main__":
    main()
