"""All lessons in all languages, gone through on the page by the very actions they ask for, by others, by "Show me"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from metropole.lessons import LESSONS
from metropole.lessons.lesson import Lesson, LessonStep, lesson_of
from metropole.messages import LANGUAGES
from tests.browser.conftest import NewPage

ALL = [(game, chapter) for game in LESSONS.own for chapter in LESSONS.load(game).CHAPTERS]
BID = re.compile(r"(\d+)@(\w+)")
LAID = re.compile(r"(?P<tile>[a-d]{4})(?P<square>\d\d)(?:r(?P<turns>[123]))?")
# What stands on the screen where a message has no words: its id.
ID = re.compile(r"\b(?:learn|rules?|ask|end|nav|seat|token|card|preview)-[a-z]|[a-z]_[a-z]")
PLACE = re.compile(r"(?:@|^[a-d]{4})(?P<place>[NESWC]?\d+)")
KINDS = {"play", "point", "try", "draw", "pass", "turned"}


def expect_at(page: Page, number: int) -> None:
    expect(page.locator(".table")).to_have_attribute("data-step", str(number))


def enter(control: Locator) -> None:
    """By a key: a click would be taken for the second half of a double one."""
    control.focus()
    control.press("Enter")


def choose(page: Page, place: str) -> None:
    enter(page.locator(f"main [data-place='{place}']").first)


def propose(page: Page, action: str, hand: Sequence[str] = ()) -> None:
    """Choose an action by its pieces and its place; `hand`: the tiles there are, without one that was drawn."""
    if bid := BID.fullmatch(action):
        enter(page.locator(".rack button").nth(int(bid[1]) - 1))
        choose(page, bid[2])
    elif laid := LAID.fullmatch(action):
        if laid["tile"] in hand:
            page.keyboard.press(str(hand.index(laid["tile"]) + 1))
        for _ in range(int(laid["turns"] or 0)):
            page.keyboard.press("r")
        choose(page, laid["square"])
    else:
        page.keyboard.press({"pass": "p", "draw": "d"}[action])


def kind_of(lesson: Lesson, step: LessonStep) -> str:
    wanted = lesson.wanted(step) or ""
    if wanted in ("draw", "pass"):
        return wanted
    return "turned" if re.search(r"r\d$", wanted) else step.does


def hand_at(lesson: Lesson, number: int) -> Sequence[str]:
    view: Any = lesson.match_at(number).view(lesson.seat)
    return list(getattr(view, "hand", ()))


def act(page: Page, lesson: Lesson, number: int) -> None:
    """Do what is asked, and nothing else."""
    step = lesson.steps[number]
    if (wanted := lesson.wanted(step)) is not None:
        propose(page, wanted, hand_at(lesson, number))
        enter(page.get_by_test_id("confirm"))
        return
    if step.places:
        choose(page, step.places[0])
    if step.does != "point":
        enter(page.get_by_test_id("go-on"))


def told(page: Page) -> str:
    """What was told is a sentence."""
    expect(page.get_by_test_id("told")).to_be_visible()
    said = page.get_by_test_id("told").inner_text().strip()
    assert said[-1] in ".!?", said
    assert not ID.search(said), said
    return said


def try_wrongly(page: Page, lesson: Lesson, number: int) -> None:
    """What may not be done is refused with a reason; what may be done, but is not asked for, is told apart from it."""
    match, wanted = lesson.match_at(number), lesson.wanted(lesson.steps[number])
    legal = [match.game.text(code) for code in match.legal()]
    free = {found["place"] for found in map(PLACE.search, legal) if found}
    choose(page, next(place for place in places(page) if place not in free))
    refused = told(page)
    another = next(action for action in legal if action != wanted and PLACE.search(action))
    propose(page, another, hand_at(lesson, number))
    enter(page.get_by_test_id("confirm"))
    expect(page.get_by_test_id("told")).not_to_have_text(refused)
    told(page)


def places(page: Page) -> list[str]:
    found: list[str] = page.locator("main [data-place]").evaluate_all("all => all.map((one) => one.dataset.place)")
    return found


def show(page: Page, number: int, kind: str) -> None:
    """It is done by "Show me"; and there is a way back."""
    enter(page.get_by_test_id("show-me"))
    if kind == "try":
        told(page)
        expect(page.get_by_test_id("go-on")).to_be_visible()
        return
    expect_at(page, number + 1)
    enter(page.locator(".lesson .acts .back-btn").first)
    expect_at(page, number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_in_this_language(new_page: NewPage, language: str) -> None:
    page = new_page(1366, 900, locale=language)
    shown: set[str] = set()
    for game, chapter in ALL:
        lesson, has_tried = lesson_of(game, chapter), False
        page.goto(f"/learn/{game}/{chapter}")
        for number, step in enumerate(lesson.steps):
            expect_at(page, number)
            assert not ID.search(page.get_by_test_id("lesson-panel").inner_text())
            kind = kind_of(lesson, step)
            if kind in KINDS - shown:
                shown.add(kind)
                show(page, number, kind)
            if kind == "play" and not has_tried:
                has_tried = True
                try_wrongly(page, lesson, number)
            act(page, lesson, number)
        assert has_tried
        expect_at(page, len(lesson.steps))
        assert not ID.search(page.get_by_test_id("ask").inner_text())
    assert shown == KINDS
