"""How busy a thread is: what part of the last moments it has worked."""

from __future__ import annotations

import pytest

from metropole.server.busyness import SPAN, Busyness


class Thread:
    """Time as it passes for a thread that works a part of it."""

    def __init__(self) -> None:
        self.at = self.worked = 0.0
        self.busyness = Busyness(lambda: self.at, lambda: self.worked)

    def live(self, seconds: float, working: float) -> None:
        self.at += seconds
        self.worked += seconds * working


def test_it_is_the_part_of_the_time_that_was_worked() -> None:
    thread = Thread()
    assert thread.busyness.share() == 0
    thread.live(SPAN, working=0.4)
    assert thread.busyness.share() == pytest.approx(0.4)


def test_what_was_long_ago_says_nothing() -> None:
    thread = Thread()
    for working in (1.0, 1.0, 0.0, 0.0):
        thread.live(SPAN, working)
        share = thread.busyness.share()
    assert share == 0


def test_between_two_looks_it_looks_back_far_enough() -> None:
    thread = Thread()
    thread.live(SPAN, working=0.5)
    thread.busyness.share()
    thread.live(SPAN / 100, working=1.0)
    assert thread.busyness.share() == pytest.approx(0.5, abs=0.01)
