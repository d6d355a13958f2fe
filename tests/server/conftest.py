"""What the server's tests share: services, a fresh database for each test, an app to ask."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from metropole.server.settings import Settings
from metropole.server.storage.database import Database
from metropole.server.storage.migrating import migrate
from tests.server import services

_numbers = itertools.count()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """One PostgreSQL for all tests of a worker."""
    with services.postgres() as address:
        yield address


@pytest.fixture(scope="session")
def redis_address() -> Iterator[str]:
    """One Redis for all tests of a worker."""
    with services.redis() as address:
        yield address


@pytest.fixture
def new_address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[str], str]]:
    """Makes an empty database of a kind, and answers its address."""
    with ExitStack() as made:

        def make(kind: str) -> str:
            number = next(_numbers)
            if kind == "sqlite":
                return f"sqlite+aiosqlite:///{tmp_path / f'{number}.db'}"
            server = request.getfixturevalue("postgres_server")
            return made.enter_context(services.new_database(server, f"test_{number}"))

        yield make


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, new_address: Callable[[str], str]) -> str:
    """The address of an empty database, of either kind."""
    return new_address(request.param)


@pytest.fixture
def migrated(address: str) -> str:
    """The address of a database with all tables and no rows."""
    asyncio.run(migrate(address))
    return address


@pytest.fixture
def migrated_sqlite(new_address: Callable[[str], str]) -> str:
    """The same in SQLite, where the kind of database does not matter."""
    address = new_address("sqlite")
    asyncio.run(migrate(address))
    return address


@pytest.fixture
async def database(migrated: str) -> AsyncIterator[Database]:
    """A database with all tables and no rows."""
    opened = Database(Settings(database=migrated))
    yield opened
    await opened.close()
