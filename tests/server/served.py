"""Real processes of the server, started as an operator would, and ended kindly or not."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

from tests import needs
from tests.patience import PATIENCE


class Process:
    """A `metropole serve` or `metropole worker` on a database. What it says on stderr is kept."""

    def __init__(self, *arguments: str, files: str = "", **settings: str) -> None:
        """`files`: how many it may have open at once."""
        given = {f"METROPOLE_{name.upper()}": value for name, value in {"limits": "1000", **settings}.items()}
        self._environment = {**os.environ, **given, "LC_ALL": "C.UTF-8"}
        self._arguments, self._files = arguments, files
        self._said: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115, it is kept as long as the process
        self._running: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        """Start, also again; a server has told its address when this returns."""
        needs.claim("processes")
        command = [sys.executable, "-m", "metropole", *self._arguments]
        if self._files:
            command = ["sh", "-c", 'ulimit -n "$0" && exec "$@"', self._files, *command]
        self._running = subprocess.Popen(
            command, env=self._environment, stdout=subprocess.PIPE, stderr=self._said, text=True
        )
        if self._arguments[0] == "serve":
            assert self._running.stdout is not None
            told = re.search(r"http://\S+\d", self._running.stdout.readline())
            assert told is not None, self.logged()
            self.address = told.group()

    def stop(self) -> int:
        """End it kindly; answers its exit status."""
        assert self._running is not None
        self._running.send_signal(signal.SIGTERM)
        return self._ended()

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        assert self._running is not None
        self._running.kill()
        self._ended()

    def ask_to_stop(self) -> None:
        """Tell it to end, without waiting."""
        assert self._running is not None
        self._running.send_signal(signal.SIGTERM)

    def _ended(self) -> int:
        assert self._running is not None
        assert self._running.stdout is not None
        status = self._running.wait(PATIENCE)
        self._running.stdout.close()
        self._running = None
        return status

    def close(self) -> None:
        if self._running is not None:
            self.kill()

    def logged(self) -> str:
        """Everything that it has written to stderr."""
        self._said.seek(0)
        return self._said.read().decode()


@contextmanager
def serving(thinkers: int = 0, files: str = "", **settings: str) -> Iterator[Process]:
    """A server of its own process."""
    process = Process("serve", "--port", "0", "--thinkers", str(thinkers), files=files, **settings)
    try:
        process.start()
        yield process
    finally:
        process.close()


@contextmanager
def working(**settings: str) -> Iterator[Process]:
    """A process that only lets bots think."""
    process = Process("worker", **settings)
    try:
        process.start()
        yield process
    finally:
        process.close()


def wait_until(is_so: Any) -> None:
    """Wait for a condition; it must come true."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it did not come true"
        time.sleep(0.02)
