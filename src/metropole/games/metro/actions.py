"""What a seat can do: place a tile on a square, or draw one from the stack. Text <-> action <-> code.

Codes: `(kind * 4 + turns) * 64 + square` for a placement, so that legal actions listed by code run tile by tile; then
DRAW.
"""

from __future__ import annotations

from dataclasses import dataclass

from metropole.games.contract import NotUnderstood
from metropole.games.metro import board, tiles
from metropole.games.metro.board import NAMES
from metropole.games.metro.tiles import KINDS, TURNS

DRAW = len(KINDS) * len(TURNS) * len(NAMES)
ACTIONS = DRAW + 1


@dataclass(frozen=True, slots=True)
class Action:
    """A tile of `kind` placed on `square`, turned clockwise by so many quarters, or, with none of it, a draw."""

    kind: str = ""
    square: str = ""
    turns: int = 0

    @property
    def is_draw(self) -> bool:
        return not self.kind

    @property
    def code(self) -> int:
        if self.is_draw:
            return DRAW
        return (tiles.INDEX[self.kind] * 4 + self.turns) * len(NAMES) + board.INDEX[self.square]

    def __str__(self) -> str:
        return TEXTS[self.code]


TEXTS: tuple[str, ...] = (
    *(f"{kind}{name}{turned}" for kind in KINDS for turned in ("", "r1", "r2", "r3") for name in NAMES),
    "draw",
)
_BY_TEXT: dict[str, int] = {text: code for code, text in enumerate(TEXTS)}


def action_of(code: int) -> Action:
    """The readable form of a code."""
    if code == DRAW:
        return Action()
    tile, square = divmod(code, len(NAMES))
    return Action(KINDS[tile // 4], NAMES[square], tile % 4)


def parse(text: object) -> int:
    """The code of an action's text, which must be written exactly so: `aacb01`, `aacb01r2`, `draw`."""
    code = _BY_TEXT.get(text) if isinstance(text, str) else None
    if code is None:
        raise NotUnderstood("unknown_action", text=str(text)[:40])
    return code


def text(code: int) -> str:
    """The text of a code."""
    return TEXTS[code]
