"""The fold of a log: each kind of entry, who may take back what, how a game ends, and what the row repeats."""

from __future__ import annotations

import pytest

from metropole.bots.characters import CHARACTERS
from metropole.games.contract import Outcome
from metropole.server.tables import acts
from metropole.server.tables.clocks import Pace
from metropole.server.tables.log import Entry
from metropole.server.tables.table import STAND_IN, Departure, Occupant, Table, result_at_end
from tests.server.tables.tabled import Tabled


def test_sitting_down_getting_up_and_closing() -> None:
    open_table = Tabled("metro", "u0", "novice", "", is_started=False)
    table = open_table.table
    assert table.seats == [Occupant("u0"), Occupant(bot="novice"), None]
    assert (table.status, table.turn, table.people(), table.version) == ("open", -1, ["u0"], 2)
    open_table.let(acts.clear(table, open_table.asked("u0"), 0))
    assert table.seats[0] is None
    assert table.seat_of("u0") is None
    assert table.seat_of(None) is None
    open_table.let(acts.close(table, open_table.asked("u0")))
    assert table.status == "closed"
    assert table.result() is None
    assert table.awaited() is None


def test_playing_and_taking_back() -> None:
    run = Tabled("metropolys", "u0", "u1", pace=Pace(bank=60_000))
    table = run.table
    assert (table.status, table.turn, table.clock.since) == ("running", 0, 3000)
    run.play()
    assert table.match is not None
    assert (table.match.version, table.actors, table.clock.left) == (1, [(0, "u0")], [59_000, 60_000])
    run.let(acts.undo(table, run.asked("u0")))
    assert (table.match.version, table.actors, table.turn, table.clock.since) == (0, [], 0, 5000)
    assert table.clock.left == [58_000, 60_000], "it has thought for two seconds"


def test_a_log_that_is_replayed_gives_the_same_table() -> None:
    run = Tabled("metropolys", "u0", "u1", "novice", pace=Pace(bank=60_000))
    for _ in range(9):
        run.play()
    run.let(acts.clear(run.table, run.asked("u1"), 1))
    run.play()
    again = Table(run.terms)
    again.fold(run.entries)
    assert again.match is not None
    assert run.table.match is not None
    assert again.match.history == run.table.match.history
    assert again.summary() == run.table.summary()
    assert (again.seats, again.formerly, again.actors) == (run.table.seats, run.table.formerly, run.table.actors)


def test_the_result_of_a_game_that_was_only_counted() -> None:
    """Whoever has won is first, alone though as many points are somebody else's; nobody has lost a seat."""
    assert result_at_end(Outcome((30, 45, 45, 10), (1,), "tie_break")) == {
        **{"scores": [30, 45, 45, 10], "winners": [1], "ranks": [3, 1, 2, 4]},
        **{"decided_by": "tie_break", "lost": []},
    }


def test_entries_come_one_after_another() -> None:
    run = Tabled("metro", "u0", "u1")
    with pytest.raises(AssertionError):
        run.table.apply(Entry(run.table.version + 2, "closed", 0))


def test_leaving_a_friendly_game_leaves_a_bot_and_the_way_back() -> None:
    run = Tabled("metro", "u0", "u1", "u2")
    run.let(acts.clear(run.table, run.asked("u0"), 0))
    assert run.table.seats[0] == Occupant(bot=STAND_IN)
    assert run.table.formerly == ["u0", None, None]
    assert (run.table.lost, run.table.clock.since) == ([], run.at)
    run.let(acts.sit(run.table, run.asked("u0"), 0))
    assert (run.table.seats[0], run.table.formerly[0]) == (Occupant("u0"), None)


def test_a_game_without_people_is_closed() -> None:
    run = Tabled("metro", "u0", "u1", "novice")
    for seat in (0, 1):
        assert run.table.status == "running"
        run.let(acts.clear(run.table, run.asked(f"u{seat}"), seat))
    assert run.table.status == "closed"


@pytest.mark.parametrize("people", [1, 2])
def test_a_rated_game_that_all_people_leave_is_lost_to_the_bots(people: int) -> None:
    """The first to leave is last; among bots the points decide, as they stand."""
    run = Tabled("metro", *(f"u{seat}" for seat in range(people)), "novice", "casual", is_rated=True)
    for _ in range(8):
        run.play()
    for seat in range(people):
        assert run.table.status == "running"
        run.let(acts.clear(run.table, run.asked(f"u{seat}"), seat))
    result = run.table.result()
    assert run.table.status == "finished"
    assert result is not None
    bots = {people: result["scores"][people], people + 1: result["scores"][people + 1]}
    assert result["lost"] == list(reversed(range(people)))
    assert result["winners"] == [seat for seat, score in bots.items() if score == max(bots.values())]
    assert result["ranks"][:people] == list(range(2 + people, 2, -1))
    assert result["decided_by"] == "lost_seats"


def test_a_rated_game_lost_on_time_among_bots_is_over() -> None:
    run = Tabled("metro", "u0", "novice", "novice", is_rated=True, pace=Pace(bank=1))
    while run.table.turn:
        run.play()
    run.let(acts.flag(run.table, run.asked(), ()))
    assert (run.table.status, run.table.lost) == ("finished", [0])


def test_whoever_leaves_a_rated_game_is_behind_all_others_the_first_to_leave_last() -> None:
    run = Tabled("metro", "u0", "u1", "u2", "u3", is_rated=True)
    for seat in (2, 0):
        run.let(acts.clear(run.table, run.asked(f"u{seat}"), seat))
    assert run.table.lost == [0, 2]
    run.play_out()
    result = run.table.result()
    assert result is not None
    assert (result["ranks"][0], result["ranks"][2]) == (3, 4)
    assert sorted(result["ranks"][seat] for seat in (1, 3)) in ([1, 2], [1, 1])
    assert set(result["winners"]) <= {1, 3}


def test_the_last_one_who_stays_wins_whatever_the_points_are() -> None:
    run = Tabled("metropolys", "u0", "u1", is_rated=True)
    run.play()
    run.let(acts.clear(run.table, run.asked("u0"), 0))
    assert run.table.status == "finished"
    assert run.table.result() == {
        "scores": run.table.result()["scores"],  # type: ignore[index]
        "winners": [1],
        "ranks": [2, 1],
        "decided_by": "lost_seats",
        "lost": [0],
    }


def test_a_game_that_was_played_out_ends_as_the_rules_say() -> None:
    run = Tabled("metro", "u0", "u1", "u2")
    run.play_out()
    assert run.table.match is not None
    outcome, result = run.table.match.outcome, run.table.result()
    assert outcome is not None
    assert result is not None
    assert (result["scores"], result["winners"]) == (list(outcome.scores), list(outcome.winners))
    assert (result["decided_by"], result["lost"]) == (outcome.decided_by, [])
    better = [sum(other > own for other in outcome.scores) + 1 for own in outcome.scores]
    assert result["ranks"] == better


def test_bots_answers_go_with_the_action_they_answered() -> None:
    run = Tabled("metropolys", "u0", "novice", "novice")
    run.play("1@C4" if "1@C4" in run.legal() else None)
    run.play()
    assert run.table.undo_to(0) == 0
    assert run.table.undo_to(1) is None


def test_nothing_is_taken_back_that_another_person_answered_or_that_has_left() -> None:
    run = Tabled("metropolys", "u0", "u1")
    assert run.table.undo_to(0) is None, "nothing has happened yet"
    run.play()
    assert (run.table.undo_to(0), run.table.undo_to(1)) == (0, None)
    run.play()
    assert (run.table.undo_to(0), run.table.undo_to(1)) == (None, 1 if run.table.actors[1][0] == 1 else None)
    mover = run.table.actors[-1][0]
    run.let(acts.clear(run.table, run.asked(f"u{mover}"), mover))
    assert run.table.undo_to(mover) is None


def test_a_drawn_tile_and_the_end_stay() -> None:
    run = Tabled("metro", "u0", "u1", options={"hand": 1})
    run.play(run.legal()[0])
    assert run.table.undo_to(0) is None, "a new tile was taken into the hand"
    run = Tabled("metro", "u0", "u1", options={"hand": 1})
    run.play("draw")
    assert run.table.undo_to(0) is None
    run.play()
    assert run.table.undo_to(0) == 1, "where the drawn tile was placed can be taken back, the drawing not"
    run.play_out()
    assert [run.table.undo_to(seat) for seat in (0, 1)] == [None, None]


def test_nothing_is_taken_back_at_rated_tables() -> None:
    run = Tabled("metropolys", "u0", "u1", is_rated=True)
    run.play()
    assert run.table.undo_to(0) is None


def test_a_rematch_has_the_same_terms_and_another_host() -> None:
    run = Tabled("metro", "u0", "u1", options={"hand": 3}, pace=Pace(per_move=5000))
    new = run.table.successor("t2", "u1", 99)
    assert (new.id, new.opened_by, new.follows, new.created_at) == ("t2", "u1", "t", 99)
    assert (new.options, new.pace, new.players) == (run.terms.options, run.terms.pace, 2)


def test_whose_result_a_seat_is() -> None:
    """Whoever sits there at the end, or whoever lost it; not whoever left it to a bot without losing."""
    run = Tabled("metro", "u0", "u1", "u2", pace=Pace(bank=1))
    run.let(acts.clear(run.table, run.asked("u2"), 2))
    run.let(acts.flag(run.table, run.asked("u1"), ()))
    assert [run.table.seat_played_by(user) for user in ("u0", "u1", "u2", None)] == [0, 1, None, None]
    assert [run.table.seat_of(user) for user in ("u0", "u1", "u2")] == [None, 1, None]
    assert run.table.people_named() == ["u1", "u0", "u2"]


def test_a_rematch_may_turn_the_seats() -> None:
    run = Tabled("metro", "u0", "u1", "u2")
    run.play_out()
    assert [run.table.seat_in_rematch(seat, is_turned=True) for seat in range(3)] == [2, 0, 1]
    assert [run.table.seat_in_rematch(seat, is_turned=False) for seat in range(3)] == [0, 1, 2]
    run.let(acts.follow(run.table, run.asked("u1"), "t2", is_turned=True))
    assert (run.table.followed_by, run.table.is_turned) == ("t2", True)


def test_a_rematch_leaves_the_seats_and_the_game_as_they_were() -> None:
    run = Tabled("metro", "u0", "u1", created_at=70)
    assert Table(run.terms).changed_at == 70, "nothing has happened since it was opened"
    run.play_out()
    ended = run.at
    assert (run.table.changed_at, run.table.is_turned) == (ended, False)
    run.let(acts.follow(run.table, run.asked("u1"), "t2"))
    assert (run.table.changed_at, run.table.followed_by, run.table.is_turned) == (ended, "t2", False)


def test_how_somebody_left_a_game_to_a_bot_is_kept_until_somebody_sits_there() -> None:
    run = Tabled("metro", "u0", "u1", "u2", pace=Pace(bank=1))
    run.let(acts.clear(run.table, run.asked("u2"), 2))
    run.let(acts.flag(run.table, run.asked("u1"), ()))
    assert run.table.departures == [Departure("u0", "time"), None, Departure("u2", "left")]
    run.let(acts.sit(run.table, run.asked("u2"), 2))
    assert run.table.departures[2] is None


def test_a_bot_is_whoever_the_cast_of_the_table_says() -> None:
    cast = (5, 4, 3, 2, 1, 0)
    table = Tabled("metro", "u0", "skilled", "novice", "", is_started=False, cast=cast).table
    assert [table.character(seat) for seat in range(4)] == [
        None,
        CHARACTERS["skilled"][4],
        CHARACTERS["novice"][3],
        None,
    ]


def test_the_row_repeats_what_lists_and_bots_need() -> None:
    run = Tabled("metro", "u0", "novice", pace=Pace(bank=5000))
    summary = run.table.summary()
    assert summary == {
        "version": 3,
        "status": "running",
        "turn_seat": 0,
        "turn_user": "u0",
        "awaits_bot": False,
        "starts_at": None,
        "deadline": 3000 + 5000,
        "result": None,
        "changed_at": run.entries[-1].at,
    }
    run.play()
    while run.table.turn == 0:
        run.play()
    summary = run.table.summary()
    assert (summary["turn_user"], summary["awaits_bot"], summary["deadline"]) == (None, True, None)
    run.play_out()
    nobody = {"turn_seat": -1, "turn_user": None, "awaits_bot": False, "starts_at": None, "deadline": None}
    assert run.table.summary() == {
        **nobody,
        "version": run.table.version,
        "status": "finished",
        "result": run.table.result(),
        "changed_at": run.entries[-1].at,
    }
