"""The city as it stands at a moment: buildings, the bids of the call, tokens that are left, names."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import NamedTuple

from metropole.games.metropolys.board import NAMES, TYPE_OF
from metropole.games.metropolys.view import View
from metropole.server.previews.metropolys.map import KEYLINE, NEIGHBOURHOODS, TYPES, ground
from metropole.server.previews.metropolys.spots import LABEL, Point, spot
from metropole.server.previews.metropolys.tokens import token
from metropole.server.previews.metropolys.towers import INK, REACH, height_of, tower

BOX = (-18, -16, 1352, 948)  # what is shown: the city and a margin
BUILT, BID = 1.05, 1.16  # what is bid stands larger than what is built
ARROW_HEAD = "M12 0-6-10-1.5 0-6 10z"


class BuildingSeen(NamedTuple):
    """A building in a neighbourhood, built or only bid."""

    seat: int
    value: int
    is_bid: bool


def board(view: View) -> str:
    """All that lies open, as SVG in the box."""
    standing = {
        name: BuildingSeen(seat, value, False) for seat, own in enumerate(view.built) for name, value in own.items()
    }
    standing |= {bid.place: BuildingSeen(bid.seat, bid.value, True) for bid in view.bids}
    closed = tuple(view.setup.closed)
    names = [name for name, place in zip(NAMES, NEIGHBOURHOODS, strict=True) if place["district"] not in closed]
    left = {name: kind for name, kind in view.setup.tokens.items() if name not in standing or standing[name].is_bid}
    feet = {name: _foot(name, standing.get(name), name in left) for name in names}
    names.sort(key=lambda name: feet[name][1])  # what is nearer stands before what is farther
    return "".join(
        [
            ground(closed),
            *(_building(standing[name], feet[name]) for name in names if name in standing),
            *(_label(name, feet[name], left.get(name), name in standing) for name in names),
            *_walk([feet[bid.place] for bid in view.bids]),
        ]
    )


def _foot(name: str, standing: BuildingSeen | None, has_token: bool) -> Point:
    return spot(name, REACH[height_of(standing.value)] if standing else 42 if has_token else 0)


def _building(standing: BuildingSeen, foot: Point) -> str:
    seat, value, is_bid = standing
    scale = min(BID if is_bid else BUILT, (foot[1] + 10) / REACH[height_of(value)])
    number = (
        f'<rect x="-15" y="-23" width="30" height="24" rx="5" fill="#fffaf0" stroke="{INK}" stroke-width="2.2"/>'
        f'<text y="-5" font-size="19" text-anchor="middle" fill="{INK}">{value}</text>'
    )
    shape = tower(seat, value) + (number if is_bid else "")
    return f'<g transform="translate({foot[0]:g} {foot[1]:g}) scale({scale:.2f})">{shape}</g>'


def _label(name: str, foot: Point, kind: str | None, is_taken: bool) -> str:
    """The name on a piece of its own ground, and the token above it or beside it."""
    fill, _, ink = TYPES[TYPE_OF[NAMES.index(name)]]
    x, y = foot[0], foot[1] + LABEL[1] + 6
    around = f'stroke="{fill}" stroke-width="4" stroke-linejoin="round" paint-order="stroke" letter-spacing=".4"'
    text = f'<text x="{x:g}" y="{y:g}" font-size="20" text-anchor="middle" fill="{ink}" {around}>{name}</text>'
    if kind is None:
        return text
    return text + (token(kind, x + 36, y - 6, 0.87) if is_taken else token(kind, x, y - 36))


def _walk(feet: list[Point]) -> list[str]:
    """The way of the call from bid to bid."""
    return [_arrow(one, other) for one, other in pairwise(feet)]


def _arrow(one: Point, other: Point) -> str:
    (x1, y1), (x2, y2) = (one[0], one[1] - 18), (other[0], other[1] - 18)
    far = hypot(x2 - x1, y2 - y1) or 1
    u, v = (x2 - x1) / far, (y2 - y1) / far
    leave, arrive = 30 + 17 * max(0, v), 38 + 16 * max(0, -v)
    start, end = (x1 + u * leave, y1 + v * leave), (x2 - u * arrive, y2 - v * arrive)
    line = f'd="M{start[0]:.0f} {start[1]:.0f}L{end[0]:.0f} {end[1]:.0f}" stroke-linecap="round"'
    turn = f"matrix({u:.3f} {v:.3f} {-v:.3f} {u:.3f} {end[0]:.0f} {end[1]:.0f})"
    around = f'stroke="{KEYLINE}" stroke-width="3" paint-order="stroke"'
    head = f'<path d="{ARROW_HEAD}" transform="{turn}" fill="{INK}" {around}/>'
    return f'<path {line} stroke="{KEYLINE}" stroke-width="12"/><path {line} stroke="{INK}" stroke-width="6"/>{head}'
