"""The part of Lanterns in the bots: the names of `metropole.bots.knowledge.DomainKnowledge`."""

from __future__ import annotations

from collections.abc import Sequence

import metropole.games
from metropole.bots.state_playout import StatePlayout
from metropole.games.contract import Message

from .rules import COLOUR_OF
from .view import View, preview

CURIOSITY = 0.5
belief = None
learned = None
unseen = None


class LanternsPlayout(StatePlayout):
    """Written in plain Python; it looks first at what the seat to move wishes for."""

    def private_key(self) -> int:
        """What may be done hangs on nothing secret."""
        return 0

    def promise(self, code: int) -> float:
        return 2.0 if COLOUR_OF[code] == self.state.setup.wishes[self.state.turn] else 1.0


def playout(view: View, seed: int) -> LanternsPlayout:
    return LanternsPlayout(metropole.games.load("lanterns"), view, seed)


def known_privates(view: View, codes: Sequence[int]) -> list[int] | None:
    return [0] * len(codes)


def worth(view: View) -> dict[int, float]:
    seen = {code: preview(view, code) for code in view.known.legal()}
    return {code: float(points["after"] - points["before"]) for code, points in seen.items()}


def reasons(view: View, code: int) -> list[Message]:
    return [Message("gains", {"points": int(worth(view)[code])})]


def focus(code: int) -> int:
    return code


def showiness(code: int) -> float:
    return code / 9
