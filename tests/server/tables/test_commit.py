"""What a table commits: which parts there are after each kind of act, and that they are what is written."""

from __future__ import annotations

from functools import partial

import pytest

from metropole.server.storage import schema
from metropole.server.storage.database import Database
from metropole.server.tables import acts
from metropole.server.tables.commit import Commit, TurnNotice, write
from metropole.server.tables.log import Entry
from metropole.server.tables.table import STAND_IN, Occupant
from tests.server.grounds import add_people, all_rows
from tests.server.tables.tabled import Tabled


def last(run: Tabled) -> Commit:
    return Commit.of(run.table, run.entries[-1:])


def test_a_move_is_its_entry_and_the_row_alone() -> None:
    run = Tabled("metro", "u0", "u1")
    run.play()
    commit = last(run)
    assert commit.is_plain
    assert commit.row() == {"id": "t", **run.table.summary(), "changed_at": run.entries[-1].at}


def test_whoever_sits_down_or_leaves_changes_a_seat() -> None:
    run = Tabled("metro", "u0", "novice", "", is_started=False)
    assert last(run).seats == {1: Occupant(bot="novice")}
    run.let(acts.clear(run.table, run.asked("u0"), 1))
    assert last(run).seats == {1: None}
    friendly = Tabled("metro", "u0", "u1")
    friendly.let(acts.clear(friendly.table, friendly.asked("u1"), 1))
    assert last(friendly).seats == {1: Occupant(bot=STAND_IN)}


def test_whoever_loses_by_leaving_stays_the_one_whose_result_it_is() -> None:
    run = Tabled("metro", "u0", "u1", "u2", is_rated=True)
    run.let(acts.clear(run.table, run.asked("u1"), 1))
    assert run.table.seats[1] == Occupant(bot=STAND_IN)
    assert last(run).seats == {}


@pytest.mark.anyio
async def test_everything_is_written(database: Database) -> None:
    """A new table with who sits there, then somebody who leaves, and a notice."""
    await add_people(database, "u0", "u1")
    run = Tabled("metro", "u0", "u1", is_started=False)
    await database.write(partial(write, commits=[Commit.of(run.table, run.entries, is_new=True)]))
    (row,) = await all_rows(database, schema.tables)
    assert (row.id, row.opened_by, row.options, row.given, row.version) == ("t", "u0", {}, {"first": 0}, 2)
    assert [(one.seat, one.user_id) for one in await all_rows(database, schema.seats)] == [(0, "u0"), (1, "u1")]
    run.let(acts.clear(run.table, run.asked("u1"), 1))
    commit = Commit.of(run.table, run.entries[-1:], notice=TurnNotice("u0", 3, 9))
    await database.write(partial(write, commits=[commit]))
    assert [(one.seat, one.user_id) for one in await all_rows(database, schema.seats)] == [(0, "u0")]
    assert [(one.user_id, one.version, one.due_at) for one in await all_rows(database, schema.notices)] == [
        ("u0", 3, 9)
    ]
    kept = [Entry.from_row(one, run.terms.rules) for one in await all_rows(database, schema.log)]
    assert kept == run.entries
