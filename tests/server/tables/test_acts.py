"""Every act that a table refuses, and why."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from metropole.games import metro
from metropole.games.contract import NotLegal, NotUnderstood, Refusal
from metropole.server.refusals import NotAllowed
from metropole.server.tables import acts
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.clocks import Pace
from metropole.server.tables.log import Entry
from metropole.server.tables.table import MOST_UNDOS, Table
from tests.server.tables.tabled import Tabled

Act = Callable[[Table], Entry]
u0, u1, u2, server = ActRequest(10_000, "u0"), ActRequest(10_000, "u1"), ActRequest(10_000, "u2"), ActRequest(10_000)


def waiting() -> Tabled:
    return Tabled("metro", "u0", "", "novice", is_started=False)


def full() -> Tabled:
    return Tabled("metro", "u0", "u1", is_started=False)


def held() -> Tabled:
    run = Tabled("metro", "u0", "u1", is_started=False)
    run.let(acts.hold(run.table, run.asked("u0")))
    return run


def running() -> Tabled:
    return Tabled("metro", "u0", "u1", pace=Pace(bank=1_000_000))


def rated() -> Tabled:
    return Tabled("metro", "u0", "u1", is_rated=True)


def against_a_bot() -> Tabled:
    run = Tabled("metro", "u0", "novice", pace=Pace(bank=1))
    while run.table.turn == 0:
        run.play()
    return run


def taken_back_often() -> Tabled:
    run = Tabled("metropolys", "u0", "novice")
    run.play("1@C4")
    run.play()
    run.table.undone["u0"] = MOST_UNDOS
    return run


def finished() -> Tabled:
    run = Tabled("metro", "u0", "u1")
    run.play_out()
    return run


def followed() -> Tabled:
    run = finished()
    run.let(acts.follow(run.table, run.asked("u0"), "t2"))
    return run


REFUSED: list[tuple[Callable[[], Tabled], Act, type[Refusal], str]] = [
    (waiting, lambda t: acts.sit(t, u0, 1), NotLegal, "sits_already"),
    (waiting, lambda t: acts.sit(t, u1, 0), NotLegal, "seat_taken"),
    (waiting, lambda t: acts.sit(t, u1, 2), NotLegal, "seat_taken"),
    (waiting, lambda t: acts.sit(t, u1, 3), NotLegal, "no_such_seat"),
    (waiting, lambda t: acts.sit(t, u1, -1), NotLegal, "no_such_seat"),
    (running, lambda t: acts.sit(t, u2, 0), NotLegal, "seat_taken"),
    (finished, lambda t: acts.sit(t, u2, 0), NotLegal, "not_while_table_is"),
    (rated, lambda t: acts.sit(t, u2._replace(is_guest=True), 0), NotAllowed, "rated_needs_account"),
    (waiting, lambda t: acts.seat_bot(t, u1, 1, "novice"), NotAllowed, "only_the_host"),
    (waiting, lambda t: acts.seat_bot(t, u0, 0, "novice"), NotLegal, "seat_taken"),
    (waiting, lambda t: acts.seat_bot(t, u0, 9, "novice"), NotLegal, "no_such_seat"),
    (waiting, lambda t: acts.seat_bot(t, u0, 1, "god"), NotUnderstood, "unknown_bot"),
    (running, lambda t: acts.seat_bot(t, u0, 1, "novice"), NotLegal, "not_while_table_is"),
    (waiting, lambda t: acts.clear(t, u0, 1), NotLegal, "seat_is_free"),
    (waiting, lambda t: acts.clear(t, u1, 0), NotAllowed, "only_the_host"),
    (running, lambda t: acts.clear(t, u0, 1), NotLegal, "not_while_table_is"),
    (finished, lambda t: acts.clear(t, u0, 0), NotLegal, "not_while_table_is"),
    (waiting, lambda t: acts.start(t, u0, Random(1)), NotLegal, "seats_are_free"),
    (full, lambda t: acts.start(t, u2, Random(1)), NotAllowed, "not_at_this_table"),
    (running, lambda t: acts.start(t, u0, Random(1)), NotLegal, "not_while_table_is"),
    (held, lambda t: acts.start(t, u1, Random(1)), NotAllowed, "only_the_host"),
    (full, lambda t: acts.hold(t, u1), NotAllowed, "only_the_host"),
    (held, lambda t: acts.hold(t, u0), NotLegal, "held_already"),
    (running, lambda t: acts.hold(t, u0), NotLegal, "not_while_table_is"),
    (full, lambda t: acts.begin(t, server._replace(at=2000), Random(1)), NotLegal, "not_due"),
    (held, lambda t: acts.begin(t, server, Random(1)), NotLegal, "not_due"),
    (waiting, lambda t: acts.begin(t, server, Random(1)), NotLegal, "not_due"),
    (running, lambda t: acts.begin(t, server, Random(1)), NotLegal, "not_while_table_is"),
    (full, lambda t: acts.close(t, u1), NotAllowed, "only_the_host"),
    (running, lambda t: acts.close(t, u0), NotLegal, "not_while_table_is"),
    (full, lambda t: acts.person_plays(t, u0, "draw", ()), NotLegal, "not_while_table_is"),
    (running, lambda t: acts.person_plays(t, u2, "draw", ()), NotAllowed, "not_at_this_table"),
    (running, lambda t: acts.person_plays(t, u1, "draw", ()), NotLegal, "not_your_turn"),
    (running, lambda t: acts.person_plays(t, u0, "what", ()), NotUnderstood, "unknown_action"),
    (finished, lambda t: acts.person_plays(t, u0, "draw", ()), NotLegal, "not_while_table_is"),
    (running, lambda t: acts.undo(t, u2), NotAllowed, "not_at_this_table"),
    (running, lambda t: acts.undo(t, u0), NotLegal, "nothing_to_undo"),
    (taken_back_often, lambda t: acts.undo(t, u0), NotLegal, "undos_used_up"),
    (rated, lambda t: acts.undo(t, u0), NotLegal, "undo_not_at_rated_tables"),
    (finished, lambda t: acts.undo(t, u0), NotLegal, "not_while_table_is"),
    (running, lambda t: acts.flag(t, u2, ()), NotAllowed, "not_at_this_table"),
    (running, lambda t: acts.flag(t, u0, ()), NotLegal, "own_clock"),
    (running, lambda t: acts.flag(t, u1, ()), NotLegal, "time_is_left"),
    (running, lambda t: acts.flag(t, server, ()), NotLegal, "time_is_left"),
    (against_a_bot, lambda t: acts.flag(t, u0, ()), NotLegal, "bots_have_no_clock"),
    (full, lambda t: acts.flag(t, server, ()), NotLegal, "not_while_table_is"),
    (running, lambda t: acts.follow(t, u0, "t2"), NotLegal, "not_while_table_is"),
    (finished, lambda t: acts.follow(t, u2, "t2"), NotAllowed, "not_at_this_table"),
    (followed, lambda t: acts.follow(t, u1, "t3"), NotLegal, "followed_already"),
]


@pytest.mark.parametrize(("tabled", "act", "kind", "reason"), REFUSED)
def test_refused(tabled: Callable[[], Tabled], act: Act, kind: type[Refusal], reason: str) -> None:
    table = tabled().table
    before = table.summary()
    with pytest.raises(kind) as refused:
        act(table)
    assert refused.value.reason.id == reason
    assert table.summary() == before


@pytest.mark.parametrize(
    ("who", "last", "begins"),
    [
        (("u0", ""), "u1", True),
        (("u0", "", "novice"), "u1", True),
        (("u0", "u1", ""), "novice", True),
        (("u0", ""), "novice", False),  # nobody but the host, who begins when they like
        (("u0", "", ""), "u1", False),
    ],
)
def test_a_game_begins_by_itself_when_the_last_seat_is_taken_and_several_people_sit(
    who: tuple[str, ...], last: str, begins: bool
) -> None:
    run = Tabled("metro", *who, is_started=False)
    seat = who.index("")
    is_person = last.startswith("u")
    asked = run.asked(last if is_person else "u0")
    run.let(acts.sit(run.table, asked, seat) if is_person else acts.seat_bot(run.table, asked, seat, last))
    assert run.table.starts_at == (asked.at + acts.COUNTDOWN if begins else None)
    assert run.table.summary()["starts_at"] == run.table.starts_at


def test_a_seat_that_is_taken_again_in_a_running_game_begins_nothing() -> None:
    run = running()
    run.let(acts.clear(run.table, run.asked("u1"), 1))
    run.let(acts.sit(run.table, run.asked("u1"), 1))
    assert run.table.starts_at is None


def test_where_the_host_wants_to_wait_nothing_begins_by_itself_any_more() -> None:
    run = held()
    run.let(acts.clear(run.table, run.asked("u1"), 1))
    run.let(acts.sit(run.table, run.asked("u2"), 1))
    assert run.table.is_held
    assert run.table.starts_at is None


def test_an_act_is_an_entry_with_everything_that_is_kept_of_it() -> None:
    run = running()
    since = run.table.clock.since
    asked = ActRequest(since + 9000, "u0", "mine", lag=300, arrived=since + 2000)
    entry = acts.person_plays(run.table, asked, "draw", [(0, since + 500)])
    kept = {"action": "draw", "used": 1200, "lag": 300}
    assert entry == Entry(4, "played", asked.at, 0, "u0", "mine", kept, metro.parse("draw"))
    assert acts.play(run.table, ActRequest(since + 2000), 0, "draw", ()).data == {"action": "draw", "used": 0}
    assert acts.clear(run.table, asked, 0, [(0, since + 500)]) == Entry(
        4, "left", asked.at, 0, "u0", "mine", {"used": 1500}
    )
    late = ActRequest(10**9)
    assert acts.flag(run.table, late, ()) == Entry(4, "flagged", 10**9, 0)
    assert Entry.from_row(type("Row", (), entry.to_row("t")), metro) == entry
