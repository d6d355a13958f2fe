"""May this be done? Asked at a real table of what has been entered, and answered as at a table here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from typing_extensions import TypedDict

from metropole import games
from metropole.server.broadcast.messages import Preview
from metropole.server.broadcast.presenter import MessageShown, presenter_of, shown_message
from metropole.server.fields import GameName
from metropole.server.scorer.counting import SCORERS


class VerdictShown(TypedDict):
    """Why it may not be done, or nothing. `open`: what would have to be known to be sure; `places`: where else it may
    be; `preview`: what would follow, where it may and that can be told.
    """

    game: GameName
    reason: MessageShown | None
    open: list[MessageShown]
    places: list[str]
    preview: Preview | None


def ask(data: Mapping[str, Any], question: Mapping[str, Any]) -> VerdictShown:
    """A question about a position that somebody brings; a position that cannot be is refused, with why."""
    name = data.get("game")
    verdict = SCORERS.load(name).ask(data, question)
    may = verdict.reason is None and verdict.is_certain
    return {
        "game": games.load(str(name)).NAME,
        "reason": None if verdict.reason is None else shown_message(verdict.reason),
        "open": [shown_message(one) for one in verdict.open],
        "places": list(verdict.places),
        "preview": presenter_of(str(name)).preview(verdict.view, verdict.code) if may else None,
    }
