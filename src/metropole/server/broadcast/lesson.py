"""A lesson as it is told: each scene as a game that is looked at again from the learner's seat, and its steps."""

from __future__ import annotations

from functools import cache

from pydantic_core import to_json
from typing_extensions import TypedDict

from metropole.lessons import LESSONS
from metropole.lessons.lesson import Does, Lesson, LessonStep, lesson_of
from metropole.server.broadcast.messages import Legal, Preview
from metropole.server.broadcast.presenter import MessageShown, presenter_of, shown_message, why_not_there
from metropole.server.broadcast.replay import ReplayShown, replay
from metropole.server.fields import GameName


class LessonsOfGame(TypedDict):
    """The chapters of a game, in the order they build on each other, and how many steps each has."""

    game: GameName
    chapters: list[str]
    steps: list[int]


class LessonStepShown(TypedDict):
    """What is asked after `at` actions of a scene.

    `ask`, `more`: in one sentence, and what there is to know; `wanted`: the action, where one is to be played; `legal`:
    what may be done where it is the learner's turn.
    """

    scene: int
    at: int
    does: Does
    places: list[str]
    lit: list[str]
    ask: MessageShown
    more: MessageShown
    wanted: str | None
    legal: Legal | None


class LessonShown(TypedDict):
    """A chapter: its scenes, whole games of which only the learner's secrets are open, and its steps in order."""

    game: GameName
    chapter: str
    seat: int
    scenes: list[ReplayShown]
    steps: list[LessonStepShown]


def lessons_shown() -> list[LessonsOfGame]:
    """Which lessons there are."""
    return [
        {
            "game": game,
            "chapters": list(chapters := LESSONS.load(game).CHAPTERS),
            "steps": [len(lesson_of(game, chapter).steps) for chapter in chapters],
        }
        for game in LESSONS.names()
    ]


@cache
def lesson_shown(game: str, chapter: str) -> bytes:
    """A chapter; what it teaches never changes while the server runs."""
    lesson = lesson_of(game, chapter)
    shown: LessonShown = {
        "game": game,
        "chapter": chapter,
        "seat": lesson.seat,
        "scenes": [replay(scene, [lesson.seat]) for scene in lesson.scenes],
        "steps": [_step(lesson, number, step) for number, step in enumerate(lesson.steps)],
    }
    return to_json(shown)


def _step(lesson: Lesson, number: int, step: LessonStep) -> LessonStepShown:
    match = lesson.match_at(number)
    is_mine = match.turn == lesson.seat
    return {
        "scene": step.scene,
        "at": step.at,
        "does": step.does,
        "places": list(step.places),
        "lit": list(step.lit),
        "ask": shown_message(step.ask),
        "more": shown_message(step.more),
        "wanted": lesson.wanted(step),
        "legal": presenter_of(lesson.game).legal(match.view(lesson.seat)) if is_mine else None,
    }


def preview_at(lesson: Lesson, number: int, action: str) -> Preview:
    """What a legal action would bring about at a step."""
    match = lesson.match_at(number)
    shown: Preview = presenter_of(lesson.game).preview(match.view(lesson.seat), match.game.parse(action))
    return shown


def reason_at(lesson: Lesson, number: int, place: str, action: str | None) -> MessageShown | None:
    """Why something may not be done at a place of a step: what a table would say."""
    match = lesson.match_at(number)
    reason = why_not_there(match.game, match.view(lesson.seat), place, action)
    return shown_message(reason) if reason else None
