"""The clock of a server's process can be set from outside: else nothing would be tested where clocks jump."""

from __future__ import annotations

import time
from pathlib import Path

from tests.faults.servers import Running
from tests.patience import PATIENCE

HOUR = 3600.0


def _print_times() -> None:
    """By the clock of the server, which was there before the file was followed."""
    from metropole.server.storage.database import now, server_clock

    while True:
        server_clock.keep_up(0, 1000)
        print(now() / 1000, flush=True)
        time.sleep(0.01)


def test_a_process_has_the_time_that_it_is_given(tmp_path: Path) -> None:
    """When it starts, and while it runs."""
    process = Running(tmp_path / "times.log", _print_times)
    process.clock.set(-HOUR)
    with process:
        _until_said(process, -HOUR)
        process.clock.set(HOUR)
        _until_said(process, HOUR)


def _until_said(process: Running, off: float) -> None:
    end = time.monotonic() + PATIENCE
    while not any(abs(said - time.time() - off) < HOUR / 2 for said in _said(process)[-1:]):
        assert time.monotonic() < end, _said(process)[-1:]
        time.sleep(0.01)


def _said(process: Running) -> list[float]:
    """All lines but the last, which may not be whole yet."""
    return [float(line) for line in process.log.read_text().split("\n")[:-1]] if process.log.exists() else []
