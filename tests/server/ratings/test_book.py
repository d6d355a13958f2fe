"""Ratings as they follow from games: by weight, with bots that never change, provisional until they rest on enough."""

from __future__ import annotations

from random import Random

import pytest

from metropole.bots import LEVEL_NAMES
from metropole.server.ratings.anchors import ANCHORS, STRENGTHS
from metropole.server.ratings.book import ENOUGH_MET, ENOUGH_WORTH, Book, Played, Rating
from metropole.skill import Skill, rated

POOL = ("metro", 2)


def game(*seats: str, weight: float = 1.0, homes: tuple[int | None, ...] | None = None, number: int = 0) -> Played:
    """The first wins, the second is next."""
    count = len(seats)
    weights = [0.0 if who.startswith("bot:") else weight for who in seats]
    households = homes or tuple(range(count))
    return Played(f"t{number}", "metro", 2, seats, range(1, count + 1), weights, households, number)


def test_a_light_game_moves_by_its_part_of_a_whole_one() -> None:
    whole = rated(["ann", "ben"], [1, 2], {})
    half = rated(["ann", "ben"], [1, 2], {}, {"ann": 0.5, "ben": 0.0})
    assert half["ann"].mu == pytest.approx((whole["ann"].mu + 25) / 2)
    assert half["ann"].sigma == pytest.approx((whole["ann"].sigma + Skill().sigma) / 2)
    assert (half["ann"].games, half["ben"]) == (1, Skill())
    assert rated(["ann", "ben"], [1, 2], {}, {"ann": 1.0, "ben": 1.0}) == whole


def test_no_weight_moves_further_than_a_whole_game() -> None:
    rng = Random(3)
    for _ in range(200):
        known = {who: Skill(rng.uniform(0, 50), rng.uniform(1, 8)) for who in ("ann", "ben", "cem")}
        ranks, weight = rng.choices([1, 2, 3], k=3), rng.random()
        whole = rated(list(known), ranks, known)
        part = rated(list(known), ranks, known, dict.fromkeys(known, weight))
        for who, before in known.items():
            assert abs(part[who].mu - before.mu) <= abs(whole[who].mu - before.mu) + 1e-9
            assert min(before.sigma, whole[who].sigma) - 1e-9 <= part[who].sigma
            assert part[who].sigma <= max(before.sigma, whole[who].sigma) + 1e-9


@pytest.mark.parametrize("bots", [(1, 2), (2, 1), (1, 1)])
def test_nobody_rises_by_a_game_they_left(bots: tuple[int, int]) -> None:
    """Who leaves second has not beaten who left first; and to be equal to somebody strong is nothing either."""
    for strong, weak in ((25.0, 25.0), (40.0, 10.0)):
        known = {"ann": Rating(Skill(strong, 3.0)), "ben": Rating(Skill(weak, 3.0))}
        book = Book({("metro", 4): dict(known)})
        seats = ("ann", "ben", "bot:novice", "bot:casual")
        left = Played("t", "metro", 4, seats, (4, 3, *bots), (1.0, 1.0, 0.0, 0.0), range(4), 1, lost=(0, 1))
        assert {change.who for change in book.enter(left) if change.after <= change.before} == {"ann", "ben"}
        after = book.pools[left.pool]
        assert all(after[who].skill.mu <= known[who].skill.mu for who in known)
        assert after["ann"].skill.mu < strong
        assert [after[who].skill.games for who in known] == [1, 1]


def test_bots_have_a_fixed_strength_that_nobody_can_move() -> None:
    """Two hundred games lost to a novice on purpose: it is worth no more to beat than before."""
    assert list(STRENGTHS) == list(LEVEL_NAMES)
    assert list(STRENGTHS.values()) == sorted(STRENGTHS.values())
    book = Book()
    for number in range(200):
        assert [change.who for change in book.enter(game("bot:novice", "ann", number=number))] == ["ann"]
    novice = book.pools[POOL]["bot:novice"].skill
    assert (novice.mu, novice.sigma, novice.games) == (ANCHORS["novice"].mu, ANCHORS["novice"].sigma, 200)
    fresh, later = Book(), book.pools[POOL]
    fresh.enter(game("eve", "bot:novice"))
    book.enter(game("eve", "bot:novice", number=201))
    assert later["eve"] == fresh.pools[POOL]["eve"]


def test_a_rating_is_provisional_until_its_games_are_worth_enough_and_against_enough() -> None:
    book = Book()
    opponents = ["bot:novice", "bot:casual", "ben"]
    for number in range(int(ENOUGH_WORTH)):
        assert number == 0 or book.pools[POOL]["ann"].is_provisional
        book.enter(game("ann", opponents[number % ENOUGH_MET], number=number))
    assert not book.pools[POOL]["ann"].is_provisional
    assert {row["who"]: row["is_provisional"] for row in book.rows()} == {
        "ann": False,
        "ben": True,
        "bot:novice": False,
        "bot:casual": False,
    }


@pytest.mark.parametrize(
    ("weight", "opponents", "homes"),
    [
        (0.5, ["ben", "cem", "dan"], None),  # they are worth too little
        (1.0, ["ben", "cem", "cem"], None),  # too few opponents
        (1.0, ["ben", "cem", "dan"], (0, 0)),  # all of them at home
    ],
)
def test_what_does_not_make_up_for_games_against_others(
    weight: float, opponents: list[str], homes: tuple[int, int] | None
) -> None:
    book = Book()
    for number in range(15):
        book.enter(game("ann", opponents[number % 3], weight=weight, homes=homes, number=number))
    assert book.pools[POOL]["ann"].is_provisional


def test_a_game_that_weighs_nothing_leaves_no_trace() -> None:
    book = Book()
    book.enter(game("ann", "ben", weight=0.0))
    assert book.rows() == []


def test_what_is_won_is_counted_and_a_shared_victory_is_won_by_all_who_share_it() -> None:
    book = Book()
    seats, weights = ("ann", "ben", "bot:novice", "bot:novice"), (1.0, 1.0, 0.0, 0.0)
    for number, (ranks, lost) in enumerate(
        [((1, 1, 3, 3), ()), ((2, 3, 1, 1), ()), ((1, 4, 2, 3), ()), ((4, 3, 1, 2), (0, 1))]
    ):
        book.enter(Played(f"t{number}", "metro", 4, seats, ranks, weights, (0, 1, None, None), number, lost))
    found = {who: (rating.skill.games, rating.wins) for who, rating in book.pools["metro", 4].items()}
    assert found == {"ann": (4, 2), "ben": (4, 1), "bot:novice": (4, 2)}


def test_whoever_leaves_last_has_won_nothing() -> None:
    book = Book()
    book.enter(Played("t", *POOL, ("ann", "ben"), (2, 1), (1.0, 1.0), (0, 1), 1, lost=(0, 1)))
    assert [rating.wins for rating in book.pools[POOL].values()] == [0, 0]


def test_what_is_ranked_by_is_kept_with_every_rating() -> None:
    book = Book()
    book.enter(game("ann", "ben", "bot:expert"))
    for row in book.rows():
        assert row["rating"] == row["mu"] - 3 * row["sigma"]


def test_a_game_that_weighs_nothing_is_neither_played_nor_won() -> None:
    book = Book()
    book.enter(game("ann", "ben", weight=0.0))
    assert book.pools[POOL] == {}
