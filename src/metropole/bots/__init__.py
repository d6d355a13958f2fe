"""Players by name. A bot is given a view and a random generator of its own, nothing else."""

from __future__ import annotations

import random
from typing import Any, Protocol

from metropole.bots.decision import Decision
from metropole.bots.knowledge import DomainKnowledge
from metropole.games.contract import Game, NotUnderstood
from metropole.games.registry import Registry

LEVEL_NAMES = ("novice", "casual", "skilled", "expert", "master")
NAMES = ("random", "greedy", *LEVEL_NAMES, "search:SIMULATIONS", "learned:SIMULATIONS", "MODULE:CLASS")
OWN_KINDS = (*LEVEL_NAMES, "random", "greedy", "search", "learned")
MOST_SIMULATIONS = 10_000_000
KNOWLEDGE: Registry[DomainKnowledge] = Registry("metropole.bots")


class Bot(Protocol):
    """Somebody who chooses one of the legal actions of the view's seat."""

    def choose(self, view: Any, rng: random.Random) -> int: ...


def decision_of(bot: Bot, view: Any, rng: random.Random, options: int) -> Decision:
    """What a bot decides; how hard it was is open where it does not say."""
    if hasattr(bot, "decide"):
        said: Decision = bot.decide(view, rng)
        return said
    return Decision(bot.choose(view, rng), 0.5, is_forced=options == 1)


class DecidingBot(Bot, Protocol):
    """A bot that also says how hard its choice was."""

    def decide(self, view: Any, rng: random.Random) -> Decision: ...


def make(name: str, game: Game[Any, Any, Any]) -> Bot:
    """The bot of this name for this game: `greedy`, a level such as `expert`, `search:2000` with its simulations, or
    `learned:2000`, which judges by what it has learned where the other plays games to their ends; or one of others.
    """
    kind, _, number = name.partition(":")
    if name in LEVEL_NAMES:
        from metropole.bots.levels import LEVELS

        return LEVELS[name].bot(game)
    if name == "random":
        from metropole.bots.random import RandomBot

        return RandomBot(game)
    if name == "greedy":
        from metropole.bots.greedy import GreedyBot

        return GreedyBot(KNOWLEDGE.load(game.NAME).worth)
    is_learned = kind == "learned" and KNOWLEDGE.load(game.NAME).learned is not None
    if (kind == "search" or is_learned) and number.isdecimal() and 0 < int(number) <= MOST_SIMULATIONS:
        from metropole.bots.search import Budget, SearchBot

        return SearchBot(game, Budget(int(number)), is_learned=is_learned)
    from metropole.bots.elsewhere import elsewhere

    if kind not in OWN_KINDS and (found := elsewhere(name, game)) is not None:
        return found
    raise NotUnderstood("unknown_bot", bot=name[:40], known=NAMES)
