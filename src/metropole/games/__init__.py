"""The games by name; each is imported when it is asked for."""

from __future__ import annotations

from typing import Any

from metropole.games.contract import Game
from metropole.games.registry import Registry

GAMES: Registry[Game[Any, Any, Any]] = Registry("metropole.games")
names, load = GAMES.names, GAMES.load
