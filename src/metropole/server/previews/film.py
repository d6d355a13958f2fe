"""The film of a game: its position after every part of it, small enough to be sent in a chat."""

from __future__ import annotations

from metropole.server.previews.moments import part_ends
from metropole.server.previews.position import GamePictured, position_drawing
from metropole.server.previews.render import Frames

WIDTH, HEIGHT = 800, 420
MOST_FRAMES = 80  # of a longer game some are left out, evenly


def film_of(game: GamePictured) -> Frames:
    """The frames of a game from its beginning to where it stands."""
    places = game.places()
    ends = part_ends(places)
    count = min(len(ends), MOST_FRAMES)
    chosen = [ends[-1 - number * len(ends) // count] for number in reversed(range(count))]
    return Frames([position_drawing(game, places, version) for version in chosen], WIDTH, HEIGHT)
