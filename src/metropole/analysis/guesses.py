"""What a careful reader of the play would believe of every secret, what it really was, and when it became plain."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from metropole.analysis.viewpoints import views
from metropole.bots import KNOWLEDGE
from metropole.bots.knowledge import Belief
from metropole.match import Match
from metropole.record import Record

PLAIN = 90  # per cent: whoever believes that much in the true card could know it

Guesses = list[list[list[list[int]]]]  # per cent by viewpoint, seat, kind of secret and card


@dataclass(frozen=True, slots=True)
class Secrets:
    """The kinds of secrets of a game with the cards of each; and by seat and kind, which card it is in truth."""

    kinds: dict[str, list[Any]]
    truth: list[list[int]]

    def to_json(self) -> dict[str, Any]:
        return {"kinds": [{"kind": kind, "cards": cards} for kind, cards in self.kinds.items()], "truth": self.truth}


def secrets_of(record: Record) -> Secrets | None:
    """What was secret in a game; nothing where nothing could be read from the play."""
    belief = _belief(record.game.NAME)
    if belief is None:
        return None
    held = belief.truth(record.setup)
    return Secrets(dict(belief.decks(record.setup)), [[cards[kind] for kind in cards] for cards in held])


def at(match: Match) -> Guesses | None:
    """What would be believed now, from everywhere; in per cent, as it is told."""
    belief = _belief(match.game.NAME)
    if belief is None:
        return None
    return [
        [[[round(100 * chance) for chance in cards] for cards in seat.values()] for seat in belief.chances(view)]
        for view in views(match)
    ]


def plain_since(moments: Sequence[Guesses], truth: Sequence[Sequence[int]], viewpoint: int) -> list[list[int | None]]:
    """By seat and kind, the version from which on the true card was believed in, without a doubt until the end; None
    where it never came to that.
    """
    return [
        [_since([moment[viewpoint][seat][kind][card] for moment in moments]) for kind, card in enumerate(cards)]
        for seat, cards in enumerate(truth)
    ]


def _since(believed: Sequence[int]) -> int | None:
    version = len(believed)
    while version and believed[version - 1] >= PLAIN:
        version -= 1
    return version if version < len(believed) else None


def _belief(game: str) -> Belief | None:
    return KNOWLEDGE.load(game).belief
