"""Limits: buckets fill with time, memory is bounded, what is refused says when it would do."""

from __future__ import annotations

from contextlib import ExitStack, suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metropole.games.contract import NotUnderstood
from metropole.server.limits import RATES, Buckets, Limits, Rate
from metropole.server.refusals import NotAllowed, TooMuch, Unavailable
from metropole.server.settings import Settings


class Clock:
    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at


def test_a_burst_then_one_at_a_time() -> None:
    buckets = Buckets(Rate(3, 2))
    assert [buckets.take("a", 0) for _ in range(3)] == [0, 0, 0]
    assert buckets.take("a", 0) == pytest.approx(0.5)
    assert buckets.take("b", 0) == 0
    assert buckets.take("a", 0.5) == 0
    assert buckets.take("a", 0.5) > 0


@given(st.lists(st.floats(0, 3), max_size=60))
def test_never_more_than_the_burst_and_what_time_allows(pauses: list[float]) -> None:
    buckets, at, taken = Buckets(Rate(4, 2)), 0.0, 0
    for pause in pauses:
        at += pause
        taken += buckets.take("a", at) == 0
    assert taken <= 4 + 2 * at + 1e-6


@given(st.floats(0.01, 50), st.integers(1, 20))
def test_after_the_wait_that_was_told_it_would_do(a_second: float, burst: int) -> None:
    buckets = Buckets(Rate(burst, a_second))
    while not (wait := buckets.take("a", 7.0)):
        pass
    assert buckets.take("a", 7.0 + wait) == 0


def test_memory_is_bounded_and_the_emptiest_are_kept() -> None:
    buckets = Buckets(Rate(2, 1), most_keys=10)
    buckets.take("flooder", 0)
    buckets.take("flooder", 0)
    for number in range(100):
        buckets.take(f"passer-by {number}", 0)
    assert len(buckets._full_at) <= 10
    assert buckets.take("flooder", 0) > 0


def test_a_limit_refuses_and_says_for_how_long() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    for _ in range(5):
        limits.check("sign_ups", "192.0.2.1")
    with pytest.raises(TooMuch, match="too_often") as refusal:
        limits.check("sign_ups", "192.0.2.1")
    assert refusal.value.reason.details == {"seconds": 12}
    clock.at += 12
    limits.check("sign_ups", "192.0.2.1")


def test_what_is_reserved_counts_only_if_it_is_refused_so() -> None:
    limits = Limits(clock=Clock())
    keys = [("sign_ups", "a"), ("guests", "a")]

    def tried(outcome: Exception | None) -> None:
        with suppress(NotAllowed, Unavailable), limits.reserving(keys, used_by=(NotAllowed,)):
            if outcome is not None:
                raise outcome

    for _ in range(20):
        tried(None)
        tried(Unavailable("not_saved"))
    assert limits.used("sign_ups", "a") == 0
    for used in range(1, 6):
        tried(NotAllowed("wrong_password"))
        assert limits.used("sign_ups", "a") == pytest.approx(used)
    with pytest.raises(TooMuch):
        tried(None)
    assert limits.used("guests", "a") == pytest.approx(5), "what came before the refusal is given back"


def test_many_at_once_are_counted_while_they_are_tried() -> None:
    limits = Limits(clock=Clock())
    with ExitStack() as under_way:
        for _ in range(5):
            under_way.enter_context(limits.reserving([("sign_ups", "a")], used_by=(NotAllowed,)))
        with pytest.raises(TooMuch), limits.reserving([("sign_ups", "a")], used_by=(NotAllowed,)):
            pass
    assert limits.used("sign_ups", "a") == 0


def test_limits_can_be_raised() -> None:
    limits = Limits.of(Settings(limits="100"))
    for _ in range(100 * int(RATES["guests"].burst)):
        limits.check("guests", "192.0.2.1")
    with pytest.raises(NotUnderstood):
        Limits.of(Settings(limits="many"))


def test_what_is_held_is_counted_while_it_lasts() -> None:
    limits = Limits(0.2)
    with limits.holding("sockets", "a"), limits.holding("sockets", "a"):
        with pytest.raises(TooMuch, match="too_many_at_once"), limits.holding("sockets", "a"):
            pass
        with limits.holding("sockets", "b"):
            pass
    with limits.holding("sockets", "a"):
        pass
    assert not limits._held["sockets"]
