"""Metro's part of the bots: the names of `metropole.bots.knowledge.DomainKnowledge`. Of its hands nothing can be read,
and no network was worth learning.
"""

from metropole.bots.metro.playout import CURIOSITY, MetroPlayout, known_privates
from metropole.bots.metro.worth import focus, showiness, worth

learned = belief = None
playout = MetroPlayout

__all__ = ["CURIOSITY", "belief", "focus", "known_privates", "learned", "playout", "showiness", "worth"]
