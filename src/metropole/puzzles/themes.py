"""What a puzzle is about, told by what its answer does; each game's part is found by its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from metropole.games.registry import Registry


class Theming(Protocol):
    """What a game's module offers. All of it is asked of the view of the seat to move."""

    THEMES: Sequence[str]

    def theme(self, view: Any, code: int, second: int) -> str:
        """What the best action is about, beside the second best."""

    def same(self, view: Any, code: int) -> Sequence[int]:
        """The other legal actions that come to the same as this one."""


THEMING: Registry[Theming] = Registry("metropole.puzzles")
