"""A puzzle as it is told: what its seat knew at the moment, and nothing of the answer; then the answer, whole."""

from __future__ import annotations

import json
from functools import partial
from itertools import islice
from typing import Any

import pytest

from metropole import puzzles
from metropole.games.contract import NotLegal
from metropole.puzzles import Puzzle
from metropole.server.broadcast.presenter import presenter_of, shown_message, why_not_there
from metropole.server.broadcast.puzzle import check_possible, preview_in, puzzle_shown, reason_in, solution_shown
from metropole.server.broadcast.replay import replay

SOME = [puzzle for game in ("metropolys", "metro") for puzzle in islice(puzzles.shipped(game), 0, None, 60)]
EACH = pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")


def as_told(value: object) -> Any:
    return json.loads(json.dumps(value))


@EACH
def test_before_a_try_the_moment_is_told_and_nothing_else(puzzle: Puzzle) -> None:
    match = puzzle.match()
    assert json.loads(puzzle_shown(puzzle)) == {
        "id": puzzle.id,
        "game": puzzle.game,
        "seat": puzzle.seat,
        "replay": as_told(replay(match, [puzzle.seat])),
        "legal": as_told(presenter_of(puzzle.game).legal(match.view(puzzle.seat))),
    }


@EACH
def test_after_it_the_answer_is_told_whole(puzzle: Puzzle) -> None:
    told = solution_shown(puzzle, puzzle.answer)
    match = puzzle.match()
    moment = match.version
    for action in puzzle.continuation:
        match.submit(match.turn, match.game.parse(action))
    assert told == {
        "answer": puzzle.answer,
        "as_good": list(puzzle.as_good),
        "chance": puzzle.chance,
        "second": {"action": puzzle.second.action, "chance": puzzle.second.chance},
        "theme": puzzle.theme,
        "title": shown_message(puzzle.title),
        "why": shown_message(puzzle.why),
        "reasons": [shown_message(reason) for reason in puzzle.reasons()],
        "steps": replay(match, [puzzle.seat])["steps"][moment:],
    }


@EACH
def test_another_right_action_is_shown_by_itself(puzzle: Puzzle) -> None:
    match = puzzle.match()
    other = next(action for action in map(match.game.text, match.legal()) if action != puzzle.answer)
    assert [step["action"] for step in solution_shown(puzzle, other)["steps"]] == [other]


@EACH
def test_the_table_answers_as_ever(puzzle: Puzzle) -> None:
    match, presenter = puzzle.match(), presenter_of(puzzle.game)
    view, legal = match.view(puzzle.seat), set(match.legal())
    assert preview_in(puzzle, puzzle.answer) == presenter.preview(view, match.game.parse(puzzle.answer))
    refused = 0
    for code in range(0, 700, 9):
        action = match.game.text(code)
        if code in legal:
            check_possible(puzzle, action)
            continue
        reason = match.why_not(puzzle.seat, code)
        for does in (partial(check_possible, puzzle, action), partial(preview_in, puzzle, action)):
            with pytest.raises(NotLegal) as refusal:
                does()
            assert refusal.value.reason == reason
        refused += 1
    assert refused
    for place in {"metropolys": ["C1", "C10", "S3"], "metro": ["00", "07", "33"]}[puzzle.game]:
        for text in (None, puzzle.answer, *(match.game.text(code) for code in range(0, 700, 61))):
            expected = why_not_there(match.game, view, place, text)
            assert reason_in(puzzle, place, text) == (expected and shown_message(expected))
