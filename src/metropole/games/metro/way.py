"""The way of a line, tile by tile: for people who want to see it, not for play, which keeps only its two ends."""

from __future__ import annotations

from metropole.games.metro import board
from metropole.games.metro.tiles import LEAVES_BY
from metropole.games.metro.track import Track


def stations_through(track: Track, square: int) -> list[int]:
    """The stations whose lines cross this square."""
    return sorted({station for side in range(4) if (station := track.station_into(square, side))})


def crossings(track: Track, station: int) -> list[tuple[str, str]]:
    """The squares that a station's line crosses, each with the side it comes in by."""
    found: list[tuple[str, str]] = []
    square: int | None
    square, side = board.STATION_PLACES[station - 1]
    while square is not None and (tile := track.tile_on(square)) is not None:
        found.append((board.NAMES[square], board.SIDES[side]))
        out = LEAVES_BY[tile * 4 + side]
        square, side = board.neighbour(square, out), (out + 2) % 4
    return found
