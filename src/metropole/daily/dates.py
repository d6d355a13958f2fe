"""The days: they begin and end at midnight of UTC, everywhere at the same moment."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from metropole.games.contract import NotUnderstood

FIRST_DAY = date(2026, 11, 1)
DAY = 24 * 60 * 60 * 1000  # milliseconds
DATE_FORM = r"20\d\d-[01]\d-[0-3]\d"
LONGEST_DATE = 10


def day_at(at: int) -> date:
    """The day that it is at a time, in milliseconds since 1970."""
    return datetime.fromtimestamp(at // 1000, UTC).date()


def begin_of(day: date) -> int:
    """When a day begins."""
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * 1000


def end_of(day: date) -> int:
    """When a day is over, and the next one begins."""
    return begin_of(day) + DAY


def read_day(text: str) -> date:
    """A date as it stands in an address."""
    try:
        found = date.fromisoformat(text)
    except ValueError:
        found = None
    if found is None or found.isoformat() != text:
        raise NotUnderstood("no_such_day", day=text[:LONGEST_DATE])
    return found


def streak(days: list[date], today: date) -> int:
    """How many days up to now, one after another, are among these; today may still come."""
    have, count = set(days), 0
    day = today if today in have else today - timedelta(days=1)
    while day in have:
        count, day = count + 1, day - timedelta(days=1)
    return count
