"""What a game brings to the bots that play it: the names of `DomainKnowledge`, in one module for each game.

All of it is asked of what a seat may know, a view, or of actions by their codes. Parts are left out by a game that has
none: a network that was worth learning, what can be inferred of the others' secrets, what can be counted off.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from metropole.games.contract import Message

if TYPE_CHECKING:
    from random import Random

    from metropole.bots.network import Network
    from metropole.bots.playout import Playout


class Learned(Protocol):
    """A network's part in a game: what it sees, and what it is learned from."""

    @property
    def TABLES(self) -> Sequence[tuple[int, dict[str, Any]]]:  # noqa: N802, it is a module's constant
        """The tables to learn from, in turn: numbers of players and options; those played most stand there often."""

    def playout(self, view: Any, seed: int) -> Playout:
        """Like the game's own, but it lets the network judge where the other plays on to the end."""

    def network(self) -> Network:
        """With the weights of the package, for one thread."""

    def features(self) -> PositionFeatures:
        """What the network sees, for one thread."""

    def lead(self, margin: float) -> float:
        """How clear a lead of so many points over the best of the others is, from 0 to 1."""


class PositionFeatures(Protocol):
    """Features that can be asked for outside of a search."""

    def seen(self, game: Any) -> list[list[float]]:
        """What each seat sees of this State."""

    def is_judged(self, game: Any) -> bool:
        """Whether a search lets the network judge States like this one."""


class Belief(Protocol):
    """What can be inferred of what others keep secret."""

    def decks(self, setup: Any) -> dict[str, list[Any]]:
        """By kind of secret, what it may be, as plain values."""

    def truth(self, setup: Any) -> list[dict[str, int]]:
        """By seat and kind, what it is in this complete set-up: its place among what it may be."""

    def chances(self, view: Any) -> list[dict[str, list[float]]]:
        """By seat and kind, how likely the view makes each; 1 for what is known."""

    def drawn(self, view: Any, rng: Random) -> Any:
        """The view's set-up with the secrets that are not known drawn, each as often as it is likely."""


class DomainKnowledge(Protocol):
    """How a game is played well: a game's module in its room of the bots is one of these."""

    @property
    def CURIOSITY(self) -> float:  # noqa: N802, it is a module's constant
        """How much a search tries what has been tried little: the exploration constant of its tree."""

    @property
    def learned(self) -> Learned | None: ...
    @property
    def belief(self) -> Belief | None: ...
    @property
    def unseen(self) -> Callable[[Any], Mapping[str, int]] | None:
        """Of a view, how many of each kind of thing it has not seen; for games in which that can be counted."""

    def playout(self, view: Any, seed: int) -> Playout:
        """The game as a search plays it from this view."""

    def known_privates(self, view: Any, codes: Sequence[int]) -> list[int] | None:
        """What `Playout.private` was after each of these actions, the last being this view's; None if unknown."""

    def worth(self, view: Any) -> dict[int, float]:
        """What each legal action is worth to the view's seat at first sight, in points."""

    def reasons(self, view: Any, code: int) -> Sequence[Message]:
        """What speaks for a legal action at first sight, to be told to the view's seat with a hint."""

    def focus(self, code: int) -> int:
        """What a person looks at who thinks of this action, as a number: a place, or a pile."""

    def showiness(self, code: int) -> float:
        """How much an action shows off, 0 to 1."""
