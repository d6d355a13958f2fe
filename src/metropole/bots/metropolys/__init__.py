"""Metropolys' part of the bots: the names of `metropole.bots.knowledge.DomainKnowledge`."""

from metropole.bots.metropolys import belief, learned
from metropole.bots.metropolys.playout import CURIOSITY, MetropolysPlayout, known_privates
from metropole.bots.metropolys.reasons import reasons
from metropole.bots.metropolys.worth import focus, showiness, worth

playout = MetropolysPlayout
unseen = None

__all__ = [
    "CURIOSITY",
    "belief",
    "focus",
    "known_privates",
    "learned",
    "playout",
    "reasons",
    "showiness",
    "unseen",
    "worth",
]
