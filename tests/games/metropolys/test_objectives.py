"""Every objective card, on positions made by hand."""

from __future__ import annotations

from itertools import combinations

import pytest

from metropole.commands.forms.metropolys import breakdown
from metropole.games.metropolys import Position, State
from metropole.games.metropolys.board import EXPANSION_CARDS, TYPES
from metropole.games.metropolys.cards import EXPERT_AREA_CARDS, FAMILY_AREA_CARDS
from metropole.games.metropolys.tally import Tally
from tests.games.metropolys.positions import EXPERT, FAMILY, Combination, arranged, dealt, on, score

FAMILY_CASES = {
    "both ends of a bridge and a place without": ("bridges", "C1 N5 C3", "C1 N5", 6),
    "a bridge to each side": ("bridges", "E9 C15 S5 S9", "E9 C15 S5 S9", 12),
    "no bridge": ("bridges", "C3 C4 C5 C9 C10 C11 C12", "", 0),
    "one statue": ("statues", "N3 N4 N9 N10", "N3 N4 N9", 9),
    "no statue": ("statues", "C2 C6 C7 C8 N1", "", 0),
    "a lake with its blind alley": ("lakes", "N7 E4 N6 C1", "N7 E4 N6", 9),
    "no lake": ("lakes", "C1 C5 C6 C7 C12 C15", "", 0),
    "the edge of the city": ("borders", "W1 W9 S10 E5 N4", "W1 W9 S10 E5 N4", 15),
    "not at the edge": ("borders", "C1 N5 N6 E1 S4 W3 W10", "", 0),
}


def dealt_first(card: str, deck: tuple[str, ...], players: int = 4) -> list[str]:
    """A deal in which the first seat has this card."""
    return [card, *[other for other in deck if other != card]][:players]


@pytest.mark.parametrize(("card", "places", "counted", "points"), FAMILY_CASES.values(), ids=FAMILY_CASES)
def test_family_area_cards(card: str, places: str, counted: str, points: int) -> None:
    result = score(arranged(FAMILY, on(places), area=dealt_first(card, FAMILY_AREA_CARDS)))
    assert result.points["area"] == points
    assert set(result.area_places) == set(counted.split())
    assert result.groups is None


@pytest.mark.parametrize("card", ["bridges", "lakes"])
def test_a_place_beside_a_district_left_out_still_counts(card: str) -> None:
    three = Combination(3, "family", False)
    area = dealt_first(card, FAMILY_AREA_CARDS, players=3)
    result = score(arranged(three, on("C2 C8"), closed=["west"], area=area))
    assert result.points["area"] == 6


def test_the_border_is_the_printed_edge_and_not_that_of_the_part_in_use() -> None:
    area = dealt_first("borders", FAMILY_AREA_CARDS, players=3)
    result = score(arranged(Combination(3, "family", False), on("C2 C8 N5 N1"), closed=["west"], area=area))
    assert result.area_places == ["N1"]


# The groups that a card counts; where there is more than one best way, only their number is written.
EXPERT_CASES: dict[str, tuple[str, str, list[str] | int]] = {
    # bridges: 4 a pair
    "a bridge": ("bridges", "C1 N5", ["C1 N5"]),
    "one end of a bridge": ("bridges", "C1 C2 C6", []),
    "adjacent by land is no bridge": ("bridges", "C1 C3 C4 N5 N6", ["C1 N5"]),
    "a path of three bridges whose middle one spoils it": ("bridges", "N8 C1 N5 W3", ["N8 C1", "N5 W3"]),
    "a triangle of bridges with a tail": ("bridges", "C15 E9 S5 S9", ["C15 S5", "E9 S9"]),
    "a triangle of bridges": ("bridges", "C15 E9 S5", 1),
    "a star of bridges": ("bridges", "S2 C13 W8 W10", 1),
    "a star of bridges with a tail": ("bridges", "S2 C13 W10 W8 C8", 2),
    "another path of three": ("bridges", "N10 C7 E1 N9", ["N10 C7", "E1 N9"]),
    "six pairs": ("bridges", "N8 C1 N5 W3 N10 C7 E1 N9 C15 S5 E9 S9 C3", 6),
    # statues: 7 for all three places
    "a statue": ("statues", "C11 C14 C15", ["C11 C14 C15"]),
    "two of three at a statue": ("statues", "C11 C14 C13 C12", []),
    "two statues in one district": ("statues", "S2 S3 S7 S4 S5 S8", ["S2 S3 S7", "S4 S5 S8"]),
    "two statues with a common place": ("statues", "C1 C3 C4 C5 C10", 1),
    "four statues apart": ("statues", "W7 W8 W10 N3 N4 N9 C11 C14 C15 S2 S3 S7", 4),
    # lakes: 5 for three or more
    "three at a lake": ("lakes", "S3 S4 S8", ["S3 S4 S8"]),
    "two at a lake": ("lakes", "S3 S4 N1 N2 E3", []),
    "all five at a lake": ("lakes", "N1 N2 N5 N6 N7", ["N1 N2 N5 N6 N7"]),
    "six at a lake, three of them at another too": ("lakes", "C2 C3 C4 C8 C9 C10", ["C2 C3 C4", "C8 C9 C10"]),
    "the three between the two lakes": ("lakes", "C8 C9 C10", ["C8 C9 C10"]),
    "five around two lakes are too few for two": ("lakes", "C2 C8 C9 C10 C11", 1),
    "the first lake must leave one to the second": ("lakes", "C2 C3 C4 C8 C11 C13", ["C2 C3 C4", "C8 C11 C13"]),
    "the first lake takes two of the three between": ("lakes", "C2 C8 C9 C10 C11 C13", 2),
    "the second lake takes two of the three between": ("lakes", "C2 C3 C8 C9 C10 C11", 2),
    "the second lake has three of its own": ("lakes", "C2 C8 C9 C11 C13 C14", ["C2 C8 C9", "C11 C13 C14"]),
    "whoever else stands there belongs to the group": ("lakes", "C2 C3 C4 C8", ["C2 C3 C4 C8"]),
    "one left over between two full lakes": ("lakes", "C2 C3 C4 C11 C13 C14 C9", 2),
    "four lakes": ("lakes", "C2 C3 C4 C11 C13 C14 W3 W4 W5 E3 E4 E5", 4),
    # districts: 4 for three or more
    "three districts": ("districts", "N1 N2 N3 E1 E2 E3 E4 W1 W2 C1 C2 C3", ["C1 C2 C3", "N1 N2 N3", "E1 E2 E3 E4"]),
    "two in each district": ("districts", "C1 C2 N1 N2 E1 E2 S1 S2 W1 W2", []),
    # chains: 4 for three in a row
    "three in a row": ("chains", "C3 C1 C4", ["C3 C1 C4"]),
    "three in a row over a bridge": ("chains", "C3 C1 N5", ["C3 C1 N5"]),
    "three around a corner are one chain": ("chains", "C4 C5 C10", ["C4 C5 C10"]),
    "two pairs are no chain": ("chains", "C1 C3 C14 C15", []),
    "no chain across a lake": ("chains", "C3 C9 C4", []),
    "no chain across the river": ("chains", "C7 C6 N9", []),
    "six in a row, cut in the middle": ("chains", "N7 N6 N2 N3 N9 N10", ["N7 N6 N2", "N3 N9 N10"]),
    "a middle with five neighbours is one chain": ("chains", "C11 C6 C10 C12 C14 C15", 1),
    "two forks that must not take each other's": ("chains", "N7 N6 N8 C1 C3 C4", 2),
    "the ends need their middles": ("chains", "C12 C11 C6 C7 N10 N9", ["C12 C11 C6", "C7 N10 N9"]),
    "four chains": ("chains", "N7 N6 N2 N3 N9 N10 W6 W9 W10 S6 S7 S8 C12", 4),
}
POINTS = {"bridges": 4, "statues": 7, "lakes": 5, "districts": 4, "chains": 4}


@pytest.mark.parametrize(("card", "places", "groups"), EXPERT_CASES.values(), ids=EXPERT_CASES)
def test_expert_area_cards(card: str, places: str, groups: list[str] | int) -> None:
    result = score(arranged(EXPERT, on(places), area=dealt_first(card, EXPERT_AREA_CARDS)))
    assert result.groups is not None
    if isinstance(groups, int):
        assert len(result.groups) == groups
    else:
        assert {frozenset(group) for group in result.groups} == {frozenset(group.split()) for group in groups}
    assert len({place for group in result.groups for place in group}) == sum(map(len, result.groups))
    assert result.points["area"] == POINTS[card] * len(result.groups)
    assert breakdown(result)["groups"] == result.groups


NORTH_SHORE, BETWEEN, SOUTH_SHORE = ["C2", "C3", "C4"], ["C8", "C9", "C10"], ["C11", "C13", "C14"]


@pytest.mark.parametrize("elsewhere", ["", "N1 N2 N5", "W3 W4 W5 W7"])
def test_between_two_lakes_every_building_counts_where_it_does_most(elsewhere: str) -> None:
    """Five or more around the two lakes of the centre, in all ways, with a group at another lake or none.

    What one lake lacks of three, and what the other lacks, has to stand between them.
    """
    setup = dealt(EXPERT, area=dealt_first("lakes", EXPERT_AREA_CARDS))
    around = [*NORTH_SHORE, *BETWEEN, *SOUTH_SHORE]
    for places in (set(some) for number in range(5, 10) for some in combinations(around, number)):
        built = on(" ".join([*places, elsewhere]))
        state = State(setup).arrange(Position((built, {}, {}, {}), (), (), -1, -1, -1))
        groups = [set(group) for group in Tally().count_all(state).seat_groups(0)]
        north, south = (max(0, 3 - len(places.intersection(shore))) for shore in (NORTH_SHORE, SOUTH_SHORE))
        are_both_counted = north + south <= len(places.intersection(BETWEEN))
        centre = [group for group in groups if group <= places]
        assert len(centre) == (2 if are_both_counted else 1)
        assert [group for group in groups if group not in centre] == ([set(elsewhere.split())] if elsewhere else [])
        assert all(len(group) >= 3 for group in groups)
        lakes = [{*NORTH_SHORE, *BETWEEN}, {*BETWEEN, *SOUTH_SHORE}]
        if are_both_counted:
            assert [group <= lake for group, lake in zip(centre, lakes, strict=True)] == [True, True]
            assert sorted(place for group in centre for place in group) == sorted(places), "each in one of them"
        else:
            assert centre[0] in [places & lake for lake in lakes], "with all who stand there"


@pytest.mark.parametrize("card", EXPERT_AREA_CARDS)
def test_the_order_of_building_and_the_other_seats_do_not_matter(card: str) -> None:
    places = "N8 C1 N5 W3 C2 C8 C9 C10 C11 C13 S2 S3 S7"
    backwards = " ".join(reversed(places.split()))
    area = dealt_first(card, EXPERT_AREA_CARDS)
    one = score(arranged(EXPERT, on(places), area=area))
    other = score(arranged(EXPERT, on(backwards), on("C3 C4 W8 N6"), area=area))
    assert (one.points["area"], one.groups) == (other.points["area"], other.groups)


NEIGHBOURHOOD_CASES = {
    "mall": ("C3 C11 N7 E3 W1 C1 C2", "C3 C11 N7 E3 W1", 10),
    "administration": ("C4 N9 S10 W8 C5 C6", "C4 N9 S10 W8", 8),
    "industry": ("C12 N1 N3 E7 S2 S8 W5 S1", "C12 N1 N3 E7 S2 S8 W5", 14),
    "park": ("S1 C10 W9 S10", "S1 C10 W9", 6),
    "lodgings": ("E4 E2 C15 C14 N2", "E4 E2 C15", 6),
}


@pytest.mark.parametrize("card", TYPES)
def test_neighbourhood_cards(card: str) -> None:
    places, counted, points = NEIGHBOURHOOD_CASES[card]
    result = score(arranged(EXPERT, on(places), neighbourhood=dealt_first(card, TYPES)))
    assert result.points["neighbourhood"] == points
    assert set(result.neighbourhood_places) == set(counted.split())


EXPANSION_CASES = {  # the card, the places, the sets by district
    "industry park mall": ("C1 C6 C3 C5 C8 N1 N4 N5", {"centre": 1}),
    "industry lodgings administration": ("E1 E2 E6 E4 E7 E9 S2 S3 S7 S6", {"east": 2, "south": 1}),
    "mall lodgings park": ("W1 W3 W7 W10 W6 W9 W2 S4 S3", {"west": 2}),
    "industry mall administration": ("N1 N7 N2 N3 N8 N9 C1 C3 C6", {"north": 2}),
}


@pytest.mark.parametrize("card", EXPANSION_CARDS, ids=" ".join)
def test_expansion_cards(card: tuple[str, ...]) -> None:
    places, sets = EXPANSION_CASES[" ".join(card)]
    others = [list(other) for other in EXPANSION_CARDS if other != card]
    result = score(arranged(Combination(4, "expert", True), on(places), expansion=[list(card), *others]))
    assert result.expansion_sets == sets
    assert result.points["expansion"] == 9 * sum(sets.values())
    assert (result.points["neighbourhood"], result.points["highest"], result.highest_in) == (0, 0, [])


@pytest.mark.parametrize("card", FAMILY_AREA_CARDS)
def test_without_buildings_nothing_scores(card: str) -> None:
    result = score(arranged(FAMILY, {}, on("C1"), area=dealt_first(card, FAMILY_AREA_CARDS)))
    assert set(result.points.values()) == {0}
