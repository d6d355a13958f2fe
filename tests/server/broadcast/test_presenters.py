"""What all games' presenters share."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from metropole.games.contract import Message, NotUnderstood
from metropole.server.broadcast import metro, metropolys
from metropole.server.broadcast.presenter import known_place, presenter_of, shape_of, shown_message


def test_presenters_are_found_by_their_games() -> None:
    found: list[Any] = [presenter_of("metro"), presenter_of("metropolys")]
    assert found == [metro, metropolys]
    assert set(get_args(shape_of("own"))) >= {metropolys.MetropolysOwn, metro.MetroOwn}


def test_a_place_that_is_not_there_is_named_so_far_as_it_may_be_one() -> None:
    assert known_place(("A1", "B2"), "B2") == "B2"
    with pytest.raises(NotUnderstood) as refused:
        known_place(("A1", "B2"), "0123456789xyz")
    assert refused.value.reason == Message("unknown_place", {"place": "0123456789"})


def test_a_message_travels_with_its_details() -> None:
    assert shown_message(Message("built", {"seat": 1})) == {"id": "built", "details": {"seat": 1}}
