"""What a game brings to the bots that play it: the names of `DomainKnowledge`, in one module for each game.

All of it is asked of what a seat may know, a view, or of actions by their codes. Two parts are left out by a game that
has none: a network that was worth learning, and what can be inferred of the others' secrets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
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

    def readable(self, view: Any, setup: Any) -> tuple[dict[str, float], ...]:
        """By seat and kind of secret, how likely the view makes what is true in the complete set-up."""


class DomainKnowledge(Protocol):
    """How a game is played well: a game's module in its room of the bots is one of these."""

    @property
    def CURIOSITY(self) -> float:  # noqa: N802, it is a module's constant
        """How much a search tries what has been tried little: the exploration constant of its tree."""

    @property
    def learned(self) -> Learned | None: ...
    @property
    def belief(self) -> Belief | None: ...
    def playout(self, view: Any, seed: int) -> Playout:
        """The game as a search plays it from this view."""

    def known_privates(self, view: Any, codes: Sequence[int]) -> list[int] | None:
        """What `Playout.private` was after each of these actions, the last being this view's; None if unknown."""

    def worth(self, view: Any) -> dict[int, float]:
        """What each legal action is worth to the view's seat at first sight, in points."""

    def focus(self, code: int) -> int:
        """What a person looks at who thinks of this action, as a number: a place, or a pile."""

    def showiness(self, code: int) -> float:
        """How much an action shows off, 0 to 1."""
