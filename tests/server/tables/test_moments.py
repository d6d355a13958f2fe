"""How long a bot takes to answer: by what was agreed, by how hard it was, and never beyond its level's limit."""

from __future__ import annotations

from typing import get_args

import pytest

from metropole.bots.levels import LEVELS
from metropole.server.tables.moments import Tempo, longest, moment


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_forced_is_quick_the_obvious_takes_a_moment_and_the_hard_longer(level: str) -> None:
    forced = moment("natural", level, 0.0, is_forced=True)
    obvious, hard, hardest = (moment("natural", level, how, is_forced=False) for how in (0.0, 0.5, 1.0))
    assert (forced, obvious) == (300, 700)
    assert obvious < hard < hardest == LEVELS[level].ponders * 1000


def test_a_table_has_bots_that_take_their_time_or_less_or_none() -> None:
    natural, quick, at_once = (moment(tempo, "casual", 0.5, is_forced=False) for tempo in get_args(Tempo))
    assert natural > quick > at_once == 0


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("tempo", get_args(Tempo))
def test_nobody_waits_longer_than_they_are_told(tempo: Tempo, level: str) -> None:
    assert moment(tempo, level, 1.0, is_forced=False) <= longest(tempo, level)
    assert LEVELS[level].seconds * 1000 <= longest(tempo, level)


def test_where_bots_answer_at_once_only_their_thinking_takes_time() -> None:
    assert {level: longest("at_once", level) for level in LEVELS} == {
        name: level.seconds * 1000 for name, level in LEVELS.items()
    }
