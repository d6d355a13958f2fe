"""Lessons: first games in which somebody says what to do next. What each game teaches is data, a file a chapter."""

from __future__ import annotations

from typing import Protocol

from metropole.games.registry import Registry


class LessonBook(Protocol):
    """What a game's module offers."""

    CHAPTERS: tuple[str, ...]  # in the order they build on each other

    def read(self, chapter: str) -> str:
        """A chapter as it is written."""


LESSONS: Registry[LessonBook] = Registry("metropole.lessons")
