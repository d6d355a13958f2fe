"""Who the bots are: everybody once, and no two of one name at a table."""

from __future__ import annotations

import random
from itertools import product

import pytest

from metropole import bots, games
from metropole.bots.characters import (
    CAST_SIZE,
    CHARACTERS,
    USUAL_CAST,
    cast_text,
    character_at,
    draw_cast,
    parse_cast,
)


def test_every_level_has_somebody_for_every_seat() -> None:
    assert tuple(CHARACTERS) == bots.LEVEL_NAMES
    assert {len(characters) for characters in CHARACTERS.values()} == {CAST_SIZE}
    assert max(max(games.load(name).SEATS) for name in games.names()) <= CAST_SIZE


def test_nobody_is_there_twice() -> None:
    everybody = [one for characters in CHARACTERS.values() for one in characters]
    assert len({one.id for one in everybody}) == len({one.name for one in everybody}) == len(everybody)
    assert all(one.id.isascii() and one.id.isalpha() and one.id.islower() for one in everybody)


@pytest.mark.parametrize("seed", range(3))
def test_no_two_of_one_name_sit_at_a_table_whatever_their_levels(seed: int) -> None:
    cast = draw_cast(random.Random(seed))
    for levels in product(bots.LEVEL_NAMES, repeat=CAST_SIZE):
        names = {character_at(cast, seat, level).name for seat, level in enumerate(levels)}
        assert len(names) == CAST_SIZE


def test_a_cast_is_drawn_and_has_a_text_and_a_way_back() -> None:
    drawn = {draw_cast(random.Random(seed)) for seed in range(20)}
    assert len(drawn) > 10
    assert all(sorted(cast) == list(USUAL_CAST) and parse_cast(cast_text(cast)) == cast for cast in drawn)
