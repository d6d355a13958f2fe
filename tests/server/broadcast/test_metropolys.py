"""Metropolys as clients are shown it: name by name what the game itself says, in positions made by hand."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter

from metropole.games import metropolys
from metropole.games.contract import Message, NotUnderstood
from metropole.games.metropolys import Bid, board
from metropole.server.broadcast import metropolys as metropolys_shown
from metropole.server.broadcast.metropolys import MetropolysPreview
from metropole.server.broadcast.presenter import shown_message
from tests.games.metropolys.positions import EXPERT, FAMILY, Combination, arranged, on


def in_a_call(combination: Combination = FAMILY, **given: Any) -> metropolys.State:
    """Somebody has bid, somebody has passed, and some buildings stand."""
    built, call = [on("C3"), on("E2 E3")], [Bid(0, 3, "N2")]
    return arranged(
        combination, *built, bids=call, passed=[2], turn=1, subway_card=1, archaeology_card=0, tokens="first", **given
    )


def test_what_lies_open_in_metropolys() -> None:
    state = in_a_call()
    view = metropolys.view(state, None)
    now = {
        "turn": 1,
        "bids": [{"seat": 0, "value": 3, "place": "N2"}],
        "passed": [2],
        "subway_card": 1,
        "archaeology_card": 0,
    }
    assert metropolys_shown.position(view) == {**now, "built": [{"C3": 1}, {"E2": 1, "E3": 2}, {}, {}]}
    built = Message("built", {"seat": 0, "value": 3, "place": "N2"})
    change = metropolys_shown.change("pass", [Message("passed", {"seat": 1}), built], view)
    assert change == {**now, "new": [{"seat": 0, "value": 3, "place": "N2"}]}
    assert metropolys_shown.is_news_to(3, 1, change)
    assert not metropolys_shown.is_news_to(1, 1, metropolys_shown.change("pass", [], view))


@pytest.mark.parametrize("combination", [Combination(2, "family", False), Combination(2, "expert", True)], ids=str)
def test_what_was_open_from_the_start_of_metropolys(combination: Combination) -> None:
    view = metropolys.view(arranged(combination, turn=0, first=1), 0)
    told = metropolys_shown.setup(view)
    assert told == {
        "version": combination.version,
        "expansion": combination.expansion,
        "first": 1,
        "closed": list(view.setup.closed),
        "tokens": dict(view.setup.tokens),
    }
    assert told["closed"]
    assert told["tokens"]


@pytest.mark.parametrize("combination", [FAMILY, EXPERT, Combination(4, "expert", True)], ids=str)
def test_what_only_a_seat_of_metropolys_knows(combination: Combination) -> None:
    state = in_a_call(combination)
    for seat in range(4):
        cards = state.cards_of(seat)
        assert metropolys_shown.own(metropolys.view(state, seat)) == {
            "cards": {
                "area": cards.area,
                "neighbourhood": cards.neighbourhood,
                "expansion": list(cards.expansion) if cards.expansion else None,
            },
            "points": metropolys.scores(state)[seat].points,
        }
    assert (state.cards_of(0).expansion is not None) == combination.expansion


def test_what_may_be_done_in_metropolys() -> None:
    state = in_a_call()
    told = metropolys_shown.legal(metropolys.view(state, 1))
    bids = {f"{value}@{place}" for value in told["values"] for place in told["places"]}
    assert bids | {"pass"} == {metropolys.text(code) for code in state.legal()}
    assert told["pass"] is True
    opening = arranged(FAMILY, on("C3"), turn=0)
    told = metropolys_shown.legal(metropolys.view(opening, 0))
    assert (told["values"], told["pass"]) == (list(range(2, 14)), False)


@pytest.mark.parametrize(("seat", "gone"), [(0, {1, 3}), (1, {1, 2}), (2, set()), (3, set())])
def test_what_somebody_may_have_in_mind_is_what_is_left_on_what_is_free(seat: int, gone: set[int]) -> None:
    """Whatever the call has come to, and also of whoever has passed."""
    told = metropolys_shown.thinkable(metropolys.view(in_a_call(), seat))
    assert told == {
        "places": [name for name in board.NAMES if name not in ("C3", "E2", "E3", "N2")],
        "values": [value for value in range(1, 14) if value not in gone],
        "pass": True,
    }


def score(one: metropolys.Score) -> dict[str, Any]:
    names = ("total", "points", "tokens", "area_places", "neighbourhood_places", "expansion_sets", "highest_in")
    return {**{name: getattr(one, name) for name in names}, "groups": one.groups or []}


@pytest.mark.parametrize("combination", [FAMILY, EXPERT, Combination(4, "family", True)], ids=str)
def test_a_preview_of_metropolys_is_told_whole(combination: Combination) -> None:
    area: dict[str, Any] = {"area": ["lakes", "chains", "statues", "bridges"]} if combination == EXPERT else {}
    state = arranged(combination, on("C3"), on("N7 N6"), turn=1, **area)
    view = metropolys.view(state, 1)
    code = metropolys.parse("5@N2")
    told, seen = metropolys_shown.preview(view, code), metropolys.preview(view, code)
    assert told == {
        "action": "5@N2",
        "at_once": [shown_message(event) for event in seen.at_once],
        "answers": [{"seat": one.seat, "values": list(one.values), "places": list(one.places)} for one in seen.answers],
        "if_unanswered": [shown_message(event) for event in seen.if_unanswered],
        "before": score(seen.before),
        "after": score(seen.after),
        "groups_completed": [["N2", "N6", "N7"]] if area else [],
    }
    assert told["answers"]
    assert told["if_unanswered"]
    assert TypeAdapter(MetropolysPreview).validate_python(told) == told


def test_the_count_at_the_end_of_metropolys() -> None:
    state = in_a_call(EXPERT)
    told = metropolys_shown.final(metropolys.view(state, 0))
    unknown = {"area": None, "neighbourhood": None, "expansion": None}
    cards = state.cards_of(0)
    assert told["cards"] == [{**unknown, "area": cards.area, "neighbourhood": cards.neighbourhood}, *[unknown] * 3]
    assert told["scores"][0]["points"] == metropolys.scores(state)[0].points
    assert told["districts"] == [
        {
            "district": one.district,
            "heights": [list(height) for height in one.heights],
            "seats": list(one.seats),
            "reason": one.reason,
            "rank": one.rank,
        }
        for one in metropolys.decisions(state)
    ]
    assert {one["reason"] for one in told["districts"]} >= {"empty", "only_builder"}


def test_why_nothing_may_be_bid_somewhere() -> None:
    view = metropolys.view(in_a_call(), 1)
    reason = metropolys_shown.why_not_at(view, "N2")
    assert reason is not None
    assert (reason.id, reason.details["place"]) == ("place_bid", "N2")
    with pytest.raises(NotUnderstood):
        metropolys_shown.why_not_at(view, "n2")
