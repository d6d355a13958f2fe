"""The processor's time by address: who has used much waits while others are at play, before anything begins."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from time import thread_time

import pytest

from metropole.server import app, processor_shares, routes
from metropole.server.processor_shares import (
    ALLOWANCE,
    BUSY,
    DEBT,
    LANE,
    LITTLE,
    NEWCOMERS,
    QUIET,
    SHARE,
    ProcessorShares,
    aside,
)
from metropole.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.apps import serving
from tests.server.client import Browser

pytestmark = pytest.mark.anyio


class Time:
    """A clock that passes only while somebody sleeps, while the thread that serves is so busy."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.worked, self.busy = 1000.0, 0.0, 1.0
        self.while_sleeping: Callable[[], None] = lambda: None
        monkeypatch.setattr(processor_shares, "sleep", self.sleep)

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
        self.worked += seconds * self.busy

    async def sleep(self, seconds: float) -> None:
        self.pass_by(seconds)
        self.while_sleeping()
        await asyncio.sleep(0)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


@pytest.fixture
def shares(time: Time) -> ProcessorShares:
    shares = ProcessorShares(clock=time, worked=lambda: time.worked)
    time.pass_by(1)
    return shares


def spend(shares: ProcessorShares, address: str, seconds: float) -> None:
    shares._charge(address, seconds)


async def waited(shares: ProcessorShares, time: Time, address: str) -> float:
    began = time.now
    await shares.turn(address)
    return time.now - began


async def test_who_keeps_to_what_is_theirs_never_waits(shares: ProcessorShares, time: Time) -> None:
    spend(shares, "flood", DEBT)
    spend(shares, "ada", LITTLE)
    assert await waited(shares, time, "ada") == 0


@pytest.mark.parametrize(
    ("used", "share"), [(1.1 * LITTLE, NEWCOMERS), (1.1 * ALLOWANCE, LANE)], ids=["newcomer", "flood"]
)
async def test_whoever_has_used_more_waits_until_the_lane_is_even_while_others_play(
    shares: ProcessorShares, time: Time, used: float, share: float
) -> None:
    time.while_sleeping = lambda: spend(shares, "ada", 1e-6)
    spend(shares, "somebody", used)
    spend(shares, "somebody", 0.002)  # in the lane
    spend(shares, "ada", 1e-6)
    assert await waited(shares, time, "somebody") == pytest.approx(0.002 / share)


async def test_the_lane_has_what_is_to_spare_of_the_processor(shares: ProcessorShares, time: Time) -> None:
    time.while_sleeping = lambda: spend(shares, "ada", 1e-6)
    spend(shares, "flood", 2 * ALLOWANCE)
    time.busy = 0.2
    for _ in range(2):  # what is looked back on
        time.pass_by(1)
        shares._lane_share(0)
    spend(shares, "flood", 0.002)
    spend(shares, "ada", 1e-6)
    assert await waited(shares, time, "flood") == pytest.approx(0.002 / (LANE + BUSY - 0.2))


async def test_where_nobody_else_plays_nobody_waits_for_longer_than_a_moment(
    shares: ProcessorShares, time: Time
) -> None:
    spend(shares, "ada", 1e-6)
    spend(shares, "flood", 2 * ALLOWANCE)
    spend(shares, "flood", 10.0)
    assert await waited(shares, time, "flood") <= QUIET
    assert await waited(shares, time, "flood") == 0


async def test_all_who_wait_share_one_lane_and_the_least_spent_comes_first(shares: ProcessorShares, time: Time) -> None:
    time.while_sleeping = lambda: spend(shares, "ada", 1e-6)
    spend(shares, "first", 1.1 * ALLOWANCE)
    spend(shares, "much", 1.9 * ALLOWANCE)
    spend(shares, "less", 1.5 * ALLOWANCE)
    spend(shares, "first", 0.001)
    spend(shares, "ada", 1e-6)
    served: list[str] = []

    async def come(address: str) -> None:
        await shares.turn(address)
        served.append(address)
        spend(shares, address, 0.001)

    await asyncio.gather(*(come(address) for address in ("first", "much", "less")))
    assert served == ["first", "less", "much"]


async def test_whoever_stops_is_soon_as_everybody(shares: ProcessorShares, time: Time) -> None:
    spend(shares, "flood", 100.0)
    time.while_sleeping = lambda: spend(shares, "ada", 1e-6)
    time.pass_by((DEBT - LITTLE) / SHARE - 0.5)
    spend(shares, "flood", 0.001)
    spend(shares, "ada", 1e-6)
    assert await waited(shares, time, "flood") > 0
    time.pass_by(1)
    assert await waited(shares, time, "flood") == 0


async def test_the_time_of_all_steps_is_charged_but_not_that_of_waiting() -> None:
    charged: list[float] = []
    shares = ProcessorShares()
    shares._charge = lambda address, seconds: charged.append(seconds)  # type: ignore[method-assign]

    def burn(seconds: float) -> None:
        end = thread_time() + seconds
        while thread_time() < end:
            pass

    async def work() -> str:
        burn(0.01)
        await asyncio.sleep(0.05)
        burn(0.02)
        return "done"

    assert await shares.charged("ada", work()) == "done"
    assert len(charged) == 2
    assert 0.03 <= sum(charged) < 0.045


async def test_what_fails_or_is_cancelled_is_so_for_the_work_too() -> None:
    shares, heard = ProcessorShares(), asyncio.Event()

    async def failing() -> None:
        await asyncio.sleep(0)
        raise LookupError("of the work")

    async def waiting() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            heard.set()
            raise

    with pytest.raises(LookupError, match="of the work"):
        await shares.charged("ada", failing())

    async def charged() -> None:
        await shares.charged("ada", waiting())

    task = asyncio.create_task(charged())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert heard.is_set()


async def test_addresses_that_owe_nothing_are_forgotten(
    shares: ProcessorShares, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processor_shares, "MOST_ADDRESSES", 10)
    for number in range(10):
        spend(shares, f"visitor {number}", 0.0001)
    time.now += 1
    spend(shares, "flood", DEBT)
    spend(shares, "one more", 0.0001)
    assert set(shares._even_at) == {"flood", "one more"}


def test_requests_handshakes_and_messages_wait_for_their_turn_and_are_charged(
    migrated_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: list[str] = []
    spent: dict[str, float] = {}

    class Watched(ProcessorShares):
        async def turn(self, address: str) -> None:
            turns.append(address)

        def _charge(self, address: str, seconds: float) -> None:
            spent[address] = spent.get(address, 0.0) + seconds

    def since(count: int) -> list[str]:
        return turns[count:]

    monkeypatch.setattr(app, "ProcessorShares", Watched)
    mine = Settings(database=migrated_sqlite, limits="1000")
    with serving(app.make(mine, thinkers=0), mine) as server:
        ada = Browser(server, "Ada")
        table = ada.open_table("metro", "me", None)
        assert set(turns) == {"127.0.0.1"}
        count = len(turns)
        with ada.tab(table) as tab:
            assert since(count) == ["127.0.0.1"]
            tab.ask("why", place="00")
            tab.ask("say", text="hello")
            assert since(count) == ["127.0.0.1"] * 3
    assert spent["127.0.0.1"] > 0


def burn(seconds: float) -> float:
    """Work for so long; answers for how long it was."""
    began = thread_time()
    while thread_time() < began + seconds:
        pass
    return thread_time() - began


async def test_what_is_done_in_other_threads_is_charged(shares: ProcessorShares) -> None:
    async def request(seconds: float) -> float:
        return await aside(burn, seconds)

    took = await shares.charged("flood", request(0.03))
    await asyncio.sleep(0)  # the thread has told it
    assert took <= shares._used("flood") + 1e-9
    assert shares._used("ada") == 0


async def test_what_fails_in_another_thread_is_charged_too(shares: ProcessorShares) -> None:
    def fail() -> None:
        burn(0.03)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await shares.charged("flood", aside(fail))
    await asyncio.sleep(0)
    assert shares._used("flood") >= 0.03


async def test_threads_work_one_by_one_those_first_who_used_least(shares: ProcessorShares) -> None:
    under_way, done, gate = list[str](), list[str](), threading.Event()

    def work(who: str) -> None:
        under_way.append(who)
        assert under_way == [*done, who], "nobody else is at work"
        gate.wait(PATIENCE)
        done.append(who)

    spend(shares, "flood", 0.1)
    asked = [asyncio.ensure_future(shares.charged(who, aside(work, who))) for who in ("first", "flood", "ada")]
    while not under_way:
        await asyncio.sleep(0.001)
    gate.set()
    await asyncio.gather(*asked)
    assert done == ["first", "ada", "flood"]


def test_no_route_does_anything_in_a_thread_that_nobody_pays_for() -> None:
    for file in Path(routes.__file__).parent.glob("*.py"):
        assert "to_thread" not in file.read_text(encoding="utf-8"), f"{file.name}: use processor_shares.aside"
