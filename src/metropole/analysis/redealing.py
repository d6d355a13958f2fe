"""A game in which all that one seat could not know is drawn anew: what it may go on from without knowing too much."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from metropole.bots import KNOWLEDGE
from metropole.games.contract import Setup
from metropole.match import Match


def redealt(match: Match, seat: int | None, rng: Random, *, is_weighed: bool = False) -> Match:
    """The same actions on another deal, which a seat, or a spectator, could not tell from the real one.

    `is_weighed`: what can be inferred from how others played makes some deals likelier; else all are alike.
    """
    belief = KNOWLEDGE.load(match.game.NAME).belief if is_weighed and match.turn >= 0 else None
    if belief is not None:
        setup: Setup = belief.drawn(match.view(seat), rng)
    else:
        setup = match.game.redeal(match.setup, match.history, seat, rng)
    return Match.resumed(replace(match.record(), setup=setup))
