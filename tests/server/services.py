"""Throw-away PostgreSQL and Redis for the tests: on loopback, in a folder of their own, gone afterwards."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tests import needs
from tests.patience import PATIENCE
from tests.ports import free_port

# Nothing of it outlives the tests, so nothing needs to reach a disk.
UNSAFE_BUT_FAST = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=100")


class Service:
    """A server at an address, which can be ended in any way and started again there, with what it has kept."""

    def __init__(self, address: str, command: list[str], is_ready: Callable[[], bool], **how: Any) -> None:
        self.address = address
        self._command, self._is_ready, self._how = command, is_ready, how
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Be ready; whatever it says is shown if it does not become so. Traces of a killed one may need a moment."""
        end = time.monotonic() + PATIENCE
        with tempfile.TemporaryFile() as said:
            while time.monotonic() < end:
                self._process = subprocess.Popen(self._command, stdout=said, stderr=said, **self._how)
                if _becomes_ready(self._process, self._is_ready):
                    return
            said.seek(0)
            sys.stderr.write(said.read().decode(errors="replace"))
        raise RuntimeError(f"{self._command[0]} did not start.")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End, by default in order: PostgreSQL ends the connections, then itself."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)

    def __enter__(self) -> Service:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


@contextlib.contextmanager
def postgres(*, is_safe: bool = False) -> Iterator[str]:
    """A PostgreSQL server; answers its address up to the name of a database."""
    with postgres_service(is_safe=is_safe) as service:
        yield service.address


@contextlib.contextmanager
def postgres_service(*, is_safe: bool) -> Iterator[Service]:
    """A PostgreSQL server. Safe: it writes to the disk as usual."""
    needs.claim("postgres")
    with _home("postgres", "nobody") as (home, user):
        create = [_of_postgres("initdb"), "-D", "data", "-U", "app", "-A", "trust", "-E", "UTF8", "-N"]
        environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(home)}
        subprocess.run(create, check=True, cwd=home, env=environment, stdout=subprocess.DEVNULL, **user)
        port = free_port()
        run = [_of_postgres("postgres"), "-D", "data", "-p", str(port), "-k", str(home), "-h", "127.0.0.1"]
        settings = [] if is_safe else [word for setting in UNSAFE_BUT_FAST for word in ("-c", setting)]
        ask = [_of_postgres("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
        address, how = f"postgresql+asyncpg://app@127.0.0.1:{port}", {"cwd": home, "env": environment, **user}
        with Service(address, [*run, *settings], partial(_is_answered, ask), **how) as service:
            yield service


@contextlib.contextmanager
def new_database(server: str, name: str, pattern: str = "template1") -> Iterator[str]:
    """Another database of a PostgreSQL server, made like one that is there; answers its address."""
    needs.claim("postgres")
    where = urlsplit(server)
    here = ["-h", str(where.hostname), "-p", str(where.port), "-U", "app"]
    subprocess.run([_of_postgres("createdb"), *here, "--template", pattern, name], check=True)
    try:
        yield f"{server}/{name}"
    finally:
        subprocess.run([_of_postgres("dropdb"), "--force", *here, name], check=True)


@contextlib.contextmanager
def redis() -> Iterator[str]:
    """A Redis or Valkey server; answers its address."""
    with redis_service() as service:
        yield service.address


@contextlib.contextmanager
def redis_service() -> Iterator[Service]:
    """A Redis or Valkey server."""
    found = shutil.which("valkey-server")
    program = found or _program("redis-server", needed="Redis or Valkey (Debian: redis-server)")
    needs.claim("redis")
    with _home("redis", "nobody") as (home, user):
        port = free_port()
        run = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", "."]
        with Service(f"redis://127.0.0.1:{port}/0", run, lambda: _is_open(port), cwd=home, **user) as service:
            yield service


def _of_postgres(name: str) -> str:
    """A program of PostgreSQL; Debian keeps each version's in a folder of its own, the newest is last."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else _program(name, needed="PostgreSQL (Debian: postgresql)")


def _program(name: str, needed: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise RuntimeError(
            f"These tests need {needed}: there is no program {name} on this machine. `make machine` brings it, "
            "`make quick` does without."
        )
    return found


@contextlib.contextmanager
def _home(*names: str) -> Iterator[tuple[Path, dict[str, Any]]]:
    """A folder, and who is to run there: these servers refuse to be root's."""
    with tempfile.TemporaryDirectory(prefix="metropole-", ignore_cleanup_errors=True) as folder:
        user = _unprivileged(names) if os.geteuid() == 0 else {}
        if user:
            os.chown(folder, user["user"], user["group"])
        yield Path(folder), user


def _unprivileged(names: tuple[str, ...]) -> dict[str, Any]:
    for name in names:
        with contextlib.suppress(KeyError):
            entry = pwd.getpwnam(name)
            return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    raise RuntimeError(f"These tests run as root and need one of the users {', '.join(names)}.")


def _becomes_ready(process: subprocess.Popen[bytes], is_ready: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        if is_ready():
            return True
        time.sleep(0.02)
    return False


def _is_answered(command: list[str]) -> bool:
    return subprocess.run(command, check=False).returncode == 0


def _is_open(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.2):
        return True
    return False
