"""The city's data against the counts of the written rules."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import networkx
import pytest

from metropole.games.metropolys import board
from tests.games.metropolys.positions import FAMILY, dealt

CITY = networkx.Graph(
    [
        (name, other)
        for name, around in zip(board.NAMES, board.ADJACENT, strict=True)
        for other in board.names_of(around)
    ]
)


def members(groups: tuple[int, ...]) -> list[set[str]]:
    """The groups with names."""
    return [set(board.names_of(group)) for group in groups]


def test_fifty_five_neighbourhoods_named_by_district() -> None:
    assert len(board.NAMES) == len(set(board.NAMES)) == 55
    sizes = {"centre": 15, "north": 10, "east": 10, "south": 10, "west": 10}
    expected = [f"{name[0].upper()}{number}" for name, size in sizes.items() for number in range(1, size + 1)]
    assert list(board.NAMES) == expected
    assert [name[0].upper() for name in board.DISTRICT_OF] == [name[0] for name in board.NAMES]


def test_the_outer_districts_stand_in_a_ring() -> None:
    assert board.OUTER_DISTRICTS == ("north", "east", "south", "west")
    pairs = {pair for pair in combinations(board.OUTER_DISTRICTS, 2) if board.districts_are_adjacent(*pair)}
    assert pairs == {("north", "east"), ("east", "south"), ("south", "west"), ("north", "west")}


def test_each_type_three_times_in_the_centre_and_twice_elsewhere() -> None:
    assert set(board.TYPES) == {"mall", "administration", "industry", "park", "lodgings"}
    counts = Counter(zip(board.DISTRICT_OF, board.TYPE_OF, strict=True))
    assert counts == {
        (district, kind): 3 if district == "centre" else 2 for district in board.DISTRICTS for kind in board.TYPES
    }


def test_adjacency_goes_both_ways_and_joins_the_whole_city() -> None:
    for place, around in enumerate(board.ADJACENT):
        assert not around >> place & 1
        assert all(board.ADJACENT[board.INDEX[other]] >> place & 1 for other in board.names_of(around))
    assert len(CITY) == 55
    assert networkx.is_connected(CITY)


def test_bridges_are_what_joins_the_districts() -> None:
    assert len(board.BRIDGES) == len(set(board.BRIDGES)) == 21
    across = {
        frozenset(edge) for edge in CITY.edges if len({board.DISTRICT_OF[board.INDEX[place]] for place in edge}) == 2
    }
    assert {frozenset(bridge) for bridge in members(board.BRIDGES)} == across


def test_eleven_statues_touch_three_places_each_that_lie_side_by_side() -> None:
    assert len(board.STATUES) == len(set(board.STATUES)) == 11
    for statue in members(board.STATUES):
        assert len(statue) == 3
        assert networkx.is_connected(CITY.subgraph(statue))


def test_six_lakes_of_which_two_share_three_places() -> None:
    assert len(board.LAKES) == len(board.LAKE_NAMES) == 6
    shared = {
        (board.LAKE_NAMES[one], board.LAKE_NAMES[other]): set(board.names_of(board.LAKES[one] & board.LAKES[other]))
        for one, other in combinations(range(6), 2)
        if board.LAKES[one] & board.LAKES[other]
    }
    assert shared == {("centre-north", "centre-south"): {"C8", "C9", "C10"}}


def test_no_lake_shares_places_with_two_others() -> None:
    for lake in board.LAKES:  # counting lake by lake is exact only so
        assert sum(bool(lake & other) for other in board.LAKES if other != lake) <= 1


def test_twenty_places_on_the_border_and_four_blind_alleys() -> None:
    assert board.BORDER.bit_count() == 20
    assert board.names_of(board.BLIND_ALLEYS) == ["C12", "N7", "E4", "S1"]
    assert all(CITY.degree[name] == 1 for name in board.names_of(board.BLIND_ALLEYS))
    assert not board.BORDER & board.district_mask("centre")


def test_chains_are_all_threes_with_a_middle() -> None:
    found = [
        three
        for three in combinations(board.NAMES, 3)
        if any(all(CITY.has_edge(middle, end) for end in three if end != middle) for middle in three)
    ]
    assert sorted(board.CHAINS) == sorted(board.mask_of(three) for three in found)


def test_the_first_games_layout_is_one_for_four_players() -> None:
    assert dealt(FAMILY, tokens="first").tokens == board.FIRST_GAME_TOKENS
    districts = Counter(board.DISTRICT_OF[board.INDEX[place]] for place in board.FIRST_GAME_TOKENS)
    assert districts == {"centre": 7, "north": 5, "east": 5, "south": 5, "west": 5}
    assert Counter(board.FIRST_GAME_TOKENS.values()) == {"trendy": 9, "subway": 9, "archaeology": 9}


def test_four_expansion_cards_of_three_types() -> None:
    assert len({frozenset(card) for card in board.EXPANSION_CARDS}) == 4
    assert all(len(card) == len(set(card)) == 3 and set(card) <= set(board.TYPES) for card in board.EXPANSION_CARDS)


@pytest.mark.parametrize("names", [[], ["C1"], ["W10", "C3"], list(board.NAMES)])
def test_sets_of_places_and_their_names(names: list[str]) -> None:
    assert board.names_of(board.mask_of(names)) == sorted(names, key=board.INDEX.__getitem__)
