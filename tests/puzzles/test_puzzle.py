"""A puzzle as a line of a file: what is none is refused, with the file, the line and the reason."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from metropole.games.contract import NotUnderstood
from metropole.match import Match
from metropole.puzzles import Puzzle, read, shipped
from metropole.puzzles.finding import found_instead
from metropole.puzzles.puzzle import id_of
from tests.puzzles.samples import OWN, changed, sample

EACH = pytest.mark.parametrize("game", OWN)


@EACH
def test_it_is_written_as_it_was_read(game: str) -> None:
    for puzzle in sample(game, 10):
        assert read([changed(puzzle)], "here") == (puzzle,)


@EACH
def test_what_is_right(game: str) -> None:
    for puzzle in sample(game, 10):
        assert puzzle.is_right(puzzle.answer)
        assert all(map(puzzle.is_right, puzzle.as_good))
        assert not puzzle.is_right(puzzle.second.action)
        assert puzzle.gap == pytest.approx(puzzle.chance - puzzle.second.chance, abs=1e-9)
        assert puzzle.match().turn == puzzle.seat


def with_record(puzzle: Puzzle, **parts: Any) -> dict[str, Any]:
    return {"record": {**puzzle.record.to_json(), **parts}}


def wrong(puzzle: Puzzle) -> dict[str, dict[str, Any]]:
    """Parts that are wrong, by the id of the reason."""
    over = Match.resumed(puzzle.record)
    while over.turn >= 0:
        over.play(over.legal()[0])
    ended = over.record().to_json()
    other_seat = (puzzle.seat + 1) % puzzle.record.setup.players
    return {
        "puzzle_id_differs": {"id": puzzle.id[::-1]},
        "not_your_turn": {"seat": other_seat},
        "unknown_action": {"answer": "castle"},
        "not_a_list": {"continuation": puzzle.answer},
        "not_a_number": {"seat": "0"},
        "unknown_name": {"theme": "fork"},
        "puzzle_value": {"chance": 1.5},
        "puzzle_continues_otherwise": {"continuation": [puzzle.second.action]},
        "puzzle_second_is_best": {"second": {"action": puzzle.answer, "chance": puzzle.second.chance}},
        "missing_key": {"second": {"action": puzzle.second.action}},
        "unknown_key": {"hint": "?"},
        "game_over": {"record": ended},
        "unknown_rules": with_record(puzzle, rules=99),
    }


@EACH
def test_a_bad_line_says_file_line_and_reason(game: str) -> None:
    first, second = sample(game, 2)
    for reason, parts in wrong(second).items():
        with pytest.raises(NotUnderstood) as refused:
            read([changed(first), changed(second, **parts)], "mine.jsonl")
        details = refused.value.reason.details
        assert (details["file"], details["line"]) == ("mine.jsonl", 2)
        assert str(details["reason"]).startswith(reason), (reason, details)


@EACH
def test_other_values_that_are_none(game: str) -> None:
    [puzzle] = sample(game, 1)
    lower = {"action": puzzle.second.action, "chance": 1.0}
    cases = [
        ("{", "not_json"),
        ("[]", "not_an_object"),
        (changed(puzzle, difficulty="hard"), "puzzle_value"),
        (changed(puzzle, difficulty=True), "puzzle_value"),
        (changed(puzzle, second=lower), "puzzle_second_is_best"),
        (changed(puzzle, as_good=[puzzle.second.action]), "puzzle_second_is_best"),
        (changed(puzzle, answer=7), "puzzle_value"),
    ]
    for line, reason in cases:
        with pytest.raises(NotUnderstood, match=reason):
            read([line], "mine.jsonl")
    with pytest.raises(NotUnderstood, match="puzzle_twice"):
        read([changed(puzzle)] * 2, "mine.jsonl")


@EACH
def test_an_answer_has_to_be_legal(game: str) -> None:
    for puzzle in sample(game, 5):
        match = puzzle.match()
        legal = set(match.legal())
        code = next(code for code in range(match.game.ACTIONS) if code not in legal)
        action = match.game.text(code)
        with pytest.raises(NotUnderstood, match="line=1"):
            read([changed(puzzle, answer=action, continuation=[action])], "mine.jsonl")


@pytest.mark.slow
@EACH
def test_a_wrong_answer_is_found_out(game: str) -> None:
    """Answer and second best exchanged: nothing in its form is wrong, but the search knows better."""
    for puzzle in sample(game, 4):
        answer, second = puzzle.second.action, {"action": puzzle.answer, "chance": 0.0}
        line = changed(puzzle, answer=answer, as_good=[], continuation=[answer], second=second)
        [read_back] = read([line], "mine.jsonl")
        assert found_instead(puzzle) is None
        assert puzzle.is_right(found_instead(read_back) or "")


@EACH
def test_ids_are_of_what_the_seat_knows(game: str) -> None:
    ids = {puzzle.id for puzzle in shipped(game)}
    assert len(ids) == len(shipped(game))
    for puzzle in sample(game, 5):
        match = puzzle.match()
        assert id_of(match) == puzzle.id
        before = match.at(match.version - 1) if match.version else None
        assert before is None or id_of(before) != puzzle.id
        assert replace(puzzle, seat=0).id == puzzle.id
