"""Committing together: whoever comes too late is told so, the others of the batch are written; trouble is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import OperationalError

from metropole.games.contract import Message, NotUnderstood, Refusal
from metropole.server.metrics import Metrics
from metropole.server.refusals import Unavailable
from metropole.server.settings import Settings
from metropole.server.storage import schema
from metropole.server.storage.database import MOVES, Database, now
from metropole.server.storage.migrating import migrate
from metropole.server.tables import commit as committing
from metropole.server.tables.commit import Commit, TurnNotice
from metropole.server.tables.journal import Journal
from metropole.server.tables.log import Entry
from tests.patience import PATIENCE
from tests.server.grounds import Hands, add_people, add_table, all_rows

pytestmark = pytest.mark.anyio
TABLES = [f"t{number:02}" for number in range(12)]
NOTICE = TurnNotice("ada", 2, due_at=9)


@pytest.fixture
async def journal(database: Database) -> AsyncIterator[Journal]:
    await add_people(database, "ada")
    for table in TABLES:
        await add_table(database, table, ["ada"])
    async with Journal(database, Metrics()) as opened:
        yield opened


def commit(table: str, version: int, notice: TurnNotice | None = None) -> Commit:
    summary: dict[str, Any] = {"version": version, "status": "running", "turn_seat": 0, "turn_user": "ada"}
    return Commit(
        table,
        [Entry(version, "played", 7, 0, "ada", data={"action": "draw", "used": 0})],
        {**summary, "awaits_bot": False, "deadline": None, "result": None},
        notice=notice,
    )


def errors_in(caplog: pytest.LogCaptureFixture) -> list[tuple[str, Any, Any]]:
    """What was logged as an error: the event, the kind of what was raised, and what is told of it."""
    records: list[Any] = [record for record in caplog.records if record.levelname == "ERROR"]
    return [(one.getMessage(), one.exc_info[0] if one.exc_info else None, one.fields) for one in records]


def faults_of(journal: Journal) -> float:
    """How many faults of ours were counted."""
    return float(journal._metrics.task_faults.labels("journal")._value.get())


async def test_what_comes_together_is_committed_together(journal: Journal, database: Database) -> None:
    metrics = journal._metrics
    assert await asyncio.gather(*(journal.append(commit(table, 2)) for table in TABLES)) == [True] * len(TABLES)
    assert metrics.commits._value.get() < len(TABLES)
    assert {row.version for row in await all_rows(database, schema.tables)} == {2}
    assert len(await all_rows(database, schema.log)) == len(TABLES)


async def test_a_version_that_is_taken_fails_alone(journal: Journal, database: Database) -> None:
    assert await journal.append(commit("t03", 2))
    answers = await asyncio.gather(*(journal.append(commit(table, 2)) for table in TABLES))
    assert answers == [table != "t03" for table in TABLES]
    assert len(await all_rows(database, schema.log)) == len(TABLES)


async def test_of_two_for_one_version_that_come_together_one_is_written(journal: Journal, database: Database) -> None:
    assert sorted(await asyncio.gather(*(journal.append(commit("t03", 2)) for _ in range(2)))) == [False, True]
    assert len(await all_rows(database, schema.log)) == 1


async def test_two_processes_write_many_tables_in_whatever_order(journal: Journal, database: Database) -> None:
    """None waits for the other for ever."""
    async with Journal(database, Metrics()) as other:
        for version in range(2, 12, 2):
            one = [journal.append(commit(table, version)) for table in TABLES]
            two = [other.append(commit(table, version + 1)) for table in reversed(TABLES)]
            assert all(await asyncio.gather(*one, *two))


@pytest.mark.postgres
async def test_postgresql_locks_tables_in_the_order_of_their_ids(new_address: Callable[[str], str]) -> None:
    """While one of them is held by somebody, those before it are locked, and none after it."""
    address = new_address("postgresql")
    await migrate(address)
    database = Database(Settings(database=address))
    await add_people(database, "ada")
    for table in reversed(TABLES):
        await add_table(database, table, ["ada"])
    ids = select(schema.tables.c.id)
    async with Journal(database, Metrics()) as journal:
        async with database.writing() as holder:
            await holder.execute(ids.where(schema.tables.c.id == TABLES[5]).with_for_update())
            written = asyncio.gather(*(journal.append(commit(table, 2)) for table in TABLES))
            free = TABLES
            async with asyncio.timeout(PATIENCE):
                while free != TABLES[6:]:
                    async with database.writing() as other:
                        free = sorted(await other.scalars(ids.with_for_update(skip_locked=True)))
        assert all(await written)
    await database.close()


async def test_trouble_is_told_and_writes_nothing(
    journal: Journal, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = database.write

    async def broken(work: Callable[[Connection], None], **how: bool) -> None:
        def break_off(connection: Connection) -> None:
            work(connection)
            raise OperationalError("commit", {}, OSError("gone"))

        await whole(break_off, **how)

    monkeypatch.setattr(database, "write", broken)
    with pytest.raises(Unavailable):
        await journal.append(commit("t00", 2, NOTICE))
    monkeypatch.undo()
    assert await all_rows(database, schema.log) == []
    assert await journal.append(commit("t00", 2)), "and goes on when it is over"


async def test_what_else_belongs_to_an_entry_is_written_with_it_or_not_at_all(
    journal: Journal, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(connection: Connection, *_: object) -> None:
        connection.execute(select(schema.tables))
        raise OperationalError("notice", {}, OSError("gone"))

    monkeypatch.setattr(committing, "note_turn", fails)
    with pytest.raises(Unavailable):
        await journal.append(commit("t00", 2, NOTICE))
    assert await all_rows(database, schema.log) == []
    monkeypatch.undo()
    assert await journal.append(commit("t00", 2, NOTICE))
    assert [(row.user_id, row.table_id, row.version) for row in await all_rows(database, schema.notices)] == [
        ("ada", "t00", 2)
    ]


async def test_a_fault_is_told_and_stops_nobody_else(
    journal: Journal, database: Database, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of ours, with one writing: the others of its batch are written, and it can be tried again."""

    def stumble(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(committing, "note_turn", stumble)
    writings = [commit(table, 2, NOTICE if table == "t00" else None) for table in TABLES]
    answers = await asyncio.gather(*map(journal.append, writings), return_exceptions=True)
    refused, *others = answers
    assert isinstance(refused, Unavailable)
    assert refused.reason == Message("not_saved")
    assert others == [True] * (len(TABLES) - 1)
    assert errors_in(caplog) == [("fault", RuntimeError, {"work": "journal"})]
    assert faults_of(journal) == 1
    assert await journal.append(commit("t00", 2))


async def test_a_fault_beside_the_writing_ends_nothing(
    journal: Journal, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for ever, and what comes next is written."""

    def stumble(_: int) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(journal._metrics, "committed", stumble)
    with pytest.raises(Unavailable) as refused:
        await journal.append(commit("t00", 2))
    assert refused.value.reason == Message("not_saved")
    assert errors_in(caplog) == [("fault", RuntimeError, {"work": "journal"})]
    assert faults_of(journal) == 1
    monkeypatch.undo()
    assert not await journal.append(commit("t00", 2)), "it was written after all"
    assert await journal.append(commit("t00", 3))


async def test_what_is_written_is_what_was_meant(journal: Journal, database: Database) -> None:
    """Whatever the number of rows that go together, with everything that a row can hold."""
    result = {"scores": [3, 4], "winners": [1]}
    summary = {"status": "finished", "turn_seat": -1, "turn_user": None, "awaits_bot": True, "deadline": 2**40}
    meant = [
        Commit(table, [Entry(2, "left", 2**41, 0, None)], {**summary, "version": 2, "result": result})
        for table in TABLES[:11]
    ]
    assert all(await asyncio.gather(*(journal.append(one) for one in meant)))
    written = {row.id: row._mapping for row in await all_rows(database, schema.tables)}
    for one in meant:
        assert {name: written[one.table_id][name] for name in one.row()} == one.row()
    assert sorted(
        (row.table_id, row.version, row.kind, row.at, row.data) for row in await all_rows(database, schema.log)
    ) == [(table, 2, "left", 2**41, "") for table in TABLES[:11]]


# What the database does not take is the trouble of whoever wrote it alone. All of it is past the door here.

UNTAKEN: dict[str, dict[str, Any]] = {
    "nul": {"action_id": "\0x"},
    "surrogate": {"action_id": "\ud800"},
    "number": {"version": 2**70},
    "kind": {"data": {"action": object()}},
}


@pytest.mark.parametrize("what", UNTAKEN)
async def test_a_bad_writing_fails_alone(
    journal: Journal, database: Database, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Its batch is halved until it is found; the others are written, and only its own writer is refused."""
    if what == "nul" and database._at_once is not None:
        what = "surrogate"  # SQLite can keep the other
    bad = commit("t03", 2)
    bad = bad._replace(entries=[bad.entries[0]._replace(**UNTAKEN[what])])
    writings = [bad if table == "t03" else commit(table, 2, NOTICE) for table in TABLES]
    answers = await asyncio.gather(*map(journal.append, writings), return_exceptions=True)
    assert [answer for answer in answers if answer is not True] == [answers[3]]
    assert isinstance(answers[3], NotUnderstood)
    assert len(await all_rows(database, schema.log)) == len(TABLES) - 1
    assert journal._metrics.commits_refused._value.get() == 1
    assert answers[3].reason == Message("cannot_be_kept")
    assert [(event, fields) for event, _, fields in errors_in(caplog)] == [("commit_refused", {"kinds": ["played"]})]
    assert None not in [error for _, error, _ in errors_in(caplog)]
    assert await journal.append(commit("t03", 2)), "and everything is as before"


async def test_finding_one_among_many_takes_few_transactions(
    journal: Journal, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, calls = database.write, 0

    async def counted(work: Callable[[Connection], None], **how: bool) -> None:
        nonlocal calls
        calls += 1
        await whole(work, **how)

    many = [f"n{number:03}" for number in range(256)]
    async with database.writing() as connection:
        row = (await connection.execute(select(schema.tables).limit(1))).one()._asdict()
        await connection.execute(insert(schema.tables), [{**row, "id": table} for table in many])
    assert await journal.append(commit("n100", 2))
    monkeypatch.setattr(database, "write", counted)
    answers = await asyncio.gather(*(journal.append(commit(table, 2)) for table in many))
    assert answers.count(False) == 1
    assert calls <= 2 + 2 * 8, "the whole, and two halves for each of log2(256)"


async def test_a_database_that_is_away_is_not_asked_for_each_writing_alone(
    journal: Journal, database: Database, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = 0

    async def away(*_: Any, **__: bool) -> None:
        nonlocal calls
        calls += 1
        raise OperationalError("write", {}, OSError("gone"))

    monkeypatch.setattr(database, "write", away)
    answers = await asyncio.gather(*(journal.append(commit(t, 2)) for t in TABLES), return_exceptions=True)
    assert [answer.reason for answer in answers if isinstance(answer, Unavailable)] == [Message("not_saved")] * len(
        TABLES
    )
    assert calls == 1
    assert errors_in(caplog) == [], "that is no fault of ours"


async def test_for_how_long_nothing_could_be_written_is_known(
    hands: Hands, journal: Journal, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From when the first came that could not be, until something is; whether the database failed or was slow."""
    whole = database.write

    async def slow(work: Callable[[Connection], None], **how: Any) -> None:
        hands.go_on(2)
        await whole(work, **how)

    async def away(*_: Any, **__: bool) -> None:
        raise OperationalError("write", {}, OSError("gone"))

    start = now()
    monkeypatch.setattr(database, "write", away)
    with pytest.raises(Unavailable):
        await journal.append(commit("t00", 2))
    hands.go_on(3)
    monkeypatch.setattr(database, "write", whole)
    assert await journal.append(commit("t00", 2))
    assert journal.stalls.pending == [(start, start + 3000)]
    monkeypatch.setattr(database, "write", slow)
    assert await journal.append(commit("t00", 3))
    assert journal.stalls.pending[1:] == [(start + 3000, start + 5000)]


async def test_what_is_more_than_entries_and_rows_is_never_written_without_a_transaction(
    journal: Journal, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One statement needs none: it is written as a whole anyway. And whatever it is, it comes before all else."""
    told: list[bool] = []

    async def noted(_: object, *, is_one_statement: bool, rank: int) -> None:
        assert rank == MOVES
        told.append(is_one_statement)

    monkeypatch.setattr(database, "write", noted)
    for notices in ([None, None], [None, NOTICE], [NOTICE, None]):
        coming = zip(TABLES, notices, strict=False)
        assert all(await asyncio.gather(*(journal.append(commit(table, 2, notice)) for table, notice in coming)))
    assert told == [True, False, False]


@pytest.mark.parametrize("end", [asyncio.CancelledError, RuntimeError, KeyError])
async def test_nothing_ends_the_journal(
    journal: Journal, database: Database, monkeypatch: pytest.MonkeyPatch, end: type[BaseException]
) -> None:
    async def ends(*_: Any, **__: bool) -> None:
        raise end

    monkeypatch.setattr(database, "write", ends)
    with pytest.raises(Refusal):
        await journal.append(commit("t00", 2))
    monkeypatch.undo()
    assert await journal.append(commit("t00", 2))


async def test_it_is_closed_in_the_middle_of_a_writing_too(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """That is its own end, not somebody else's."""
    begun = asyncio.Event()

    async def hangs(*_: Any, **__: bool) -> None:
        begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(database, "write", hangs)
    async with asyncio.timeout(PATIENCE):
        async with Journal(database, Metrics()) as journal:
            writing = asyncio.create_task(journal.append(commit("t00", 2)))
            await begun.wait()
    assert journal._task is not None
    assert journal._task.cancelled()
    writing.cancel()
