"""Metro's part of the bots: the names of `metropole.bots.knowledge.DomainKnowledge`. Of its hands nothing can be read,
and no network was worth learning.
"""

from metropole.bots.metro.playout import CURIOSITY, MetroPlayout, known_privates
from metropole.bots.metro.reasons import reasons
from metropole.bots.metro.worth import focus, showiness, worth
from metropole.games.metro.view import View

learned = belief = None
playout = MetroPlayout


def unseen(view: View) -> dict[str, int]:
    """How many tiles of each kind are in the stack or in hands that are not known."""
    return view.unseen


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
