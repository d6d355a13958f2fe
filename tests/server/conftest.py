"""What the server's tests share: services, a fresh database for each test, an app to ask."""

from __future__ import annotations

import asyncio
import itertools
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from metropole.server.settings import Settings
from metropole.server.storage.database import Database
from metropole.server.storage.migrating import migrate
from tests.server import services

SQLITE = "sqlite+aiosqlite:///"
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
                return f"{SQLITE}{tmp_path / f'{number}.db'}"
            server = request.getfixturevalue("postgres_server")
            return made.enter_context(services.new_database(server, f"test_{number}"))

        yield make


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, new_address: Callable[[str], str]) -> str:
    """The address of an empty database, of either kind."""
    return new_address(request.param)


@pytest.fixture(scope="session")
def sqlite_pattern(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with all tables and no rows, to be copied: that is faster than to make them."""
    pattern = tmp_path_factory.mktemp("pattern") / "pattern.db"
    asyncio.run(migrate(f"{SQLITE}{pattern}"))
    return pattern


@pytest.fixture(scope="session")
def postgres_pattern(postgres_server: str) -> Iterator[str]:
    """The name of a database with all tables and no rows, to be copied."""
    with services.new_database(postgres_server, "pattern") as address:
        asyncio.run(migrate(address))
        yield "pattern"


@pytest.fixture
def migrated_sqlite(new_address: Callable[[str], str], sqlite_pattern: Path) -> str:
    """The address of a database with all tables and no rows, where the kind of database does not matter."""
    address = new_address("sqlite")
    shutil.copyfile(sqlite_pattern, address.removeprefix(SQLITE))
    return address


@pytest.fixture
def migrated_postgres(postgres_server: str, postgres_pattern: str) -> Iterator[str]:
    with services.new_database(postgres_server, f"test_{next(_numbers)}", postgres_pattern) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def migrated(request: pytest.FixtureRequest) -> str:
    """The address of a database with all tables and no rows, of either kind."""
    found: str = request.getfixturevalue("migrated_sqlite" if request.param == "sqlite" else "migrated_postgres")
    return found


@pytest.fixture
async def database(migrated: str) -> AsyncIterator[Database]:
    """A database with all tables and no rows."""
    opened = Database(Settings(database=migrated))
    yield opened
    await opened.close()
