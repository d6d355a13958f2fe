"""What the search would do now."""

from __future__ import annotations

from random import Random

from metropole.bots.search import Budget, SearchBot, Thought
from metropole.match import Match


def hint(match: Match, budget: Budget, seed: int = 0) -> Thought:
    """What the search would do now, from the view of the seat to move alone."""
    return SearchBot(match.game, budget).think(match.view(match.turn), Random(seed))
