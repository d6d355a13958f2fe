"""A table as it stands: what each is told of it, and what not."""

from __future__ import annotations

import json

import pytest

from metropole.server.broadcast.presenter import presenter_of
from metropole.server.broadcast.snapshot import (
    NOTICEABLE,
    at_the_end,
    open_to_all,
    open_to_seat,
    seats_shown,
    snapshot,
    table_shown,
    turn_begun,
)
from metropole.server.tables import acts
from metropole.server.tables.acts import COUNTDOWN
from metropole.server.tables.clocks import Pace
from metropole.server.tables.store import NameShown
from tests.server.grounds import Hands
from tests.server.tables.tabled import Tabled

NAMES = {"u0": NameShown("Ada", False), "u1": NameShown("Bob", True)}
NOBODY = {
    "user": None,
    "name": None,
    "is_guest": False,
    "bot": None,
    "character": None,
    "longest": None,
    "departed": None,
}
TIMED = Pace(bank=60_000, increment=1000)


def test_who_sits_where() -> None:
    run = Tabled("metro", "u0", "u1", "skilled", "", is_started=False)
    assert seats_shown(run.table, NAMES) == [
        {**NOBODY, "user": "u0", "name": "Ada"},
        {**NOBODY, "user": "u1", "name": "Bob", "is_guest": True},
        {**NOBODY, "bot": "skilled", "character": "clarisse", "longest": 1000},
        NOBODY,
    ]
    assert seats_shown(run.table, {})[0] == {**NOBODY, "user": "u0"}, "whoever deleted the account has no name"


def test_a_seat_that_a_bot_keeps_names_whose_it_was() -> None:
    run = Tabled("metro", "u0", "u1", "u2")
    run.let(acts.clear(run.table, run.asked("u1"), 1))
    gone = {"user": "u1", **NAMES["u1"]._asdict(), "way": "left", "has_lost": False}
    kept = {"bot": "skilled", "character": "armand", "longest": 1000, "departed": gone}
    assert seats_shown(run.table, NAMES)[1] == {**NOBODY, **kept}
    nameless = {**gone, "name": None, "is_guest": False}
    assert seats_shown(run.table, {})[1]["departed"] == nameless, "whoever deleted the account after it has none"


def test_what_was_agreed() -> None:
    more = {"id": "t2", "follows": "t1", "created_at": 17, "is_public": False, "opened_by": "u1"}
    more |= {"tempo": "quick", "cast": (5, 4, 3, 2, 1, 0), "day": "2026-11-19", "is_counted": True}
    run = Tabled("metro", "u0", "u1", is_started=False, options={"hand": 3}, pace=TIMED, is_rated=True, **more)
    run.table.followed_by = "t3"
    assert table_shown(run.table, NAMES) == {
        "id": "t2",
        "game": "metro",
        "players": 2,
        "options": {"hand": 3},
        "pace": {"bank": 60_000, "increment": 1000, "per_move": 0},
        "tempo": "quick",
        "cast": [5, 4, 3, 2, 1, 0],
        "is_public": False,
        "is_rated": True,
        "day": "2026-11-19",
        "is_counted": True,
        "host": "u1",
        "follows": "t1",
        "followed_by": "t3",
        "created_at": 17,
        "status": "open",
        "starts_at": 2000 + COUNTDOWN,
        "is_held": False,
        "seats": seats_shown(run.table, NAMES),
    }


@pytest.mark.parametrize("seat", [0, None])
def test_a_snapshot_is_everything_that_one_may_know(seat: int | None, hands: Hands) -> None:
    run = Tabled("metro", "u0", "u1", pace=TIMED)
    presenter, table = presenter_of("metro"), run.table
    everybody = {
        "type": "snapshot",
        "version": 3,
        "at": int(hands.wall * 1000),
        "seat": seat,
        "table": table_shown(table, NAMES),
        "setup": presenter.setup(table.view(None)),
        "position": presenter.position(table.view(None)),
        "clock": {"left": [60_000, 60_000], "since": 3000},
    }
    view = table.view(0)
    mine = {"can_undo": False, "own": presenter.own(view), "legal": presenter.legal(view)} if seat == 0 else {}
    assert json.loads(snapshot(table, seat, NAMES)) == json.loads(json.dumps({**everybody, **mine}))


def test_before_the_start_there_is_no_position() -> None:
    table = Tabled("metro", "u0", "u1", is_started=False).table
    presenter = presenter_of("metro")
    assert open_to_all(table, presenter) == at_the_end(table, presenter) == {}
    assert open_to_seat(table, presenter, 0, is_news=True) == {}
    assert set(json.loads(snapshot(table, 0, NAMES))) == {"type", "version", "at", "seat", "table"}


def test_what_a_seat_knows_for_itself_is_told_where_it_is_new() -> None:
    run = Tabled("metropolys", "u0", "novice", "u2")
    presenter = presenter_of("metropolys")
    assert set(open_to_seat(run.table, presenter, 2, is_news=True)) == {"can_undo", "own"}
    assert open_to_seat(run.table, presenter, 2, is_news=False) == {"can_undo": False}
    assert set(open_to_seat(run.table, presenter, 0, is_news=False)) == {"can_undo", "legal"}
    assert open_to_seat(run.table, presenter, None, is_news=True) == {}
    run.play("1@C4")
    assert open_to_seat(run.table, presenter, 0, is_news=False) == {"can_undo": True}
    run.play()
    assert open_to_seat(run.table, presenter, 0, is_news=False) == {"can_undo": True, "undos_left": 3}
    run.table.undone["u0"] = 3
    assert open_to_seat(run.table, presenter, 0, is_news=False) == {"can_undo": False, "undos_left": 0}


def test_the_end_is_told_with_its_count_where_the_game_was_played_out() -> None:
    presenter = presenter_of("metro")
    run = Tabled("metro", "u0", "u1", is_rated=True)
    assert at_the_end(run.table, presenter) == {}
    run.let(acts.clear(run.table, run.asked("u0"), 0))
    assert at_the_end(run.table, presenter) == {"result": run.table.result()}, "nothing is open of a game broken off"
    run = Tabled("metro", "u0", "u1")
    run.play_out()
    final = presenter.final(run.table.view(None))
    assert at_the_end(run.table, presenter) == {"result": run.table.result(), "final": final}
    assert {"result", "final"} <= set(json.loads(snapshot(run.table, None, NAMES)))
    closed = Tabled("metro", "u0", "novice")
    closed.let(acts.clear(closed.table, closed.asked("u0"), 0))
    assert (closed.table.status, at_the_end(closed.table, presenter)) == ("closed", {})


def test_a_turn_that_could_be_told_only_late_is_told_to_have_begun_then() -> None:
    table = Tabled("metro", "u0", "u1", pace=TIMED).table
    table.clock.announced = 3000 + NOTICEABLE - 1
    assert turn_begun(table) is None
    table.clock.announced = 3000 + NOTICEABLE
    assert turn_begun(table) == {"type": "turn_begun", "version": 3, "since": 3200}
    table.status = "closed"
    assert turn_begun(table) is None, "nobody is to move"
    untimed = Tabled("metro", "u0", "u1").table
    untimed.clock.announced = 99_000
    assert turn_begun(untimed) is None
