"""Whatever a server has started ends with it, however it ends."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx2
import pytest

PATIENCE = 20.0  # seconds
SOON = 5.0


def _parents() -> dict[int, int]:
    """Every process of this machine, and who started it."""
    found = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if fields[0] != "Z":
            found[int(status.parent.name)] = int(fields[1])
    return found


def _descendants(of: int) -> set[int]:
    parents = _parents()
    found, new = set[int](), {of}
    while new:
        new = {pid for pid, parent in parents.items() if parent in new}
        found |= new
    return found


def _until(what: str, seconds: float, *, is_so: object) -> None:
    end = time.monotonic() + seconds
    assert callable(is_so)
    while not is_so():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def _answers(address: str) -> bool:
    try:
        return httpx2.get(f"{address}/ready").status_code == 200
    except httpx2.TransportError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
def test_thinkers_end_with_a_killed_server(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "metropole", "serve", "--port", str(port), "--thinkers", "2"]
    environment = {**os.environ, "METROPOLE_DATABASE": str(tmp_path / "metropole.db")}
    with open(tmp_path / "log", "wb") as log:
        server = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        _until("it serves", PATIENCE, is_so=lambda: _answers(address))
        with httpx2.Client(base_url=address, headers={"Origin": address}) as guest:
            guest.post("/api/guests", json={"name": "Ada"}).raise_for_status()
            table = {"game": "metro", "players": 3, "seats": ["me", "master", "master"], "start": True}
            guest.post("/api/tables", json={**table, "given": {"first": 1}}).raise_for_status()
        _until("a bot thinks", PATIENCE, is_so=lambda: len(_descendants(server.pid)) > 1)
        time.sleep(1.5)
        started = _descendants(server.pid)
        server.send_signal(signal.SIGKILL)
        server.wait()
        _until("all have ended", SOON, is_so=lambda: not started & _parents().keys())
    finally:
        server.kill()
        server.wait()
