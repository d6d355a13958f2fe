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
from metropole.server.tables.table import Table
from tests.server.tables.tabled import Tabled

Act = Callable[[Table], Entry]
u0, u1, u2, server = ActRequest(10_000, "u0"), ActRequest(10_000, "u1"), ActRequest(10_000, "u2"), ActRequest(10_000)


def waiting() -> Tabled:
    return Tabled("metro", "u0", "", "novice", is_started=False)


def full() -> Tabled:
    return Tabled("metro", "u0", "u1", is_started=False)


def running() -> Tabled:
    return Tabled("metro", "u0", "u1", pace=Pace(bank=1_000_000))


def rated() -> Tabled:
    return Tabled("metro", "u0", "u1", is_rated=True)


def against_a_bot() -> Tabled:
    run = Tabled("metro", "u0", "novice", pace=Pace(bank=1))
    while run.table.turn == 0:
        run.play()
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
    (full, lambda t: acts.close(t, u1), NotAllowed, "only_the_host"),
    (running, lambda t: acts.close(t, u0), NotLegal, "not_while_table_is"),
    (full, lambda t: acts.person_plays(t, u0, "draw", ()), NotLegal, "not_while_table_is"),
    (running, lambda t: acts.person_plays(t, u2, "draw", ()), NotAllowed, "not_at_this_table"),
    (running, lambda t: acts.person_plays(t, u1, "draw", ()), NotLegal, "not_your_turn"),
    (running, lambda t: acts.person_plays(t, u0, "what", ()), NotUnderstood, "unknown_action"),
    (finished, lambda t: acts.person_plays(t, u0, "draw", ()), NotLegal, "not_while_table_is"),
    (running, lambda t: acts.undo(t, u2), NotAllowed, "not_at_this_table"),
    (running, lambda t: acts.undo(t, u0), NotLegal, "nothing_to_undo"),
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


def test_an_act_is_an_entry_with_everything_that_is_kept_of_it() -> None:
    run = running()
    asked = ActRequest(run.table.clock.since + 2000, "u0", "mine", lag=300)
    entry = acts.person_plays(run.table, asked, "draw", [(0, run.table.clock.since + 500)])
    assert entry == Entry(4, "played", asked.at, 0, "u0", "mine", {"action": "draw", "used": 1200}, metro.parse("draw"))
    late = ActRequest(10**9)
    assert acts.flag(run.table, late, ()) == Entry(4, "flagged", 10**9, 0)
    assert Entry.from_row(type("Row", (), entry.to_row("t")), metro) == entry
