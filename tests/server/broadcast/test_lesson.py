"""A lesson as it is told: what stands in each step follows from its game, and a table answers the same there."""

from __future__ import annotations

import json
from typing import Any

import pytest

from metropole.lessons import LESSONS
from metropole.lessons.lesson import Lesson, lesson_of
from metropole.server.broadcast.lesson import lesson_shown, lessons_shown, preview_at, reason_at
from metropole.server.broadcast.presenter import presenter_of, shown_message
from metropole.server.broadcast.replay import replay

ALL = [(game, chapter) for game in LESSONS.names() for chapter in LESSONS.load(game).CHAPTERS]


@pytest.fixture(params=ALL, ids="-".join)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return lesson_of(*request.param)


def shown(lesson: Lesson) -> dict[str, Any]:
    lesson_shown.cache_clear()  # told anew, not as another test found it
    told: dict[str, Any] = json.loads(lesson_shown(lesson.game, lesson.chapter))
    return told


def as_told(value: object) -> Any:
    return json.loads(json.dumps(value))


def test_all_chapters_are_listed_with_their_steps() -> None:
    listed = [(one["game"], chapter) for one in lessons_shown() for chapter in one["chapters"]]
    assert listed == ALL
    steps = [count for one in lessons_shown() for count in one["steps"]]
    assert steps == [len(lesson_of(*one).steps) for one in ALL]


def test_a_chapter_is_told_with_its_scenes_from_the_learners_seat(lesson: Lesson) -> None:
    told = shown(lesson)
    assert (told["game"], told["chapter"], told["seat"]) == (lesson.game, lesson.chapter, lesson.seat)
    assert told["scenes"] == [as_told(replay(scene, [lesson.seat])) for scene in lesson.scenes]
    assert set(told) == {"game", "chapter", "seat", "scenes", "steps"}


def test_a_step_says_what_is_asked_and_what_may_be_done(lesson: Lesson) -> None:
    presenter = presenter_of(lesson.game)
    for number, (told, step) in enumerate(zip(shown(lesson)["steps"], lesson.steps, strict=True)):
        match = lesson.match_at(number)
        is_mine = match.turn == lesson.seat
        assert told == {
            "scene": step.scene,
            "at": step.at,
            "does": step.does,
            "places": list(step.places),
            "lit": list(step.lit),
            "ask": as_told(shown_message(step.ask)),
            "more": as_told(shown_message(step.more)),
            "wanted": lesson.wanted(step),
            "legal": as_told(presenter.legal(match.view(lesson.seat))) if is_mine else None,
        }


def test_a_preview_is_that_of_the_table(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        if (wanted := lesson.wanted(step)) is not None:
            match = lesson.match_at(number)
            there = presenter_of(lesson.game).preview(match.view(lesson.seat), match.game.parse(wanted))
            assert preview_at(lesson, number, wanted) == there


def test_why_not_is_that_of_the_table(lesson: Lesson) -> None:
    """Of the place first, then of the action; and nothing where it may be done."""
    steps = [step for game, chapter in ALL if game == lesson.game for step in lesson_of(game, chapter).steps]
    places = sorted({place for step in steps for place in step.places})[:6]
    found = set[bool]()
    for number in range(len(lesson.steps)):
        match = lesson.match_at(number)
        view = match.view(lesson.seat)
        legal = [match.game.text(code) for code in match.legal()][:3] if match.turn == lesson.seat else []
        for place in places:
            of_place = presenter_of(lesson.game).why_not_at(view, place)
            assert reason_at(lesson, number, place, None) == (of_place and shown_message(of_place))
            for action in legal:
                assert reason_at(lesson, number, place, action) == (of_place and shown_message(of_place))
                found.add(of_place is None)
            for code in range(0, 700, 97):
                reason = of_place or match.game.why_not(view, code)
                action = match.game.text(code)
                assert reason_at(lesson, number, place, action) == (reason and shown_message(reason))
    assert True in found
