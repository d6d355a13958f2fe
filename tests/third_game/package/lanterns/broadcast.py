"""Lanterns as clients are shown it: the names of `metropole.server.broadcast.presenter.Presenter`."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import TypedDict

from metropole.games import contract
from metropole.server.broadcast.presenter import known_place

from .rules import COLOUR_OF, parse, scores, text
from .view import View, why_not
from .view import preview as foresee

GIVEN: tuple[str, ...] = ("first",)
PLACES = tuple(map(text, range(10)))


class LanternsSetup(TypedDict):
    colours: list[str]
    first: int


class LanternsPosition(TypedDict):
    turn: int
    lit: list[int]


class LanternsOwn(TypedDict):
    wish: str | None


class LanternsLegal(TypedDict):
    actions: list[str]


class LanternsPreview(TypedDict):
    action: str
    gain: int


class LanternsFinal(TypedDict):
    wishes: list[str | None]
    points: list[int]


def setup(view: View) -> LanternsSetup:
    return {"colours": list(COLOUR_OF), "first": view.setup.first}


def position(view: View) -> LanternsPosition:
    return {"turn": view.turn, "lit": list(view.known.lit)}


def change(action: str, events: Sequence[contract.Message], view: View) -> LanternsPosition:
    return position(view)


def own(view: View) -> LanternsOwn:
    return {"wish": None if view.seat is None else view.setup.wishes[view.seat]}


def is_news_to(seat: int, mover: int, change: LanternsPosition) -> bool:
    return False


def legal(view: View) -> LanternsLegal:
    return {"actions": [text(code) for code in view.known.legal()]}


def thinkable(view: View) -> LanternsLegal:
    return legal(view)


def preview(view: View, code: int) -> LanternsPreview:
    seen = foresee(view, code)
    return {"action": text(code), "gain": seen["after"] - seen["before"]}


def why_not_at(view: View, place: str) -> contract.Message | None:
    return why_not(view, parse(known_place(PLACES, place)))


def points(view: View) -> list[dict[str, int]]:
    return [dict(score.points) for score in scores(view.known)]


def final(view: View) -> LanternsFinal:
    return {"wishes": list(view.setup.wishes), "points": [score.total for score in scores(view.known)]}
