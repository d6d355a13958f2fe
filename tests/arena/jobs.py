"""Work for the processes of the tests: it must stand in a module that they can import."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

from metropole.arena.play import GameResult, play
from metropole.arena.schedule import Fixture, TournamentPlan, variant_of
from metropole.games.contract import NotLegal

KILLED = "killed"  # a file beside the folder of the workers' numbers


def small_plan(**changes: Any) -> TournamentPlan:
    """A plan whose games take little time."""
    table = variant_of("metropolys", 2, {})
    plan: dict[str, Any] = {
        "tables": (table,),
        "bots": ("greedy", "random"),
        "lineup": "round-robin",
        "games": 6,
        "seed": 3,
    }
    return TournamentPlan(**{**plan, **changes})


def note_pid(folder: Path) -> None:
    """Leave the number of this process where the test finds it, and give the test time to kill it."""
    (folder / str(os.getpid())).touch()
    time.sleep(0.03)


def noted_square(folder: Path, number: int) -> int:
    note_pid(folder)
    return number * number


def noted_play(folder: Path, plan: TournamentPlan, fixture: Fixture) -> GameResult:
    """A game. When one of two workers was killed, it is held up until a third is there: however slowly that one
    begins, there is something left for it to do.
    """
    note_pid(folder)
    while folder.with_name(KILLED).exists() and len(list(folder.iterdir())) < 3:
        time.sleep(0.03)
    return play(plan, fixture)


def deadly(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def refusing(number: int) -> int:
    raise NotLegal("stack_empty") if number == 3 else NotLegal("game_over")


def kill_one(folder: Path) -> int:
    """Kill the worker that was seen last, and answer its number."""
    pids = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime)
    pid = int(pids[-1].name)
    os.kill(pid, signal.SIGKILL)
    folder.with_name(KILLED).touch()
    return pid


def without_seconds(results: list[GameResult]) -> list[dict[str, object]]:
    """Results in order, without what no plan decides."""
    plain = [result.to_json() for result in sorted(results, key=lambda result: result.number)]
    return [{key: value for key, value in result.items() if key != "seconds"} for result in plain]
