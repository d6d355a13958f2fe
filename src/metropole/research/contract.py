"""What a game brings to research, in a room of its own; others' games by entry points, as everywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


RESEARCH: Registry[ResearchGame] = Registry(
    "metropole.research",
    {"metropolys": "metropole.research.metropolys", "metro": "metropole.research.metro"},
)
