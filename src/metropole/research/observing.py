"""What a seat sees of a game as an array of bytes, made of its view alone."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from metropole.games.contract import Game
from metropole.research.contract import RESEARCH, SeatObserver

Bytes = NDArray[np.uint8]


@cache
def _observer(game: str, players: int) -> SeatObserver:
    return RESEARCH.load(game).Observer(players)


def observation(game: Game[Any, Any, Any], view: Any) -> Bytes:
    """What the view's seat sees; docs/research.md says what stands where."""
    observer = _observer(game.NAME, view.setup.players)
    seen = np.zeros(observer.size, np.uint8)
    observer.write(view.known, view.seat, seen, 0)
    return seen


def action_mask(game: Game[Any, Any, Any], view: Any) -> NDArray[np.int8]:
    """1 for each action that is legal for the view's seat now."""
    if view.seat != view.turn:
        return np.zeros(game.ACTIONS, np.int8)
    return np.frombuffer(view.known.legal_mask(), np.int8).copy()


def named(game: Game[Any, Any, Any], players: int, seen: Bytes) -> dict[str, Bytes]:
    """The sections of one or many observations by name, each in its shape, without a copy."""
    sections = RESEARCH.load(game.NAME).layout(players).sections
    return {part.name: seen[..., part.start : part.end].reshape(*seen.shape[:-1], *part.shape) for part in sections}
