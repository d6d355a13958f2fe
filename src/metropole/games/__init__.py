"""The games by name; each is imported when it is asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, cast

from metropole.games.contract import Game, NotUnderstood

NAMES = ("metropolys", "metro")


def load(name: object) -> Game[Any, Any, Any]:
    """The game of this name."""
    if name not in NAMES:
        raise NotUnderstood("unknown_game", game=str(name), known=NAMES)
    return _loaded(str(name))


@cache
def _loaded(name: str) -> Game[Any, Any, Any]:
    return cast("Game[Any, Any, Any]", import_module(f"metropole.games.{name}"))
