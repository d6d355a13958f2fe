"""What games are played on while something is done to it: processes, a database, a bus; and when nobody could play."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from metropole.server.settings import Settings
from tests.faults.charges import Witness
from tests.faults.parties import Party, gathered
from tests.faults.players import Moments
from tests.faults.probes import Outage, Probe
from tests.faults.servers import UNLIMITED, Running, Server, Worker
from tests.patience import PATIENCE
from tests.server import services


@dataclass
class Ground:
    """Processes and services. `postgres`: none where the database is a file."""

    settings: Settings
    servers: Sequence[Server]
    workers: Sequence[Worker]
    postgres: services.Service | None = None
    bus: services.Service | None = None
    moments: Moments = field(default_factory=Moments)
    parties: list[Party] = field(default_factory=list)
    outages: list[Outage] = field(default_factory=list)

    @property
    def processes(self) -> list[Running]:
        return [*self.servers, *self.workers]

    @property
    def file(self) -> Path:
        """The database of SQLite."""
        return Path(self.settings.database.partition(":///")[2])

    @property
    def addresses(self) -> list[list[str]]:
        """Those of all servers, as people know them: each begins with another one."""
        all_of_them = [server.address for server in self.servers]
        return [all_of_them[number:] + all_of_them[:number] for number in range(len(all_of_them))]

    @property
    def tables(self) -> list[str]:
        """Where is played now."""
        return [party.tables[-1] for party in self.parties if party.tables]

    async def invite(self, seed: int, pause: float, kinds: Sequence[dict[str, Any]]) -> None:
        """Let people come who will play."""
        await self.is_ready()
        self.parties += await gathered(self.addresses, self.moments, seed, pause, kinds)

    @contextmanager
    def nobody_can_move(self, *, is_dead: bool = False, least: float = 0.0) -> Iterator[None]:
        """What is done in here keeps everybody from moving, from its beginning to its end. Unless it takes so many
        seconds at least, the server cannot know of it.
        """
        began = time.monotonic()
        try:
            yield
        finally:
            if (ended := time.monotonic()) - began >= least:
                self.outages.append(Outage(began, ended, is_dead))

    def set_clocks(self, processes: Sequence[Running], off: float) -> None:
        """Set the wall clocks of these so many seconds off the true time."""
        for process in processes:
            process.clock.set(off)

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[Witness]:
        """Let somebody watch the time."""
        probes = [Probe(server.address) for server in self.servers]
        witness = Witness(self.outages, probes, are_several=len(self.servers) > 1)
        watching = [asyncio.create_task(probe.run()) for probe in witness.probes]
        yield witness
        for task in watching:
            task.cancel()

    async def is_ready(self) -> None:
        for server in self.servers:
            await server.is_ready()

    async def moment(self, rng: random.Random) -> None:
        """Wait for some moment of the play: any, or one when it hurts."""
        async with asyncio.timeout(PATIENCE):
            what = rng.choice(("any", "sent", "acknowledged"))
            if what == "any":
                await asyncio.sleep(rng.uniform(0, 0.5))
                return
            await self.moments.until(what)
        if rng.random() < 0.7:
            await asyncio.sleep(rng.uniform(0, 0.008))  # about as long as a commit takes

    def faults(self) -> list[str]:
        return [fault for process in self.processes for fault in process.faults()]


@contextmanager
def one_server(folder: Path) -> Iterator[Ground]:
    """One process with a file, and a worker that helps with its bots."""
    settings = Settings(database=f"sqlite+aiosqlite:///{folder / 'metropole.db'}", limits=UNLIMITED)
    with Server(settings, folder) as server, Worker(settings, folder, "one") as worker:
        yield Ground(settings, [server], [worker])


@contextmanager
def several(folder: Path) -> Iterator[Ground]:
    """Two servers and a worker on PostgreSQL, which writes to the disk as it does everywhere, and Redis."""
    with ExitStack() as stack:
        postgres = stack.enter_context(services.postgres_service(is_safe=True))
        bus = stack.enter_context(services.redis_service())
        address = stack.enter_context(services.new_database(postgres.address, "games"))
        settings = Settings(database=address, bus=bus.address, limits=UNLIMITED)
        servers = [stack.enter_context(Server(settings, folder, thinkers)) for thinkers in (1, 0)]
        workers = [stack.enter_context(Worker(settings, folder, "one"))]
        yield Ground(settings, servers, workers, postgres, bus)


GROUNDS = {"one_server": one_server, "several": several}
