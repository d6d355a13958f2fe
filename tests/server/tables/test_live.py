"""Two processes on one database: conflicts, catching up, and what those who listen are told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert, update

from metropole.server.broadcast import chat
from metropole.server.broadcast.broadcaster import TableBroadcaster
from metropole.server.bus import LocalBus
from metropole.server.metrics import Metrics
from metropole.server.refusals import NotFound, Unavailable
from metropole.server.storage import schema
from metropole.server.storage.database import Database, now
from metropole.server.tables import acts, live, store
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.journal import Journal
from metropole.server.tables.live import LiveTables, Stale
from metropole.server.tables.log import NewerVersion
from metropole.server.tables.table import Table
from tests.server.grounds import add_people
from tests.server.tables.tabled import terms

pytestmark = pytest.mark.anyio


class Ear:
    """Somebody who listens to a table from its present version on."""

    def __init__(self, tables: LiveTables, user: str, version: int, table: str = "t") -> None:
        self.user: str | None = user
        self.version, self.session = version, "session"
        self.told: list[dict[str, Any]] = []
        self.closed: list[int] = []
        tables.at(table).subscribers.add(self)

    def send(self, text: bytes) -> None:
        self.told.append(json.loads(text))

    def send_json(self, told: Any) -> None:
        self.told.append(told)

    def ping(self) -> None:
        """There is no way to measure."""

    def close(self, code: int) -> None:
        self.closed.append(code)

    @property
    def versions(self) -> list[int]:
        return [told["version"] for told in self.told]


@pytest.fixture
async def processes(database: Database) -> AsyncIterator[tuple[LiveTables, LiveTables]]:
    """Two, at a table that has begun, neither of which hears of the other."""
    await add_people(database, "u0", "u1")
    async with Journal(database, Metrics()) as one, Journal(database, Metrics()) as other:
        told = TableBroadcaster(database)
        both = [LiveTables(database, journal, LocalBus(), Metrics(), told, "p") for journal in (one, other)]
        at = ActRequest(now(), "u0")
        await both[0].open(Table(terms("metropolys")), [lambda table: acts.sit(table, at, 0)])
        await both[0].act("t", lambda table: acts.sit(table, ActRequest(now(), "u1"), 1))
        await both[0].act("t", lambda table: acts.start(table, at, Random(1)))
        yield both[0], both[1]


async def move(tables: LiveTables, version: int | None = None) -> int:
    """Whoever is to move plays the first thing that is legal."""

    def decide(table: Table) -> Any:
        seat, rules = table.turn, table.terms.rules
        action = rules.text(rules.legal(table.view(seat))[0])
        return acts.play(table, ActRequest(now(), f"u{seat}"), seat, action, ())

    return (await tables.act("t", decide, version=version)).version


async def test_whoever_acts_on_an_old_table_reads_on_and_decides_again(
    processes: tuple[LiveTables, LiveTables],
) -> None:
    one, other = processes
    ears = [Ear(one, "u0", 3), Ear(other, "u1", 3)]
    await other.look("t")
    assert [await move(one), await move(other), await move(one)] == [4, 5, 6]
    assert ears[0].versions == [4, 5, 6]
    assert ears[1].versions == [4, 5], "told what was missed before what it did itself"
    await other.catch_up("t", 6)
    assert ears[1].versions == [4, 5, 6]


async def test_of_two_who_answer_one_version_one_is_stale(processes: tuple[LiveTables, LiveTables]) -> None:
    for tables in processes:
        await tables.look("t")
    done = await asyncio.gather(*(move(tables, version=3) for tables in processes), return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in done) == ["Stale", "int"]
    stale = next(answer for answer in done if isinstance(answer, Stale))
    assert stale.version == 4


async def test_news_that_was_lost_is_found_by_looking(processes: tuple[LiveTables, LiveTables]) -> None:
    one, other = processes
    ear = Ear(other, "u1", 3)
    await other.look("t")
    await move(one)
    await other.look_around()
    await other.look_around()
    assert ear.versions == [4]


async def test_whoever_comes_in_is_shown_what_another_process_did(processes: tuple[LiveTables, LiveTables]) -> None:
    one, other = processes
    version = (await other.look("t")).version
    await move(one)
    assert (await other.look("t")).version == version, "it has not heard of it"
    assert (await other.look_now("t")).version == version + 1
    with pytest.raises(NotFound):
        await other.look_now("nowhere")


async def test_what_was_committed_is_told_even_if_whoever_asked_is_gone(
    processes: tuple[LiveTables, LiveTables], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commit happens, and the one who waits for it is cancelled: the others hear of it by the next look."""
    one, _ = processes
    ear = Ear(one, "u1", 3)
    append = one._journal.append

    async def and_gone(writing: Any) -> bool:
        await append(writing)
        raise asyncio.CancelledError

    monkeypatch.setattr(one._journal, "append", and_gone)
    with suppress(asyncio.CancelledError):
        await move(one)
    monkeypatch.undo()
    assert ear.versions == []
    await one.look_around()
    assert ear.versions == [4]


async def test_what_was_not_saved_never_was(
    processes: tuple[LiveTables, LiveTables], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = processes
    ear = Ear(one, "u1", 3)

    async def fails(_: Any) -> bool:
        raise Unavailable("not_saved")

    monkeypatch.setattr(one._journal, "append", fails)
    with pytest.raises(Unavailable):
        await move(one)
    monkeypatch.undo()
    assert (await one.look("t")).version == 3
    assert await move(one) == 4
    assert ear.versions == [4]


async def test_what_is_said_during_a_commit_is_heard(
    processes: tuple[LiveTables, LiveTables], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = processes
    ear = Ear(one, "u1", 3)
    await chat.say(one, "t", "u0", "hello")
    append, is_open = one._journal.append, asyncio.Event()

    async def slow(writing: Any) -> bool:
        await is_open.wait()
        return await append(writing)

    monkeypatch.setattr(one._journal, "append", slow)
    moving = asyncio.create_task(move(one))
    telling = asyncio.create_task(chat.pass_on(one, one.at("t"), 1))
    await asyncio.sleep(0.05)
    is_open.set()
    await asyncio.gather(moving, telling)
    assert [told.get("text") for told in ear.told if told["type"] == "chat"] == ["hello"]


async def test_what_is_missed_is_told_as_it_was_told_live(processes: tuple[LiveTables, LiveTables]) -> None:
    """With the names of those who have left since."""
    one, other = processes
    ear = Ear(one, "u0", 3)
    await move(one)
    await one.act("t", lambda table: acts.clear(table, ActRequest(now(), "u1"), 1))
    await move_if_person(one)
    there = await other.look("t")
    told = [json.loads(text) for text in await TableBroadcaster(other.database).missed(there, 3, "u0")]
    assert told == ear.told
    first = [json.loads(text) for text in await TableBroadcaster(other.database).missed(there, 0, "u0")]
    assert [seat["name"] for seat in first[1]["seats"]] == ["U0", "U1"]


async def move_if_person(tables: LiveTables) -> None:
    if (await tables.look("t")).turn == 0:
        await move(tables)


async def test_tables_that_are_not_there_leave_nothing_behind(processes: tuple[LiveTables, LiveTables]) -> None:
    with pytest.raises(NotFound):
        await processes[0].look("nowhere")
    assert processes[0].known("nowhere") is None


async def test_idle_tables_are_let_go_unless_somebody_listens(
    processes: tuple[LiveTables, LiveTables], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = processes
    Ear(one, "u0", 3)
    await other.look("t")
    monkeypatch.setattr(live, "now", lambda: now() + live.IDLE + 1000)
    for tables in processes:
        tables.forget_idle()
    assert one.known("t") is not None
    assert other.known("t") is None
    assert (await store.versions(other.database, ["t"])) == {"t": 3}


async def test_nothing_is_refused_by_a_state_older_than_the_databases(database: Database) -> None:
    """People who sit down by one process and begin by another, neither of which hears of the other."""
    await add_people(database, "u0", "u1")
    async with Journal(database, Metrics()) as journal:
        told = TableBroadcaster(database)
        one, other = (LiveTables(database, journal, LocalBus(), Metrics(), told, "p") for _ in range(2))
        at = ActRequest(now(), "u0")
        for number in range(10):
            table = f"t{number}"
            await one.open(Table(terms("metropolys", id=table)), [lambda table: acts.sit(table, at, 0)])
            await other.look(table)
            await one.act(table, lambda table: acts.sit(table, ActRequest(now(), "u1"), 1))
            await other.act(table, lambda table: acts.start(table, at, Random(1)))
            assert await one.ask(table, lambda table: table.status) == "open", "it has not heard of it"
            assert (await one.look_now(table)).status == "running"


async def test_what_is_refused_is_refused_by_what_the_database_has(processes: tuple[LiveTables, LiveTables]) -> None:
    one, other = processes
    await other.look("t")
    await move(one)
    with pytest.raises(Stale) as stale:
        await move(other, version=2)
    assert stale.value.version == 4
    with pytest.raises(Stale):
        await other.ask("t", lambda table: table.status, version=3)
    assert await other.ask("t", lambda table: table.version, version=4) == 4


async def test_what_goes_well_asks_the_database_nothing_more(
    processes: tuple[LiveTables, LiveTables], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = processes
    await one.look("t")

    async def asked(*_: Any) -> dict[str, int]:
        raise AssertionError

    monkeypatch.setattr(store, "versions", asked)
    monkeypatch.setattr(store, "entries_after", asked)
    assert await move(one, version=3) == 4


async def test_a_table_that_was_not_written_was_not_opened(processes: tuple[LiveTables, LiveTables]) -> None:
    one, _ = processes
    with pytest.raises(Unavailable):
        await one.open(Table(terms("metropolys")), [lambda table: acts.sit(table, ActRequest(now(), "u0"), 0)])
    assert (await one.look_now("t")).version == 3, "the one that was there is as it was"


async def test_an_entry_of_a_newer_program_concerns_its_own_table_alone(
    processes: tuple[LiveTables, LiveTables],
) -> None:
    one, other = processes
    at = ActRequest(now(), "u0")
    await other.open(Table(terms("metropolys", id="z")), [lambda table: acts.sit(table, at, 0)])
    ears = [Ear(one, "u0", 3), Ear(one, "u1", 1, "z")]
    await write_of_newer_program(one.database, "t", 4)
    await other.act("z", lambda table: acts.sit(table, ActRequest(now(), "u1"), 1))
    assert await one.look_around() == ["t"]
    assert [ear.versions for ear in ears] == [[], [2]], "the other table goes on"
    for refused in (one.look_now("t"), move(one), move(one, version=3), one.catch_up("t", 4)):
        with pytest.raises(NewerVersion):
            await refused


async def write_of_newer_program(database: Database, table: str, version: int) -> None:
    """An entry of a kind that is not known here."""
    row = {"table_id": table, "version": version, "kind": "traded", "seat": 0, "data": "", "at": now()}
    async with database.writing() as connection:
        await connection.execute(insert(schema.log).values(row))
        await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(version=version))
