"""How the journal gathers: nobody waits for the next batch, and every batch is written in the order of its tables."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection

from metropole.server.metrics import Metrics
from metropole.server.notices.outbox import note_turn
from metropole.server.storage import schema
from metropole.server.storage.database import Database
from metropole.server.tables import commit as committing
from metropole.server.tables import journal as module
from metropole.server.tables.commit import Commit, TurnNotice
from metropole.server.tables.journal import Journal
from metropole.server.tables.log import Entry
from tests.patience import PATIENCE
from tests.server.grounds import add_people, add_table, all_rows

pytestmark = pytest.mark.anyio
TABLES = [f"t{number:02}" for number in range(12)]


def commit(table: str, notice: TurnNotice | None = None) -> Commit:
    summary: dict[str, Any] = {"version": 2, "status": "running", "turn_seat": 0, "turn_user": "ada"}
    entry = Entry(2, "played", 7, 0, "ada", data={"action": "draw", "used": 0})
    return Commit(table, [entry], {**summary, "awaits_bot": False, "deadline": None, "result": None}, notice=notice)


async def with_tables(database: Database) -> None:
    await add_people(database, "ada")
    for table in TABLES:
        await add_table(database, table, ["ada"])


async def test_what_is_too_much_for_one_batch_is_written_although_nothing_more_comes(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await with_tables(database)
    monkeypatch.setattr(module, "MOST_AT_ONCE", 5)
    sizes: list[int] = []
    metrics = Metrics()
    monkeypatch.setattr(metrics, "committed", sizes.append)
    async with Journal(database, metrics) as journal, asyncio.timeout(PATIENCE):
        assert all(await asyncio.gather(*(journal.append(commit(table)) for table in TABLES)))
    assert sum(sizes) == len(TABLES)
    assert max(sizes) == 5, "and no batch is larger than allowed"
    assert len(await all_rows(database, schema.log)) == len(TABLES)


async def test_a_batch_is_written_in_the_order_of_its_tables(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the order in which they came: two processes that write the same tables never wait for each other."""
    await with_tables(database)
    batches: list[list[str]] = []
    whole = committing.write

    def writes(connection: Connection, commits: list[Commit]) -> None:
        batches.append([])
        whole(connection, commits)

    def notes(connection: Connection, user_id: str, table_id: str, *rest: int) -> None:
        batches[-1].append(table_id)
        note_turn(connection, user_id, table_id, *rest)

    monkeypatch.setattr(module, "write", writes)
    monkeypatch.setattr(committing, "note_turn", notes)
    mixed = [*TABLES[7:], *reversed(TABLES[:7])]
    async with Journal(database, Metrics()) as journal:
        coming = (journal.append(commit(table, TurnNotice("ada", 2, due_at=9))) for table in mixed)
        assert all(await asyncio.gather(*coming))
    assert max(map(len, batches)) > 1, "they came together"
    assert [batch for batch in batches if batch != sorted(batch)] == []
