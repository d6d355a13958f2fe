"""A board by itself as it stands in a view, as SVG to be kept or printed."""

from __future__ import annotations

from typing import Any

from metropole.server.previews.position import FONT, PAPER
from metropole.server.previews.poster import POSTERS


def board_drawing(game: str, view: Any) -> str:
    """All that lies open, on paper."""
    drawings = POSTERS.load(game)
    x, y, width, height = drawings.BOX
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" width="{width}" height="{height}"'
        f' fill="none" font-family="{FONT}" font-weight="600">'
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{PAPER}"/>{drawings.board(view)}</svg>\n'
    )
