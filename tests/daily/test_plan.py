"""The game of the day follows from its date, and will be the same for ever."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date, timedelta
from hashlib import sha256

import pytest

from metropole import games
from metropole.bots.characters import USUAL_CAST, cast_text
from metropole.daily import plan
from metropole.daily.dates import FIRST_DAY
from metropole.daily.plan import edition_of, plan_of

# What was played on these days: players, options, own seat, levels, cast, and the beginning of a digest of the set-up.
# A change here would change past days: it needs another edition instead, from a day to come.
GOLDEN = {
    ("metropolys", "2026-11-01"): (3, ("expert", False), 1, "skilled me expert", "103245", "8dc24c023658"),
    ("metropolys", "2026-11-19"): (3, ("family", False), 1, "skilled me expert", "014532", "c353661a137a"),
    ("metropolys", "2027-02-28"): (4, ("family", False), 3, "skilled expert casual me", "130524", "dbae22bea1b9"),
    ("metropolys", "2030-12-31"): (3, ("expert", True), 2, "skilled skilled me", "014352", "6223dba45972"),
    ("metro", "2026-11-01"): (5, (2, False), 0, "me expert expert expert expert", "543021", "a266740c14bd"),
    ("metro", "2026-11-19"): (4, (1, True), 3, "skilled casual skilled me", "430215", "e19b18535667"),
    ("metro", "2027-02-28"): (3, (1, False), 0, "me casual casual", "034125", "032d4dd1f613"),
    ("metro", "2030-12-31"): (2, (3, False), 1, "casual me", "134520", "a4b4133d3752"),
}
DAYS = [FIRST_DAY + timedelta(days=number) for number in range(1000)]


def summary(game: str, day: date) -> tuple[object, ...]:
    found = plan_of(game, day)
    _, setup = found.rules.write_setup(found.setup())
    digest = sha256(json.dumps(setup, sort_keys=True).encode()).hexdigest()[:12]
    levels = " ".join(level or "me" for level in found.levels)
    return found.players, tuple(found.options.values()), found.seat, levels, cast_text(found.cast), digest


@pytest.mark.parametrize(("game", "day"), GOLDEN, ids=str)
def test_a_day_is_what_it_was(game: str, day: str) -> None:
    assert summary(game, date.fromisoformat(day)) == GOLDEN[game, day]


@pytest.mark.parametrize("game", games.names())
def test_every_day_can_be_played_from_a_seat_of_ones_own(game: str) -> None:
    rules = games.load(game)
    for day in DAYS[:100]:
        found = plan_of(game, day)
        assert found.players in rules.SEATS
        assert found.options in rules.VARIANTS
        assert [seat for seat, level in enumerate(found.levels) if level is None] == [found.seat]
        assert {level for level in found.levels if level} <= set(plan.LEVELS)
        assert sorted(found.cast) == list(USUAL_CAST)
        assert rules.new_game(found.setup()).turn >= 0


@pytest.mark.parametrize("game", games.names())
def test_days_are_spread_over_all_there_is(game: str) -> None:
    """Nothing comes hardly ever, and the plain way on about every second day."""
    rules, plans = games.load(game), [plan_of(game, day) for day in DAYS]
    players = Counter(found.players for found in plans)
    assert set(players) == set(rules.SEATS)
    assert min(players.values()) > 0.7 * len(DAYS) / len(rules.SEATS)
    variants = [rules.VARIANTS.index(found.options) for found in plans]
    counts = Counter(variants)
    assert set(counts) == set(range(len(rules.VARIANTS)))
    assert 0.44 < counts[0] / len(DAYS) < 0.56
    assert min(counts[number] for number in range(1, len(rules.VARIANTS))) > 0.1 * len(DAYS)
    assert {found.seat for found in plans if found.players == max(rules.SEATS)} == set(range(max(rules.SEATS)))
    levels = Counter(level for found in plans for level in found.levels if level)
    assert set(levels) == set(plan.LEVELS)
    assert len({found.cast for found in plans}) > 300


def test_no_two_days_and_no_two_games_are_dealt_alike() -> None:
    days = [(game, day) for game in games.names() for day in DAYS[:60]]
    dealt = {json.dumps(plan_of(*one).rules.write_setup(plan_of(*one).setup())) for one in days}
    drawn = {plan.chance(*one, what).random() for one in days for what in "ab"}
    assert (len(dealt), len(drawn)) == (len(days), 2 * len(days))


def test_an_edition_holds_from_its_first_day_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes with another one leaves the days before as they were."""
    game, new = games.names()[0], date(2026, 12, 1)
    days = [date(2026, 11, 30), new, date(2026, 12, 2)]
    before = [summary(game, day) for day in days]
    monkeypatch.setitem(plan.EDITIONS, new, 2)
    assert [edition_of(day) for day in days] == [1, 2, 2]
    after = [summary(game, day) for day in days]
    assert after[0] == before[0]
    assert after[1] != before[1]
    assert after[2] != before[2]
