"""A board to look at: as text, as a drawing, or as the colours of one."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from metropole.games.contract import Game, NotUnderstood

MODES = ("human", "ansi", "svg", "rgb_array")
HEIGHT = 480  # of the picture
PAPER = "#efe8d8"


def drawn(game: Game[Any, Any, Any], state: Any, mode: str) -> Any:
    """The board in one of these ways; for people it is printed."""
    if mode == "human":
        print(repr(game.view(state, None).known))
        return None
    if mode == "ansi":
        return repr(game.view(state, None).known)
    if mode == "svg":
        return _svg(game, state)[0]
    if mode == "rgb_array":
        return _colours(*_svg(game, state))
    raise NotUnderstood("unknown_name", key="render_mode", given=str(mode)[:40], known=MODES)


def _svg(game: Game[Any, Any, Any], state: Any) -> tuple[str, int]:
    """A drawing, and how wide it is at this height."""
    from metropole.server.previews.poster import POSTERS

    drawings = POSTERS.load(game.NAME)
    x, y, width, height = drawings.BOX
    ground = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{PAPER}"/>'
    board = drawings.board(game.view(state, None))
    box = f'xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" fill="none"'
    return f"<svg {box}>{ground}{board}</svg>", round(HEIGHT * width / height)


def _colours(svg: str, width: int) -> NDArray[np.uint8]:
    from PIL import Image

    from metropole.server.previews.render import Frames, picture

    made = Image.open(BytesIO(picture(Frames([svg], width, HEIGHT)))).convert("RGB")
    return np.asarray(made, np.uint8)
