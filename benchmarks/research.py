"""Decisions a second of many games at once, with observations and masks, on one core; OpenSpiel's games beside them.

    python benchmarks/research.py [--json] [--seconds 1] [--games 256]

A decision is a random legal action drawn, played and shown: an observation and a mask for whoever is next. OpenSpiel's
hearts and go write the same of theirs, called from Python. The processor's time is measured, so that a busy machine
matters less.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from time import process_time
from typing import Any

from metropole.research.vector import GamesVectorEnv

RUNS = 5
COMPARED = {"hearts": "hearts", "go": "go(board_size=9)"}
OURS = {"metro": {}, "metropolys": {"version": "expert"}}


def rate(some: Callable[[], int], seconds: float) -> float:
    """How much is done in a second of the processor's time, in the best of some runs."""
    best = 0.0
    for _ in range(RUNS):
        start = now = process_time()
        done = 0
        while now < start + seconds / RUNS:
            done += some()
            now = process_time()
        best = max(best, done / (now - start))
    return best


def stepping(game: str, count: int) -> Callable[[], int]:
    """Steps of so many games, each with an action drawn at random."""
    envs = GamesVectorEnv(game, count, 2, OURS[game])
    envs.reset(seed=1)
    actions = envs.random_actions()

    def some() -> int:
        for _ in range(20):
            envs.random_actions(actions)
            envs.step(actions)
        return 20 * count

    return some


def openspiel_decisions(name: str) -> Callable[[], int]:
    """One game of OpenSpiel, with the tensor and the mask of whoever is to move."""
    import pyspiel

    game = pyspiel.load_game(name)
    is_seen = game.get_type().provides_information_state_tensor

    def some() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.legal_actions()))
                continue
            (state.information_state_tensor if is_seen else state.observation_tensor)()
            mask: Any = state.legal_actions_mask()
            assert mask
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return some


def main() -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", action="store_true", help="print one object instead of a table")
    parser.add_argument("--seconds", type=float, default=1.0, help="of the processor's time, for each figure")
    parser.add_argument("--games", type=int, default=256, help="at once")
    given = parser.parse_args()
    figures = {game: round(rate(stepping(game, given.games), given.seconds)) for game in OURS}
    try:
        theirs = {name: openspiel_decisions(text) for name, text in COMPARED.items()}
    except ImportError:
        theirs = {}
    figures |= {f"openspiel_{name}": round(rate(some, given.seconds)) for name, some in theirs.items()}
    if given.json:
        print(json.dumps({"games": given.games, "decisions_per_s": figures}))
        return
    for name, figure in figures.items():
        print(f"{name:24}{figure:>14,} decisions a second")


if __name__ == "__main__":
    main()
