"""What a process tells its people of what others did: by the bus, and without it by looking around."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any, cast

import pytest
from sqlalchemy import delete

from metropole.server.background.bus_listener import BusListener
from metropole.server.background.runner import TaskRunner
from metropole.server.background.thinking import Thinking
from metropole.server.broadcast import chat
from metropole.server.broadcast.broadcaster import TableBroadcaster
from metropole.server.bus import BusMessage, LocalBus
from metropole.server.metrics import Metrics
from metropole.server.people import mutes
from metropole.server.people.sessions import Person
from metropole.server.sockets.connection import COME_BACK
from metropole.server.sockets.newsfeed import Newsfeeds, NewsSocket
from metropole.server.storage import schema
from metropole.server.storage.database import Database, now
from metropole.server.storage.new_rows import NewRows
from metropole.server.tables import acts
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.journal import Journal
from metropole.server.tables.live import LiveTables
from metropole.server.tables.table import Table
from metropole.server.task_health import TaskHealth
from tests.patience import PATIENCE
from tests.server.grounds import add_people
from tests.server.tables.tabled import terms
from tests.server.tables.test_live import Ear, move, write_of_newer_program

pytestmark = pytest.mark.anyio


class Page:
    """A page that is open, and what it was told."""

    def __init__(self, newsfeeds: Newsfeeds, user: str) -> None:
        self.told: list[tuple[str, int]] = []
        newsfeeds._feeds[user].add(cast("NewsSocket", self))

    def send_json(self, told: Any) -> None:
        self.told.append((told["table"], told["version"]))


class Hall:
    """One process as far as news goes, on a bus that reaches nobody else."""

    def __init__(self, database: Database, journal: Journal, runner: TaskRunner, process: str) -> None:
        bus = LocalBus()
        self.tables = LiveTables(database, journal, bus, Metrics(), TableBroadcaster(database), process)
        self.newsfeeds = Newsfeeds()
        self.listener = BusListener(
            self.tables, self.newsfeeds, Thinking(self.tables, bus, 0, process), runner, process
        )
        bus.hand_to(self.listener)


@asynccontextmanager
async def two_halls(database: Database, metrics: Metrics) -> AsyncIterator[tuple[Hall, Hall]]:
    await add_people(database, "u0", "u1", "u2")
    async with Journal(database, metrics) as journal, TaskRunner(TaskHealth(metrics)) as runner:
        one, other = (Hall(database, journal, runner, name) for name in ("one", "other"))
        at = ActRequest(now(), "u0")
        await one.tables.open(Table(terms("metropolys")), [lambda table: acts.sit(table, at, 0)])
        await one.tables.act("t", lambda table: acts.sit(table, ActRequest(now(), "u1"), 1))
        for hall in (one, other):
            await hall.listener.look_around()
        yield one, other


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


@pytest.fixture
async def halls(database: Database, metrics: Metrics) -> AsyncIterator[tuple[Hall, Hall]]:
    async with two_halls(database, metrics) as both:
        yield both


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.002)


def said(ear: Ear) -> list[str]:
    return [told["text"] for told in ear.told if told["type"] == "chat"]


async def test_chat_is_heard_at_once_here_and_by_looking_there(halls: tuple[Hall, Hall]) -> None:
    one, other = halls
    here, there = Ear(one.tables, "u0", 2), Ear(other.tables, "u1", 2)
    await chat.say(one.tables, "t", "u0", "hello")
    await until(lambda: said(here) == ["hello"])
    assert said(there) == []
    await other.listener.look_around()
    await until(lambda: said(there) == ["hello"])
    for hall in halls:
        for _ in range(2):
            await hall.listener.look_around()
    await chat.say(other.tables, "t", "u1", "hi")
    await one.listener.look_around()
    await until(lambda: said(here) == said(there) == ["hello", "hi"])


async def test_turns_are_told_at_once_here_and_by_looking_there(halls: tuple[Hall, Hall]) -> None:
    one, _ = halls
    pages = [Page(hall.newsfeeds, user) for hall in halls for user in ("u0", "u1")]
    await one.tables.act("t", lambda table: acts.start(table, ActRequest(now(), "u0"), Random(1)))
    turn = (await one.tables.look("t")).turn
    assert [page.told for page in pages] == [[("t", 3)] if number == turn else [] for number in range(4)]
    for hall in halls:
        for _ in range(2):
            await hall.listener.look_around()
    assert [page.told for page in pages] == [[("t", 3)] if number % 2 == turn else [] for number in range(4)]


async def test_whoever_muted_somebody_by_another_process_does_not_hear_them(halls: tuple[Hall, Hall]) -> None:
    """Nothing of it needs to be heard: it is asked whenever something is said."""
    one, _ = halls
    ears = [Ear(one.tables, user, 2) for user in ("u0", "u1")]
    await mutes.mute(one.tables.database, Person("u1", "U1", is_guest=True), "u0")
    await chat.say(one.tables, "t", "u0", "boo")
    await until(lambda: said(ears[0]) == ["boo"])
    await mutes.unmute(one.tables.database, Person("u1", "U1", is_guest=True), "u0")
    await chat.say(one.tables, "t", "u0", "hello")
    await until(lambda: said(ears[1]) == ["hello"])


async def test_whoever_sat_down_by_another_process_speaks_and_hears_as_a_player(halls: tuple[Hall, Hall]) -> None:
    one, other = halls
    await one.tables.open(
        Table(terms("metropolys", id="z")), [lambda table: acts.sit(table, ActRequest(now(), "u0"), 0)]
    )
    await other.tables.look("z")
    player, watcher = Ear(other.tables, "u1", 1, "z"), Ear(other.tables, "u2", 1, "z")
    await one.tables.act("z", lambda table: acts.sit(table, ActRequest(now(), "u1"), 1))
    await chat.say(other.tables, "z", "u1", "among us")
    await until(lambda: said(player) == ["among us"])
    assert said(watcher) == []


async def test_nothing_on_the_bus_ends_the_hearing(halls: tuple[Hall, Hall], metrics: Metrics) -> None:
    one, other = halls
    ear = Ear(other.tables, "u1", 2)
    for news in (BusMessage("x", "t", 99), BusMessage("x", "nowhere", 7), BusMessage("x", "t", chat=99)):
        other.listener.handle(news)
    await one.tables.act("t", lambda table: acts.start(table, ActRequest(now(), "u0"), Random(1)))
    other.listener.handle(BusMessage("one", "t", 3))
    await until(lambda: 3 in ear.versions)


async def test_those_at_a_table_that_a_newer_program_went_on_with_are_sent_back(halls: tuple[Hall, Hall]) -> None:
    """By looking, or by the bus."""
    one, other = halls
    ears = [Ear(hall.tables, "u1", 2) for hall in halls]
    await write_of_newer_program(one.tables.database, "t", 3)
    await one.listener.look_around()
    other.listener.handle(BusMessage("new", "t", 3))
    await until(lambda: all(COME_BACK in ear.closed for ear in ears))


async def test_a_task_of_news_that_fails_is_counted(
    halls: tuple[Hall, Hall], metrics: Metrics, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = halls
    Ear(one.tables, "u0", 2)

    async def fails(*_: Any) -> None:
        raise KeyError

    monkeypatch.setattr(chat, "pass_on", fails)
    await chat.say(one.tables, "t", "u0", "hello")
    await until(lambda: metrics.task_faults.labels("bus_news")._value.get() == 1)


async def test_rows_are_new_once_whatever_becomes_of_others(database: Database) -> None:
    """Also where the newest are deleted, after which SQLite gives their numbers out again."""
    async with two_halls(database, Metrics()) as (one, _):
        rows = NewRows(database, schema.chat, schema.chat.c.text)
        await chat.say(one.tables, "t", "u0", "before")
        assert await rows.look() == []
        await chat.say(one.tables, "t", "u0", "a")
        await chat.say(one.tables, "t", "u0", "b")
        assert [row.text for row in await rows.look()] == ["a", "b"]
        assert await rows.look() == []
        async with database.writing() as connection:
            await connection.execute(delete(schema.chat))
        assert await rows.look() == []
        await chat.say(one.tables, "t", "u0", "c")
        assert [row.text for row in await rows.look()] == ["c"]


async def test_a_move_is_told_by_a_process_that_only_looks(halls: tuple[Hall, Hall]) -> None:
    one, other = halls
    ear = Ear(other.tables, "u1", 2)
    await one.tables.act("t", lambda table: acts.start(table, ActRequest(now(), "u0"), Random(1)))
    await move(one.tables)
    await other.listener.look_around()
    assert ear.versions == [3, 4]
