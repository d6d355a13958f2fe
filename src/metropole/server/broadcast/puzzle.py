"""A puzzle as it is told: the game up to its moment as the seat to move knew it, and what that seat may do there.

Nothing that says anything of the answer is made here before somebody has tried.
"""

from __future__ import annotations

from typing import Any

from pydantic_core import to_json
from typing_extensions import TypedDict

from metropole.games.contract import Message, NotLegal
from metropole.puzzles import Puzzle
from metropole.server.broadcast.messages import Legal, Preview
from metropole.server.broadcast.presenter import MessageShown, presenter_of, shown_message, why_not_there
from metropole.server.broadcast.replay import ReplayShown, ReplayStep, replay, steps_of
from metropole.server.fields import GameName


class PuzzleShown(TypedDict):
    """The game up to the moment, with the secrets of the seat to move alone, and what it may do."""

    id: str
    game: GameName
    seat: int
    replay: ReplayShown
    legal: Legal


class OtherAction(TypedDict):
    """An action, and the seat's chance to win with it."""

    action: str
    chance: float


class SolutionShown(TypedDict):
    """The answer. `as_good`: actions that come to the same; `steps`: how it goes on, from what was played or the
    answer; `title`, `why`: what it is about, in a few words and in a sentence; `reasons`: what speaks for it at once.
    """

    answer: str
    as_good: list[str]
    chance: float
    second: OtherAction
    theme: str
    title: MessageShown
    why: MessageShown
    reasons: list[MessageShown]
    steps: list[ReplayStep]


def puzzle_shown(puzzle: Puzzle) -> bytes:
    """A puzzle to be solved, the same for everybody."""
    match = puzzle.match()
    shown: PuzzleShown = {
        "id": puzzle.id,
        "game": puzzle.game,
        "seat": puzzle.seat,
        "replay": replay(match, [puzzle.seat]),
        "legal": presenter_of(puzzle.game).legal(match.view(puzzle.seat)),
    }
    return to_json(shown)


def solution_shown(puzzle: Puzzle, played: str) -> SolutionShown:
    """The answer, for whoever has solved it by this action or has asked for it."""
    moment = len(puzzle.record.actions)
    match = puzzle.match(puzzle.continuation if played == puzzle.answer else (played,))
    return {
        "answer": puzzle.answer,
        "as_good": list(puzzle.as_good),
        "chance": puzzle.chance,
        "second": {"action": puzzle.second.action, "chance": puzzle.second.chance},
        "theme": puzzle.theme,
        "title": shown_message(puzzle.title),
        "why": shown_message(puzzle.why),
        "reasons": [shown_message(reason) for reason in puzzle.reasons()],
        "steps": steps_of(match.at(moment), match.history[moment:], [puzzle.seat]),
    }


def check_possible(puzzle: Puzzle, action: str) -> None:
    """Refuse what may not be done there, with the reason that a table gives."""
    match = puzzle.match()
    if reason := match.why_not(puzzle.seat, match.game.parse(action)):
        raise NotLegal(reason)


def preview_in(puzzle: Puzzle, action: str) -> Preview:
    """What an action would bring about, as far as its seat knows."""
    check_possible(puzzle, action)
    match = puzzle.match()
    shown: Preview = presenter_of(puzzle.game).preview(match.view(puzzle.seat), match.game.parse(action))
    return shown


def reason_in(puzzle: Puzzle, place: str, action: str | None) -> MessageShown | None:
    """Why nothing may be done at a place, or not this."""
    match: Any = puzzle.match()
    reason: Message | None = why_not_there(match.game, match.view(puzzle.seat), place, action)
    return shown_message(reason) if reason else None
