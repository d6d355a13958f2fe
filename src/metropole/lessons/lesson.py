"""A lesson: scenes, each a game that is written down whole, and the steps at which somebody is asked to go on with it.

A step asks for one thing. To `play` is to do what the record does next; to `point` is to show one of some places; to
`try` is to see a place refused; to `read` is to say that one has seen enough. What others do stands in the record.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, get_args

from metropole.games.contract import Message, NotLegal
from metropole.games.reading import read_complete, read_list, read_name, read_number, read_object
from metropole.lessons import LESSONS
from metropole.match import Match
from metropole.record import Record, parse_json

Does = Literal["play", "point", "try", "read"]


@dataclass(frozen=True, slots=True)
class LessonStep:
    """What is asked after so many actions of the scene; `lit`: what is shown meanwhile, unless it glows anyway."""

    scene: int
    at: int
    does: Does
    places: tuple[str, ...]
    lit: tuple[str, ...]
    name: str
    details: Mapping[str, Any]

    @property
    def ask(self) -> Message:
        """What is to be done, in one sentence."""
        return Message(f"learn-{self.name}", self.details)

    @property
    def more(self) -> Message:
        """What there is to know about it."""
        return Message(f"learn-{self.name}-more", self.details)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A chapter, as somebody in one seat goes through it. The matches stand at their ends, and are only looked at."""

    game: str
    chapter: str
    seat: int
    scenes: tuple[Match, ...]
    steps: tuple[LessonStep, ...]

    def match_at(self, number: int) -> Match:
        """The game at a step, to be played on with."""
        if not 0 <= number < len(self.steps):
            raise NotLegal("no_such_version", given=number, most=len(self.steps) - 1)
        step = self.steps[number]
        return self.scenes[step.scene].at(step.at)

    def wanted(self, step: LessonStep) -> str | None:
        """The action that a step asks for."""
        match = self.scenes[step.scene]
        return match.game.text(match.history[step.at]) if step.does == "play" else None


@cache
def lesson_of(game: str, chapter: str) -> Lesson:
    """The lesson of this name."""
    book = LESSONS.load(game)
    text = book.read(read_name(book.CHAPTERS, "chapter", chapter))
    given = read_complete(parse_json(text), "lesson", ("seat", "scenes"))
    scenes = [read_complete(scene, "scene", ("record", "steps")) for scene in read_list(given["scenes"], "scenes")]
    matches = tuple(Match.of(Record.from_json(scene["record"])).to_end() for scene in scenes)
    steps = tuple(
        _read_step(step, number) for number, scene in enumerate(scenes) for step in read_list(scene["steps"], "steps")
    )
    return Lesson(game, chapter, read_number(given["seat"], "seat"), matches, steps)


def _read_step(data: object, scene: int) -> LessonStep:
    given = read_object(data, "step", ("at", "does", "name", "details", "places", "lit"))
    does: Any = read_name(get_args(Does), "does", given["does"])
    return LessonStep(
        scene=scene,
        at=read_number(given["at"], "at"),
        does=does,
        places=tuple(read_list(given.get("places", []), "places")),
        lit=tuple(read_list(given.get("lit", []), "lit")),
        name=given["name"],
        details=given.get("details", {}),
    )
