"""The server's time goes on, whatever becomes of the clock on the wall."""

from __future__ import annotations

from itertools import pairwise

from metropole.server.storage.server_clock import LEAPS_KEPT, NEAR, SLOWER
from tests.server.grounds import Hands

HOUR, LEAP = 3_600_000, 3_000  # milliseconds


def test_time_passes_as_the_steady_clock_has_it() -> None:
    hands = Hands()
    clock = hands.clock()
    began = clock()
    assert began == int(hands.wall * 1000)
    for jump in (-3600, 3600, 10**9, -(10**9)):
        hands.wall += jump
        before = clock()
        hands.go_on(2)
        assert clock() == before + 2000


def test_a_wall_clock_that_is_far_ahead_is_followed_at_once() -> None:
    hands = Hands()
    clock = hands.clock()
    hands.wall += 2
    clock.keep_up(0, LEAP)
    assert clock() == 1_800_000_000_000, "so little is nothing"
    hands.wall += 3600
    clock.keep_up(0, LEAP)
    assert clock() == 1_800_000_002_000 + HOUR


def test_a_wall_clock_that_was_set_back_is_waited_for() -> None:
    """The time goes on, a little slower, and never back."""
    hands = Hands()
    clock = hands.clock()
    hands.wall -= 20
    times = [clock()]
    for _ in range(2500):
        hands.go_on(1)
        clock.keep_up(0, LEAP)
        times.append(clock())
    steps = {after - before for before, after in pairwise(times)}
    assert 1000 - 1000 // SLOWER == min(steps) < max(steps) == 1000
    assert clock() - int(hands.wall * 1000) <= LEAP, "by then it was near"
    hands.go_on(1)
    assert clock() == times[-1] + 1000


def test_after_a_long_pause_it_does_not_stand_still() -> None:
    hands = Hands()
    clock = hands.clock()
    hands.wall -= 3600
    hands.go_on(3000)
    before = clock()
    clock.keep_up(0, LEAP)
    hands.go_on(1)
    assert clock() > before + 900


def test_nobody_is_behind_what_another_has_told() -> None:
    hands = Hands()
    clock = hands.clock()
    clock.keep_up(clock() + HOUR, LEAP)
    assert clock() == int(hands.wall * 1000) + HOUR
    before = clock()
    clock.keep_up(before - HOUR, LEAP)
    assert clock() == before
    for told, then in ((before, before), (before + 7, before + 7), (before, before + 7)):
        clock.follow(told)
        assert clock() == then


def test_nobody_waits_for_the_wall_clock_while_others_are_as_far() -> None:
    hands = Hands()
    clock = hands.clock()
    hands.wall -= 3600
    for told, waited in ((2010, 0), (2005, 5), (1000, 20), (0, 20)):
        began = clock()
        clock.keep_up(began + NEAR, LEAP)
        hands.go_on(2)
        clock.keep_up(began + told, LEAP)
        hands.go_on(1)
        assert clock() == began + 3000 - waited


def test_what_cannot_be_known_so_exactly_is_no_leap() -> None:
    clock = Hands().clock()
    began = clock()
    clock.follow(began + NEAR)
    assert (clock(), list(clock.leaps)) == (began + NEAR, [])
    clock.follow(clock() + NEAR + 1)
    assert list(clock.leaps) == [(began + NEAR, began + 2 * NEAR + 1)]


def test_what_it_leapt_over_is_known() -> None:
    """Whatever the reason: no time has passed, and nobody has thought in it."""
    hands = Hands()
    clock = hands.clock()
    began = clock()
    clock.keep_up(began, LEAP)
    assert not clock.leaps
    hands.go_on(1)
    clock.keep_up(began + 1500, LEAP)
    hands.go_on(1)
    hands.wall += 3600
    clock.keep_up(0, LEAP)
    wall = int(hands.wall * 1000)
    assert list(clock.leaps) == [(began + 1000, began + 1500), (began + 2500, wall)]
    for number in range(2 * LEAPS_KEPT):
        clock.follow(wall + (number + 1) * LEAP)
    assert len(clock.leaps) == LEAPS_KEPT
    assert clock.leaps[-1] == (clock() - LEAP, clock())


def test_who_serves_nobody_takes_any_time_for_right() -> None:
    clock = Hands().clock()
    for at in (clock() + HOUR, clock() - HOUR):
        clock.obey(at)
        assert clock() == at


def test_so_near_to_others_is_near_enough() -> None:
    clock = Hands().clock()
    began = clock()
    clock.come_near(began + NEAR)
    assert clock() == began
    clock.come_near(began + NEAR + 1)
    assert clock() == began + NEAR + 1
