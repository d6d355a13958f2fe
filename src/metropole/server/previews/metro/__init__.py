"""Metro in pictures: its poster, and its net as it lay at a moment."""

from __future__ import annotations

from metropole.server.previews.metro.net import BOX, board
from metropole.server.previews.metro.poster import poster
from metropole.server.previews.metro.seats import mark

PART_END = "placed"  # people count by placements; a tile that is drawn belongs to its own
MOMENT = "replay-placement"

__all__ = ["BOX", "MOMENT", "PART_END", "board", "mark", "poster"]
