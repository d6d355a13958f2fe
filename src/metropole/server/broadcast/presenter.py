"""What a game brings to what is told of it: views as plain values. Each game has a module that offers these names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, Union, get_type_hints

from typing_extensions import TypedDict

from metropole.games import contract
from metropole.games.contract import Detail, NotUnderstood
from metropole.games.registry import Registry


class MessageShown(TypedDict):
    """Something to tell people, to be worded in their language."""

    id: str
    details: Mapping[str, Detail]


class Presenter(Protocol):
    """What each game's module offers. The values are the typed dictionaries that its functions say they return."""

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

    def thinkable(self, view: Any) -> Any:
        """What the view's seat may have in mind for its next turn, in the form of what is legal."""

    def preview(self, view: Any, code: int) -> Any:
        """What a legal action would bring about."""

    def why_not_at(self, view: Any, place: str) -> contract.Message | None:
        """Why nothing may be done at a place now."""

    def points(self, view: Any) -> list[dict[str, int]]:
        """By seat, its points by source as if the game ended now: as far as whoever has the view may know them."""

    def final(self, view: Any) -> Any:
        """The count at the end, when nothing is secret any more."""


PRESENTERS: Registry[Presenter] = Registry("metropole.broadcast")
presenter_of = PRESENTERS.load


def shape_of(name: str) -> Any:
    """The type of what the presenters' functions of a name return: a union over the games that are known now."""
    shapes = [get_type_hints(getattr(presenter_of(game), name))["return"] for game in PRESENTERS.names()]
    return Union[tuple(shapes)]  # noqa: UP007, how many there are is known only now


def shown_message(message: contract.Message) -> MessageShown:
    """A message as it travels."""
    return {"id": message.id, "details": message.details}


def known_place(names: tuple[str, ...], place: str) -> str:
    """One of the board's places, or a refusal."""
    if place not in names:
        raise NotUnderstood("unknown_place", place=place[:10])
    return place


def why_not_there(
    game: contract.Game[Any, Any, Any], view: Any, place: str, action: str | None
) -> contract.Message | None:
    """Why the view's seat may do nothing at a place now; or, where it may, why not this."""
    reason = presenter_of(game.NAME).why_not_at(view, place)
    if reason is None and action is not None:
        reason = game.why_not(view, game.parse(action))
    return reason
