"""Each kind of entry as it is told: what is in it, and what is not."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from metropole.server.broadcast.entry import EntryBroadcast, joined, logged, stepped
from metropole.server.broadcast.presenter import presenter_of
from metropole.server.broadcast.snapshot import seats_shown
from metropole.server.tables import acts
from metropole.server.tables.clocks import Pace
from metropole.server.tables.log import Entry
from metropole.server.tables.store import NameShown
from metropole.server.tables.table import Table
from tests.server.tables.tabled import Tabled

NAMES = {"u0": NameShown("Ada", False), "u1": NameShown("Bob", True)}
TIMED = Pace(bank=60_000, increment=1000)


def told(run: Tabled, entry: Entry, user: str | None = "sue") -> dict[str, Any]:
    """What somebody is told of an entry."""
    applied = run.table.apply(entry)
    text = EntryBroadcast(run.table, applied, NAMES).to(run.table.seat_of(user), user)
    return dict(json.loads(text))


def test_a_move_as_it_is_told() -> None:
    run = Tabled("metro", "u0", "u1", pace=TIMED)
    entry = acts.person_plays(run.table, run.asked("u0", id="mine"), run.legal()[0], ())
    applied = run.table.apply(entry)
    of_log = {
        "version": 4,
        "at": 4000,
        "kind": "played",
        "seat": 0,
        "action": entry.details["action"],
        "events": [{"id": one.id, "details": one.details} for one in applied.events],
    }
    assert applied.events
    assert logged(run.table, applied, NAMES) == of_log
    change = presenter_of("metro").change(entry.details["action"], applied.events, run.table.view(None))
    assert stepped(run.table, applied, NAMES) == {**of_log, "change": change}
    clock = {"left": [60_000, 60_000], "since": 4000}
    told_to_all = json.loads(EntryBroadcast(run.table, applied, NAMES).to(None, None))
    assert told_to_all == json.loads(json.dumps({"type": "entry", **of_log, "change": change, "clock": clock}))


def test_the_log_tells_who_sits_there_since_and_whether_it_is_played() -> None:
    run = Tabled("metro", "u0", "", is_started=False)
    applied = run.table.apply(acts.sit(run.table, run.asked("u1"), 1))
    of_log = {"version": 2, "at": 2000, "kind": "sat", "seat": 1, "status": "open"}
    of_log["seats"] = seats_shown(run.table, NAMES)
    assert logged(run.table, applied, NAMES) == of_log
    assert stepped(run.table, applied, NAMES) == {**of_log, "change": None}


def test_a_move_completes_for_each_what_is_theirs() -> None:
    run = Tabled("metro", "u0", "u1")
    entry = acts.person_plays(run.table, run.asked("u0", id="mine"), run.legal()[0], ())
    broadcast = EntryBroadcast(run.table, run.table.apply(entry), NAMES)
    mover, other, spectator = (
        json.loads(broadcast.to(seat, user)) for seat, user in ((0, "u0"), (1, "u1"), (None, ""))
    )
    assert (set(mover) - set(spectator), set(other) - set(spectator)) == (
        {"own", "can_undo", "id"},
        {"legal", "can_undo"},
    )
    assert mover["id"] == "mine"
    assert "id" not in json.loads(broadcast.to(0, None))
    assert "id" in json.loads(broadcast.to(None, "u0")), "whoever asked is told, wherever they sit"


def test_without_an_id_none_is_told() -> None:
    run = Tabled("metro", "u0", "u1")
    assert "id" not in told(run, acts.person_plays(run.table, run.asked("u0"), "draw", ()), "u0")


@pytest.mark.parametrize("kind", ["started", "undone"])
def test_after_a_start_or_an_undo_the_whole_position_is_told(kind: str) -> None:
    run = Tabled("metropolys", "u0", "u1", pace=TIMED)
    if kind == "started":
        run = Tabled("metropolys", "u0", "u1", pace=TIMED, is_started=False)
        entry = acts.start(run.table, run.asked("u0"), Random(1))
    else:
        run.play("1@C4")
        entry = acts.undo(run.table, run.asked("u0"))
    shown = told(run, entry, "u1")
    assert set(shown) - {"starts_at", "is_held"} == {
        *("type", "version", "at", "kind", "seat", "setup", "position", "clock", "status"),
        *("own", "can_undo"),
    }
    assert shown.get("starts_at") is None, "what was counted down to is here"
    assert ("starts_at" in shown) is (kind == "started")
    assert shown["status"] == "running"


def test_whoever_sits_down_or_gets_up_is_told_with_the_seats() -> None:
    run = Tabled("metro", "u0", "", "novice", is_started=False)
    usual = {"type", "version", "at", "kind", "seat", "seats", "status"}
    shown = told(run, acts.sit(run.table, run.asked("u1"), 1))
    assert set(shown) == {*usual, "starts_at", "is_held"}, "there is no clock yet"
    assert (shown["starts_at"], shown["is_held"]) == (shown["at"] + acts.COUNTDOWN, False)
    assert (shown["seats"][1]["name"], shown["status"], shown["seat"]) == ("Bob", "open", 1)
    run.let(acts.start(run.table, run.asked("u0"), Random(1)))
    shown = told(run, acts.clear(run.table, run.asked("u1"), 1), "u0")
    assert set(shown) - {"legal"} == {*usual, "clock", "own", "can_undo"}
    assert shown["clock"] == {"left": [0, 0, 0], "since": run.table.clock.since}


def test_a_flag_and_a_rematch_as_they_are_told() -> None:
    run = Tabled("metro", "u0", "u1", is_rated=True, pace=Pace(bank=1))
    shown = told(run, acts.flag(run.table, run.asked(), ()))
    assert (shown["kind"], shown["status"], shown["result"]["lost"]) == ("flagged", "finished", [0])
    assert [seat["bot"] for seat in shown["seats"]] == ["skilled", None]
    shown = told(run, acts.follow(run.table, run.asked("u1"), "t2"))
    assert (shown["follower"], shown["status"], "seats" in shown, "change" in shown) == ("t2", "finished", False, False)


def test_the_last_move_tells_the_end() -> None:
    run = Tabled("metro", "u0", "u1")
    run.play_out()
    before = Table(run.terms)
    before.fold(run.entries[:-1])
    applied = before.apply(run.entries[-1])
    broadcast = EntryBroadcast(before, applied, NAMES)
    shown = json.loads(broadcast.to(None, None))
    assert all("own" in json.loads(broadcast.to(seat, None)) for seat in (0, 1)), "whoever moved"
    assert (shown["kind"], shown["status"], shown["result"]) == ("played", "finished", run.table.result())
    assert shown["final"]["points"] == shown["result"]["scores"]


def test_points_are_told_when_somebody_has_built() -> None:
    """In Metropolys they are a seat's own; a bid changes nobody's."""
    run = Tabled("metropolys", "u0", "u1")
    assert "own" not in told(run, acts.person_plays(run.table, run.asked("u0"), "1@C4", ()), "u0")
    assert "own" in told(run, acts.person_plays(run.table, run.asked("u1"), "pass", ()), "u0")


def test_two_objects_are_joined() -> None:
    assert joined(b'{"a":1}', b'{"b":2}') == b'{"a":1,"b":2}'
