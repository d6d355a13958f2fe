"""Boards to be scored, and where one more tile may go."""

from __future__ import annotations

import random
from typing import Any

import pytest

from metropole.commands.forms.metro import answer
from metropole.games import metro
from metropole.games.contract import NotLegal, NotUnderstood


def position(*board: str, players: int = 2, **more: Any) -> dict[str, Any]:
    return {"game": "metro", "players": players, "options": {}, "board": list(board), **more}


def test_an_empty_board() -> None:
    assert answer(position()) == {"legal": True, "scores": [0, 0], "lines": []}


@pytest.mark.parametrize(
    ("board", "at", "reason"),
    [
        (["aaaa03", "aaaa03"], 2, "square_occupied"),
        (["aaaa03", "aaaa23"], 2, "square_not_adjacent"),
        (["aaaa03", "aaaa13", "aaaa23", "aaaa33"], 4, "square_in_centre"),
        (["cbaa00"], 1, "one_tile_line"),
        (["aaaa03", "dddd04"], 2, "one_tile_line"),
        (["aaaa03r1"], 1, "tiles_are_not_turned"),
        (["cccc01", "cccc02", "cccc03"], 3, "no_copy_left"),
        (["aaaa00", "aaaa01", "aaaa02", "aaaa03", "aaaa33", "aaaa04"], 5, "no_copy_left"),
    ],
)
def test_the_first_placement_that_breaks_a_rule(board: list[str], at: int, reason: str) -> None:
    score = metro.score_board(position(*board))
    assert not score.is_legal
    assert answer(position(*board)) == {"legal": False, "at": at, "reason": score.reason}
    assert score.reason is not None
    assert score.reason.id == reason


def test_whole_games() -> None:
    rng = random.Random(2)
    for players in metro.SEATS:
        turned = players % 2 == 0
        state = metro.new_game(metro.deal(players, {"free_rotation": turned}, rng))
        texts, order = [], []
        while state.turn >= 0:
            code = rng.choice(state.legal())
            if code != metro.DRAW:
                texts.append(metro.text(code))
            events = metro.events(state, code)
            order += [event.details["station"] for event in events if event.id == "line_completed"]
            state.play(code)
        data = position(*texts, players=players, options={"free_rotation": turned})
        told = answer(data)
        outcome = metro.outcome(state)
        assert outcome is not None
        assert told["scores"] == list(outcome.scores)
        assert [line["station"] for line in told["lines"]] == order
        assert len(order) == 32
        for seat in range(players):
            assert sum(line["points"] for line in told["lines"] if line["seat"] == seat) == told["scores"][seat]


def test_placements() -> None:
    assert metro.placements(position("aaaa03", tile="dddd")) == [metro.Action("dddd", "13")]
    assert len(metro.placements(position(tile="dddd"))) == 28
    assert len(metro.placements(position(tile="aaaa"))) == 28
    found = metro.placements({**position(tile="dbba"), "options": {"free_rotation": True}})
    turned = [str(action) for action in found]
    assert "dbba03r1" in turned
    assert "dbba03" not in turned


def test_placements_of_a_tile_that_is_used_up_or_on_a_wrong_board() -> None:
    with pytest.raises(NotLegal, match="no_copy_left"):
        metro.placements(position("cccc01", "cccc02", tile="cccc"))
    with pytest.raises(NotLegal) as refused:
        metro.placements(position("aaaa03", "aaaa03", tile="cccc"))
    assert refused.value.reason.id == "square_occupied"
    assert refused.value.reason.details["at"] == 2


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        position("draw"),
        position("aacb01r0"),
        position("aacb1"),
        position(tile="aaaa"),
        {**position(), "board": "aacb01"},
        {**position(), "board": [["aacb01"]]},
        {**position(), "players": "2"},
        {**position(), "options": None},
        {**position(), "options": {"version": "expert"}},
    ],
)
def test_what_is_not_understood(data: object) -> None:
    with pytest.raises(NotUnderstood):
        metro.score_board(data)


def test_placements_need_a_tile_of_the_game() -> None:
    for data in (position(), position(tile="zzzz"), position(tile=None), position(tile=["aaaa"])):
        with pytest.raises(NotUnderstood):
            metro.placements(data)
