"""Results on disk: one line a game, kept from the moment it is played, and the plan they belong to."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from errno import ENOSPC
from io import FileIO
from pathlib import Path
from typing import Any

from metropole.arena.play import GameResult
from metropole.arena.schedule import TournamentPlan
from metropole.games.contract import NotLegal, Refusal
from metropole.record import parse_json

PLAN, GAMES = "plan.json", "games.jsonl"


class Store:
    """A folder with the results of one plan; `kept` are those that are there, by number."""

    def __init__(self, lines: FileIO | None, kept: dict[int, GameResult]) -> None:
        self._lines, self.kept = lines, kept

    def add(self, result: GameResult) -> None:
        """Keep a result; when this returns, a killed process cannot lose it any more."""
        if result.number in self.kept:
            return
        if self._lines is not None:
            _write(self._lines, json.dumps(result.to_json(), ensure_ascii=False).encode() + b"\n")
        self.kept[result.number] = result


def _write(lines: FileIO, data: bytes) -> None:
    """Write a whole line at once, past every buffer of this process."""
    with _writing(str(lines.name)):
        if lines.write(data) < len(data):
            raise OSError(ENOSPC, os.strerror(ENOSPC))


@contextmanager
def _writing(file: str) -> Iterator[None]:
    """Turn what the disk refuses into its reason."""
    try:
        yield
    except OSError as error:
        raise NotLegal("cannot_write", file=file, problem=error.strerror or str(error)) from None


@contextmanager
def opened(folder: Path | None, plan: TournamentPlan) -> Iterator[Store]:
    """The results of a plan in a folder, to go on with; without a folder they are kept in memory only."""
    if folder is None:
        yield Store(None, {})
        return
    with _writing(str(folder)):
        folder.mkdir(parents=True, exist_ok=True)
        lines = FileIO(folder / GAMES, "a+")
    with lines:
        with _writing(str(folder)):
            _lock(lines, folder)
            _check_plan(folder / PLAN, plan)
            kept = _read(lines)
        yield Store(lines, kept)


def _lock(lines: FileIO, folder: Path) -> None:
    """Two tournaments must not write to one folder; the lock ends with its process."""
    try:
        import fcntl
    except ImportError:  # a system without such locks
        return
    try:
        fcntl.flock(lines, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise NotLegal("results_in_use", folder=str(folder)) from None


def _check_plan(file: Path, plan: TournamentPlan) -> None:
    wanted = json.loads(json.dumps(plan.to_json()))
    if file.exists():
        there = parse_json(file.read_text(encoding="utf-8"))
        if there != wanted:
            raise NotLegal("results_of_another_plan", folder=str(file.parent), **_difference(there, wanted))
        return
    if (file.parent / GAMES).stat().st_size:
        raise NotLegal("results_without_plan", folder=str(file.parent))
    new = file.with_suffix(".new")  # a plan is there as a whole or not at all
    new.write_text(json.dumps(wanted, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    os.replace(new, file)


def _difference(there: Any, wanted: dict[str, Any]) -> dict[str, str]:
    known = there if isinstance(there, dict) else {}
    key = next((key for key in wanted if known.get(key) != wanted[key]), "plan")
    return {"key": key, "there": _short(known.get(key)), "wanted": _short(wanted.get(key))}


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 120 else text[:117] + "..."


def _read(lines: FileIO) -> dict[int, GameResult]:
    """The results of a file; a last line that was not written to its end is dropped, and its game played again."""
    lines.seek(0)
    data = lines.read()
    whole = data.rfind(b"\n") + 1
    lines.truncate(whole)
    kept: dict[int, GameResult] = {}
    for number, line in enumerate(data[:whole].splitlines(), start=1):
        try:
            result = GameResult.from_json(parse_json(line.decode("utf-8", errors="replace")))
        except Refusal as refusal:
            raise NotLegal("broken_result", line=number, file=GAMES, problem=str(refusal)) from None
        kept.setdefault(result.number, result)
    return kept
