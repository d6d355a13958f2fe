"""The net as it lies at a moment: tiles, stations with their owners, lines in the seats' colours and dashes."""

from __future__ import annotations

from functools import cache

from metropole.games.contract import NOBODY
from metropole.games.metro import board as data
from metropole.games.metro.scoring import Line, lines
from metropole.games.metro.tiles import LEAVES_BY
from metropole.games.metro.track import Track
from metropole.games.metro.view import View
from metropole.games.metro.way import crossings
from metropole.server.previews.metro.seats import LOOKS, mark
from metropole.server.previews.metro.tracks import INWARD, corner, curve, exit_of, gate, track

BOX = (-90, -76, 980, 952)
INK, IRON, PALE_IRON, PLATE, BED, BED_LINE = "#15212c", "#1f5545", "#4d8a76", "#faf5e6", "#e4e8e4", "#cdd4cf"
LEAD, INTO_CENTRE = 14, 9  # how far a line begins before its first square, and runs on into the centre
RADIUS = 17  # of the disc at an open end
ARCHES = "M4 32V18a14 14 0 0 1 28 0v14M9.5 32V18a8.5 8.5 0 0 1 17 0v14M15 32V18a3 3 0 0 1 6 0v14M1 32h34"
Way = list[tuple[int, int, int]]  # square, side of entry, side of exit


def board(view: View) -> str:
    """All that lies open, as SVG in the box."""
    now = view.known.track
    owned = [line for line in lines(now) if line.seat is not None]
    routes = {line.station: _way(now, line.station) for line in owned}
    drawn = sorted((line for line in owned if line.length), key=lambda line: line.end is None)
    done = {line.station for line in owned if line.end is not None}
    return "".join(
        [
            _room(),
            *(_plate(square) for square in range(len(data.NAMES)) if now.tile_on(square) is not None),
            _free_tracks(now, routes),
            *(_line(line, routes[line.station]) for line in drawn),
            *(_head(line, routes[line.station]) for line in drawn if line.end is None),
            *(_station(station, data.OWNERS[view.setup.players][station - 1], done) for station in data.STATIONS),
        ]
    )


@cache
def _room() -> str:
    """The iron frame, the bed of brick and the centre."""
    grid = "".join(f"M{along} 0V800M0 {along}H800" for along in range(0, 900, 100))
    bricks = "M0 .5h50M0 25.5h50M.5 0v25M25.5 25v25"
    return (
        f'<pattern id="brick" width="50" height="50" patternUnits="userSpaceOnUse">'
        f'<path d="{bricks}" stroke="{BED_LINE}" opacity=".55"/></pattern>'
        f'<rect x="-34" y="-34" width="868" height="868" rx="16" fill="{IRON}"/>'
        f'<rect x="-29" y="-29" width="858" height="858" rx="12" stroke="{PALE_IRON}" stroke-width="1.5"/>'
        f'<rect width="800" height="800" fill="{BED}"/><rect width="800" height="800" fill="url(#brick)"/>'
        f'<path d="{grid}" stroke="{BED_LINE}" stroke-width="2"/>'
        f'<rect x="303" y="303" width="194" height="194" rx="14" fill="{IRON}"/>'
        f'<rect x="311" y="311" width="178" height="178" rx="9" fill="{PLATE}" stroke="{PALE_IRON}"/>'
        f'<path d="{ARCHES}" transform="translate(376 419) scale(1.33)" stroke="{IRON}" stroke-width="2.2"/>'
        f'<text x="400" y="405" font-size="58" text-anchor="middle" fill="{IRON}">×{data.CENTRE_FACTOR}</text>'
    )


def _plate(square: int) -> str:
    x, y = corner(square)
    edge = 'width="97" height="97" rx="8" stroke="#d6c9a6" stroke-width="1.5"'
    return f'<rect x="{x + 1.5}" y="{y + 1.5}" {edge} fill="{PLATE}"/>'


def _way(now: Track, station: int) -> Way:
    """The squares that a line crosses, with the sides by which it comes in and goes out."""
    found = [(data.INDEX[name], data.SIDES.index(side)) for name, side in crossings(now, station)]
    return [(square, side, _out(now, square, side)) for square, side in found]


def _out(now: Track, square: int, side: int) -> int:
    tile = now.tile_on(square)
    assert tile is not None
    return LEAVES_BY[tile * 4 + side]


def _free_tracks(now: Track, routes: dict[int, Way]) -> str:
    """What no owned line runs on."""
    used = {(square, side) for way in routes.values() for square, side, _ in way}
    laid = [(square, side) for square in range(len(data.NAMES)) for side in range(4) if now.tile_on(square) is not None]
    path = "".join(track(square, side, _out(now, square, side)) for square, side in laid if (square, side) not in used)
    return f'<path d="{path}" stroke="{PLATE}" stroke-width="9"/><path d="{path}" stroke="#a9a596" stroke-width="4.5"/>'


def _line(line: Line, way: Way) -> str:
    """A line: open in its owner's colour and dash, finished paler."""
    assert line.seat is not None
    look, path = LOOKS[line.seat], f'd="{_path(line, way)}" stroke-linecap="round" stroke-linejoin="round"'
    if line.end is not None:
        casing = f'<path {path} stroke="{PLATE}" stroke-width="11"/>'
        return f'{casing}<path {path} stroke="{look.colour}" stroke-opacity=".55" stroke-width="6.5"/>'
    dash = f'<path {path} stroke="#fff" stroke-width="3.2" stroke-dasharray="{look.dash}"/>' if look.dash else ""
    edge = f'<path {path} stroke="{INK}" stroke-width="13"/>'
    return f'{edge}<path {path} stroke="{look.colour}" stroke-width="9.5"/>{dash}'


def _path(line: Line, way: Way) -> str:
    square, side, _ = way[0]
    (x, y), (u, v) = gate(square, side), INWARD[side]
    path = f"M{x - u * LEAD:.1f} {y - v * LEAD:.1f}L{x:.1f} {y:.1f}" + "".join(curve(*crossing) for crossing in way)
    if line.end != data.CENTRE:
        return path
    back_u, back_v = INWARD[way[-1][2]]
    return f"{path}l{-back_u * INTO_CENTRE} {-back_v * INTO_CENTRE}"


def _head(line: Line, way: Way) -> str:
    """The length of an open line, in a disc before its end."""
    assert line.seat is not None
    square, _, out = way[-1]
    (x, y), (u, v), look = exit_of(square, out), INWARD[out], LOOKS[line.seat]
    disc = f'<circle r="{RADIUS}" fill="{look.colour}" stroke="{INK}" stroke-width="2"/>'
    text = f'<text y="7" font-size="19" text-anchor="middle" fill="{look.ink}">{line.length}</text>'
    return f'<g transform="translate({x - u * RADIUS:.1f} {y - v * RADIUS:.1f})">{disc}{text}</g>'


def _station(station: int, seat: int, done: set[int]) -> str:
    """The plate of a station with its number, and its owner's sign where its line comes in."""
    square, side = data.STATION_PLACES[station - 1]
    (x, y), (u, v), (left, top) = gate(square, side), INWARD[side], corner(square)
    width, height = (48, 60) if side % 2 else (88, 35)
    middle = (left + 50 - u * (84 + width / 2), top + 50 - v * (84 + height / 2))
    plate = f'x="{middle[0] - width / 2:g}" y="{middle[1] - height / 2:g}" width="{width}" height="{height}" rx="6"'
    at = f'x="{middle[0]:g}" y="{middle[1] + 9:g}"'
    number = f'<text {at} font-size="26" text-anchor="middle" fill="#fff">{station}</text>'
    drawn = f'<rect {plate} fill="#173f8f" stroke="#0d2a66" stroke-width="1.5"/>{number}'
    if seat == NOBODY:
        return drawn
    disc = f'<circle cx="12" cy="12" r="18.5" fill="#fffdf6" stroke="#123a2e" stroke-width="2.5"/>{mark(seat)}'
    place = f'transform="translate({x - u * 17 - 9.4:.1f} {y - v * 17 - 9.4:.1f}) scale(.785)"'
    return f'{drawn}<g {place} opacity="{0.5 if station in done else 1}">{disc}</g>'
