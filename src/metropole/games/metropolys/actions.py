"""What a seat can do: bid a building on a place, or pass. Text <-> action <-> code.

Codes: `place * 13 + value - 1` for a bid, so that legal actions listed by code run place by place; then PASS.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from metropole.games.contract import NotUnderstood
from metropole.games.metropolys.board import BUILDINGS, INDEX, NAMES

PASS = len(NAMES) * BUILDINGS
ACTIONS = PASS + 1


class Bid(NamedTuple):
    """A building that stands number up in the current call."""

    seat: int
    value: int
    place: str


@dataclass(frozen=True, slots=True)
class Action:
    """A bid of `value` on the neighbourhood `place`, or, with neither, a pass."""

    value: int = 0
    place: str = ""

    @property
    def is_pass(self) -> bool:
        return not self.value

    @property
    def code(self) -> int:
        return PASS if self.is_pass else INDEX[self.place] * BUILDINGS + self.value - 1

    def __str__(self) -> str:
        return "pass" if self.is_pass else f"{self.value}@{self.place}"


BY_CODE: tuple[Action, ...] = (
    *(Action(value, name) for name in NAMES for value in range(1, BUILDINGS + 1)),
    Action(),
)
_BY_TEXT: dict[str, int] = {str(action): code for code, action in enumerate(BY_CODE)}


def parse(text: object) -> int:
    """The code of an action's text, which must be written exactly so: `7@C10`, `pass`."""
    code = _BY_TEXT.get(text) if isinstance(text, str) else None
    if code is None:
        raise NotUnderstood("unknown_action", text=str(text)[:40])
    return code


def text(code: int) -> str:
    """The text of a code."""
    return str(BY_CODE[code])
