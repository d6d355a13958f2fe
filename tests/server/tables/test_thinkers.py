"""Processes that think: shared fairly, with room for short thoughts; one that was killed is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from metropole.server.tables import thinkers
from metropole.server.tables.fair_queue import Claim, Owner
from metropole.server.tables.mind import Mind
from metropole.server.tables.thinkers import Thinkers, hint_claim, move_claim
from tests.patience import PATIENCE
from tests.server.minds import ReadyMind, search_for_hours
from tests.server.tables.tabled import Tabled

pytestmark = pytest.mark.anyio


class TurnsTaken:
    """Lets thoughts wait for their turn, and holds the processes of those who have it."""

    def __init__(self, shared: Thinkers) -> None:
        self._thinkers = shared
        self.seconds = 0.0
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def wait(self, name: str, claim: Claim) -> None:
        self.ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._take(name, claim))
        await settled()

    async def _take(self, name: str, claim: Claim) -> None:
        async with self._thinkers.turn(claim):
            self.begun.append(name)
            await self.ends[name].wait()

    async def end(self, name: str, after: float = 5.0) -> None:
        """It was thought out in so many seconds."""
        self.seconds += after
        self.ends[name].set()
        await settled()

    async def call_off(self, name: str) -> None:
        self.tasks[name].cancel()
        await settled()


async def settled() -> None:
    """Let everything happen that waits for nothing."""
    for _ in range(20):
        await asyncio.sleep(0)


@asynccontextmanager
async def taking_turns(count: int, mind: type[Mind] = ReadyMind) -> AsyncIterator[TurnsTaken]:
    turns = TurnsTaken(Thinkers(count, mind))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinkers, "monotonic", lambda: turns.seconds)
        yield turns
    for task in turns.tasks.values():
        task.cancel()
    await asyncio.gather(*turns.tasks.values(), return_exceptions=True)


def crowd(number: int) -> tuple[Owner, ...]:
    """One of twenty guests of one address."""
    return (Owner(f"guest{number % 20}", "their home"),)


ADA, BOB = (Owner("ada", "here"),), (Owner("bob", "there"),)


async def test_a_novice_is_thought_for_at_once_while_a_hundred_masters_wait_for_the_only_process() -> None:
    async with taking_turns(1) as turns:
        for number in range(100):
            await turns.wait(f"master {number}", move_claim(crowd(number), "master"))
        assert turns.begun == ["master 0"]
        await turns.wait("novice", move_claim(ADA, "novice"))
        assert turns.begun == ["master 0", "novice"]


async def test_a_strangers_master_and_hint_are_next_though_a_hundred_masters_came_before() -> None:
    async with taking_turns(2) as turns:
        for number in range(100):
            await turns.wait(f"master {number}", move_claim(crowd(number), "master"))
        await turns.wait("ada's", move_claim(ADA, "master"))
        await turns.wait("bob's hint", hint_claim(BOB[0]))
        await turns.end("master 0")
        await turns.end("master 1")
        assert turns.begun == ["master 0", "master 1", "ada's", "bob's hint"]


async def test_short_thoughts_of_one_address_do_not_keep_others_waiting_either() -> None:
    async with taking_turns(1) as turns:
        await turns.wait("master", move_claim(crowd(0), "master"))
        for number in range(100):
            await turns.wait(f"skilled {number}", move_claim(crowd(number), "skilled"))
        await turns.wait("novice", move_claim(ADA, "novice"))
        await turns.end("skilled 0", after=1.0)
        assert turns.begun == ["master", "skilled 0", "novice"]


async def test_a_free_process_takes_short_thoughts_too() -> None:
    async with taking_turns(1) as turns:
        await turns.wait("one", move_claim(ADA, "novice"))
        await turns.wait("other", move_claim(BOB, "novice"))
        assert turns.begun == ["one", "other"]


async def test_what_nobody_waits_for_any_more_is_never_begun() -> None:
    async with taking_turns(1) as turns:
        for name, owner in (("first", ADA), ("second", BOB), ("third", crowd(0))):
            await turns.wait(name, move_claim(owner, "master"))
        await turns.call_off("second")
        await turns.end("first")
        assert turns.begun == ["first", "third"]


async def test_whoever_is_called_off_when_the_turn_has_just_come_passes_it_on() -> None:
    async with taking_turns(1) as turns:
        for name, owner in (("first", ADA), ("second", BOB), ("third", crowd(0))):
            await turns.wait(name, move_claim(owner, "master"))
        turns.ends["first"].set()
        while not turns._thinkers._resting:
            await asyncio.sleep(0)
        turns.tasks["second"].cancel()  # the process goes to it in this very moment
        await settled()
        assert turns.begun == ["first", "third"]


class Tired(ReadyMind):
    """Needs a while to end what it was given."""

    rested = asyncio.Event()

    async def rest(self) -> None:
        await self.rested.wait()


async def test_a_process_is_given_to_nobody_before_it_has_ended_what_was_called_off() -> None:
    Tired.rested = asyncio.Event()
    async with taking_turns(1, Tired) as turns:
        await turns.wait("first", move_claim(ADA, "master"))
        await turns.wait("second", move_claim(BOB, "master"))
        await turns.call_off("first")
        assert turns.begun == ["first"]
        Tired.rested.set()
        await settled()
        assert turns.begun == ["first", "second"]


class Restless(ReadyMind):
    """Something goes wrong whenever it should rest."""

    async def rest(self) -> None:
        raise OSError("a pipe of ours")


async def test_no_process_is_lost_by_a_fault(caplog: pytest.LogCaptureFixture) -> None:
    async with taking_turns(1, Restless) as turns:
        await turns.wait("first", move_claim(ADA, "master"))
        await turns.wait("second", move_claim(BOB, "master"))
        await turns.end("first")
        assert turns.begun == ["first", "second"]
    assert "fault" in caplog.messages


@pytest.mark.slow
async def test_a_thinker_that_was_killed_is_replaced() -> None:
    table, mind = Tabled("metro", "u0", "novice").table, Mind()
    try:
        await mind.choose(table, 0, "novice")
        (process,) = mind._process._processes.values()
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        rules = table.terms.rules
        assert rules.parse((await mind.choose(table, 0, "novice")).action) in rules.legal(table.view(0))
    finally:
        mind.close()


@pytest.mark.slow
async def test_a_search_that_nobody_waits_for_any_more_ends() -> None:
    """It would go on for hours; afterwards the same process thinks on."""
    table, mind = Tabled("metro", "u0", "novice").table, Mind()
    try:
        await mind.choose(table, 0, "novice")
        (before,) = mind._process._processes.keys()
        endless = asyncio.create_task(mind._think(search_for_hours, table.terms.game, table.view(0)))
        async with asyncio.timeout(PATIENCE):
            while mind._thought is None or not mind._thought[1].running():
                await asyncio.sleep(0.01)
            endless.cancel()
            await mind.rest()
        await mind.choose(table, 0, "novice")
        assert list(mind._process._processes) == [before]
    finally:
        mind.close()
