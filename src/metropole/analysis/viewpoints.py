"""From where a game is looked at: by an onlooker, or from a seat."""

from __future__ import annotations

from collections.abc import Iterator

from metropole.games.contract import View
from metropole.match import Match

ONLOOKER = 0  # the first viewpoint; that of a seat comes after it, at its number and one more


def views(match: Match) -> Iterator[View]:
    """What each viewpoint may know now: an onlooker first, then the seats."""
    yield match.view(None)
    yield from (match.view(seat) for seat in range(match.setup.players))
