"""Schedules: every bot sits on every seat equally often, with the same deals."""

from __future__ import annotations

from collections import Counter

import pytest

from metropole.arena.schedule import check, deals, fixtures, pairings, rotations, variant_of
from metropole.games.contract import NotLegal, NotUnderstood
from tests.arena.jobs import small_plan

FOUR = (variant_of("metropolys", 4, {"version": "expert"}),)


@pytest.mark.parametrize(
    ("lineup", "bots", "players", "expected"),
    [
        ("round-robin", ("a", "b"), 2, [("a", "b")]),
        ("round-robin", ("a", "b", "c"), 2, [("a", "b"), ("a", "c"), ("b", "c")]),
        ("round-robin", ("a", "b", "c"), 3, [("a", "b", "c")]),
        ("round-robin", ("a", "b"), 3, [("a", "b", "b"), ("b", "a", "a")]),
        ("round-robin", ("a",), 3, [("a", "a", "a")]),
        ("ladder", ("a", "b", "c"), 2, [("a", "b"), ("b", "c")]),
        ("ladder", ("a", "b"), 4, [("a", "b", "b", "b"), ("b", "a", "a", "a")]),
        ("duel", ("a", "b"), 4, [("a", "b", "b", "b")]),
        ("self", ("a", "b"), 2, [("a", "a"), ("b", "b")]),
    ],
)
def test_pairings(lineup: str, bots: tuple[str, ...], players: int, expected: list[tuple[str, ...]]) -> None:
    assert pairings(small_plan(lineup=lineup, bots=bots), players) == expected


def test_rotations_leave_out_what_is_the_same() -> None:
    assert rotations(("a", "b", "b")) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert rotations(("a", "a")) == [("a", "a")]


@pytest.mark.parametrize("bots", [("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d")])
@pytest.mark.parametrize("lineup", ["round-robin", "ladder"])
def test_every_bot_sits_on_every_seat_equally_often_with_the_same_deals(bots: tuple[str, ...], lineup: str) -> None:
    plan = small_plan(tables=FOUR, bots=bots, lineup=lineup, games=12)
    for deal in range(3):
        games = [fixture for fixture in fixtures(plan) if fixture.deal == deal]
        for name in bots:
            counts = Counter(seat for game in games for seat, other in enumerate(game.seats) if other == name)
            assert len(set(counts.values())) == 1
            assert set(counts) == set(range(4))
    assert [fixture.number for fixture in fixtures(plan)] == list(range(len(fixtures(plan))))


def test_games_are_rounded_up_to_whole_rotations() -> None:
    plan = small_plan(tables=FOUR, lineup="duel", games=10)
    assert deals(plan, pairings(plan, 4)[0]) == 3
    assert len(fixtures(plan)) == 12


def test_the_order_around_the_table_changes_from_deal_to_deal() -> None:
    plan = small_plan(tables=FOUR, bots=("a", "b", "c", "d"), games=80)
    behind_a = Counter(game.seats[(game.seats.index("a") + 1) % 4] for game in fixtures(plan))
    assert set(behind_a) == {"b", "c", "d"}


def test_several_tables_are_played_side_by_side() -> None:
    tables = (variant_of("metropolys", 2, {}), variant_of("metro", 3, {"hand": 2}))
    games = fixtures(small_plan(tables=tables, games=6))
    assert [game.variant.game for game in games if game.deal == 0] == ["metropolys"] * 2 + ["metro"] * 6
    assert [game.variant.game for game in games if game.deal == 2] == ["metropolys"] * 2


def test_options_are_written_out() -> None:
    assert variant_of("metropolys", 3, {}) == variant_of("metropolys", 3, {"version": "family", "expansion": False})
    with pytest.raises(NotLegal, match="wrong_number_of_players"):
        variant_of("metropolys", 5, {})
    with pytest.raises(NotUnderstood, match="unknown_game"):
        variant_of("go", 2, {})


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"bots": ("greedy", "nobody")}, "unknown_bot"),
        ({"bots": ("greedy", "greedy")}, "bot_named_twice"),
        ({"lineup": "dance"}, "unknown_name"),
        ({"lineup": "duel", "bots": ("greedy",)}, "duel_needs_two_bots"),
        ({"lineup": "ladder", "bots": ("greedy",)}, "ladder_needs_two_bots"),
    ],
)
def test_what_cannot_be_played_is_refused(changes: dict[str, object], reason: str) -> None:
    with pytest.raises(NotUnderstood, match=reason):
        check(small_plan(**changes))
