"""A bot of one's own: it looks for the action after which it has the most choice.

PYTHONPATH=examples metropole arena metro --players 2 --bots my_bot:Widest,random --games 100
"""

from random import Random


class Widest:
    """Made with a game; asked with what its seat may know."""

    def __init__(self, game):
        self.game = game

    def choose(self, view, rng: Random) -> int:
        """The code of a legal action."""
        return max(self.game.legal(view), key=lambda code: (self.choice_after(view, code), rng.random()))

    def choice_after(self, view, code):
        guessed = self.game.guess(view, Random(code))  # the view with whatever is hidden drawn at random
        guessed.play(code)
        return guessed.legal_count()
