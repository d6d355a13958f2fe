"""Reasons and previews."""

from __future__ import annotations

import random

import pytest

from metropole.games import metro
from metropole.games.contract import Message, NotLegal
from metropole.games.metro import explain, tiles
from metropole.games.metro.rules import COMPILED


def game(*kinds: str, players: int = 2, turned: bool = False) -> metro.State:
    rest = list(tiles.DECK)
    for kind in kinds:
        rest.remove(kind)
    setup = {"first": 0, "deck": [*kinds, *rest]}
    return metro.new_game(metro.read_setup(players, {"free_rotation": turned}, setup))


def reason(state: metro.State, text: str, seat: int | None = 0) -> Message | None:
    return metro.why_not(metro.view(state, seat), metro.parse(text))


def test_why_a_square_is_not_legal() -> None:
    state = game("cbaa", "aaaa")
    assert reason(state, "cbaa12") == Message("square_not_adjacent", {"square": "12"})
    assert reason(state, "cbaa33") == Message("square_in_centre", {"square": "33"})
    assert reason(state, "cbaa23") == Message("square_not_adjacent", {"square": "23"})
    assert reason(state, "cbaa03") is None
    state.play(metro.parse("cbaa03"))
    state.play(metro.parse("aaaa04"))
    view = metro.view(state, 0)
    assert explain.why_not_square(view, "03") == Message(
        "square_occupied", {"square": "03", "tile": "cbaa", "turns": 0}
    )
    assert explain.why_not_square(view, "13") is None
    assert explain.why_not_square(view, "23") == Message("square_not_adjacent", {"square": "23"})


def test_why_stations_may_not_be_joined() -> None:
    state = game("cbaa")
    assert reason(state, "cbaa00") == Message(
        "one_tile_line", {"tile": "cbaa", "square": "00", "stations": [8, 9], "others": 26, "other_turns": []}
    )
    view = metro.view(state, 0)
    assert len(metro.legal(view)) == 26 + 1
    assert explain.why_exception(view, "cbaa") is None


def test_a_square_where_the_tile_could_be_turned() -> None:
    message = reason(game("dbba", turned=True), "dbba03")
    assert message is not None
    assert message.details["other_turns"] == [1, 2, 3]
    assert message.details["others"] == 23  # at a corner it joins stations however it is turned


def test_when_the_exception_applies_and_why() -> None:
    state = game("dddd")
    view = metro.view(state, 0)
    exception = explain.why_exception(view, "dddd")
    assert exception is not None
    assert exception.id == "no_other_square"
    assert exception.details["count"] == 28
    assert metro.preview(view, metro.parse("dddd00")).exception == exception
    assert reason(state, "dddd00") is None


def test_reasons_of_turn_and_tile() -> None:
    state = game("aaaa", "cbcb", "baac")
    assert reason(state, "aaaa03", seat=1) == Message("not_your_turn", {"seat": 0})
    assert reason(state, "aaaa03", seat=None) == Message("spectators_do_not_play")
    assert reason(state, "cbcb03") == Message("tile_not_held", {"tile": "cbcb"})
    assert reason(state, "aaaa03r1") == Message("tiles_are_not_turned", {"tile": "aaaa", "turns": 1})
    assert metro.why_not(metro.view(state, 0), metro.ACTIONS) == Message(
        "unknown_code", {"code": metro.ACTIONS, "most": metro.ACTIONS - 1}
    )
    state.play(metro.DRAW)
    assert reason(state, "draw") == Message("drawn_already")
    assert reason(state, "aaaa03") == Message("drawn_tile_first", {"tile": "aaaa", "drawn": "baac"})
    assert reason(state, "baac03") is None


def test_a_preview_of_a_placement() -> None:
    state = game("cbcb", "bcbc", "aaaa", players=4)
    state.play(metro.parse("cbcb06"))
    view = metro.view(state, 1)
    preview = metro.preview(view, metro.parse("bcbc05"))
    assert len(preview.lines) == 32
    assert preview.before == (0, 0, 0, 0)
    assert preview.after == (0, 2, 0, 2)
    by_station = {change.station: change for change in preview.lines}
    green = by_station[2]
    assert green.seat == 3
    assert (green.before.length, green.before.leads_to) == (1, ("05", "right"))
    assert (green.after.length, green.after.end, green.after.points) == (2, 3, 2)
    assert green.is_completed
    assert not green.after.is_doubled
    assert not by_station[20].is_changed
    assert {change.station for change in preview.changed} == {2, 3}
    assert [event.id for event in preview.at_once] == ["placed", "line_completed", "line_completed", "took"]


def test_a_preview_of_a_draw_tells_nothing_of_the_stack() -> None:
    state = game("aaaa", "cbcb", "baac")
    preview = metro.preview(metro.view(state, 0), metro.DRAW)
    assert preview.at_once == (Message("drew_unknown", {"seat": 0, "stack": 57}),)
    assert preview.changed == ()
    assert preview.before == preview.after
    assert metro.events(state, metro.DRAW) == [Message("drew", {"seat": 0, "tile": "baac", "stack": 57})]


def test_a_preview_of_an_illegal_action_is_refused() -> None:
    with pytest.raises(NotLegal):
        metro.preview(metro.view(game("aaaa"), 0), metro.parse("aaaa33"))


def test_events_of_an_unowned_line_name_nobody() -> None:
    state = game("dddd", players=3)
    events = metro.events(state, metro.parse("dddd70"))
    assert [(event.id, event.details.get("station"), event.details.get("seat")) for event in events] == [
        ("placed", None, 0),
        ("line_completed", 16, -1),
        ("line_completed", 17, -1),
        ("took", None, 0),
    ]


def test_reasons_agree_with_the_rules() -> None:
    """Over random games: an action has a reason against it just when it is not legal; previews tell what happens."""
    rng = random.Random(9)
    for number in range(6 if COMPILED else 2):
        options = {"hand": number % 3 + 1, "free_rotation": number % 2 == 0}
        state = metro.new_game(metro.deal(2 + number % 5, options, rng))
        while state.turn >= 0:
            view = metro.view(state, state.turn)
            legal = state.legal()
            for code in rng.sample(range(metro.ACTIONS), 12) + rng.sample(legal, min(len(legal), 3)):
                assert (metro.why_not(view, code) is None) == state.is_legal(code)
            code = rng.choice(legal)
            preview = metro.preview(view, code)
            events = metro.events(state, code)
            state.play(code)
            assert tuple(change.after for change in preview.lines) == tuple(metro.lines(state.track))
            assert preview.after == tuple(score.total for score in metro.scores(state))
            assert code == metro.DRAW or preview.at_once == tuple(events)
