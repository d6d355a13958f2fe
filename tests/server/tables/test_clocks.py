"""Clocks: banks that grow, time for each move, what is given back, what is taken back, and when it is over."""

from __future__ import annotations

from typing import Any

import pytest

from metropole.games.contract import NotLegal
from metropole.server.tables.clocks import DAY, LAG_EARNED, MOST_LAG, Clock, Pace, downtime


def started(**pace: int) -> Clock:
    clock = Clock(Pace(**pace), can_go_back=True)
    clock.start(2, 1000)
    return clock


def test_a_bank_shrinks_by_what_is_used_and_grows_with_every_move() -> None:
    clock = started(bank=10_000, increment=2000)
    clock.charge(0, 3000, 0, 4000)
    assert (clock.left, clock.since) == ([9000, 10_000], 4000)
    clock.charge(1, 99_000, 0, 5000)
    assert clock.left == [9000, 2000], "nobody has less than nothing"


def test_time_for_each_move_is_the_same_for_every_move() -> None:
    clock = started(per_move=5000)
    clock.charge(0, 4000, 0, 5000)
    assert clock.left == [5000, 5000]
    assert clock.deadline(1) == 10_000


def test_without_a_limit_nothing_is_counted() -> None:
    clock = started()
    clock.charge(0, 9000, 0, 10_000)
    clock.take_back(0, 0, 500, 10_500)
    assert clock.left == [0, 0]
    assert clock.deadline(1) is None
    assert not clock.is_over(1, 10**12, ())


def test_a_bot_neither_uses_nor_earns() -> None:
    clock = started(bank=10_000, increment=2000)
    clock.pass_over(0, 9000)
    assert (clock.left, clock.since) == ([10_000, 10_000], 9000)


@pytest.mark.parametrize("pace", [{"bank": 10_000, "increment": 2000}, {"per_move": 10_000}])
def test_whoever_gets_up_in_their_turn_keeps_what_was_left_then(pace: dict[str, int]) -> None:
    clock = started(**pace)
    clock.get_up(0, 4000, 5000)
    assert (clock.left, clock.since) == ([6000, 10_000], 5000)
    clock.pass_over(0, 6000)
    assert clock.left[0] == (10_000 if "per_move" in pace else 6000)


@pytest.mark.parametrize(("lag", "given"), [(0, 0), (300, 300), (MOST_LAG, 500), (60_000, 500), (-9, 0)])
def test_the_way_of_messages_is_given_back_up_to_a_bound(lag: int, given: int) -> None:
    assert started(bank=5000).given_back(0, 2000, lag) == given


def test_nobody_is_given_back_more_than_they_used() -> None:
    assert started(bank=5000).given_back(0, 100, 400) == 100


def test_whoever_always_pretends_to_be_far_away_is_given_little() -> None:
    clock, given = started(bank=60_000), []
    for _ in range(8):
        given.append(clock.given_back(0, 2000, 60_000))
        clock.charge(0, 2000 - given[-1], given[-1], 0)
    assert given == [MOST_LAG] + [LAG_EARNED] * 7
    for _ in range(10):
        clock.charge(0, 100, 0, 0)
    assert clock.lag_left == [MOST_LAG, MOST_LAG], "what is not needed is saved, up to a bound"


def test_a_turn_is_charged_from_when_it_could_be_known() -> None:
    clock = started(bank=5000)
    assert clock.spent(3000, ()) == 2000
    clock.announced = 2500
    assert clock.spent(3000, [(2000, 2700)]) == 300
    assert clock.spent(2200, ()) == 0, "nobody is charged less than nothing"
    assert clock.due(0, ()) == 7500
    clock.charge(0, 500, 0, 3000)
    assert clock.begun == 3000, "that was another turn"


@pytest.mark.parametrize(
    ("outages", "down"),
    [
        ([], 0),
        ([(0, 500)], 0),
        ([(0, 1200)], 200),
        ([(1500, 1700), (1600, 1900)], 400),
        ([(1600, 1900), (1500, 1700), (1550, 1560)], 400),
        ([(1900, 9000)], 100),
        ([(0, 9000), (1200, 1300)], 1000),
        ([(1900, 1100)], 0),
    ],
)
def test_outages_are_counted_once_and_only_within_the_time(outages: list[tuple[int, int]], down: int) -> None:
    assert downtime(outages, 1000, 2000) == down
    assert started(bank=5000).spent(2000, outages) == 1000 - down


@pytest.mark.parametrize(
    ("outages", "due"),
    [
        ([], 6000),
        ([(0, 1000)], 6000),
        ([(0, 1500)], 6500),
        ([(5500, 8000)], 8500),
        ([(5500, 8000), (8400, 9000)], 9100),
        ([(5500, 8000), (8500, 9000)], 8500),
        ([(7000, 9000)], 6000),
    ],
)
def test_time_is_due_after_all_outages_before_it(outages: list[tuple[int, int]], due: int) -> None:
    clock = started(bank=5000)
    assert clock.due(0, outages) == due
    assert clock.spent(due, outages) == 5000
    assert not clock.is_over(0, due, outages)


def test_time_is_over_when_no_lag_could_excuse_it() -> None:
    clock = started(bank=5000)
    assert clock.deadline(0) == 6000
    assert not clock.is_over(0, 6000 + MOST_LAG, ())
    assert clock.is_over(0, 6001 + MOST_LAG, ())
    assert not clock.is_over(0, 6001 + MOST_LAG, [(2000, 2001)])
    assert not clock.is_over(-1, 10**12, ())


def test_a_move_that_came_in_time_and_was_not_saved_is_not_late() -> None:
    clock = started(bank=5000)
    clock.came = 5900
    assert not clock.is_over(0, 60_000, ())
    clock.came = 6001 + MOST_LAG
    assert clock.is_over(0, 60_000, ())


def test_taking_back_for_each_move() -> None:
    """The time for the move goes on from where it stood; the next move has all of it again."""
    clock = started(per_move=60_000)
    clock.charge(0, 50_000, 0, 51_000)
    clock.take_back(0, 0, 4000, 55_000)
    assert (clock.left, clock.since) == ([6000, 60_000], 55_000)
    clock.charge(0, 1000, 0, 56_000)
    clock.charge(1, 1000, 0, 57_000)
    assert clock.left == [60_000, 60_000]


@pytest.mark.parametrize(
    ("pace", "reason"),
    [
        ({"bank": 1, "per_move": 1}, "pace_of_two_kinds"),
        ({"increment": 1}, "increment_without_bank"),
        ({"per_move": 15 * DAY}, "pace_out_of_range"),
        ({"bank": -1}, "pace_out_of_range"),
        ({"bank": DAY}, "pace_out_of_range"),
    ],
)
def test_a_pace_at_which_nobody_could_play_is_refused(pace: dict[str, Any], reason: str) -> None:
    with pytest.raises(NotLegal) as refused:
        Pace.from_json(pace)
    assert refused.value.reason.id == reason


def test_a_pace_is_kept_as_it_was() -> None:
    for pace in (Pace(), Pace(60_000, 1000), Pace(per_move=DAY)):
        assert Pace.from_json(pace.to_json()) == pace


def test_what_was_used_before_getting_up_is_charged_although_something_is_taken_back() -> None:
    clock = started(bank=10_000)
    clock.charge(0, 1000, 0, 2000)
    clock.get_up(0, 4000, 6000)
    assert clock.left == [5000, 10_000]
    clock.take_back(0, 0, 500, 6500)
    assert clock.left == [4500, 10_000]
    clock.get_up(0, 99_000, 105_500)
    assert clock.left == [0, 10_000], "nobody has less than nothing, nor more"


def test_what_was_used_before_the_action_that_is_taken_back_is_charged_once() -> None:
    clock = started(bank=10_000)
    clock.charge(0, 1000, 0, 2000)
    clock.charge(1, 700, 0, 2700)
    clock.charge(0, 2000, 0, 4700)
    clock.take_back(0, 2, 500, 5200)
    assert clock.left == [6500, 9300]
    clock.charge(0, 100, 0, 5300)
    clock.take_back(0, 2, 99_000, 104_300)
    assert clock.left == [0, 9300], "and nobody has less than nothing, nor more"
