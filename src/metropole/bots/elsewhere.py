"""Bots of others, by name: `module:Class` from the path, or what a package offers by an entry point.

What is named is imported and run: names come from the command line and from whoever runs a server, never from a player.
"""

from __future__ import annotations

import re
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from metropole.games.contract import NotUnderstood

if TYPE_CHECKING:
    from metropole.bots import Bot
    from metropole.games.contract import Game

GROUP = "metropole.players"
PLACE = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


def elsewhere(name: str, game: Game[Any, Any, Any]) -> Bot | None:
    """The bot of this name for this game, or nothing if the name is no such place."""
    offered = {point.name: point for point in entry_points(group=GROUP)}
    if name in offered:
        return _checked(name, offered[name].load()(game))
    if not PLACE.fullmatch(name):
        return None
    module, _, attribute = name.partition(":")
    try:
        made = getattr(import_module(module), attribute)(game)
    except (ImportError, AttributeError, TypeError) as error:
        raise NotUnderstood("bot_not_found", bot=name[:80], problem=str(error)[:200]) from error
    return _checked(name, made)


def _checked(name: str, bot: Any) -> Bot:
    if not callable(getattr(bot, "choose", None)):
        raise NotUnderstood("bot_not_found", bot=name[:80], problem="choose(view, rng)")
    found: Bot = bot
    return found
