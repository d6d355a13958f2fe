"""Metro as clients are shown it: name by name what the game itself says, in positions made by hand."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter

from metropole.games import metro
from metropole.games.contract import Message, NotUnderstood
from metropole.games.metro import tiles
from metropole.games.metro.way import crossings
from metropole.server.broadcast import metro as metro_shown
from metropole.server.broadcast.metro import MetroPreview
from metropole.server.broadcast.presenter import shown_message


def metro_game(*deck: str, players: int = 2, **options: Any) -> metro.State:
    """A game in which these tiles are taken first; the first seat begins."""
    rest = list(tiles.DECK)
    for kind in deck:
        rest.remove(kind)
    return metro.new_game(metro.read_setup(players, options, {"first": 0, "deck": [*deck, *rest]}))


def line(one: metro.Line) -> dict[str, Any]:
    return {name: getattr(one, name) for name in ("station", "seat", "length", "end", "points")}


def joined() -> metro.State:
    """Two lines are complete, and a tile lies drawn in the open."""
    state = metro_game("cbcb", "bcbc", "aaaa", "baac", players=4, hand=1)
    state.play(metro.parse("cbcb06"))
    state.play(metro.parse("bcbc05"))
    state.play(metro.DRAW)
    return state


def test_what_lies_open_in_metro() -> None:
    state = joined()
    drawn = tiles.name_of(state.drawn)
    assert drawn is not None
    position = metro_shown.position(metro.view(state, None))
    assert position == {
        "turn": 2,
        "hands": [1, 1, 1, 1],
        "drawn": drawn,
        "stack": 60 - 4 - 2 - 1,
        "points": [0, 2, 0, 2],
        "tiles": ["bcbc05", "cbcb06"],
        "lines": [line(one) for one in metro.lines(state.track)],
    }
    assert position["lines"][1] == {"station": 2, "seat": 3, "length": 2, "end": 3, "points": 2}
    assert metro_shown.setup(metro.view(state, None)) == {"hand": 1, "free_rotation": False, "first": 0}
    assert metro_shown.final(metro.view(state, None)) == {"points": [0, 2, 0, 2], "lines": position["lines"]}


def test_what_a_tile_has_changed_in_metro() -> None:
    state = joined()
    view = metro.view(state, None)
    now = {name: value for name, value in metro_shown.position(view).items() if name not in ("tiles", "lines")}
    there = [one for one in metro.lines(state.track) if "05" in dict(crossings(state.track, one.station))]
    assert [one.station for one in there] == [2, 3]
    assert metro_shown.change("draw", (), view) == {**now, "new": [], "lines": []}
    assert metro_shown.change("bcbc05", (), view) == {**now, "new": ["bcbc05"], "lines": [line(one) for one in there]}


def test_a_tile_that_was_turned_changes_the_lines_of_its_square() -> None:
    state = metro_game("dbba", free_rotation=True)
    state.play(metro.parse("dbba03r1"))
    change = metro_shown.change("dbba03r1", (), metro.view(state, None))
    assert change["new"] == ["dbba03r1"]
    assert [one["station"] for one in change["lines"]] == [
        one.station for one in metro.lines(state.track) if one.length
    ]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_hand_is_news_to_whoever_moved(seat: int) -> None:
    change = metro_shown.change("draw", (), metro.view(joined(), None))
    assert metro_shown.is_news_to(seat, 0, change) == (seat == 0)


def test_what_only_a_seat_of_metro_knows() -> None:
    state = metro_game("aaaa", "cbcb", "bcbc", "baac", players=2, hand=2)
    for seat in (0, 1):
        assert metro_shown.own(metro.view(state, seat)) == {"hand": list(state.hand_of(seat))}
    assert metro_shown.own(metro.view(state, None)) == {"hand": []}


def test_what_may_be_done_in_metro_and_which_tiles_are_an_exception() -> None:
    state = metro_game("dddd", "aaaa")
    view = metro.view(state, 0)
    legal = metro_shown.legal(view)
    assert legal["actions"] == [metro.text(code) for code in state.legal()]
    assert [(kind, why["id"], why["details"]["count"]) for kind, why in legal["exceptions"].items()] == [
        ("dddd", "no_other_square", 28)
    ]
    state.play(metro.parse("dddd00"))
    assert metro_shown.legal(metro.view(state, 1))["exceptions"] == {}
    drawing = metro_game("aaaa", "aaaa", "dddd")
    drawing.play(metro.DRAW)
    assert list(metro_shown.legal(metro.view(drawing, 0))["exceptions"]) == ["dddd"], "the one that is drawn too"


@pytest.mark.parametrize("turned", [False, True])
def test_whoever_holds_the_same_has_in_mind_what_another_may_do_now(turned: bool) -> None:
    """With two tiles of a kind, and one that may not lie everywhere."""
    state = metro_game("aaaa", "dbba", "aaaa", "aaaa", "dbba", "aaaa", hand=3, free_rotation=turned)
    legal = metro_shown.legal(metro.view(state, 0))["actions"]
    assert ("dbba03r1" in legal) == turned
    assert metro_shown.thinkable(metro.view(state, 1)) == {"actions": legal, "exceptions": {}}
    state.play(metro.DRAW)
    assert metro_shown.thinkable(metro.view(state, 1))["actions"] == legal, "whatever lies drawn for the other"


def test_whoever_holds_nothing_has_at_most_a_draw_in_mind() -> None:
    view = metro.view(metro_game("aaaa"), None)
    assert metro_shown.thinkable(view) == {"actions": ["draw"], "exceptions": {}}


@pytest.mark.parametrize("action", ["bcbc05", "draw"])
def test_a_preview_of_metro_is_told_whole(action: str) -> None:
    state = metro_game("cbcb", "bcbc", "aaaa", players=4)
    state.play(metro.parse("cbcb06"))
    view = metro.view(state, 1)
    told, seen = metro_shown.preview(view, metro.parse(action)), metro.preview(view, metro.parse(action))
    assert told == {
        "action": action,
        "at_once": [shown_message(event) for event in seen.at_once],
        "exception": None,
        "lines": [
            {"before": line(one.before), "after": line(one.after), "completed": one.is_completed}
            for one in seen.changed
        ],
        "before": [0, 0, 0, 0],
        "after": list(seen.after),
    }
    assert TypeAdapter(MetroPreview).validate_python(told) == told


def test_a_preview_tells_why_a_tile_may_join_stations() -> None:
    view = metro.view(metro_game("dddd"), 0)
    exception = metro_shown.preview(view, metro.parse("dddd00"))["exception"]
    assert exception is not None
    assert (exception["id"], exception["details"]["tile"]) == ("no_other_square", "dddd")


def test_why_nothing_may_lie_somewhere() -> None:
    view = metro.view(metro_game("aaaa"), 0)
    assert metro_shown.why_not_at(view, "33") == Message("square_in_centre", {"square": "33"})
    assert metro_shown.why_not_at(view, "00") is None
    with pytest.raises(NotUnderstood):
        metro_shown.why_not_at(view, "88")
