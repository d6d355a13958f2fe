"""Ray: a tournament on two workers, one of them killed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from metropole.arena.cluster import run
from metropole.arena.play import play
from metropole.arena.results import opened
from metropole.arena.schedule import fixtures
from metropole.games.contract import NotLegal
from tests.arena.jobs import small_plan, without_seconds
from tests.patience import PATIENCE

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
WAITS = ("gcs_server_port_wait_time_s", "worker_register_timeout_seconds")  # after which Ray gives up on a busy machine


def processes_with(mark: str) -> Iterator[int]:
    """The processes that were started, at whatever remove, with this mark in their environment."""
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdecimal() and mark.encode() in (folder / "environ").read_bytes():
                yield int(folder.name)
        except OSError:
            continue


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes are looked up in /proc")
def test_a_killed_worker_loses_and_repeats_nothing_and_no_process_is_left(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    mark, pids = str(uuid.uuid4()), tmp_path / "pids"
    pids.mkdir()
    environment = {key: value for key, value in os.environ.items() if not key.startswith("RAY_")}
    environment |= {"METROPOLE_TEST": mark, "PYTHONPATH": str(ROOT), "HOME": str(tmp_path / "home")}
    environment |= {f"RAY_{name}": str(int(PATIENCE)) for name in WAITS}
    command = [sys.executable, "-m", "tests.arena.ray_run", str(tmp_path / "out"), str(pids)]
    done = subprocess.run(
        command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=2 * PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "killed" in done.stdout
    assert "stored 30" in done.stdout
    plan = small_plan(games=30)
    with opened(tmp_path / "out", plan) as store:
        there = list(store.kept.values())
    lines = (tmp_path / "out" / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == len(there) == 30
    assert without_seconds(there) == without_seconds([play(plan, fixture) for fixture in fixtures(plan)])
    assert len(list(pids.iterdir())) >= 3  # somebody took the killed worker's place
    end = time.monotonic() + PATIENCE
    while (left := list(processes_with(mark))) and time.monotonic() < end:
        time.sleep(0.1)
    assert left == []
    assert not (tmp_path / "home").exists()  # nothing is left there either


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("metropole.extras.find_spec", lambda name: None)
    with pytest.raises(NotLegal, match=r"extra_missing.*cluster"):
        next(run(print, [1], 2))
