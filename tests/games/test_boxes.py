"""Set-ups for the box: drawn by a seed, told whole, and with nothing secret in what follows from the seed."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from statistics import mean
from typing import Any

import pytest

from metropole import games
from metropole.games import metro, metropolys
from metropole.games.boxes import BOXES, SEEDS, draw, with_secrets
from metropole.games.contract import NOBODY, NotLegal, NotUnderstood
from metropole.games.metro.board import OWNERS
from metropole.games.metropolys import board, evenness
from metropole.games.metropolys.box import _around
from metropole.messages import LANGUAGES
from metropole.words import Words

DRAWS = 1000
WAYS = [
    (name, players, options)
    for name in BOXES.own
    for players in games.load(name).SEATS
    for options in games.load(name).VARIANTS
]


def drawn_even(players: int, count: int) -> list[Any]:
    return [draw("metropolys", players, {}, {}, seed, is_even=True) for seed in range(count)]


def uneven(setup: metropolys.Setup) -> int:
    return evenness.unevenness(setup.tokens, setup.players, setup.closed)


@pytest.mark.parametrize("players", metropolys.SEATS)
def test_even_cities_are_far_more_even_than_random_ones(players: int) -> None:
    random = [uneven(draw("metropolys", players, {}, {}, seed)) for seed in range(DRAWS)]
    even = [uneven(setup) for setup in drawn_even(players, 50)]
    assert max(even) <= evenness.MOST[players]
    assert mean(random) == pytest.approx(evenness.USUAL[players], abs=0.5)
    assert 0.005 < sum(one <= evenness.MOST[players] for one in random) / DRAWS < 0.03


@pytest.mark.parametrize("players", metropolys.SEATS)
def test_even_cities_are_many_and_each_is_allowed(players: int) -> None:
    found = drawn_even(players, 50)
    assert len({json.dumps(setup.tokens) for setup in found}) == 50
    assert len({setup.closed for setup in found}) == {2: 4, 3: 4, 4: 1}[players]
    assert len({setup.first for setup in found}) == players
    used = Counter(place for setup in found for place in setup.tokens)
    assert len(used) == len(board.NAMES) - board.BLIND_ALLEYS.bit_count()
    for setup in found:
        metropolys.new_game(setup)


def test_the_measure_counts_what_it_says() -> None:
    """Counted anew by hand: neighbours of a kind, and what is beyond the fair shares of districts and types."""
    for seed in range(200):
        players = 2 + seed % 3
        setup = draw("metropolys", players, {}, {}, seed)
        at = {board.INDEX[place]: kind for place, kind in setup.tokens.items()}
        beside = sum(
            at[one] == at[other] for one in at for other in at if one < other and board.ADJACENT[one] >> other & 1
        )
        off = 0
        for kind in board.TOKENS:
            whole = sum(one == kind for one in at.values())
            for district in set(board.DISTRICTS) - set(setup.closed):
                own = [one for place, one in at.items() if board.DISTRICT_OF[place] == district]
                off += beyond(own.count(kind), whole * len(own) / len(at))
            for type_name in board.TYPES:
                own = [one for place, one in at.items() if board.TYPE_OF[place] == type_name]
                off += beyond(own.count(kind), whole / 5)
        assert uneven(setup) == beside + off


def beyond(count: int, fair: float) -> int:
    """How far a number is from both whole numbers beside a fair share."""
    return max(0, int(fair) - count, count - int(fair) - (fair != int(fair)))


@pytest.mark.parametrize(("name", "players", "options"), WAYS)
def test_what_lies_open_follows_from_the_seed_and_nothing_secret_does(
    name: str, players: int, options: dict[str, Any]
) -> None:
    box = BOXES.load(name)
    dealt = [with_secrets(name, draw(name, players, options, {}, 7), Random(seed)) for seed in range(20)]
    assert len({json.dumps(box.position(one)) for one in dealt}) == 1
    assert len({repr(box.parts(one)) for one in dealt}) == 1
    assert len({json.dumps([box.hands(one), box.stack(one)]) for one in dealt}) > 5
    assert box.position(draw(name, players, options, {}, 8)) != box.position(dealt[0])
    for one in dealt:
        games.load(name).new_game(one)


@pytest.mark.parametrize("is_even", [False, True])
def test_the_steps_tell_every_token_once_clockwise(is_even: bool) -> None:
    setup = draw("metropolys", 3, {}, {}, 3, is_even)
    parts = BOXES.load("metropolys").parts(setup)
    told = [step.message.details for part in parts for step in part.steps if step.place]
    assert {one["place"]: one["token"] for one in told} == setup.tokens
    assert parts[0].steps[0].message.details == {"districts": setup.closed}
    assert _around("east") == ["E1", "E2", "E3", "E5", "E4", "E6", "E7", "E8", "E10", "E9"]  # from north to south
    assert _around("west") == ["W9", "W10", "W8", "W6", "W7", "W5", "W4", "W2", "W3", "W1"]  # from south to north


def test_each_station_is_told_once() -> None:
    for players in metro.SEATS:
        parts = BOXES.load("metro").parts(draw("metro", players, {}, {}, 1))
        told = [step.message.details for step in parts[0].steps if "stations" in step.message.details]
        stations = [station for one in told for station in one["stations"]]  # type: ignore[union-attr]
        assert sorted(stations) == list(range(1, 33))
        free = [one["stations"] for one in told if "seat" not in one]
        assert bool(free) == (players in (3, 5, 6))
        for one in told:
            owners = {OWNERS[players][station - 1] for station in one["stations"]}  # type: ignore[union-attr,operator]
            assert owners == {one.get("seat", NOBODY)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_worded(language: str) -> None:
    words = Words(language)
    for name, players, options in WAYS:
        box, setup = BOXES.load(name), draw(name, players, options, {}, 1)
        told = [*box.notes(setup), *(part.heading for part in box.parts(setup))]
        told += [step.message for part in box.parts(setup) for step in part.steps]
        told += [text for seat in range(len(box.hands(setup))) for text in box.hand_texts(setup, seat)]
        assert all(words.say(one) != str(one) for one in told)


def test_what_cannot_be_drawn_is_refused() -> None:
    for seed in (-1, SEEDS[-1] + 1):
        with pytest.raises(NotLegal, match="setup_wrong_seed"):
            draw("metro", 2, {}, {}, seed)
    with pytest.raises(NotLegal, match="setup_nothing_to_even"):
        draw("metro", 2, {}, {}, 1, is_even=True)
    for key in ("deck", "area"):
        with pytest.raises(NotUnderstood, match="unknown_key"):
            draw("metro", 2, {}, {key: []}, 1)
    with pytest.raises(NotUnderstood, match="unknown_game"):
        draw("chess", 2, {}, {}, 1)
