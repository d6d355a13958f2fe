"""Lessons: each can be gone through to its end by the very actions it asks for, and is told in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from metropole import games
from metropole.games.contract import Message, NotLegal, NotUnderstood
from metropole.lessons import LESSONS
from metropole.lessons.lesson import Lesson, lesson_of
from metropole.messages import LANGUAGES
from metropole.server.broadcast.lesson import lessons_shown, preview_at, reason_at
from metropole.words import Words
from tests.messages_missing import arguments, read

ALL = [(game, chapter) for game in LESSONS.names() for chapter in LESSONS.load(game).CHAPTERS]
LONGEST = 190  # characters of what there is to know at a step, in any language
WORDS_A_MINUTE = 200
PAUSE = 25  # seconds at each step: to look at a board that is new, find pieces and place, and see what the others do
FIRST = [(game, LESSONS.load(game).CHAPTERS[0]) for game in LESSONS.names()]
SIX = {"en": "six", "fr": "six", "cs": "šest", "nl": "zes", "de": "sechs"}  # minutes that a first chapter takes
DOCS = Path(__file__).parents[2] / "docs/players"
SENTENCE_END = re.compile(r"[.!?…](?=\s|$)")


@pytest.fixture(params=ALL, ids="-".join)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return lesson_of(*request.param)


def test_every_game_of_ours_is_taught() -> None:
    assert LESSONS.own == games.GAMES.own
    assert [one["game"] for one in lessons_shown()] == list(LESSONS.names())


def test_it_is_played_to_its_end_by_what_it_asks_for(lesson: Lesson) -> None:
    """What is wanted is legal for the learner, and what the others do brings the game to the next step."""
    scene, match = -1, None
    for number, step in enumerate(lesson.steps):
        if step.scene != scene:
            scene, match = step.scene, lesson.match_at(number)
        assert match is not None
        while match.version < step.at:
            assert match.turn != lesson.seat, "nobody else moves for the learner"
            match.submit(match.turn, lesson.scenes[scene].history[match.version])
        assert match.version == step.at
        if (wanted := lesson.wanted(step)) is not None:
            assert match.turn == lesson.seat
            match.submit(lesson.seat, match.game.parse(wanted))
    assert [step.scene for step in lesson.steps] == sorted(step.scene for step in lesson.steps)
    assert {step.scene for step in lesson.steps} == set(range(len(lesson.scenes)))


def test_each_step_asks_for_one_thing_that_can_be_done(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        wanted = lesson.wanted(step)
        assert (wanted is not None) == (step.does == "play")
        assert bool(step.places) == (step.does in ("point", "try"))
        if wanted is not None:
            assert preview_at(lesson, number, wanted)["action"] == wanted


def test_what_is_to_be_tried_is_refused_with_a_reason(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        view: Any = lesson.match_at(number).view(lesson.seat)
        for place in step.places if step.does == "try" else ():
            tile = view.hand[0]
            assert reason_at(lesson, number, place, f"{tile}{place}") is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_tries_explain_themselves_in_every_language(lesson: Lesson, language: str) -> None:
    """What is not legal for the learner has its reason in words; what is legal but not asked for is foreseen."""
    words = Words(language)
    for number, step in enumerate(lesson.steps):
        if step.does not in ("play", "try"):
            continue
        match = lesson.match_at(number)
        legal = {match.game.text(code) for code in match.legal()}
        for code in range(0, 700, 7):
            reason = match.why_not(lesson.seat, code)
            assert (reason is None) == (match.game.text(code) in legal)
            assert reason is None or words.say(reason)
        for other in sorted(legal - {lesson.wanted(step)})[:2]:
            assert preview_at(lesson, number, other)["action"] == other


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_shortly_in_every_language(lesson: Lesson, language: str) -> None:
    words, known = Words(language), read(language)
    for step in lesson.steps:
        for message in (step.ask, step.more):
            assert arguments(known[message.id]) <= set(step.details), message.id
            said = words.say(message)
            assert said.rstrip()[-1] in ".!?", (message.id, said)
        assert len(words.say(step.ask)) <= 110
        more = words.say(step.more)
        assert len(more) <= LONGEST, (step.name, len(more), more)
        assert len(SENTENCE_END.findall(more)) <= 3, more
    for part in ("", "-text"):
        assert words.say(Message(f"learn-chapter-{lesson.game}-{lesson.chapter}{part}", {}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_chapter_takes_as_long_as_is_said(language: str) -> None:
    words = Words(language)
    for game, chapter in FIRST:
        steps = lesson_of(game, chapter).steps
        read = sum(len(words.say(message).split()) for step in steps for message in (step.ask, step.more))
        minutes = read / WORDS_A_MINUTE + len(steps) * PAUSE / 60
        assert abs(minutes - 6) < 1, (game, minutes)
    for id in ("learn-first-text", "learn-offer-text"):
        assert SIX[language] in words.say(Message(id)).split(), id


def test_the_documentation_says_the_same() -> None:
    for page in ("playing.md", "learning-to-play.md"):
        said = " ".join((DOCS / page).read_text(encoding="utf-8").split())
        assert re.findall(r"takes (?:about )?(\w+) minutes?", said) == ["six"], page


def test_no_sentence_is_left_over() -> None:
    """What is said of a step of some lesson, and nothing else, stands under its chapter."""
    said = {
        message.id
        for game, chapter in ALL
        for step in lesson_of(game, chapter).steps
        for message in (step.ask, step.more)
    }
    beginnings = tuple(f"learn-{chapter}-" for _, chapter in ALL)
    assert {id for id in read("en") if id.startswith(beginnings)} == said


def test_what_is_not_there_is_refused() -> None:
    game, chapter = ALL[0]
    with pytest.raises(NotUnderstood):
        lesson_of(game, "nothing")
    with pytest.raises(NotUnderstood):
        lesson_of("nothing", chapter)
    with pytest.raises(NotLegal):
        lesson_of(game, chapter).match_at(1000)
