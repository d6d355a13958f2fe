"""How strong bots are: fixed, so that nobody can lose to one on purpose to make it worth more to beat.

Whoever wins against one is moved as against a person of that strength. The steps between the levels are what the
arena says of duels; see docs/ratings.md. A game of a package's own has bots of the same levels.
"""

from __future__ import annotations

from metropole.skill import Skill

BOT = "bot:"
SIGMA = 2.0  # one number stands for all games, versions and numbers of players
STRENGTHS = {"novice": -13.0, "casual": 6.0, "skilled": 25.0, "expert": 44.0, "master": 63.0}
ANCHORS = {level: Skill(mu, SIGMA) for level, mu in STRENGTHS.items()}


def anchor_of(who: str) -> Skill | None:
    """The skill of a bot; none for a person."""
    return ANCHORS[who.removeprefix(BOT)] if who.startswith(BOT) else None
