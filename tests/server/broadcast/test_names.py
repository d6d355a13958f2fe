"""Another name is told to all who look at a table, also of those for whom a bot plays on."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from metropole.server.broadcast.names import pass_on, tell_renamed
from metropole.server.people.sessions import Person
from metropole.server.storage.database import Database
from metropole.server.tables import acts
from metropole.server.tables.live import LiveTable, LiveTables
from tests.server.broadcast.test_broadcaster import Listener
from tests.server.grounds import add_people, add_table
from tests.server.tables.tabled import Tabled

pytestmark = pytest.mark.anyio


async def test_all_who_look_are_told_who_sits_where_and_for_whom(database: Database) -> None:
    await add_people(database, "u0", "u1")
    run = Tabled("metro", "u0", "u1")
    run.let(acts.clear(run.table, run.asked("u1"), 1))
    listeners = [Listener("u0", run.table.version), Listener(None, 0)]
    live = LiveTable("t", run.table, subscribers=set(listeners))

    async def read(one: LiveTable) -> Any:
        assert one is live
        assert live.lock.locked(), "nothing happens there meanwhile"
        return run.table

    await pass_on(cast(LiveTables, SimpleNamespace(database=database, read=read)), live)
    for listener in listeners:
        (told,) = listener.told
        assert (told["type"], told["version"]) == ("seats", run.table.version)
        assert [seat["name"] for seat in told["seats"]] == ["U0", None]
        assert told["seats"][1]["departed"]["name"] == "U1"


async def test_it_is_told_wherever_somebody_sits_and_the_game_is_not_over(database: Database) -> None:
    await add_people(database, "u0", "u1")
    for table, sat, status in (
        ("running", ["u0", "u1"], "running"),
        ("open", ["u1", "u0"], "open"),
        ("over", ["u0", "u1"], "finished"),
        ("elsewhere", ["u1", "bot:novice"], "running"),
    ):
        await add_table(database, table, sat, status=status)
    told: list[str] = []
    tables = cast(LiveTables, SimpleNamespace(database=database, tell_names=told.append))
    await tell_renamed(tables, Person("u0", "Zoe", is_guest=True))
    assert sorted(told) == ["open", "running"]
