"""How fast the engines are, on one core, best of three; OpenSpiel's hearts and go driven the same way for comparison.

    python benchmarks/engine.py [--json] [--seconds 1]

OpenSpiel is the extra `metropole[bench]`; without it its ratios are left out.
"""

from __future__ import annotations

import argparse
import json
import random
import threading
from collections.abc import Callable
from time import perf_counter
from typing import Any

from metropole.games import metropolys
from metropole.games.metropolys.rollout import Rollouts
from metropole.games.metropolys.rules import COMPILED

RUNS = 3
COMPARED = {"hearts": "hearts", "go": "go(board_size=9)"}


def rate(work: Callable[[float], float], seconds: float) -> float:
    """The best of three runs, in units a second; `work` is given the seconds it may take and says how much it did."""
    best = 0.0
    for _ in range(RUNS):
        start = perf_counter()
        done = work(seconds)
        best = max(best, done / (perf_counter() - start))
    return best


def until(seconds: float, some: Callable[[], int]) -> int:
    """Do some work again and again until the time is up; how much it was."""
    end, done = perf_counter() + seconds, 0
    while perf_counter() < end:
        done += some()
    return done


def four_expert_players() -> metropolys.State:
    return metropolys.new_game(metropolys.deal(4, {"version": "expert"}, random.Random(1900)))


def bulk_steps(root: metropolys.State, seed: int = 1) -> Callable[[float], int]:
    """Random games inside compiled code, each scored in full."""

    def work(seconds: float) -> int:
        rollouts = Rollouts(root, seed)
        until(seconds, lambda: rollouts.run(root, 2000).games)
        return rollouts.steps

    return work


def listed_steps(root: metropolys.State) -> int:
    """One game from Python: the list of legal actions, a random one of them, play."""
    state, chance, steps = root.copy(), random.random, 0
    while state.turn >= 0:
        legal = state.legal()
        state.play(legal[int(chance() * len(legal))])
        steps += 1
    return steps


def counted_steps(root: metropolys.State) -> int:
    """One game from Python: the number of legal actions, the k-th of them, play."""
    state, chance, steps = root.copy(), random.random, 0
    while state.turn >= 0:
        state.play(state.legal_at(int(chance() * state.legal_count())))
        steps += 1
    return steps


def copies(root: metropolys.State) -> int:
    copy = root.copy
    for _ in range(10_000):
        copy()
    return 10_000


def openspiel_root(name: str) -> Any:
    """A game of OpenSpiel after its deal, for our games too start from a copy of a dealt position."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def openspiel_steps(root: Any) -> int:
    """One game of OpenSpiel from Python, driven the same way: the list, a random one of it, play."""
    state, chance, steps = root.clone(), random.random, 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(chance() * len(legal))])
        steps += 1
    return steps


def threads_ratio(root: metropolys.State, seconds: float) -> float:
    """Steps of two threads without the interpreter's lock against those of one, measured one after the other."""
    best = 0.0
    for _ in range(RUNS):
        alone = rate_once(bulk_steps(root), seconds)
        start, done = perf_counter(), [0, 0]

        def run(index: int, done: list[int] = done) -> None:
            done[index] = bulk_steps(root, index)(seconds)

        threads = [threading.Thread(target=run, args=(index,)) for index in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        best = max(best, sum(done) / (perf_counter() - start) / alone)
    return best


def rate_once(work: Callable[[float], float], seconds: float) -> float:
    start = perf_counter()
    return work(seconds) / (perf_counter() - start)


def compared(python_rate: float, seconds: float) -> dict[str, float]:
    """The ratio of steps a second from Python to OpenSpiel's games."""
    try:
        roots = {name: openspiel_root(text) for name, text in COMPARED.items()}
    except ImportError:
        return {}
    return {
        name: round(python_rate / rate(lambda s, root=root: until(s, lambda: openspiel_steps(root)), seconds), 2)
        for name, root in roots.items()
    }


def measure_metropolys(seconds: float) -> dict[str, Any]:
    root = four_expert_players()
    steps_a_game = (rollouts := Rollouts(root, 1).run(root, 2000)).steps / rollouts.games
    bulk = rate(bulk_steps(root), seconds)
    listed = rate(lambda s: until(s, lambda: listed_steps(root)), seconds)
    return {
        "bulk_steps_per_s": round(bulk),
        "bulk_games_per_s": round(bulk / steps_a_game),
        "python_steps_per_s": round(listed),
        "python_counted_steps_per_s": round(rate(lambda s: until(s, lambda: counted_steps(root)), seconds)),
        "copies_per_s": round(rate(lambda s: until(s, lambda: copies(root)), seconds)),
        "threads_ratio": round(threads_ratio(root, seconds), 2),
        "state_bytes": root.__sizeof__(),
        "vs_openspiel": compared(listed, seconds),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", action="store_true", help="print one object instead of a table")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each run takes")
    arguments = parser.parse_args()
    figures = {"metropolys": measure_metropolys(arguments.seconds)}
    if arguments.json:
        print(json.dumps(figures))
        return
    print(f"one core, best of {RUNS}, engines {'compiled' if COMPILED else 'interpreted'}")
    for game, measured in figures.items():
        for name, figure in measured.items():
            shown = f"{figure:>14,}" if isinstance(figure, int) else f"{figure!s:>14}"
            print(f"{game:12}{name:28}{shown}")


if __name__ == "__main__":
    main()
