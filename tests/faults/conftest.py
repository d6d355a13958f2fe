"""The services and databases of the server's tests, and two servers that hear of each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from metropole.server.settings import Settings
from tests.faults.servers import UNLIMITED, Server
from tests.server import conftest as of_server
from tests.server import services

anyio_backend, postgres_server, new_address = of_server.anyio_backend, of_server.postgres_server, of_server.new_address


@pytest.fixture
def bus() -> Iterator[services.Service]:
    """A Redis of this test's own."""
    with services.redis_service() as service:
        yield service


@pytest.fixture
def shared(new_address: Callable[[str], str], bus: services.Service) -> Settings:
    """What several processes share: a database on PostgreSQL and a bus."""
    return Settings(database=new_address("postgresql"), bus=bus.address, limits=UNLIMITED)


@pytest.fixture
def two_servers(shared: Settings, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two servers of the same tables."""
    one, other = Server(shared, tmp_path), Server(shared, tmp_path)
    with one, other:
        yield one, other
