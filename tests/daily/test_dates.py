"""Days: those of UTC, from midnight to midnight."""

from __future__ import annotations

from datetime import date

import pytest

from metropole.daily.dates import DAY, FIRST_DAY, begin_of, day_at, end_of, read_day, streak
from metropole.games.contract import NotUnderstood

NINETEENTH = date(2026, 11, 19)


def test_a_day_is_from_midnight_to_midnight() -> None:
    assert begin_of(NINETEENTH) == 1_795_046_400_000
    assert end_of(NINETEENTH) == begin_of(NINETEENTH) + DAY
    assert day_at(begin_of(NINETEENTH)) == day_at(end_of(NINETEENTH) - 1) == NINETEENTH
    assert day_at(begin_of(NINETEENTH) - 1) == date(2026, 11, 18)
    assert day_at(end_of(NINETEENTH)) == date(2026, 11, 20)


def test_no_day_is_left_out_where_clocks_change() -> None:
    days = [day_at(begin_of(FIRST_DAY) + number * DAY) for number in range(800)]
    assert len(set(days)) == 800
    assert (max(days) - min(days)).days == 799


def test_a_date_is_read_in_one_form() -> None:
    assert read_day("2026-11-19") == NINETEENTH
    for text in ("2026-11-31", "20261119", "2026-W47-4", "19.11.2026", "", "2026-11-19 "):
        with pytest.raises(NotUnderstood):
            read_day(text)


@pytest.mark.parametrize(
    ("days", "count"),
    [([], 0), ([19], 1), ([18], 1), ([17], 0), ([17, 18, 19], 3), ([15, 17, 18], 2), ([16, 18, 19], 2)],
)
def test_a_streak_goes_back_from_today_or_from_yesterday(days: list[int], count: int) -> None:
    assert streak([date(2026, 11, day) for day in days], NINETEENTH) == count
