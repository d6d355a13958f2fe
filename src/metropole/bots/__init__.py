"""Players by name. A bot is given a view and a random generator of its own, nothing else."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any, Protocol

from metropole.games.contract import Game, NotUnderstood

LEVEL_NAMES = ("novice", "casual", "skilled", "expert", "master")
NAMES = ("random", "greedy", *LEVEL_NAMES, "search:SIMULATIONS", "learned:SIMULATIONS")
LEARNED = ("metropolys",)  # the games that a network was worth learning for
MOST_SIMULATIONS = 10_000_000


class Bot(Protocol):
    """Somebody who chooses one of the legal actions of the view's seat."""

    def choose(self, view: Any, rng: random.Random) -> int: ...


def make(name: str, game: Game[Any, Any, Any]) -> Bot:
    """The bot of this name for this game: `greedy`, a level such as `expert`, `search:2000` with its simulations, or
    `learned:2000`, which judges by what it has learned where the other plays games to their ends.
    """
    if name in LEVEL_NAMES:
        level: Bot = import_module("metropole.bots.levels").LEVELS[name].bot(game)
        return level
    kind, _, number = name.partition(":")
    is_search = kind == "search" or (kind == "learned" and game.NAME in LEARNED)
    if is_search and number.isdecimal() and 0 < int(number) <= MOST_SIMULATIONS:
        search = import_module("metropole.bots.search")
        searcher: Bot = search.SearchBot(game, search.Budget(int(number)), is_learned=kind == "learned")
        return searcher
    if name not in ("random", "greedy"):
        raise NotUnderstood("unknown_bot", bot=name[:40], known=NAMES)
    bot: Bot = import_module(f"metropole.bots.{name}").make(game)
    return bot
