"""Halls to play in: one process on SQLite; or two processes and a worker on PostgreSQL and Redis."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from tests.server import services
from tests.server.client import Browser
from tests.server.served import Process, serving, working


@dataclass
class Hall:
    """Processes that serve the same tables; those who come in are sent to one after the other."""

    processes: list[Process]
    _numbers: Iterator[int] = field(default_factory=itertools.count)

    def browser(self, name: str = "Ada") -> Browser:
        return Browser(self.processes[next(self._numbers) % len(self.processes)].address, name)

    def people(self, *names: str) -> list[Browser]:
        return [self.browser(name) for name in names]


@pytest.fixture(scope="session")
def one_process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A process with bots, and SQLite."""
    with serving(1, database=str(tmp_path_factory.mktemp("hall") / "hall.db")) as process:
        yield Hall([process])


@pytest.fixture(scope="session")
def two_processes(postgres_server: str, redis_address: str) -> Iterator[Hall]:
    """Two processes without bots and a worker that has them, on PostgreSQL and Redis."""
    with services.new_database(postgres_server, "hall") as database:
        where = {"database": database, "bus": redis_address}
        with serving(0, **where) as one, serving(0, **where) as other, working(**where):
            yield Hall([one, other])


@pytest.fixture(params=["one_process", "two_processes"])
def hall(request: pytest.FixtureRequest) -> Hall:
    """Either of them."""
    found: Hall = request.getfixturevalue(request.param)
    return found
