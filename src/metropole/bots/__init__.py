"""Players by name. A bot is given a view and a random generator of its own, nothing else."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any, Protocol

from metropole.games.contract import Game, NotUnderstood

NAMES = ("random", "greedy")


class Bot(Protocol):
    """Somebody who chooses one of the legal actions of the view's seat."""

    def choose(self, view: Any, rng: random.Random) -> int: ...


def make(name: str, game: Game[Any, Any, Any]) -> Bot:
    """The bot of this name for this game."""
    if name not in NAMES:
        raise NotUnderstood("unknown_bot", bot=name[:40], known=NAMES)
    bot: Bot = import_module(f"metropole.bots.{name}").make(game)
    return bot
