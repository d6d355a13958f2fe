"""Tokens, special cards, the highest buildings and who wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from metropole.commands.forms.metropolys import breakdown
from metropole.games.metropolys import decisions, final_outcome, outcome, scores, view
from metropole.games.metropolys.points import SOURCES
from metropole.games.metropolys.rules import COMPILED
from tests.games.metropolys import building_more
from tests.games.metropolys.positions import (
    EXPERT,
    FAMILY,
    Combination,
    arranged,
    build,
    each_combination,
    on,
    random_states,
    score,
)

FIRST: dict[str, Any] = {"tokens": "first", "area": ["borders", "statues", "lakes", "bridges"]}


def test_tokens_and_special_cards_score_three_one_and_minus_one() -> None:
    built = on("C1 C5 C3 C2 C4 C11")  # two trendy, one subway, three archaeology
    state = arranged(FAMILY, built, subway_card=0, archaeology_card=0, **FIRST)
    expected = {"trendy": 6, "subway": 1, "subway_card": 3, "archaeology": -3, "archaeology_card": -2}
    assert {source: points for source, points in score(state).points.items() if points} == expected
    assert score(state).tokens == {"trendy": ["C1", "C5"], "subway": ["C3"], "archaeology": ["C2", "C4", "C11"]}
    assert score(state).total == 5


@each_combination
def test_the_nine_sources_are_always_there_and_make_the_total(combination: Combination) -> None:
    for state in random_states(combination, seed=3, count=20):
        for result in scores(state):
            assert tuple(result.points) == SOURCES
            assert result.total == sum(result.points.values())
            assert ("groups" in breakdown(result)) == (combination.version == "expert")


HIGHEST: dict[str, tuple[list[dict[str, int]], list[int], str, int]] = {
    "nobody": ([{}, {}], [], "empty", 0),
    "one alone": ([{"N1": 1}, {}], [0], "only_builder", 0),
    "medium over small": ([{"N1": 5}, {"N2": 6}], [1], "taller", 1),
    "tall over medium": ([{"N1": 9}, {"N2": 10}], [1], "taller", 1),
    "four small ones do not make a medium one": ([{"N1": 1, "N2": 2, "N3": 3, "N4": 4}, {"N5": 6}], [1], "taller", 1),
    "the second decides": ([{"N1": 10, "N2": 6}, {"N3": 13, "N4": 5, "N5": 4}], [0], "taller", 2),
    "the third decides": ([{"N1": 10, "N2": 9, "N3": 1}, {"N4": 11, "N5": 8, "N6": 7}], [1], "taller", 3),
    "one more decides": ([{"N1": 10, "N2": 1}, {"N3": 13}], [0], "more_buildings", 2),
    "equal": ([{"N1": 13, "N2": 1}, {"N3": 10, "N4": 5}], [0, 1], "equal", 0),
    "three equal": ([{"N1": 1}, {"N2": 2}, {"N3": 3}], [0, 1, 2], "equal", 0),
    "two equal behind one": ([{"N1": 1}, {"N2": 2}, {"N3": 6}], [2], "taller", 1),
    "against the best of the others": ([{"N1": 13}, {"N2": 1}, {"N3": 12, "N4": 1}], [2], "more_buildings", 2),
}


@pytest.mark.parametrize(("built", "seats", "reason", "rank"), HIGHEST.values(), ids=HIGHEST)
def test_who_has_the_highest_building_and_why(
    built: list[dict[str, int]], seats: list[int], reason: str, rank: int
) -> None:
    state = arranged(EXPERT, *built)
    north = next(decision for decision in decisions(state) if decision.district == "north")
    assert (list(north.seats), north.reason, north.rank) == (seats, reason, rank)
    assert [score(state, seat).points["highest"] for seat in range(4)] == [5 * (seat in seats) for seat in range(4)]


def test_how_many_tall_medium_and_small_buildings_each_has_is_told() -> None:
    state = arranged(EXPERT, {"N1": 10, "N2": 6, "N3": 9, "N4": 1, "N5": 5, "N6": 3, "C1": 4}, {"N7": 12, "N8": 8})
    heights = {decision.district: decision.heights for decision in decisions(state)}
    assert heights["north"] == ((1, 2, 3), (1, 1, 0), (0, 0, 0), (0, 0, 0))
    assert heights["centre"] == ((0, 0, 1), (0, 0, 0), (0, 0, 0), (0, 0, 0))


@pytest.mark.parametrize("combination", [FAMILY, EXPERT, Combination(4, "expert", True)], ids=str)
def test_a_card_that_is_not_known_counts_nothing(combination: Combination) -> None:
    """As somebody counts who sees the buildings of others and not their cards."""
    area = ["lakes", "statues", "bridges", "borders" if combination.version == "family" else "chains"]
    state = arranged(combination, on("C1 C2 C3 C4 C8 C9"), on("N1 N2 N3 N4 N5 N6 N7 N9"), turn=0, area=area)
    for seat in (0, 1):
        seen = view(state, seat).known
        for other in {0, 1, 2, 3} - {seat}:
            points = score(seen, other).points
            assert [points[card] for card in ("area", "neighbourhood", "expansion")] == [0, 0, 0]
            assert not score(seen, other).groups
        assert score(seen, seat).points["area"] > 0


def test_each_district_is_decided_by_itself() -> None:
    state = arranged(EXPERT, {"C1": 1, "N1": 13, "E1": 5}, {"S1": 1, "E2": 6})
    assert score(state, 0).highest_in == ["centre", "north"]
    assert score(state, 1).highest_in == ["east", "south"]
    assert [score(state, seat).points["highest"] for seat in range(2)] == [10, 10]


def test_a_district_left_out_is_not_decided() -> None:
    state = arranged(Combination(3, "expert", False), closed=["east"])
    assert [decision.district for decision in decisions(state)] == ["centre", "north", "south", "west"]


@pytest.mark.parametrize(
    "combination", [FAMILY, Combination(4, "family", True), Combination(4, "expert", True)], ids=str
)
def test_highest_buildings_count_only_in_expert_without_expansion(combination: Combination) -> None:
    state = arranged(combination, on("N1 N2"))
    assert decisions(state) == []
    assert score(state).points["highest"] == 0


def test_most_points_win() -> None:
    result = final_outcome(arranged(FAMILY, on("C1"), on("C5 C3"), subway_card=1, **FIRST))
    assert (result.winners, result.decided_by) == ((1,), "most_points")
    assert result.scores == (3, 13, 0, 0)


def test_a_point_more_beats_any_number_of_buildings() -> None:
    all_of_them = on("S1 S6 S4 C12 C7 N4 C2 S2 S5 C8 C9 C6 W8")
    result = final_outcome(arranged(FAMILY, all_of_them, on("S3"), **FIRST))
    assert result.scores[:2] == (5, 6)
    assert (result.winners, result.decided_by) == ((1,), "most_points")


def test_with_equal_points_most_buildings_win() -> None:
    result = final_outcome(arranged(FAMILY, on("C1 C7"), on("C8 C9 C12"), on("C10"), **FIRST))
    assert (result.scores, result.winners, result.decided_by) == ((3, 0, 3, 0), (0,), "most_buildings")


def test_equal_in_both_shares_the_victory() -> None:
    result = final_outcome(arranged(FAMILY, on("C1 C7"), on("C8 C9 C12"), on("C10 C15"), **FIRST))
    assert (result.winners, result.decided_by) == ((0, 2), "shared")


def test_a_game_has_no_outcome_until_its_end_and_the_last_token_still_counts() -> None:
    twelve = on("C7 C8 C9 C10 C12 C13 C14 C15 N1 N3 N5 N7")
    state = arranged(FAMILY, twelve, turn=0, archaeology_card=1, **FIRST)
    assert outcome(state) is None
    build(state, "13@C2")
    assert state.turn == -1
    assert (state.archaeology_card, score(state).points["archaeology"]) == (0, -1)
    result = outcome(state)
    assert result is not None
    assert result.scores[0] == score(state).total


def test_the_subway_token_under_the_last_building_still_moves_the_card() -> None:
    twelve = on("C6 C8 C9 C10 C12 C13 C14 C15 N1 N3 N5 N7")
    state = arranged(FAMILY, twelve, on("C3"), turn=0, subway_card=1, **FIRST)
    build(state, "13@N10")
    assert (state.turn, state.subway_card) == (-1, 0)


def test_what_a_seat_would_have_with_a_building_more(run_interpreted: Callable[..., str]) -> None:
    """As bots ask it while they think."""
    if COMPILED:
        run_interpreted("-m", "tests.games.metropolys.building_more")
    else:
        building_more.check()
