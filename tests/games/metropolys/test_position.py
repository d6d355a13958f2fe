"""Positions that people ask to have scored: read, or refused with the exact reason."""

from __future__ import annotations

from typing import Any

import pytest

from metropole.commands.forms import metropolys as forms
from metropole.games import metropolys
from metropole.games.contract import Message, NotLegal, NotUnderstood, Refusal
from metropole.games.metropolys import board
from tests.games.metropolys.positions import Combination, dealt, each_combination, on, random_states

THREE = Combination(3, "family", False)
# Subway tokens on C1, C2 and C3, archaeology on C4 and C5, trendy on C6 and C7; the west is left out.
TOKENS = {
    **dict.fromkeys(["C1", "C2", "C3", "N1", "N2", "N3", "N4"], "subway"),
    **dict.fromkeys(["C4", "C5", "N5", "E1", "E2", "E3", "E5"], "archaeology"),
    **dict.fromkeys(["C6", "C7", "E6", "S2", "S3", "S4", "S5", "S6"], "trendy"),
}


def position(**changes: Any) -> dict[str, Any]:
    """A position of three players that is fine, but for the changes."""
    options, setup = metropolys.write_setup(dealt(THREE, closed=["west"], tokens=TOKENS))
    del setup["first"]
    built = [on("C1 C2"), on("C3 C6"), on("C4")]
    cards = {"subway_card": 0, "archaeology_card": 2}
    return {"game": "metropolys", "players": 3, "options": options, "setup": setup, "built": built, **cards, **changes}


def test_a_position_is_scored() -> None:
    state = metropolys.read_position(position())
    sources = ("trendy", "subway", "subway_card", "archaeology", "archaeology_card")
    points = [[score.points[source] for source in sources] for score in metropolys.scores(state)]
    assert points == [[0, 2, 3, 0, 0], [3, 1, 0, 0, 0], [0, 0, 0, -1, -2]]


def test_the_answer_has_scores_winners_and_the_breakdown() -> None:
    answer = forms.answer(position())
    scores = metropolys.scores(metropolys.read_position(position()))
    assert answer["scores"] == [score.total for score in scores]
    assert answer["breakdown"] == [forms.breakdown(score) for score in scores]
    assert answer["winners"] == [seat for seat in range(3) if answer["scores"][seat] == max(answer["scores"])]


@each_combination
def test_positions_between_calls_score_as_in_the_game(combination: Combination) -> None:
    compared = 0
    for state in random_states(combination, seed=6, count=120, every=3):
        if state.call():
            continue
        compared += 1
        setup = metropolys.view(end_of(state), None).setup
        options, written = metropolys.write_setup(setup)
        data = {
            "game": "metropolys",
            "players": state.players,
            "options": options,
            "setup": written,
            "built": [state.built_by(seat) for seat in range(state.players)],
            "subway_card": None if state.subway_card < 0 else state.subway_card,
            "archaeology_card": None if state.archaeology_card < 0 else state.archaeology_card,
        }
        assert metropolys.scores(metropolys.read_position(data)) == metropolys.scores(state)
    assert compared > 5


def end_of(state: metropolys.State) -> metropolys.State:
    """The same game at its end, when all cards lie open."""
    end = state.copy()
    while end.turn >= 0:
        end.play(end.legal_at(0))
    return end


def seats(seat: int, **more: int) -> dict[str, int]:
    """Details that name a seat."""
    return {"seat": seat, **more}


ALL_BUT_ONE = "C6 C7 C8 C9 C10 C11 C12 C13 C14 C15 E7 E8"
REFUSED: dict[str, tuple[dict[str, Any], type[Refusal], str, dict[str, Any]]] = {
    "a building twice": ({"built": [{"C1": 3, "C2": 3}, {}, {}]}, NotLegal, "building_twice", seats(0, value=3)),
    "two on a place": (
        {"built": [on("C1"), on("C1"), {}]},
        NotLegal,
        "two_buildings_in_one_place",
        {"place": "C1", "one": 0, "other": 1},
    ),
    "a building 14": ({"built": [{"C1": 14}, {}, {}]}, NotLegal, "no_such_building", {"value": 14, "most": 13}),
    "a building 0": ({"built": [{"C1": 0}, {}, {}]}, NotLegal, "no_such_building", {"value": 0, "most": 13}),
    "in a closed district": (
        {"built": [on("W1"), {}, {}]},
        NotLegal,
        "place_closed",
        {"place": "W1", "district": "west"},
    ),
    "two seats complete": (
        {"built": [on(f"C1 {ALL_BUT_ONE}"), {}, on("C2 C3 C4 C5 E9 E10 E4 S7 S8 S9 S10 S1 N10")]},
        NotLegal,
        "two_seats_complete",
        {"one": 0, "other": 2},
    ),
    "too few seats": (
        {"built": [{}, {}]},
        NotLegal,
        "wrong_number_of_seats",
        {"key": "built", "needed": 3, "given": 2},
    ),
    "subway card with nobody": ({"subway_card": None}, NotLegal, "subway_card_must_be_held", seats(0)),
    "subway card without token": (
        {"subway_card": 2},
        NotLegal,
        "card_without_token",
        {"card": "subway", "seat": 2},
    ),
    "subway card with fewer": ({"subway_card": 1}, NotLegal, "subway_card_with_fewer_tokens", seats(1, other=0)),
    "archaeology card with nobody": ({"archaeology_card": None}, NotLegal, "archaeology_card_must_be_held", {}),
    "archaeology card without token": (
        {"archaeology_card": 0},
        NotLegal,
        "card_without_token",
        {"card": "archaeology", "seat": 0},
    ),
    "a fourth seat": ({"subway_card": 3}, NotLegal, "no_such_seat", seats(3, players=3)),
    "a seat below zero": ({"archaeology_card": -1}, NotLegal, "no_such_seat", seats(-1, players=3)),
    "a seat as a text": ({"subway_card": "0"}, NotUnderstood, "not_a_number", {"key": "subway_card"}),
    "a seat true": ({"subway_card": True}, NotUnderstood, "not_a_number", {"key": "subway_card"}),
    "built an object": ({"built": {}}, NotUnderstood, "not_a_list", {"key": "built"}),
    "a seat's buildings a list": ({"built": [[], {}, {}]}, NotUnderstood, "not_an_object", {"key": "built"}),
    "a value as a text": ({"built": [{"C1": "3"}, {}, {}]}, NotUnderstood, "not_a_number", {"key": "built"}),
    "no such place": (
        {"built": [{"X1": 3}, {}, {}]},
        NotUnderstood,
        "unknown_name",
        {"key": "built", "given": "X1", "known": board.NAMES},
    ),
    "setup a list": ({"setup": []}, NotUnderstood, "not_an_object", {"key": "setup"}),
    "setup empty": ({"setup": {}}, NotUnderstood, "missing_key", {"key": "closed", "where": "setup"}),
    "options wrong": ({"options": None}, NotUnderstood, "not_an_object", {"key": "options"}),
    "five players": ({"players": 5}, NotLegal, "wrong_number_of_players", {"given": 5, "least": 2, "most": 4}),
}


@pytest.mark.parametrize(("changes", "error", "reason", "details"), REFUSED.values(), ids=REFUSED)
def test_a_position_that_cannot_be_is_refused_with_the_reason(
    changes: dict[str, Any], error: type[Refusal], reason: str, details: dict[str, Any]
) -> None:
    with pytest.raises(error) as refusal:
        metropolys.read_position(position(**changes))
    assert refusal.value.reason == Message(reason, details)


@pytest.mark.parametrize("key", position())
def test_every_part_of_a_position_must_be_there(key: str) -> None:
    data = position()
    del data[key]
    with pytest.raises(NotUnderstood) as refusal:
        metropolys.read_position(data)
    assert refusal.value.reason == Message("missing_key", {"key": key, "where": "position"})


def test_who_began_may_be_told_and_an_equal_number_of_subway_tokens_keeps_the_card() -> None:
    data = position(built=[on("C1"), on("C3"), on("C4")], subway_card=1)
    data["setup"]["first"] = 2
    assert metropolys.read_position(data).subway_card == 1
