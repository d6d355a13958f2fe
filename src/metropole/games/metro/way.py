"""The way of a line, tile by tile: for people who want to see it, not for play, which keeps only its two ends."""

from __future__ import annotations

from metropole.games.metro import board
from metropole.games.metro.tiles import ENTERS_BY, LEAVES_BY
from metropole.games.metro.track import Track


def stations_through(track: Track, square: int) -> list[int]:
    """The stations whose lines cross this square, found by going back from there."""
    ways = (_origin(track, square, side) for side in range(4))
    return sorted({station for station in ways if station is not None})


def _origin(track: Track, square: int, side: int) -> int | None:
    """The station of the line that comes in here; None where it begins at an empty square or the centre, or nowhere."""
    start = at = (square, side)
    while (station := board.STATION_AT.get(at)) is None:
        before, out = board.neighbour(*at), (at[1] + 2) % 4
        tile = track.tile_on(before) if before is not None else None
        if before is None or tile is None:
            return None
        at = (before, ENTERS_BY[tile * 4 + out])
        if at == start:  # round and round
            return None
    return station


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
