"""Metropolys in pictures: its poster, and its city as it stood at a moment."""

from __future__ import annotations

from metropole.server.previews.metropolys.city import BOX, board
from metropole.server.previews.metropolys.poster import poster
from metropole.server.previews.metropolys.towers import mark

PART_END = "built"  # people count by calls, and each ends with a building
MOMENT = "replay-call"

__all__ = ["BOX", "MOMENT", "PART_END", "board", "mark", "poster"]
