"""The worked examples and the notes of the rulebooks."""

from __future__ import annotations

import pytest

from metropole.games.metropolys import State, parse
from metropole.games.metropolys.board import EXPANSION_CARDS, names_of
from tests.games.metropolys.positions import (
    EXPERT,
    FAMILY,
    Combination,
    arranged,
    build,
    dealt,
    on,
    play,
    score,
    started,
    texts,
)

BLUE, GREY, RED, WHITE = range(4)
EVERYTHING = list(range(1, 14))


def first_call() -> State:
    """Four players in the first game's layout; Blue begins and Red has the bridges."""
    area = ["lakes", "borders", "bridges", "statues"]
    return started(FAMILY, first=BLUE, tokens="first", area=area)


def test_a_call_is_bid_up_and_the_fifth_bid_wins() -> None:
    state = play(first_call(), "3@S9", "7@S10")
    assert state.turn == RED
    assert names_of(state.targets()) == ["E10"]  # the one way on, with a trendy token
    play(state, "9@E10", "10@E8")
    assert state.turn == BLUE
    assert {parse(text) % 13 + 1 for text in texts(state) if text != "pass"} == {11, 12, 13}
    play(state, "pass", "pass")
    assert (state.turn, state.passed()) == (RED, [BLUE, GREY])
    play(state, "11@E6")
    assert (state.turn, [bid.value for bid in state.call()]) == (WHITE, [3, 7, 9, 10, 11])
    play(state, "pass")
    assert [state.built_by(seat) for seat in range(4)] == [{}, {}, {"E6": 11}, {}]


def test_after_a_call_four_buildings_go_back_and_the_builder_opens_the_next_anywhere() -> None:
    state = play(first_call(), "3@S9", "7@S10", "9@E10", "10@E8", "pass", "pass", "11@E6", "pass")
    assert [state.stock_of(seat) for seat in (BLUE, GREY, WHITE)] == [EVERYTHING] * 3
    assert state.stock_of(RED) == [value for value in EVERYTHING if value != 11]
    assert (state.turn, state.call(), state.passed()) == (RED, [], [])
    assert len(texts(state)) == 54 * 12
    assert "pass" not in texts(state)
    assert not any(text.endswith("@E6") for text in texts(state))


def test_the_bridge_card_counts_the_building_that_won_the_call() -> None:
    state = play(first_call(), "3@S9", "7@S10", "9@E10", "10@E8", "pass", "pass", "11@E6", "pass")
    assert score(state, RED).points["area"] == 3
    assert score(state, RED).area_places == ["E6"]


def test_an_isolated_neighbourhood_is_taken_with_the_1_and_its_trendy_token() -> None:
    state = arranged(FAMILY, on("N1", 5), {}, on("W2", 6), on("W3", 7), turn=GREY, tokens="first")
    play(state, "1@W1")
    assert state.built_by(GREY) == {"W1": 1}
    assert score(state, GREY).points["trendy"] == 3
    assert (state.turn, state.call()) == (GREY, [])  # nobody was asked, and Grey begins again


@pytest.mark.parametrize("closing", ["N1", "W2", "W3"])
def test_a_neighbourhood_with_one_free_neighbour_can_still_be_outbid(closing: str) -> None:
    walls = [place for place in ("N1", "W2", "W3") if place != closing]
    state = arranged(FAMILY, on(" ".join(walls), 5), turn=GREY, tokens="first")
    play(state, "1@W1")
    assert state.turn == RED
    assert names_of(state.targets()) == [closing]


def test_whoever_has_nothing_higher_is_out_of_the_call_without_being_asked() -> None:
    """Also with a building of the same value as the last bid. All the others are asked as before."""
    tall = [on("N1 N2 N3 N4 N5", 9), on("E1 E2 E3 E4 E5", 9)]
    state = play(arranged(FAMILY, {}, *tall, turn=BLUE), "8@C9")
    assert [max(state.stock_of(seat)) for seat in (GREY, RED)] == [8, 8]
    assert (state.turn, state.passed()) == (WHITE, [GREY, RED])
    play(state, "10@C10")
    assert (state.turn, state.passed()) == (BLUE, [GREY, RED])
    play(state, "pass")
    assert (state.turn, state.passed(), state.built_by(WHITE)) == (WHITE, [], {"C10": 10})


@pytest.mark.parametrize("place", ["C7", "C1", "C2"])
def test_only_a_subway_token_takes_the_subway_card(place: str) -> None:
    """Not a place without a token, nor one with another."""
    state = build(started(FAMILY, first=BLUE, tokens="first"), f"13@{place}")
    assert state.tokens().get(place) in (None, "trendy", "archaeology")
    assert (state.built_by(BLUE), state.subway_card) == ({place: 13}, -1)


def highest_in_the_north(*built: dict[str, int]) -> list[int]:
    """Who scores for the highest building of the north."""
    state = arranged(EXPERT, *built)
    seats = [seat for seat in range(4) if "north" in score(state, seat).highest_in]
    assert [seat for seat in range(4) if score(state, seat).points["highest"] == 5] == seats
    return seats


def test_the_tallest_building_of_a_district_scores() -> None:
    assert highest_in_the_north({"N1": 10}, {"N2": 9, "N3": 8, "N4": 7}) == [BLUE]


def test_with_two_tall_buildings_each_one_building_more_scores() -> None:
    assert highest_in_the_north({"N1": 10, "N2": 13}, {}, {"N3": 11, "N4": 12, "N5": 1}) == [RED]


def test_height_counts_and_not_value() -> None:
    assert highest_in_the_north({"N1": 10}, {"N2": 13}) == [BLUE, GREY]


def test_equal_subway_tokens_leave_the_card_where_it_is_and_more_move_it() -> None:
    state = build(started(FAMILY, first=BLUE, tokens="first"), "13@N2")
    assert state.subway_card == BLUE
    build(play(state, "1@C7"), "2@N10")
    assert (state.turn, state.subway_card) == (GREY, BLUE)
    build(state, "13@E2")
    assert state.subway_card == GREY
    assert [score(state, seat).points["subway_card"] for seat in range(4)] == [0, 3, 0, 0]
    assert [score(state, seat).points["subway"] for seat in range(4)] == [1, 2, 0, 0]


def test_every_archaeology_token_takes_the_card_however_many_its_holder_has() -> None:
    built = on("C2 C4 C11")
    state = arranged(FAMILY, built, turn=GREY, tokens="first", archaeology_card=BLUE)
    build(state, "13@E3")
    assert state.archaeology_card == GREY
    assert [score(state, seat).points["archaeology_card"] for seat in range(4)] == [0, -2, 0, 0]
    assert [score(state, seat).points["archaeology"] for seat in range(4)] == [-3, -1, 0, 0]


@pytest.mark.parametrize(
    ("card", "place"),
    [
        *[("bridges", place) for place in ("C1", "E9", "S2")],
        *[("statues", place) for place in ("C4", "W3", "E8")],
        *[("lakes", place) for place in ("C8", "C9", "C10")],
    ],
)
def test_in_family_a_place_at_several_of_them_yields_three_once(card: str, place: str) -> None:
    others = [name for name in ("bridges", "statues", "lakes", "borders") if name != card]
    state = arranged(FAMILY, on(place), area=[card, *others])
    assert score(state).points["area"] == 3


EXPERT_NOTES = {
    "a building at two bridges counts once": ("bridges", "N5 C1 N8", 4),
    "a building between two statues counts once": ("statues", "W1 W2 W3 W4", 7),
    "another building between two statues counts once": ("statues", "E6 E7 E8 E9 E10", 7),
    "a building between two lakes counts once": ("lakes", "C2 C3 C8 C11 C13", 5),
    "more than three at a lake are one group": ("lakes", "S3 S4 S7 S8", 5),
    "three in a district": ("districts", "N1 N3 N10", 4),
    "more than three in a district yield no more": ("districts", "N1 N2 N3 N4 N5 N6 N7", 4),
    "two chains share no building": ("chains", "N7 N6 N2 N3 N9", 4),
    "six in a row are two chains": ("chains", "N7 N6 N2 N3 N9 N10", 8),
}


@pytest.mark.parametrize(("card", "places", "points"), EXPERT_NOTES.values(), ids=EXPERT_NOTES)
def test_notes_of_the_expert_cards(card: str, places: str, points: int) -> None:
    others = [name for name in ("bridges", "statues", "lakes", "districts", "chains") if name != card]
    state = arranged(EXPERT, on(places), area=[card, *others[:3]])
    assert score(state).points["area"] == points


def test_a_building_may_count_for_area_and_neighbourhood_card() -> None:
    types = ["park", "mall", "lodgings", "industry"]
    state = arranged(EXPERT, on("C8 W8"), area=["bridges", "lakes", "statues", "chains"], neighbourhood=types)
    points = score(state).points
    assert (points["area"], points["neighbourhood"]) == (4, 2)


@pytest.mark.parametrize(("players", "counts"), [(2, (5, 6, 6)), (3, (8, 7, 7)), (4, (9, 9, 9))])
def test_fewer_players_use_fewer_tokens_and_districts(players: int, counts: tuple[int, int, int]) -> None:
    state = started(Combination(players, "family", False))
    kinds = list(state.tokens().values())
    assert tuple(kinds.count(kind) for kind in ("trendy", "subway", "archaeology")) == counts
    assert len(state.closed()) == 4 - players
    assert len(names_of(state.free_places)) == 15 + 10 * players


def test_two_players_never_get_the_borders_card() -> None:
    combination = Combination(2, "family", False)
    assert {card for seed in range(200) for card in dealt(combination, seed).area} == {"bridges", "statues", "lakes"}


EXPANSION_NOTES = {
    "one set in a district": ("C1 C6 C3", 9),
    "several sets in one district": ("C1 C5 C12 C6 C8 C10 C3 C11 C13", 27),
    "one type missing": ("C1 C5 C6 C8 C2", 0),
    "types spread over two districts": ("C1 C6 N7", 0),
    "sets in two districts": ("C1 C6 C3 N1 N4 N7", 18),
    "what is left over of two districts makes no set": ("C1 C6 C3 C5 N1 N4 N7 N5 E3", 18),
}


@pytest.mark.parametrize("version", ["family", "expert"])
@pytest.mark.parametrize(("places", "points"), EXPANSION_NOTES.values(), ids=EXPANSION_NOTES)
def test_the_expansion_card_scores_each_set_within_a_district(version: str, places: str, points: int) -> None:
    cards = [list(card) for card in EXPANSION_CARDS]
    assert cards[0] == ["industry", "park", "mall"]
    state = arranged(Combination(4, version, True), on(places), expansion=cards)
    assert score(state).points["expansion"] == points
    assert sum(score(state).expansion_sets.values()) * 9 == points


def test_a_building_of_an_expansion_set_may_count_for_the_area_card_too() -> None:
    cards = [list(card) for card in EXPANSION_CARDS]
    area = ["chains", "bridges", "lakes", "statues"]
    state = arranged(Combination(4, "expert", True), on("C3 C1 C4 C10"), area=area, expansion=cards)
    assert score(state).points["expansion"] == 9  # C1, C10 and C3
    assert score(state).points["area"] == 4  # C3, C1 and C4, or another three of these
