"""What is kept, and how long: each kind goes by its age, some at a time, and what is still wanted stays."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import insert, select

from metropole.games.contract import NotUnderstood
from metropole.server import app
from metropole.server.background import retention as module
from metropole.server.background.retention import Retention
from metropole.server.settings import Settings
from metropole.server.storage import schema, sweeping
from metropole.server.storage.database import now
from metropole.server.tables import acts
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.clocks import DAY, SILENCE, Pace
from metropole.server.tables.table import Table, Terms
from tests.server.grounds import add_finished, add_people, all_rows

pytestmark = pytest.mark.anyio


@pytest.fixture
async def state(migrated: str) -> AsyncIterator[Any]:
    """A server at rest: what it does now and then, it does when the test says so."""
    made = app.make(Settings(database=migrated), thinkers=0)
    async with made.router.lifespan_context(made):
        yield made.state


def sweeper(state: Any, **settings: int) -> Retention:
    return Retention(state.database, state.tables, state.accounts, Settings(**settings), state.metrics)  # type: ignore[arg-type]


async def open_table(state: Any, id: str, host: str, days_ago: float) -> str:
    """A table that somebody opened so long ago, and sits at; with two it is not full, and does not begin by itself."""
    at = now() - int(days_ago * DAY)
    rest: dict[str, Any] = {
        "options": {},
        "given": {},
        "pace": Pace(),
        "is_rated": False,
        "follows": None,
        "created_at": at,
    }
    terms = Terms(id=id, game="metro", players=3, is_public=True, opened_by=host, **rest)
    await state.tables.open(Table(terms), [lambda table: acts.sit(table, ActRequest(at, host), 0)])
    return id


async def statuses(state: Any) -> dict[str, str]:
    return {row.id: row.status for row in await all_rows(state.database, schema.tables)}


async def test_open_tables_are_closed_at_which_nobody_sits_who_was_here(state: Any) -> None:
    await add_people(state.database, "gone", seen_at=now() - 4 * DAY)
    await add_people(state.database, "here", seen_at=now() - 2 * DAY)
    await open_table(state, "deserted", "gone", days_ago=4)
    await open_table(state, "new", "gone", days_ago=2)
    await open_table(state, "attended", "here", days_ago=4)
    await open_table(state, "joined", "gone", days_ago=4)
    await state.tables.act("joined", lambda table: acts.sit(table, ActRequest(now() - 4 * DAY, "here"), 1))
    await open_table(state, "left", "here", days_ago=4)
    await state.tables.act("left", lambda table: acts.clear(table, ActRequest(now() - 4 * DAY, "here"), 0))
    await sweeper(state).sweep()
    closed = {"deserted": "closed", "left": "closed"}
    assert await statuses(state) == {"new": "open", "attended": "open", "joined": "open", **closed}
    assert state.metrics.registry.get_sample_value("metropole_swept_total", {"kind": "open_tables"}) == 2
    (last,) = [row for row in await all_rows(state.database, schema.log) if row.kind == "closed"][-1:]
    assert last.user_id is None, "nobody closed it"


async def test_a_table_that_somebody_comes_to_meanwhile_stays(state: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    await add_people(state.database, "gone", "late", seen_at=now() - 4 * DAY)
    await open_table(state, "t", "gone", days_ago=4)
    closing = acts.close

    async def sit_down_first(table_id: str, decide: Any, *, version: int) -> Any:
        await act(table_id, lambda table: acts.sit(table, ActRequest(now(), "late"), 1))
        return await act(table_id, decide, version=version)

    act = state.tables.act
    monkeypatch.setattr(state.tables, "act", sit_down_first)
    await sweeper(state).sweep()
    assert await statuses(state) == {"t": "open"}
    assert closing is acts.close


async def test_guests_are_forgotten_who_finished_no_game(state: Any) -> None:
    long_ago = now() - 31 * DAY
    await add_people(state.database, "idle", "played", seen_at=long_ago)
    await add_people(state.database, "account", login="account", seen_at=long_ago)
    await add_people(state.database, "recent", seen_at=now() - 29 * DAY)
    await add_finished(state.database, "t", ["played", "bot:novice"], [1, 2], is_settled=True)
    result = {"table_id": "t", "seat": 0, "who": "played", "score": 1, "rank": 1, "is_rated": False, "at": 1}
    async with state.database.writing() as connection:
        await connection.execute(insert(schema.results).values(result))
    await open_table(state, "theirs", "idle", days_ago=1)
    await sweeper(state).sweep()
    names = {row.id: row.name for row in await all_rows(state.database, schema.users)}
    assert names == {"idle": None, "played": "Played", "account": "Account", "recent": "Recent"}
    seated = [row.user_id for row in await all_rows(state.database, schema.seats) if row.table_id == "theirs"]
    assert seated == [], "the seat is free for others"


async def test_the_next_guests_are_looked_at_although_the_first_ones_stay(
    state: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many guests are kept for their games, each sweep looks at few; in the end at all."""
    monkeypatch.setattr(module, "AT_ONCE", 2)
    kept = [f"kept{number}" for number in range(5)]
    await add_people(state.database, *kept, seen_at=1)
    await add_people(state.database, "idle1", "idle2", seen_at=1)
    await add_people(state.database, "idle3", seen_at=2)
    for number, who in enumerate(kept):
        await add_finished(state.database, f"t{number}", [who, "bot:novice"], [1, 2], is_settled=True)
        row = {"table_id": f"t{number}", "seat": 0, "who": who, "score": 1, "rank": 1, "is_rated": False, "at": number}
        async with state.database.writing() as connection:
            await connection.execute(insert(schema.results).values(row))
    sweeps = sweeper(state)
    for _ in range(5):
        await sweeps.sweep()
    nameless = select(schema.users.c.id).where(schema.users.c.name.is_(None)).order_by(schema.users.c.id)
    async with state.database.reading() as connection:
        assert list(await connection.scalars(nameless)) == ["idle1", "idle2", "idle3"]
    assert sweeps._looked_at == module.START, "and then again from the start"


async def test_chat_goes_by_its_age_some_at_a_time(state: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "AT_ONCE", 2)
    await add_people(state.database, "ann", seen_at=now())
    await open_table(state, "t", "ann", days_ago=0)
    said = {"table_id": "t", "room": "players", "user_id": "ann"}
    rows = [{**said, "text": f"{days}", "at": now() - days * DAY} for days in (91, 92, 93, 89, 0)]
    async with state.database.writing() as connection:
        await connection.execute(insert(schema.chat), rows)
    sweeps = sweeper(state)
    await sweeps.sweep()
    assert [row.text for row in await all_rows(state.database, schema.chat)] == ["91", "89", "0"]
    await sweeps.sweep()
    assert [row.text for row in await all_rows(state.database, schema.chat)] == ["89", "0"]


async def test_analyses_of_pasted_records_go_after_thirty_days_and_evenings_after_three(state: Any) -> None:
    await add_people(state.database, "ann", "ben", seen_at=now())
    row = {"depth": "quick", "record": "{}", "moments": 1, "done": 1, "judged": "[]", "attempts": 1, "result": "{}"}
    evening = {"user_id": "ann", "game": "metropolys", "players": 2, "options": {}, "names": [], "code": "BFGH"}
    evening |= {"deal": 1, "is_shown": False, "happened": [], "created_at": 1, "ended_at": 1}
    async with state.database.writing() as connection:
        for id, days in (("old", 31), ("new", 29)):
            await connection.execute(insert(schema.analyses).values(id=id, **row, created_at=now() - days * DAY))
        for id, hours in (("old", 73), ("new", 71)):
            await connection.execute(
                insert(schema.evenings).values(id=id, **evening, changed_at=now() - hours * DAY // 24)
            )
    await sweeper(state).sweep()
    for table in (schema.analyses, schema.evenings):
        assert [one.id for one in await all_rows(state.database, table)] == ["new"]


async def test_nothing_goes_that_is_kept_for_ever(state: Any) -> None:
    await add_people(state.database, "idle")
    await open_table(state, "t", "idle", days_ago=1000)
    said = {"table_id": "t", "room": "players", "user_id": "idle", "text": "hello", "at": 1}
    told = {"user_id": "idle", "table_id": "t", "version": 1, "due_at": 1, "done_at": 1, "attempts": 1, "reached": []}
    async with state.database.writing() as connection:
        await connection.execute(insert(schema.chat).values(said))
        await connection.execute(insert(schema.notices).values(told))
    await sweeper(state, keep_open_tables=0, keep_guests=0, keep_chat=0, keep_notices=0).sweep()
    assert await statuses(state) == {"t": "open"}
    for table in (schema.chat, schema.notices):
        assert len(await all_rows(state.database, table)) == 1
    await sweeper(state, keep_notices=1).sweep()
    assert [len(await all_rows(state.database, table)) for table in (schema.chat, schema.notices)] == [0, 0]


async def test_outages_and_heartbeats_of_long_ago_go(state: Any) -> None:
    """An outage as short as a late heartbeat matters for an hour, a longer one for a month."""
    at, month, hour = now(), 30 * DAY, DAY // 24
    long_ones = [{"start": end - SILENCE - 1, "end": end} for end in (at - month - hour, at - month + hour)]
    short_ones = [{"start": end - SILENCE, "end": end} for end in (at - 2 * hour, at - hour // 2)]
    async with state.database.writing() as connection:
        await connection.execute(insert(schema.outages), [*long_ones, *short_ones])
        await connection.execute(insert(schema.heartbeats).values(process="gone", at=at - 2 * DAY))
    await sweeper(state).sweep()
    noted = [{"start": row.start, "end": row.end} for row in await all_rows(state.database, schema.outages)]
    left = [outage for outage in noted if outage in (*long_ones, *short_ones)]  # others are of a busy machine
    assert left == [long_ones[1], short_ones[1]]
    assert "gone" not in [row.process for row in await all_rows(state.database, schema.heartbeats)]


def test_ages_are_whole_numbers_of_days() -> None:
    assert Settings.read({"METROPOLE_KEEP_CHAT": "7"}).keep_chat == 7
    for nonsense in ("", "-1", "1.5", "soon", "9" * 5000, "٣"):
        with pytest.raises(NotUnderstood, match="not_a_number"):
            Settings.read({"METROPOLE_KEEP_CHAT": nonsense})
