"""Lessons over HTTP: what there is to learn, and what a table would answer at a step of it. Nothing of them is kept,
and everybody is told the same. All under /api.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel
from starlette.requests import Request
from starlette.responses import Response

from metropole.games.contract import NotUnderstood
from metropole.lessons.lesson import Lesson, lesson_of
from metropole.server.broadcast.lesson import (
    LessonShown,
    LessonsOfGame,
    lesson_shown,
    lessons_shown,
    preview_at,
    reason_at,
)
from metropole.server.broadcast.messages import Preview
from metropole.server.broadcast.presenter import MessageShown
from metropole.server.packing import packed_json
from metropole.server.processor_shares import aside
from metropole.server.refusals import NotFound
from metropole.server.responses import refusals

router = APIRouter(prefix="/api/lessons", tags=["lessons"], responses=refusals(400, 404, 409, 413, 415, 422, 429, 503))

Name = Annotated[str, Path(max_length=20, pattern="^[a-z_]+$")]
Step = Annotated[int, Path(ge=0, le=1000)]
Action = Annotated[str, Query(max_length=40)]


class ReasonAnswer(BaseModel):
    """Why not; nothing where it may be done."""

    reason: MessageShown | None


def _found(game: str, chapter: str) -> Lesson:
    try:
        return lesson_of(game, chapter)
    except NotUnderstood:
        raise NotFound("no_such_page") from None


@router.get("")
async def list_lessons() -> list[LessonsOfGame]:
    """The chapters of every game."""
    return await aside(lessons_shown)


@router.get("/{game}/{chapter}", response_model=LessonShown)
async def show_lesson(game: Name, chapter: Name, request: Request) -> Response:
    """A chapter, with everything that happens in it."""
    lesson = await aside(_found, game, chapter)
    return packed_json(await aside(lesson_shown, lesson.game, lesson.chapter), request)


@router.get("/{game}/{chapter}/{step}/preview")
async def show_preview(game: Name, chapter: Name, step: Step, action: Action) -> Preview:
    """What an action would bring about at a step."""
    return preview_at(_found(game, chapter), step, action)


@router.get("/{game}/{chapter}/{step}/why")
async def show_reason(
    game: Name,
    chapter: Name,
    step: Step,
    place: Annotated[str, Query(max_length=10)],
    action: Annotated[str | None, Query(max_length=40)] = None,
) -> ReasonAnswer:
    """Why something may not be done at a step."""
    return ReasonAnswer(reason=reason_at(_found(game, chapter), step, place, action))
