"""What random games from a few positions come to; `python -m tests.games.metropolys.rolled` prints it."""

from __future__ import annotations

import json
import random

from metropole.games.metropolys import State
from metropole.games.metropolys.rollout import Rollouts
from tests.games.metropolys.positions import COMBINATIONS, started, walk

GAMES = 12
Result = tuple[int, int, list[float], list[float]]


def mid_game(seed: int) -> State:
    """A position some twenty actions into a game, of the combination that the seed says."""
    state = started(COMBINATIONS[seed % len(COMBINATIONS)], seed)
    for _, _ in zip(range(20), walk(state, random.Random(seed)), strict=False):
        pass
    return state


def roll(state: State, seed: int, games: int = GAMES) -> Result:
    """Games, steps, mean points and shares of the victory."""
    rollouts = Rollouts(state, seed).run(state, games)
    return rollouts.games, rollouts.steps, rollouts.mean_points, rollouts.win_rates


def printed() -> str:
    """The results from twelve positions."""
    return json.dumps([roll(mid_game(seed), seed) for seed in range(12)])


if __name__ == "__main__":
    print(printed())
