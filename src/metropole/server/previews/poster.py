"""What a game brings to pictures: a poster with its seats, and its board as it stands; each game has a room for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from metropole.games.registry import Registry


class Poster(Protocol):
    """Our own drawings, as SVG. The poster is 640 wide and 336 high, from (0, -36), and has no word in it."""

    BOX: tuple[int, int, int, int]  # what is seen of the board: left, top, width, height
    PART_END: str  # the event with which a part of the game ends, by which people count
    MOMENT: str  # the message that says where a moment stands: `number` of `of`, `step`

    def poster(self, taken: Sequence[bool]) -> str:
        """The game with its seats, those that are taken in their colours, the free ones in dashes."""

    def board(self, view: Any) -> str:
        """The board as it stands in a view."""

    def mark(self, seat: int) -> str:
        """The sign of a seat, in a box of 24 x 24."""


POSTERS: Registry[Poster] = Registry("metropole.previews")


def spread(count: int, width: float, middle: float = 320) -> list[float]:
    """So many places side by side, so wide together, around the middle."""
    step = width / (count - 1) if count > 1 else 0
    return [middle + step * (number - (count - 1) / 2) for number in range(count)]
