"""What the server's tests share: services, a fresh database for each test, an app to ask."""

from __future__ import annotations

import asyncio
import io
import itertools
import logging
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path

import pytest

from metropole.server import logs
from metropole.server.settings import Settings
from metropole.server.storage.database import Database, server_clock
from metropole.server.storage.migrating import migrate
from metropole.server.storage.server_clock import ServerClock
from tests.server import services
from tests.server.emptying import is_emptied, shape_of
from tests.server.grounds import Hands
from tests.server.halls import Hall
from tests.server.served import serving, working

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
def postgres_copies(postgres_server: str) -> Iterator[Callable[[], AbstractContextManager[str]]]:
    """Lends databases with all tables and no rows; lends those again in which nothing but rows was changed."""
    with services.new_database(postgres_server, "pattern") as pattern, ExitStack() as made:
        asyncio.run(migrate(pattern))
        shape, spare = asyncio.run(shape_of(pattern)), list[str]()

        @contextmanager
        def lend() -> Iterator[str]:
            if not spare:
                copy = services.new_database(postgres_server, f"copy_{next(_numbers)}", "pattern")
                spare.append(made.enter_context(copy))
            address = spare.pop()
            yield address
            if asyncio.run(is_emptied(address, shape)):
                spare.append(address)

        yield lend


@pytest.fixture
def migrated_sqlite(new_address: Callable[[str], str], sqlite_pattern: Path) -> str:
    """The address of a database with all tables and no rows, where the kind of database does not matter."""
    address = new_address("sqlite")
    shutil.copyfile(sqlite_pattern, address.removeprefix(SQLITE))
    return address


@pytest.fixture
def migrated_postgres(postgres_copies: Callable[[], AbstractContextManager[str]]) -> Iterator[str]:
    with postgres_copies() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def migrated(request: pytest.FixtureRequest) -> str:
    """The address of a database with all tables and no rows, of either kind."""
    found: str = request.getfixturevalue("migrated_sqlite" if request.param == "sqlite" else "migrated_postgres")
    return found


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """The server's time, moved by hand."""
    hands = Hands()
    fresh = hands.clock()
    for name in ServerClock.__slots__:
        monkeypatch.setattr(server_clock, name, getattr(fresh, name))
    return hands


@pytest.fixture
async def database(migrated: str) -> AsyncIterator[Database]:
    """A database with all tables and no rows."""
    opened = Database(Settings(database=migrated))
    yield opened
    await opened.close()


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """What is logged; afterwards logging is as it was."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    said = io.StringIO()
    logs.set_up(said)
    yield said
    root.handlers[:], root.level = handlers, level
