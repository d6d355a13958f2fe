"""Servers and workers as processes of their own, to be killed and started again.

They are forked from a process that has everything imported: so starting one takes a moment, not seconds.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import httpx2

from metropole.server.settings import Settings
from tests import needs
from tests.patience import PATIENCE

UNLIMITED = "1000000"
IMPORTED = (
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

_forking = multiprocessing.get_context("forkserver")
_forking.set_forkserver_preload(list(IMPORTED))


class Running:
    """A process of the server. What it says goes to a file."""

    def __init__(self, log: Path, target: Callable[..., None], *arguments: Any) -> None:
        self.log = log
        self._target, self._arguments = target, arguments
        self._process: Any = None

    def start(self) -> None:
        needs.claim("processes")
        self._process = _forking.Process(target=_run, args=(str(self.log), self._target, self._arguments))
        self._process.start()

    @property
    def pid(self) -> int:
        pid: int = self._process.pid
        return pid

    def kill(self) -> None:
        """SIGKILL: it has no time for anything."""
        self._process.kill()
        self._process.join(PATIENCE)

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
        """What it has logged that should never happen."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [line for line in lines if '"level": "error"' in line or line.startswith("Traceback")]


class Server(Running):
    """A process that serves, at the same port whenever it is started."""

    def __init__(self, settings: Settings, folder: Path, thinkers: int = 1) -> None:
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        super().__init__(folder / f"server-{self.port}.log", _serve, settings, self.port, thinkers)

    async def is_ready(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + PATIENCE
        async with httpx2.AsyncClient(timeout=PATIENCE) as client:
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


def _run(log: str, target: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    said = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(said, stream)
    threading.Thread(target=_end_with_the_tests, daemon=True).start()
    target(*arguments)


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


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port
