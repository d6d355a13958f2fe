"""How many simulations a second the search makes from the opening, each played out to the end, best of three.

    python benchmarks/search.py [--json] [--seconds 1]

OpenSpiel's information-set tree search on hearts, in C++, is measured in the same run (extra `metropole[bench]`).
"""

from __future__ import annotations

import argparse
import json
import random
from time import perf_counter
from typing import Any

from metropole import games
from metropole.bots.search import Budget, SearchBot

RUNS = 3
OPENINGS: dict[str, tuple[int, dict[str, Any]]] = {"metropolys": (4, {"version": "expert"}), "metro": (2, {})}
OPENSPIEL_SIMULATIONS = 2000


def simulations_a_second(name: str, seconds: float, threads: int) -> float:
    """The best of some searches of one opening, each with new trees."""
    game = games.load(name)
    players, options = OPENINGS[name]
    state = game.new_game(game.deal(players, options, random.Random(1900)))
    best = 0.0
    for run in range(RUNS):
        bot = SearchBot(game, Budget(1_000_000_000, seconds), threads)
        thought = bot.think(game.view(state, state.turn), random.Random(run))
        best = max(best, thought.simulations / thought.seconds)
    return best


def openspiel_simulations_a_second() -> float | None:
    """OpenSpiel's ISMCTS on hearts, at the first real decision after the deal."""
    try:
        import pyspiel
    except ImportError:
        return None
    state = pyspiel.load_game("hearts").new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(random.choice(state.legal_actions()))
    best = 0.0
    for run in range(RUNS):
        bot = pyspiel.ISMCTSBot(
            run,
            pyspiel.RandomRolloutEvaluator(1, run),
            2.0,
            OPENSPIEL_SIMULATIONS,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            True,
        )
        start = perf_counter()
        bot.step(state)
        best = max(best, OPENSPIEL_SIMULATIONS / (perf_counter() - start))
    return best


def measured(seconds: float) -> dict[str, Any]:
    """All figures."""
    figures: dict[str, Any] = {}
    hearts = openspiel_simulations_a_second()
    for name in OPENINGS:
        one = simulations_a_second(name, seconds, 1)
        two = simulations_a_second(name, seconds, 2)
        figures[name] = {"simulations_per_s": round(one), "threads_ratio": round(two / one, 2)}
        if hearts:
            figures[name]["vs_openspiel_ismcts_hearts"] = round(one / hearts, 2)
    return figures


def main() -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", action="store_true", help="print one object instead of a table")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each search takes")
    arguments = parser.parse_args()
    figures = measured(arguments.seconds)
    if arguments.json:
        print(json.dumps(figures))
        return
    for game, found in figures.items():
        for name, figure in found.items():
            print(f"{game:12}{name:30}{figure:>12,}")


if __name__ == "__main__":
    main()
