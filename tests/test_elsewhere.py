"""On a system without what only Linux has: a game is served, a bot answers, a tournament is played."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.ports import free_port

ELSEWHERE = Path(__file__).parent / "elsewhere"

pytestmark = [pytest.mark.processes, pytest.mark.slow]


def around(**more: str) -> dict[str, str]:
    """The environment in which every process, and whatever it starts, lacks these things."""
    return {**os.environ, "PYTHONPATH": str(ELSEWHERE), **more}


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    port = free_port()
    command = [sys.executable, "-m", "metropole", "serve", "--port", str(port)]
    more = {"METROPOLE_DATABASE": str(tmp_path / "games.db"), "METROPOLE_BOT_MOMENTS": "0"}
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(command, env=around(**more), stdout=log, stderr=log)
        yield f"http://127.0.0.1:{port}"
        process.terminate()
        process.wait(PATIENCE)
    assert "Traceback" not in (tmp_path / "log").read_text(encoding="utf-8")


def asked(address: str, session: list[str], body: Any = None) -> Any:
    """What the server answers, as soon as it does."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Origin": "/".join(address.split("/")[:3])}
    if session:
        headers["Cookie"] = session[0]
    with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=PATIENCE) as answer:
        if cookie := answer.headers["Set-Cookie"]:
            session[:] = [cookie.partition(";")[0]]
        return json.load(answer)


def until(is_so: Callable[[], Any]) -> Any:
    ends = time.monotonic() + PATIENCE
    while True:
        try:
            if found := is_so():
                return found
        except OSError:
            pass
        assert time.monotonic() < ends
        time.sleep(0.1)


def test_it_lacks_what_only_linux_has() -> None:
    for needed in (
        "import resource",
        "import os; os.fork",
        "import os; os.nice",
        "import uvloop",
        "open('/proc/self/stat')",
    ):
        done = subprocess.run([sys.executable, "-c", needed], env=around(), capture_output=True, check=False)
        assert done.returncode == 1, needed


def test_a_server_there_lets_a_bot_move(address: str) -> None:
    until(lambda: asked(f"{address}/ready", []))
    session: list[str] = []
    asked(f"{address}/api/guests", session, {"name": "Ada"})
    wanted = {"game": "metro", "players": 2, "seats": ["me", "novice"], "start": True, "given": {"first": 1}}
    table = asked(f"{address}/api/tables", session, wanted)["table"]["id"]

    def has_moved() -> bool:
        steps: list[Any] = asked(f"{address}/api/replays/{table}", session)["steps"]
        return len(steps) > 0

    until(has_moved)


def test_a_worker_there_begins_and_ends(tmp_path: Path) -> None:
    """It is told to end by a signal, which its loop cannot be told of."""
    settings = around(METROPOLE_DATABASE=str(tmp_path / "games.db"))
    process = subprocess.Popen([sys.executable, "-m", "metropole", "worker"], env=settings, stderr=subprocess.PIPE)
    assert process.stderr is not None
    while b"worker_ready" not in process.stderr.readline():
        assert process.poll() is None
    process.terminate()
    assert process.wait(PATIENCE) == 0
    process.stderr.close()


def test_a_tournament_is_played_there(tmp_path: Path) -> None:
    command = ["arena", "metro", "--players", "2", "--bots", "greedy,random", "--games", "4", "--workers", "2"]
    command += ["--json", "--out", str(tmp_path / "results")]
    done = subprocess.run(
        [sys.executable, "-m", "metropole", *command], env=around(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)
