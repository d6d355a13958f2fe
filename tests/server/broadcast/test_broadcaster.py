"""Who is told an entry, with which names; and the same told later."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from metropole.server.broadcast.broadcaster import TableBroadcaster
from metropole.server.broadcast.entry import EntryBroadcast
from metropole.server.storage.database import Database
from metropole.server.tables import acts, store
from metropole.server.tables.clocks import Pace
from metropole.server.tables.live import LiveTable
from metropole.server.tables.store import TableLog
from tests.server.grounds import add_people
from tests.server.tables.tabled import Tabled

pytestmark = pytest.mark.anyio


class Listener:
    """Somebody who knows a version of a table."""

    def __init__(self, user: str | None, version: int) -> None:
        self.user, self.version, self.session = user, version, "session"
        self.told: list[Any] = []

    def send(self, text: bytes) -> None:
        self.told.append(json.loads(text))

    def send_json(self, told: Any) -> None:
        self.told.append(told)

    def ping(self) -> None:
        """There is no way to measure."""

    def close(self, code: int) -> None:
        """Nobody does."""


def told_to(run: Tabled, entry: Any, *listeners: Listener) -> tuple[LiveTable, Any]:
    """A table at which this has just happened, with those who look at it."""
    applied = run.table.apply(entry)
    run.entries.append(entry)
    return LiveTable("t", run.table, subscribers=set(listeners)), applied


async def test_whoever_knows_all_before_it_is_told_an_entry(database: Database) -> None:
    await add_people(database, "u0", "u1")
    run = Tabled("metro", "u0", "u1")
    listeners = [Listener("u0", 3), Listener("u1", 3), Listener(None, 3), Listener("u1", 2), Listener("u0", 4)]
    entry = acts.person_plays(run.table, run.asked("u0", id="mine"), run.legal()[0], ())
    live, applied = told_to(run, entry, *listeners)
    await TableBroadcaster(database).broadcast(live, applied, run.table)
    told = EntryBroadcast(run.table, applied, {})
    expected = [json.loads(told.to(seat, user)) for seat, user in ((0, "u0"), (1, "u1"), (None, None))]
    assert [one.told for one in listeners] == [*([one] for one in expected), [], []]
    assert [one.version for one in listeners] == [4, 4, 4, 2, 4]


async def test_names_are_told_where_seats_change_and_not_asked_for_at_every_move(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await add_people(database, "u0", "u1")
    run, broadcaster = Tabled("metro", "u0", "", is_started=False), TableBroadcaster(database)
    listener = Listener("u0", 1)
    live, applied = told_to(run, acts.sit(run.table, run.asked("u1"), 1), listener)
    await broadcaster.broadcast(live, applied, run.table)
    assert [(seat["name"], seat["is_guest"]) for seat in listener.told[-1]["seats"]] == [("U0", True), ("U1", True)]
    snapshot = json.loads(await broadcaster.snapshot(run.table, "u1"))
    assert (snapshot["seat"], [seat["name"] for seat in snapshot["table"]["seats"]]) == (1, ["U0", "U1"])
    assert json.loads(await broadcaster.snapshot(run.table, None))["seat"] is None

    async def asked(*_: Any) -> Any:
        raise AssertionError

    run, listener = Tabled("metro", "u0", "u1"), Listener("u0", 3)
    monkeypatch.setattr(store, "names", asked)
    live, applied = told_to(run, acts.play(run.table, run.asked("u0"), 0, "draw", ()), listener)
    await broadcaster.broadcast(live, applied, run.table)
    assert listener.version == 4
    live, applied = told_to(run, acts.clear(run.table, run.asked("u1"), 1))
    await broadcaster.broadcast(live, applied, run.table)
    assert listener.version == 4, "and of nothing where nobody is told"


@pytest.mark.parametrize("late", [0, 500])
async def test_a_turn_that_begins_late_is_told_after_what_began_it(database: Database, late: int) -> None:
    run, listener = Tabled("metro", "u0", "u1", pace=Pace(bank=60_000)), Listener("u1", 3)
    live, applied = told_to(run, acts.person_plays(run.table, run.asked("u0"), run.legal()[0], ()), listener)
    run.table.clock.announced = run.at + late
    await TableBroadcaster(database).broadcast(live, applied, run.table)
    begun = {"type": "turn_begun", "version": 4, "since": run.at + late}
    assert listener.told[1:] == ([begun] if late else [])


async def test_what_was_missed_is_told_up_to_where_the_table_is(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the names of all who ever sat there; what came after is told to all anyway."""
    await add_people(database, "u0", "u1", "u2")
    run = Tabled("metro", "u0", "u1", "novice", is_started=False)
    run.let(acts.clear(run.table, run.asked("u1"), 1))
    run.let(acts.sit(run.table, run.asked("u2"), 1))
    entries = run.entries

    async def load(asked: Database, table_id: str) -> TableLog:
        assert (asked, table_id) == (database, "t")
        return TableLog(run.terms, entries)

    monkeypatch.setattr(store, "load", load)
    there = TableLog(run.terms, entries).table(4)
    told = [json.loads(text) for text in await TableBroadcaster(database).missed(there, 1, "u2")]
    assert [one["version"] for one in told] == [2, 3, 4]
    assert [[seat["name"] for seat in one["seats"]] for one in told] == [
        ["U0", "U1", None],
        ["U0", "U1", None],
        ["U0", None, None],
    ]
    there = TableLog(run.terms, entries).table()
    (last,) = await TableBroadcaster(database).missed(there, 4, "u2")
    assert json.loads(last)["seats"][1]["name"] == "U2"
    run.let(acts.start(run.table, run.asked("u0"), Random(1)))
    run.let(acts.person_plays(run.table, run.asked("u0", id="mine"), run.legal()[0], ()))
    for user, is_mover in (("u0", True), ("u2", False), (None, False)):
        *_, last = await TableBroadcaster(database).missed(run.table, 5, user)
        assert [name in json.loads(last) for name in ("id", "own")] == [is_mover, is_mover]
        assert ("can_undo" in json.loads(last)) == (user is not None)
