"""What is left unseen, as counts, where a game has things that can be counted off."""

from __future__ import annotations

from metropole.analysis.viewpoints import views
from metropole.bots import KNOWLEDGE
from metropole.match import Match

Counts = list[dict[str, int]]  # by viewpoint: how many of each kind nobody there has seen


def at(match: Match) -> Counts | None:
    """What is unseen now, from everywhere; nothing where a game has nothing of the kind."""
    count = KNOWLEDGE.load(match.game.NAME).unseen
    return None if count is None else [dict(count(view)) for view in views(match)]
