"""What entries do to clocks, to what is answered and to the result, one by one."""

from __future__ import annotations

from metropole.server.tables import acts
from metropole.server.tables.clocks import Pace
from metropole.server.tables.log import Entry
from metropole.server.tables.table import STAND_IN, Occupant, Table, _rank
from tests.server.tables.tabled import Tabled


def test_what_is_let_happen_is_told_with_what_everybody_sees() -> None:
    run = Tabled("metro", "u0", "u1")
    assert run.table.match is not None
    entry = acts.play(run.table, run.asked("u0", id="mine"), 0, "draw", ())
    assert entry.code is not None
    expected = run.table.match.events(entry.code)
    applied = run.table.apply(entry)
    assert (applied.entry, list(applied.events)) == (entry, expected)
    assert run.table.answered == {("u0", "mine")}
    left = acts.clear(run.table, run.asked("u1"), 1)
    assert run.table.apply(left) == (left, ())
    assert run.table.answered == {("u0", "mine")}, "what has no id is not answered by one"


def test_what_a_move_is_charged_and_what_a_bot_is_not() -> None:
    run = Tabled("metropolys", "u0", "novice", "u2", pace=Pace(bank=60_000))
    lag = run.table.clock.lag_left[0]
    run.let(acts.person_plays(run.table, run.asked("u0", lag=400), "1@C4", ()))
    assert (run.table.clock.left, run.table.clock.lag_left[0]) == ([59_400, 60_000, 60_000], lag - 400 + 100)
    run.play()
    assert (run.table.actors[-1], run.table.clock.left) == ((1, None), [59_400, 60_000, 60_000])
    assert run.table.clock.since == run.at
    (first, _), *_ = run.table.actors
    run.let(Entry(run.table.version + 1, "undone", run.at, first, "u0", data={"to": 0}))
    assert run.table.clock.left == [59_400, 60_000, 60_000], "an entry that tells of no time charges none"
    assert run.table.undone == {"u0": 1}
    run.play("1@C4")
    assert run.table.clock.lag_left[0] == lag - 400 + 200, "and one that tells of no lag gives none back"


def test_a_bot_leaves_whoever_it_plays_for_the_time_of_a_move() -> None:
    run = Tabled("metropolys", "u0", "novice", pace=Pace(per_move=5000))
    run.play("1@C4")
    run.play()
    assert (run.table.actors[-1], run.table.clock.left) == ((1, None), [5000, 5000])


def test_a_clock_goes_on_while_others_come_and_go() -> None:
    run = Tabled("metro", "u0", "u1", "u2", pace=Pace(bank=60_000))
    since = run.table.clock.since
    run.let(acts.clear(run.table, run.asked("u1"), 1))
    run.let(acts.sit(run.table, run.asked("u1"), 1))
    assert (run.table.clock.since, run.table.clock.left) == (since, [60_000] * 3)
    run.let(acts.clear(run.table, run.asked("u0"), 0))
    assert (run.table.clock.since, run.table.clock.left) == (run.at, [57_000, 60_000, 60_000])
    run.let(acts.sit(run.table, run.asked("u0"), 0))
    assert run.table.clock.since == run.at, "whoever is back in their turn thinks from now on"


def test_whoever_is_flagged_has_lost_and_a_bot_plays_on() -> None:
    run = Tabled("metro", "u0", "u1", "u2", pace=Pace(bank=100))
    run.let(acts.flag(run.table, run.asked("u1"), ()))
    assert (run.table.status, run.table.lost, run.table.formerly) == ("running", [0], [None] * 3)
    assert run.table.seats[0] == Occupant(bot=STAND_IN)
    assert run.table.clock.left == [100] * 3
    assert run.table.seat_of("u0") is None


def test_ranks_among_those_who_stay_and_those_who_do_not() -> None:
    """Winners first, equal points alike, those who lost after all others."""
    scores = (5, 9, 7, 5, 9, 1)
    assert [_rank(seat, scores, [1], [4, 2]) for seat in range(6)] == [2, 1, 6, 2, 5, 4]
    assert [_rank(seat, scores, [1, 4], []) for seat in range(6)] == [4, 1, 3, 4, 1, 6]


def test_who_wins_when_the_best_have_lost() -> None:
    """Points decide among those who stay; it is said to be by lost seats only where that changed who won."""
    run = Tabled("metro", "u0", "u1", "u2", is_rated=True)
    run.play_out()
    table = run.table
    assert table.match is not None
    outcome = table.match.outcome
    assert outcome is not None
    (winner,) = outcome.winners
    table.lost = [winner]
    result = table.result()
    assert result is not None
    others = [seat for seat in range(3) if seat != winner]
    best = max(outcome.scores[seat] for seat in others)
    assert result["winners"] == [seat for seat in others if outcome.scores[seat] == best]
    assert (result["decided_by"], result["lost"], result["ranks"][winner]) == ("lost_seats", [winner], 3)
    table.lost = [next(seat for seat in others)]
    result = table.result()
    assert result is not None
    assert (result["winners"], result["decided_by"]) == ([winner], outcome.decided_by)


def test_what_could_be_taken_back_is_known_after_reading_the_log_too() -> None:
    run = Tabled("metro", "u0", "u1", options={"hand": 1})
    run.play("draw")
    run.play()
    again = Table(run.terms)
    again.fold(run.entries)
    again._before_last = None
    assert [again.undo_to(seat) for seat in (0, 1)] == [run.table.undo_to(seat) for seat in (0, 1)] == [1, None]
    assert (again.undos_left(0), again.undos_left(1)) == (None, None)
