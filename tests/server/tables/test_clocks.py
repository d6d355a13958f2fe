"""Clocks: banks that grow, time for each move, what is given back, and when it is over."""

from __future__ import annotations

from typing import Any

import pytest

from metropole.games.contract import NotLegal
from metropole.server.tables.clocks import DAY, MOST_LAG, Clock, Pace, downtime


def started(**pace: int) -> Clock:
    clock = Clock(Pace(**pace))
    clock.start(2, 1000)
    return clock


def test_a_bank_shrinks_by_what_is_used_and_grows_with_every_move() -> None:
    clock = started(bank=10_000, increment=2000)
    clock.charge(0, 3000, 4000)
    assert (clock.left, clock.since) == ([9000, 10_000], 4000)
    clock.charge(1, 99_000, 5000)
    assert clock.left == [9000, 2000], "nobody has less than nothing"


def test_time_for_each_move_is_the_same_for_every_move() -> None:
    clock = started(per_move=5000)
    clock.charge(0, 4000, 5000)
    assert clock.left == [5000, 5000]
    assert clock.deadline(1) == 10_000


def test_without_a_limit_nothing_is_counted() -> None:
    clock = started()
    clock.charge(0, 9000, 10_000)
    assert clock.left == [0, 0]
    assert clock.deadline(1) is None
    assert not clock.is_over(1, 10**12, ())


@pytest.mark.parametrize(("lag", "used"), [(0, 2000), (300, 1700), (MOST_LAG, 1500), (60_000, 1500), (-9, 2000)])
def test_the_way_of_a_message_is_given_back_up_to_a_bound(lag: int, used: int) -> None:
    assert started(bank=5000).used(3000, (), lag) == used


def test_nobody_is_charged_less_than_nothing() -> None:
    assert started(bank=5000).used(1100, (), 400) == 0


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
    ],
)
def test_outages_are_counted_once_and_only_within_the_time(outages: list[tuple[int, int]], down: int) -> None:
    assert downtime(outages, 1000, 2000) == down
    assert started(bank=5000).used(2000, outages) == 1000 - down


def test_time_is_over_when_no_lag_could_excuse_it() -> None:
    clock = started(bank=5000)
    assert clock.deadline(0) == 6000
    assert not clock.is_over(0, 6000 + MOST_LAG, ())
    assert clock.is_over(0, 6001 + MOST_LAG, ())
    assert not clock.is_over(0, 6001 + MOST_LAG, [(2000, 2001)])
    assert not clock.is_over(-1, 10**12, ())


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
