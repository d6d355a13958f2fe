"""What a puzzle is said to be about is so, as everybody would see it happen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from metropole.games.contract import NOBODY, Message
from metropole.match import Match
from metropole.puzzles import Puzzle, shipped


def happened(puzzle: Puzzle) -> list[Message]:
    match = puzzle.match()
    return match.events(match.game.parse(puzzle.answer))


def own_ends(puzzle: Puzzle) -> list[object]:
    """Where lines of the seat end that the answer completes."""
    ended = [event.details for event in happened(puzzle) if event.id == "line_completed"]
    return [one["end"] for one in ended if one["seat"] == puzzle.seat]


def ends_of_others(puzzle: Puzzle) -> list[object]:
    ended = [event.details for event in happened(puzzle) if event.id == "line_completed"]
    return [one["end"] for one in ended if one["seat"] not in (puzzle.seat, NOBODY)]


def own_growth(puzzle: Puzzle) -> list[int]:
    """By how much the answer makes lines of the seat longer."""
    match = puzzle.match()
    seen = match.game.preview(match.view(puzzle.seat), match.game.parse(puzzle.answer))
    return [one.after.length - one.before.length for one in seen.changed if one.seat == puzzle.seat]


def left(puzzle: Puzzle) -> int:
    return 60 - sum(action != "draw" for action in puzzle.record.actions)


METRO: Mapping[str, Callable[[Puzzle], bool]] = {
    "draw": lambda one: one.answer == "draw",
    "centre": lambda one: "centre" in own_ends(one),
    "pair": lambda one: len(own_ends(one)) > 1,
    "turn": lambda one: one.answer[:6] == one.second.action[:6],
    "last": lambda one: left(one) <= 6,
    "close": lambda one: not own_ends(one) and bool(ends_of_others(one)),
    "finish": lambda one: len(own_ends(one)) == 1 and "centre" not in own_ends(one),
    "again": lambda one: max(own_growth(one)) > 1,
    "long": lambda one: max(own_growth(one)) >= 4,
    "on": lambda one: bool(own_growth(one)) and not own_ends(one),
    "quiet": lambda one: not own_growth(one),
}


def place(action: str) -> str:
    return action.partition("@")[2]


def value(action: str) -> int:
    return int(action.partition("@")[0])


def token(puzzle: Puzzle) -> str | None:
    tokens: dict[str, str] = puzzle.record.to_json()["setup"]["tokens"]
    return tokens.get(place(puzzle.answer))


def is_in_call(match: Match) -> bool:
    view: Any = match.view(match.turn)
    return bool(view.bids)


def after_passes(puzzle: Puzzle, action: str) -> Match:
    """The game if everybody who is asked after an action passes."""
    match = puzzle.match()
    match.submit(match.turn, match.game.parse(action))
    while match.turn >= 0 and is_in_call(match):
        match.submit(match.turn, match.game.parse("pass"))
    return match


def gained(puzzle: Puzzle, *sources: str) -> int:
    return gained_by(puzzle, puzzle.answer, *sources)


def gained_by(puzzle: Puzzle, action: str, *sources: str) -> int:
    """How many points an action would bring if nobody answered: none, to pass."""
    if action == "pass":
        return 0
    before, after = (match.scores()[puzzle.seat].points for match in (puzzle.match(), after_passes(puzzle, action)))
    return sum(after[source] - before[source] for source in sources)


def least_left(puzzle: Puzzle) -> int:
    view: Any = puzzle.match().view(puzzle.seat)
    return min(13 - len(built) for built in view.built)


METROPOLYS: Mapping[str, Callable[[Puzzle], bool]] = {
    "end": lambda one: after_passes(one, one.answer).turn < 0,
    "save": lambda one: one.answer == "pass" and value(one.second.action) >= 10,
    "leave": lambda one: one.answer == "pass" and value(one.second.action) < 10,
    "height": lambda one: place(one.answer) == place(one.second.action),
    "group": lambda one: gained(one, "area", "expansion") > 0,
    "stop": lambda one: is_in_call(one.match()) and one.answer != "pass",
    "highest": lambda one: gained(one, "highest") > 0,
    "unanswered": lambda one: any(event.id == "built" for event in happened(one)),
    "cost": lambda one: token(one) == "archaeology",
    "trendy": lambda one: token(one) == "trendy",
    "subway": lambda one: token(one) == "subway",
    "card": lambda one: gained(one, "area", "neighbourhood") > 0,
    "race": lambda one: least_left(one) <= 2,
    "outbid": lambda one: is_in_call(one.match()) and one.answer != "pass",
    "open": lambda one: not is_in_call(one.match()),
}


@pytest.mark.parametrize(("game", "meanings"), [("metro", METRO), ("metropolys", METROPOLYS)])
def test_a_theme_is_what_happens(game: str, meanings: Mapping[str, Callable[[Puzzle], bool]]) -> None:
    themes = {puzzle.theme for puzzle in shipped(game)}
    assert themes <= set(meanings)
    assert [(one.id, one.theme) for one in shipped(game) if not meanings[one.theme](one)] == []


SOURCES = {"highest": ["highest"], "trendy": ["trendy"], "subway": ["subway"], "card": ["area", "neighbourhood"]}


def test_what_the_second_best_would_bring_as_well_is_no_theme() -> None:
    """Else a puzzle about where to begin is said to be about a token that lies at both places."""
    of_a_source = [puzzle for puzzle in shipped("metropolys") if puzzle.theme in SOURCES]
    assert len(of_a_source) > 40
    for puzzle in of_a_source:
        second = gained_by(puzzle, puzzle.second.action, *SOURCES[puzzle.theme])
        assert gained(puzzle, *SOURCES[puzzle.theme]) > second, (puzzle.id, puzzle.theme)
