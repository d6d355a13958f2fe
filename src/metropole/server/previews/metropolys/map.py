"""The ground of the city, drawn from the board's data: water, neighbourhoods by type, lakes, bridges and statues."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from math import hypot
from typing import Any

_DATA = json.loads(files("metropole.data").joinpath("metropolys.json").read_text(encoding="utf-8"))
NEIGHBOURHOODS: list[dict[str, Any]] = _DATA["neighbourhoods"]
BRIDGES: list[dict[str, Any]] = _DATA["bridges"]
STATUES: list[dict[str, Any]] = _DATA["statues"]

INK, KEYLINE, BRASS, PALE_BRASS = "#15212c", "#fbf5e4", "#c8952f", "#f0cf7e"
# Of each type its fill, its pattern's colour, and ink on it.
TYPES = {
    "lodgings": ("#fbe59c", "#dcb95a", "#15212c"),
    "mall": ("#f5b0a8", "#d9827a", "#15212c"),
    "park": ("#93aa57", "#728b3a", "#15212c"),
    "administration": ("#5b86af", "#41698f", "#0d1620"),
    "industry": ("#6a4a5d", "#876679", "#fbf1dc"),
}
# Width, height and the drawn line of what is repeated.
PATTERNS = {
    "mall": (26, 18, "M0 17v-4a6.5 6.5 0 0 1 13 0 6.5 6.5 0 0 1 13 0v4"),
    "administration": (11, 11, "M5.5 0v11"),
    "industry": (15, 15, "M-3 3 3-3M-3 18 18-3M12 18l6-6"),
    "park": (18, 18, "M4.5 6.2a1.9 1.9 0 1 1 .01 0zM13.5 15.2a1.9 1.9 0 1 1 .01 0z"),
    "lodgings": (24, 20, "M0 9 6 3l6 6 6-6 6 6M0 19l6-6 6 6 6-6 6 6"),
    "waves": (28, 12, "M0 6q7-6 14 0t14 0"),
    "closed": (16, 16, "M-4 4 4-4M-4 20 20-4M12 20l8-8"),
}
COLOURS = {name: pattern for name, (_, pattern, _) in TYPES.items()} | {"waves": "#5f9fab", "closed": "#a8987a"}
STATUE = "M12 1.5 14.2 5v9h-4.4V5zM8.5 15h7v2.5h-7zM6 18.5h12V22H6z"
REACH = 7  # of a bridge into the land at both ends


def _path(polygons: Iterable[Sequence[Sequence[float]]]) -> str:
    return "".join(f"M{'L'.join(f'{x:g} {y:g}' for x, y in polygon)}Z" for polygon in polygons)


@cache
def ground(closed: tuple[str, ...]) -> str:
    """The city without anything that is played, the closed districts hatched."""
    land = _path(place["polygon"] for place in NEIGHBOURHOODS)
    lakes = _path(lake["polygon"] for lake in _DATA["lakes"])
    city = _path([_DATA["outline"]])
    shut = _path(place["polygon"] for place in NEIGHBOURHOODS if place["district"] in closed)
    return "".join(
        [
            *(_pattern(name) for name in PATTERNS),
            f'<clipPath id="city"><path d="{city}"/></clipPath><g stroke-linejoin="round">',
            f'<path d="{city}" fill="#bfe0e3" stroke="{INK}" stroke-width="3"/>',
            f'<path clip-path="url(#city)" d="{land}" fill="none" stroke="#86bcc4" stroke-width="15"/>',
            f'<path d="{land}" fill="{INK}" stroke="{INK}" stroke-width="8"/>',
            f'<path d="{lakes}" fill="#93c9d1" stroke="{INK}" stroke-width="7"/><path d="{lakes}" fill="url(#waves)"/>',
            *(_plane(name, closed) for name in TYPES),
            f'<path d="{shut}" fill="#f1eada"/><path d="{shut}" fill="url(#closed)"/>' if shut else "",
            f'<path d="{land}" fill="none" stroke="{KEYLINE}" stroke-width="3.2"/></g>',
            _bridges(),
            *(_statue(*statue["at"]) for statue in STATUES),
        ]
    )


def _pattern(name: str) -> str:
    width, height, path = PATTERNS[name]
    way = "fill" if name == "park" else 'fill="none" stroke-width="1.6" stroke'
    size = f'width="{width}" height="{height}" patternUnits="userSpaceOnUse"'
    return f'<pattern id="{name}" {size}><path d="{path}" opacity=".7" {way}="{COLOURS[name]}"/></pattern>'


def _plane(type_name: str, closed: tuple[str, ...]) -> str:
    """All neighbourhoods of a type."""
    path = _path(
        place["polygon"] for place in NEIGHBOURHOODS if place["type"] == type_name and place["district"] not in closed
    )
    return f'<path d="{path}" fill="{TYPES[type_name][0]}"/><path d="{path}" fill="url(#{type_name})"/>'


def _bridges() -> str:
    decks = ((13, INK), (10.5, BRASS), (6, PALE_BRASS))
    return "".join(f'<path d="{_path(_deck(one, half) for one in BRIDGES)}" fill="{fill}"/>' for half, fill in decks)


def _deck(bridge: dict[str, Any], half: float) -> list[tuple[float, float]]:
    """A rectangle along a bridge, so wide to either side."""
    (x, y), (to_x, to_y) = bridge["from"], bridge["to"]
    length = hypot(to_x - x, to_y - y)
    u, v = (to_x - x) / length, (to_y - y) / length
    corners = ((-REACH, -half), (length + REACH, -half), (length + REACH, half), (-REACH, half))
    return [(round(x + along * u - side * v, 1), round(y + along * v + side * u, 1)) for along, side in corners]


def _statue(x: float, y: float) -> str:
    face = f'<circle r="12.5" fill="{PALE_BRASS}" stroke="{BRASS}" stroke-width="2.5"/>'
    figure = f'<path d="{STATUE}" transform="translate(-9 -9.5) scale(.75)" fill="{INK}"/>'
    return f'<g transform="translate({x} {y})"><circle r="17" fill="{INK}"/>{face}{figure}</g>'
