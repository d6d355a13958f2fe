"""Views as clients are shown them: plain values, made from a view alone. Each game has a file with the same names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from typing_extensions import TypedDict

from metropole.games import contract
from metropole.games.contract import Detail, NotUnderstood


class Message(TypedDict):
    """Something to tell people, to be worded in their language."""

    id: str
    details: Mapping[str, Detail]


class Showing(Protocol):
    """What each game's file offers. The values are the typed dictionaries of that file."""

    GIVEN: tuple[str, ...]  # parts of a set-up that people may choose when they open a table, none of them secret

    def setup(self, view: Any) -> Any:
        """What was open from the start."""

    def position(self, view: Any) -> Any:
        """Everything that lies open now."""

    def change(self, action: str, events: Sequence[contract.Message], view: Any) -> Any:
        """What lies open after an action, with those parts that only grow as what is new."""

    def own(self, view: Any) -> Any:
        """What only the view's seat knows."""

    def is_news_to(self, seat: int, mover: int, change: Any) -> bool:
        """Whether an action of another seat, or its own, may have changed what only this seat knows."""

    def legal(self, view: Any) -> Any:
        """What the view's seat, which is to move, may do."""

    def preview(self, view: Any, code: int) -> Any:
        """What a legal action would bring about."""

    def why_not_at(self, view: Any, place: str) -> contract.Message | None:
        """Why nothing may be done at a place now."""

    def final(self, view: Any) -> Any:
        """The count at the end, when nothing is secret any more."""


@cache
def of(game: str) -> Showing:
    """How a game is shown."""
    return cast("Showing", import_module(f"metropole.server.wire.shown.{game}"))


def shown_message(message: contract.Message) -> Message:
    """A message as it travels."""
    return {"id": message.id, "details": message.details}


def known_place(names: tuple[str, ...], place: str) -> str:
    """One of the board's places, or a refusal."""
    if place not in names:
        raise NotUnderstood("unknown_place", place=place[:10])
    return place
