"""How fast the engines are, on one core, best of three; OpenSpiel's hearts and go driven the same way for comparison.

    python benchmarks/engine.py [--json] [--seconds 1]

OpenSpiel is the extra `metropole[bench]`; without it its ratios are left out. All games start from a copy of a dealt
position, and a step is one decision of a player.
"""

from __future__ import annotations

import argparse
import json
import random
import threading
from collections.abc import Callable
from time import perf_counter
from typing import Any

from metropole.commands.forms.metro import answer
from metropole.games import metro, metropolys
from metropole.games.metro.rollout import Rollouts as MetroRollouts
from metropole.games.metropolys.rollout import Rollouts as MetropolysRollouts
from metropole.games.metropolys.rules import COMPILED

RUNS = 3
COMPARED = {"hearts": "hearts", "go": "go(board_size=9)"}
GAMES_A_RUN = 2000  # inside the engine, between two looks at the clock


def rate(some: Callable[[], int], seconds: float, runs: int = RUNS) -> float:
    """How much is done in a second, in the best of some runs; `some` does a little and says how much it was."""
    best = 0.0
    for _ in range(runs):
        start = now = perf_counter()
        done = 0
        while now < start + seconds:
            done += some()
            now = perf_counter()
        best = max(best, done / (now - start))
    return best


class Bulk:
    """Random games inside compiled code, each scored in full."""

    def __init__(self, kind: Callable[[Any, int], Any], root: Any, seed: int) -> None:
        self.root, self.rollouts = root, kind(root, seed)

    def __call__(self) -> int:
        before: int = self.rollouts.steps
        self.rollouts.run(self.root, GAMES_A_RUN)
        steps: int = self.rollouts.steps
        return steps - before


def listed_steps(root: Any) -> int:
    """One game from Python: the list of legal actions, a random one of them, play; the end is asked for each time."""
    state, chance, steps = root.copy(), random.random, 0
    while state.turn >= 0:
        legal = state.legal()
        state.play(legal[int(chance() * len(legal))])
        steps += 1
    return steps


def counted_steps(root: Any) -> int:
    """One game from Python: the number of legal actions, the k-th of them, play."""
    state, chance, steps = root.copy(), random.random, 0
    while state.turn >= 0:
        state.play(state.legal_at(int(chance() * state.legal_count())))
        steps += 1
    return steps


def copies(root: Any) -> int:
    """Many copies of a state."""
    copy = root.copy
    for _ in range(10_000):
        copy()
    return 10_000


def openspiel_root(name: str) -> Any:
    """A game of OpenSpiel after its deal."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def openspiel_steps(root: Any) -> int:
    """One game of OpenSpiel from Python, driven as `listed_steps` does."""
    state, chance, steps = root.clone(), random.random, 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(chance() * len(legal))])
        steps += 1
    return steps


def threads_ratio(kind: Callable[[Any, int], Any], root: Any, seconds: float) -> float:
    """Steps of two threads without the interpreter's lock against those of one, measured one after the other."""

    def run(index: int, rates: dict[int, float]) -> None:
        rates[index] = rate(Bulk(kind, root, index), seconds, runs=1)

    best = 0.0
    for _ in range(RUNS):
        rates: dict[int, float] = {}
        run(0, rates)
        alone = rates.pop(0)
        threads = [threading.Thread(target=run, args=(index, rates)) for index in (1, 2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        best = max(best, sum(rates.values()) / alone)
    return best


def compared(root: Any, seconds: float) -> dict[str, float]:
    """The ratio of steps a second from Python to OpenSpiel's games, each pair of runs one right after the other."""
    try:
        others = {name: openspiel_root(text) for name, text in COMPARED.items()}
    except ImportError:
        return {}
    ratios = {}
    for name, other in others.items():
        ours = theirs = 0.0
        for _ in range(RUNS):
            ours = max(ours, rate(lambda: listed_steps(root), seconds, runs=1))
            theirs = max(theirs, rate(lambda other=other: openspiel_steps(other), seconds, runs=1))  # type: ignore[misc]
        ratios[name] = round(ours / theirs, 2)
    return ratios


def measured(kind: Callable[[Any, int], Any], root: Any, seconds: float) -> dict[str, Any]:
    """The figures that both games have."""
    games = kind(root, 1).run(root, GAMES_A_RUN)
    bulk = rate(Bulk(kind, root, 1), seconds)
    return {
        "bulk_steps_per_s": round(bulk),
        "bulk_games_per_s": round(bulk * games.games / games.steps),
        "python_steps_per_s": round(rate(lambda: listed_steps(root), seconds)),
        "python_counted_steps_per_s": round(rate(lambda: counted_steps(root), seconds)),
        "copies_per_s": round(rate(lambda: copies(root), seconds)),
        "threads_ratio": round(threads_ratio(kind, root, seconds), 2),
        "vs_openspiel": compared(root, seconds),
    }


def measure_metropolys(seconds: float) -> dict[str, Any]:
    """Four players, Expert."""
    root = metropolys.new_game(metropolys.deal(4, {"version": "expert"}, random.Random(1900)))
    return {**measured(MetropolysRollouts, root, seconds), "state_bytes": root.__sizeof__()}


def measure_metro(seconds: float) -> dict[str, Any]:
    """Two players, no variant."""
    root = metro.new_game(metro.deal(2, {}, random.Random(1900)))
    figures = measured(MetroRollouts, root, seconds)
    whole = whole_board(root)
    return {
        "bulk_placements_per_s": round(figures["bulk_games_per_s"] * len(whole["board"])),
        **figures,
        "scored_boards_per_s": round(rate(lambda: len(answer(whole)["scores"]) // 2, seconds)),
        "state_bytes": root.__sizeof__() + root.track.__sizeof__(),
    }


def whole_board(root: metro.State) -> dict[str, Any]:
    """A full board, as the `score` command takes it."""
    state, rng = root.copy(), random.Random(1)
    placed = []
    while state.turn >= 0:
        code = rng.choice(state.legal())
        placed += [] if code == metro.DRAW else [metro.text(code)]
        state.play(code)
    return {"game": "metro", "players": 2, "options": {}, "board": placed}


def main() -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", action="store_true", help="print one object instead of a table")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long each run takes")
    arguments = parser.parse_args()
    figures = {
        "metropolys": measure_metropolys(arguments.seconds),
        "metro": measure_metro(arguments.seconds),
    }
    if arguments.json:
        print(json.dumps(figures))
        return
    print(f"one core, best of {RUNS}, engines {'compiled' if COMPILED else 'interpreted'}")
    for game, found in figures.items():
        for name, figure in found.items():
            shown = f"{figure:>14,}" if isinstance(figure, int) else f"{figure!s:>14}"
            print(f"{game:12}{name:28}{shown}")


if __name__ == "__main__":
    main()
