"""People who play one game after another with each other, and with bots."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from tests.faults.players import Moments, Person, Playing
from tests.patience import PATIENCE


@dataclass
class Party:
    """People and bots at tables of one kind; somebody also watches."""

    people: list[Person]
    game: str
    bots: Sequence[str] = ()
    is_rated: bool = False
    more: dict[str, Any] = field(default_factory=dict)
    played: list[Playing] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    begun: dict[str, float] = field(default_factory=dict)  # when a game was first asked to begin, by its table

    async def play_on(self, is_enough: Callable[[], bool]) -> None:
        """Play games to their end until it is enough."""
        while not is_enough():
            await self.play_once()

    async def play_once(self) -> None:
        async with asyncio.TaskGroup() as playing:
            for person in await self.sit_down():
                playing.create_task(person.run())

    async def sit_down(self) -> list[Playing]:
        """Open a table, and begin; whoever is at it can play now."""
        table_id = await self._open()
        self.tables.append(table_id)
        for seat, person in enumerate(self.people[1:-1], start=1):
            status, told = await person.ask("PUT", f"/api/tables/{table_id}/seats/{seat}", {})
            assert status == 200 or told["reason"]["id"] == "sits_already", told
        self.begun[table_id] = time.monotonic()
        status, told = await self.people[0].ask("POST", f"/api/tables/{table_id}/start", {})
        assert status == 200 or told["reason"]["id"] == "not_while_table_is", told
        here = [person.sits_at(table_id) for person in self.people]
        self.played += here
        return here

    async def _open(self) -> str:
        seated = len(self.people) - 1  # the last one watches
        seats = ["me", *[None] * (seated - 1), *self.bots]
        wanted = {"game": self.game, "players": len(seats), "seats": seats, "is_rated": self.is_rated, **self.more}
        status, told = await self.people[0].ask("POST", "/api/tables", wanted)
        if status == 403:  # too many tables whose opening was never answered
            await self.people[0].come_in()
            return await self._open()
        assert status == 201, told
        return str(told["table"]["id"])


async def gathered(
    addresses: Sequence[Sequence[str]], moments: Moments, seed: int, pause: float, kinds: Sequence[dict[str, Any]]
) -> list[Party]:
    """Parties of so many people each; the first knows the first addresses best, and so on in turn."""
    rng = random.Random(seed)
    parties = []
    for kind in kinds:
        kind = {"is_rated": False, **kind}
        count = kind.pop("people") + 1
        people = [
            Person(addresses[number % len(addresses)], random.Random(rng.random()), moments, pause, kind["is_rated"])
            for number in range(count)
        ]
        parties.append(Party([await person.come_in() for person in people], **kind))
    return parties


@asynccontextmanager
async def playing(parties: Sequence[Party]) -> AsyncIterator[None]:
    """Let parties play while something is done to the server; then they hurry to the end of their games."""
    is_done, people = asyncio.Event(), [person for party in parties for person in party.people]
    pauses = [person.pause for person in people]
    async with asyncio.TaskGroup() as group:
        for party in parties:
            group.create_task(party.play_on(is_done.is_set))
        yield
        is_done.set()
        for person in people:
            person.pause = 0.0
    for person, pause in zip(people, pauses, strict=True):
        person.pause = pause


async def play_at_least(moments: Moments, actions: int) -> None:
    """Wait until so many more actions are acknowledged."""
    goal = moments.counts["acknowledged"] + actions
    async with asyncio.timeout(PATIENCE):
        while moments.counts["acknowledged"] < goal:
            await moments.until("acknowledged")
