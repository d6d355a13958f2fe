"""Servers and workers as processes of their own, to be killed and started again.

They are forked from a process that has everything imported: so starting one takes a moment, not seconds.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import re
import resource
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import httpx2

from metropole.server.settings import Settings
from tests import needs
from tests.faults.players import calling
from tests.faults.wall_clock import WallClock
from tests.patience import PATIENCE
from tests.ports import free_port
from tests.processes import descendants

UNLIMITED = "1000000"
IMPORTED = (
    "tests.faults.shifted_time",  # first, so that all others have its time
    "metropole.server.running",
    "metropole.bots.levels",
    "uvloop",
    "httptools",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "metropole.server.broadcast.metro",
    "metropole.server.broadcast.metropolys",
)

RAISED = re.compile(r"^Traceback.*(?:\n[ \t].*)*\n.*", re.MULTILINE)  # with all its lines, up to what it was
# A process that was to think, and whose own was killed before it was told what it is: it ends, as it should.
ORPHANED = re.compile(r"spawn_main.*EOFError: Ran out of input", re.DOTALL)

_forking = multiprocessing.get_context("forkserver")
_forking.set_forkserver_preload(list(IMPORTED))


class Running:
    """A process of the server. What it says goes to a file, and another file tells how far its clock is off."""

    def __init__(self, log: Path, target: Callable[..., None], *arguments: Any) -> None:
        self.log, self.clock = log, WallClock(log.with_suffix(".clock"))
        self._target, self._arguments = target, arguments
        self._process: Any = None

    def start(self) -> None:
        needs.claim("processes")
        files = str(self.log), str(self.clock.file)
        self._process = _forking.Process(target=_run, args=(*files, self._target, self._arguments))
        self._process.start()

    @property
    def pid(self) -> int:
        pid: int = self._process.pid
        return pid

    @property
    def is_alive(self) -> bool:
        return bool(self._process.is_alive())

    def kill(self) -> None:
        """SIGKILL: it has no time for anything."""
        self._process.kill()
        self._process.join(PATIENCE)

    def limit_files(self, size: int) -> None:
        """Let nothing be written beyond so many bytes of a file: the disk is full. RLIM_INFINITY: it is not."""
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def thinkers(self) -> list[int]:
        """The processes it has started, those that think among them."""
        return sorted(descendants(self.pid))

    def stop(self) -> None:
        """SIGTERM, and SIGKILL if that is not enough."""
        if self._process is not None and self._process.is_alive():
            self._process.terminate()
            self._process.join(PATIENCE)
            self._process.kill()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def faults(self) -> list[str]:
        """What it has logged that should never happen: errors, and what was raised without anybody having logged it."""
        text = self.log.read_text() if self.log.exists() else ""
        raised = [one for one in RAISED.findall(text) if not ORPHANED.search(one)]
        return [*raised, *(line for line in text.splitlines() if '"level": "error"' in line)]


class Server(Running):
    """A process that serves, at the same port whenever it is started."""

    def __init__(self, settings: Settings, folder: Path, thinkers: int = 1) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        super().__init__(folder / f"server-{self.port}.log", _serve, settings, self.port, thinkers)

    async def is_ready(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + PATIENCE
        async with calling() as client:
            while True:
                try:
                    if (await client.get(f"{self.address}/ready")).status_code == 200:
                        return
                except httpx2.TransportError:
                    assert time.monotonic() < end, self.log.read_text()
                await asyncio.sleep(0.02)


class Worker(Running):
    """A process that only lets bots think."""

    def __init__(self, settings: Settings, folder: Path, name: str) -> None:
        super().__init__(folder / f"worker-{name}.log", _think, settings)


def _run(log: str, clock: str, target: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    said = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(said, stream)
    _begin_time_anew(clock)
    threading.Thread(target=_end_with_the_tests, daemon=True).start()
    target(*arguments)


def _begin_time_anew(clock: str) -> None:
    """As in a process that has just imported everything."""
    from metropole.server.storage.database import server_clock
    from tests.faults import shifted_time

    shifted_time.follow(clock)
    server_clock.__init__()  # type: ignore[misc]


def _end_with_the_tests() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _serve(settings: Settings, port: int, thinkers: int) -> None:
    from metropole.server import running

    running.serve(settings, "127.0.0.1", port, thinkers, print)


def _think(settings: Settings) -> None:
    from metropole.server import running

    running.think(settings, 1)
