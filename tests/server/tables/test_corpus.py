"""The corpus of finished games, kept by the server with their rules version, replays from its store to the same."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from metropole import games
from metropole.server.metrics import Metrics
from metropole.server.storage import schema
from metropole.server.storage.database import Database
from metropole.server.tables import store
from metropole.server.tables.clocks import Pace
from metropole.server.tables.commit import Commit
from metropole.server.tables.journal import Journal
from metropole.server.tables.log import Entry
from metropole.server.tables.table import Table, Terms
from tests.server.grounds import add_people

pytestmark = pytest.mark.anyio
GOLDEN = Path(__file__).parents[2] / "records"


def golden(game: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (GOLDEN / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()]


async def keep(database: Database, journal: Journal, table_id: str, data: dict[str, Any]) -> None:
    """A finished table, written as if it had been played here."""
    rules = games.load(data["game"])
    terms = Terms(table_id, data["game"], data["players"], data["options"], {}, Pace(), True, False, "ada", None, 0)
    entries = [Entry(1, "sat", 0, 0, "ada", data={"user": "ada"})]
    entries += [Entry(seat + 1, "sat", 0, seat, data={"bot": "novice"}) for seat in range(1, data["players"])]
    entries.append(Entry(len(entries) + 1, "started", 0, data=data["setup"]))
    for action in data["actions"]:
        played = {"action": action, "used": 0}
        entries.append(Entry(len(entries) + 1, "played", 0, data=played, code=rules.parse(action)))
    table = Table(terms)
    table.fold(entries)
    await journal.append(Commit.of(table, entries, is_new=True))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["metropolys", "metro"])
async def test_every_game_of_the_corpus_replays_from_the_store(database: Database, game: str) -> None:
    await add_people(database, "ada")
    records, digest = golden(game), hashlib.sha256()
    async with Journal(database, Metrics()) as journal:
        for number, data in enumerate(records):
            await keep(database, journal, f"{game}{number}", data)
    for number, data in enumerate(records):
        stored = await store.load(database, f"{game}{number}")
        table = stored.table()
        assert table.match is not None
        assert table.status == "finished"
        assert table.match.record().to_json() == data
        replayed = Table(stored.terms)
        for entry in stored.entries:
            if entry.kind == "played" and replayed.match is not None:
                legal = replayed.match.game.legal(replayed.view(replayed.turn))
                digest.update(f"{replayed.turn} {entry.details['action']} {legal}\n".encode())
            replayed.apply(entry)
    assert await kept(database) == {(1, "finished")}
    assert digest.hexdigest() == (GOLDEN / f"{game}.sha256").read_text(encoding="ascii").strip()


async def kept(database: Database) -> set[tuple[int, str]]:
    async with database.reading() as connection:
        return {(row.rules, row.status) for row in await connection.execute(select(schema.tables))}
