"""Where what stands in a neighbourhood is drawn: inside it, clear of statues and bridges."""

from __future__ import annotations

from functools import cache
from math import hypot
from typing import Any

from metropole.games.metropolys.board import INDEX
from metropole.server.previews.metropolys.map import BRIDGES, NEIGHBOURHOODS, STATUES

Point = tuple[float, float]
CLEAR = 24  # of a statue, or of the end of a bridge
TOP = -10  # what is above this is cut off
LABEL = 62, 15  # the width of a label, and how far it lies below the foot of a building


@cache
def spot(name: str, above: int) -> Point:
    """The foot of what is so high in a neighbourhood: by long strides around its own point, then by short ones."""
    place = NEIGHBOURHOODS[INDEX[name]]
    start: Point = (place["label_at"][0], place["label_at"][1])
    best = _best(place, above, start, start, 48, 12)
    return _best(place, above, start, best, 8, 4)


def _best(place: Any, above: int, start: Point, middle: Point, reach: int, stride: int) -> Point:
    around = range(-reach, reach + 1, stride)
    spots = [middle, *((middle[0] + x, middle[1] + y) for x in around for y in around)]
    return min(spots, key=lambda one: _trouble(place, above, one) + 0.004 * hypot(one[0] - start[0], one[1] - start[1]))


def _trouble(place: Any, above: int, at: Point) -> float:
    """How badly it stands here: the label needs its own ground most, a tower may lean over its neighbours."""
    (x, y), (width, row) = at, LABEL
    bad = 0.35 * max(0.0, TOP - (y - above))
    for step in range(5):
        u = x - width / 2 + width * step / 4
        bad += 1.8 * (_cost(place, u, y + row - 9) + _cost(place, u, y + row + 9))
    for u in (x - 20, x, x + 20):
        bad += sum(0.9 * _cost(place, u, y - above * step / 3) for step in range(4)) if above else 0
    return bad


def _cost(place: Any, x: float, y: float) -> float:
    near = sum((x - u) ** 2 + (y - v) ** 2 < CLEAR**2 for u, v in _marks(place["id"]))
    return (0 if _is_inside(x, y, place["polygon"]) else 1) + 1.2 * near


@cache
def _marks(name: str) -> tuple[Point, ...]:
    """The statues of a neighbourhood, and its ends of bridges."""
    own = [statue["at"] for statue in STATUES if name in statue["neighbourhoods"]]
    for bridge in BRIDGES:
        own += [bridge[way] for end, way in zip(bridge["between"], ("from", "to"), strict=True) if end == name]
    return tuple((x, y) for x, y in own)


def _is_inside(x: float, y: float, polygon: list[list[int]]) -> bool:
    inside, one = False, polygon[-1]
    for other in polygon:
        if (one[1] > y) != (other[1] > y):
            inside ^= x < (other[0] - one[0]) * (y - one[1]) / (other[1] - one[1]) + one[0]
        one = other
    return inside
