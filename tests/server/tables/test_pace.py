"""Paces: the longest and the shortest are allowed, what lies beyond is refused with all that the sentence needs."""

from __future__ import annotations

import pytest

from metropole.games.contract import NotLegal
from metropole.server.tables.clocks import LONGEST_BANK, LONGEST_INCREMENT, LONGEST_MOVE, Clock, Pace

LIMITS = {"bank": LONGEST_BANK, "increment": LONGEST_INCREMENT, "per_move": LONGEST_MOVE}


def pace_with(key: str, value: int) -> dict[str, int]:
    return {"bank": 60_000, key: value} if key == "increment" else {key: value}


@pytest.mark.parametrize("key", LIMITS)
def test_the_shortest_and_the_longest_are_allowed(key: str) -> None:
    for value in (1, LIMITS[key]):
        assert getattr(Pace.from_json(pace_with(key, value)), key) == value


@pytest.mark.parametrize("key", LIMITS)
@pytest.mark.parametrize("beyond", [False, True], ids=["below", "above"])
def test_what_lies_beyond_is_refused_with_its_limits(key: str, beyond: bool) -> None:
    given = LIMITS[key] + 1 if beyond else -1
    with pytest.raises(NotLegal) as refused:
        Pace.from_json(pace_with(key, given))
    reason = refused.value.reason
    assert (reason.id, reason.details) == (
        "pace_out_of_range",
        {"key": key, "least": 1, "most": LIMITS[key], "given": given},
    )


def test_everybody_sees_what_is_left_and_since_when() -> None:
    clock = Clock(Pace(bank=5000))
    clock.start(2, 70)
    shown = clock.shown()
    assert shown["left"] == [5000, 5000]
    assert shown["since"] == 70
    clock.left[0] -= 1000
    assert shown["left"] == [5000, 5000], "what was shown does not change afterwards"
