"""Why the search would do something, as messages: what its game says of the action, and how the game may end.

All of it is made from the view that was searched from and the numbers that were found, so that it tells no secret.
"""

from __future__ import annotations

from typing import Any

from metropole.bots import KNOWLEDGE
from metropole.bots.search import Candidate
from metropole.games.contract import Game, Message


def reasons(game: Game[Any, Any, Any], view: Any, candidate: Candidate) -> list[Message]:
    """What speaks for a candidate, what follows at once first."""
    return [*KNOWLEDGE.load(game.NAME).reasons(view, candidate.code), _expected(candidate, view.seat)]


def _expected(candidate: Candidate, seat: int) -> Message:
    """How far the seat would be ahead of the best of the others at the end, on average."""
    others = [points for other, points in enumerate(candidate.points) if other != seat]
    lead = round(candidate.points[seat] - max(others))
    if lead == 0:
        return Message("reason_level")
    return Message("reason_ahead" if lead > 0 else "reason_behind", {"points": abs(lead)})
