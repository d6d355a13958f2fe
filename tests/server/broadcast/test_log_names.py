"""Who did what, entry by entry: by whoever sat there then, whatever became of the seat."""

from __future__ import annotations

from metropole.server.broadcast.entry import logged
from metropole.server.broadcast.messages import Logged, Seat
from metropole.server.broadcast.snapshot import Names
from metropole.server.tables import acts
from metropole.server.tables.clocks import Pace
from metropole.server.tables.store import NameShown
from metropole.server.tables.table import Table
from tests.server.tables.tabled import Tabled

NAMES = {"u0": NameShown("Ada", False), "u1": NameShown("Bob", True)}
FAST = Pace(bank=1)


def log_of(run: Tabled, names: Names = NAMES) -> list[Logged]:
    """The log as it is read now."""
    table = Table(run.terms)
    return [logged(table, table.apply(entry), names) for entry in run.entries]


def whose(log: list[Logged]) -> list[tuple[str, str | None]]:
    """Each entry of a seat, and who sat there when it was written, as a screen works it out: by the seats so far."""
    seats: list[Seat] = []
    found = []
    for entry in log:
        before, seats = seats, entry.get("seats", seats)
        who = (before if entry["kind"] in ("left", "flagged") else seats)[entry["seat"]] if entry["seat"] >= 0 else None
        found.append((entry["kind"], (who["name"] or who["bot"]) if who else None))
    return found


def test_a_bot_that_takes_over_is_named_from_there_on() -> None:
    run = Tabled("metro", "u0", "u1", "novice")
    run.play()
    run.play()
    run.let(acts.clear(run.table, run.asked("u1"), 1))
    for _ in range(3):
        run.play()
    assert whose(log_of(run)) == [
        *(("sat", "Ada"), ("sat", "Bob"), ("sat", "novice"), ("started", None)),
        *(("played", "Ada"), ("played", "Bob"), ("left", "Bob")),
        *(("played", "novice"), ("played", "Ada"), ("played", "skilled")),
    ]


def test_whoever_comes_back_is_named_again() -> None:
    run = Tabled("metro", "u0", "u1")
    run.let(acts.clear(run.table, run.asked("u0"), 0))
    run.play()
    run.let(acts.sit(run.table, run.asked("u0"), 0))
    told = log_of(run)
    assert whose(told)[3:] == [("left", "Ada"), ("played", "skilled"), ("sat", "Ada")]
    assert [seat["departed"] for seat in told[-1]["seats"]] == [None, None]


def test_whoever_lost_on_time_stays_in_the_log_and_at_the_seat() -> None:
    run = Tabled("metropolys", "u0", "u1", pace=FAST)
    run.let(acts.flag(run.table, run.asked("u1"), ()))
    told = log_of(run)
    assert whose(told)[-1] == ("flagged", "Ada")
    gone = {"user": "u0", "name": "Ada", "is_guest": False, "way": "time", "has_lost": True}
    assert (told[-1]["seats"][0]["departed"], told[-1]["seats"][1]["departed"]) == (gone, None)


def test_what_is_taken_back_is_taken_back_by_whoever_did_it() -> None:
    """And what a bot answered for somebody who had left stays the bot's."""
    run = Tabled("metropolys", "u0", "u1")
    run.let(acts.clear(run.table, run.asked("u1"), 1))
    run.play()
    run.play()
    run.let(acts.undo(run.table, run.asked("u0")))
    run.let(acts.sit(run.table, run.asked("u1"), 1))
    told = whose(log_of(run))
    assert told[3:] == [("left", "Bob"), ("played", "Ada"), ("played", "skilled"), ("undone", "Ada"), ("sat", "Bob")]


def test_a_seat_given_up_before_the_game_is_nobodys() -> None:
    run = Tabled("metro", "u0", "u1", is_started=False)
    run.let(acts.clear(run.table, run.asked("u1"), 1))
    left = log_of(run)[-1]
    assert (left["seats"][1]["user"], left["seats"][1]["bot"], left["seats"][1]["departed"]) == (None, None, None)


def test_whoever_deleted_their_account_has_no_name_but_did_what_they_did() -> None:
    run = Tabled("metro", "u0", "u1")
    run.play()
    run.let(acts.clear(run.table, run.asked("u0"), 0))
    left = log_of(run, {"u1": NAMES["u1"]})[-1]["seats"][0]
    assert left["departed"] == {"user": "u0", "name": None, "is_guest": False, "way": "left", "has_lost": False}
    assert (left["name"], left["bot"]) == (None, "skilled")


def test_seats_are_told_only_where_somebody_came_or_went() -> None:
    run = Tabled("metro", "u0", "u1")
    run.play()
    assert ["seats" in entry for entry in log_of(run)] == [True, True, False, False]


def test_whether_the_game_goes_on_is_told_with_the_seats() -> None:
    run = Tabled("metro", "u0", "u1", "u2", pace=FAST)
    run.let(acts.flag(run.table, run.asked("u1"), ()))
    run.let(acts.clear(run.table, run.asked("u1"), 1))
    run.let(acts.clear(run.table, run.asked("u2"), 2))
    told = [(entry["kind"], entry["status"]) for entry in log_of(run) if "status" in entry]
    assert told[2:] == [("sat", "open"), ("flagged", "running"), ("left", "running"), ("left", "closed")]
