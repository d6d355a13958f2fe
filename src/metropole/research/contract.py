"""What a game brings to research, in a room of its own; others' games by entry points, as everywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

from metropole.games.registry import Registry
from metropole.research.layout import Layout
from metropole.research.vector_game import VectorGame


class SeatObserver(Protocol):
    """Writes what seats see, for one number of players."""

    @property
    def size(self) -> int: ...
    def write(self, state: Any, seat: int, out: Any, at: int) -> None:
        """Write what a seat sees of a State as bytes, from `at` on."""


class ResearchGame(Protocol):
    """The names of a game's room."""

    VERSION: int  # of its observations

    def layout(self, players: int) -> Layout:
        """What stands where in an observation."""

    def symmetries(self, players: int) -> Sequence[Any]:
        """What may be turned without anything changing, the first changing nothing; empty where there is nothing."""

    def Observer(self, players: int) -> SeatObserver:  # noqa: N802, a class
        """What writes observations."""

    def VectorGame(self, players: int, options: Mapping[str, Any]) -> VectorGame:  # noqa: N802, a class
        """One game of a batch."""


class ByChance(Protocol):
    """A game under way whose deal is chance's, step by step, for OpenSpiel."""

    state: Any  # None until enough has been dealt
    happened: Sequence[tuple[int, str]]  # what happened, and the seat that alone knows it; -1 for what all know

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may do now, and how likely; nothing when it is a seat's turn."""

    def outcome_text(self, outcome: int) -> str:
        """One of them, for people."""

    def happen(self, outcome: int) -> None:
        """Let chance do this."""

    def play(self, code: int) -> None:
        """Play a legal action."""

    def resampled(self, history: Sequence[int], seat: int, rng: Random) -> list[int]:
        """A history that this seat cannot tell from this one, as likely as any other."""

    def known(self, seat: int | None) -> Any:
        """The State as a seat knows it now, or a spectator; None until there is one."""


class ChanceGame(Protocol):
    """The names of the module in which a game is dealt so; a game that OpenSpiel is not to play has none."""

    MOST_OUTCOMES: int
    MOST_DEALT: int  # times that chance has a turn
    MOST_ACTIONS: int

    def ByChance(self, players: int, options: Mapping[str, Any]) -> ByChance:  # noqa: N802, a class
        """A game that is to be dealt."""


RESEARCH: Registry[ResearchGame] = Registry("metropole.research")
CHANCE: Registry[ChanceGame] = Registry("metropole.chance")
