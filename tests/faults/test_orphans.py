"""Processes that think: they end with their server, however it ends, and are replaced when they die."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx2
import pytest

from tests.patience import PATIENCE
from tests.ports import free_port
from tests.processes import descendants, parents

BOTS_HAVE_MOVED = 6  # three have sat down, the game has started, and two have moved

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")


def _until(what: str, is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def _answers(address: str) -> bool:
    try:
        return httpx2.get(f"{address}/ready", timeout=PATIENCE).status_code == 200
    except httpx2.TransportError:
        return False


@contextmanager
def _thinking_server(folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """A server as people start it, and the address of a table where its bots think."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "metropole", "serve", "--port", str(port), "--thinkers", "2"]
    environment = {**os.environ, "METROPOLE_DATABASE": str(folder / "metropole.db")}
    with open(folder / "log", "wb") as log:
        server = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        _until("it serves", lambda: _answers(address))
        with httpx2.Client(base_url=address, headers={"Origin": address}, timeout=PATIENCE) as guest:
            guest.post("/api/guests", json={"name": "Ada"}).raise_for_status()
            wanted = {"game": "metro", "players": 3, "seats": ["me", "master", "master"], "given": {"first": 1}}
            table = guest.post("/api/tables", json={**wanted, "start": True}).raise_for_status().json()["table"]["id"]
        _until("a bot thinks", lambda: len(descendants(server.pid)) > 1)
        time.sleep(1)
        yield server, f"{address}/api/tables/{table}"
    finally:
        server.kill()
        server.wait()


def _version(table: str) -> int:
    return int(httpx2.get(table, timeout=PATIENCE).raise_for_status().json()["version"])


def test_thinkers_end_with_a_killed_server(tmp_path: Path) -> None:
    with _thinking_server(tmp_path) as (server, _):
        started = descendants(server.pid)
        server.send_signal(signal.SIGKILL)
        server.wait()
        _until("all have ended", lambda: not started & parents().keys())


def test_a_thinker_that_dies_is_replaced(tmp_path: Path) -> None:
    with _thinking_server(tmp_path) as (server, table):
        for thinker in descendants(server.pid):
            with suppress(ProcessLookupError):
                os.kill(thinker, signal.SIGKILL)
        _until("both bots move", lambda: _version(table) == BOTS_HAVE_MOVED)
