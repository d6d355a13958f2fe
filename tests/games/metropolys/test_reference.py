"""The slow, second way of playing and counting agrees with the engine."""

from __future__ import annotations

import random
from importlib.resources import files
from typing import Any

import networkx
import pytest

from metropole.games import metropolys
from metropole.games.metropolys import State
from metropole.games.metropolys.cards import EXPERT_AREA_CARDS
from tests.games.metropolys import reference
from tests.games.metropolys.positions import EXPERT, Combination, amount, arranged, each_combination, score, texts, walk

pytestmark = pytest.mark.slow

CITY = reference.City(str(files("metropole.data").joinpath("metropolys.json")))
POSITIONS = amount(850, 60)  # for each of 12 combinations and 3 seeds
CLUSTERS = amount(500, 60)


def started_both_ways(combination: Combination, rng: random.Random) -> tuple[State, reference.SlowGame]:
    """The same new game for the engine and for the slow way, dealt by the slow way."""
    setup: dict[str, Any] = reference.random_record_setup(CITY, rng, *combination)
    fast = metropolys.new_game(metropolys.read_setup(combination.players, combination.options, setup))
    return fast, reference.SlowGame(CITY, combination.players, combination.options, setup)


def assert_same_play(fast: State, slow: reference.SlowGame) -> None:
    """Whose turn it is, what he may do, what lies on the table."""
    assert fast.turn == (-1 if slow.turn is None else slow.turn)
    assert set(texts(fast)) == slow.legal()
    assert [set(fast.stock_of(seat)) for seat in range(fast.players)] == [slow.stock(s) for s in range(fast.players)]
    assert [fast.built_by(seat) for seat in range(fast.players)] == slow.built
    assert [tuple(bid) for bid in fast.call()] == slow.placed
    assert set(fast.passed()) == slow.passed
    cards = (slow.subway_card, slow.archaeology_card)
    assert (fast.subway_card, fast.archaeology_card) == tuple(-1 if seat is None else seat for seat in cards)


def assert_same_points(fast: State, slow: reference.SlowGame) -> None:
    """Nine sources a seat, groups that are possible, and who would win."""
    scores, breakdown = metropolys.scores(fast), slow.breakdown()
    assert [one.points for one in scores] == breakdown
    assert list(metropolys.final_outcome(fast).winners) == slow.winners()
    if slow.options["version"] == "expert":
        for seat, one in enumerate(scores):
            card = slow.setup["area"][seat]
            assert one.groups is not None
            assert reference.is_packing(CITY, card, set(slow.built[seat]), one.groups)
            assert len(one.groups) * reference.EXPERT_AREA_POINTS[card] == one.points["area"]


@pytest.mark.parametrize("seed", range(3))
@each_combination
def test_random_games_are_the_same_both_ways(combination: Combination, seed: int) -> None:
    rng = random.Random(f"{combination} {seed}")
    compared = 0
    while compared < POSITIONS:
        fast, slow = started_both_ways(combination, rng)
        for code in walk(fast, rng):
            assert_same_play(fast, slow)
            assert_same_points(fast, slow)
            compared += 1
            slow.play(metropolys.text(code))
        assert_same_play(fast, slow)
        assert_same_points(fast, slow)
        assert metropolys.outcome(fast) is not None


def clusters(seed: int) -> list[frozenset[str]]:
    """Sets of 13 places that hang together, where groups overlap most."""
    rng = random.Random(seed)
    found = []
    for _ in range(CLUSTERS):
        places = {rng.choice(sorted(CITY.district))}
        while len(places) < 13:
            around = set().union(*(CITY.neighbours[place] for place in places)) - places
            places.add(rng.choice(sorted(around)))
        found.append(frozenset(places))
    return found


def counted(card: str, places: frozenset[str]) -> metropolys.Score:
    """What the engine counts for a seat with this card and buildings on these places."""
    others = [other for other in EXPERT_AREA_CARDS if other != card]
    built = {place: value for value, place in enumerate(sorted(places), start=1)}
    return score(arranged(EXPERT, built, area=[card, *others[:3]]))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("card", EXPERT_AREA_CARDS)
def test_clustered_buildings_are_grouped_the_best_way(card: str, seed: int) -> None:
    for places in clusters(seed):
        result = counted(card, places)
        assert result.points["area"] == reference.area_points(CITY, "expert", card, places)
        assert result.groups is not None
        assert reference.is_packing(CITY, card, set(places), result.groups)


def test_bridges_are_a_maximum_matching() -> None:
    for places in clusters(seed=9):
        graph = networkx.Graph(tuple(bridge) for bridge in CITY.bridges if bridge <= places)
        assert counted("bridges", places).points["area"] == 4 * len(networkx.max_weight_matching(graph, True))
