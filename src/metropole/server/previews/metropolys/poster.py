"""The poster of Metropolys: a sun behind the old city, and on the bank a tower for every seat."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from metropole.server.previews.poster import spread

# Colour, shaded side and windows of a seat, and the top of its tower, from left to right.
SEATS = (
    ("#1f4799", "#153272", "#fff6dd", "H-5.89v-5.5H-2.66v-5.5H2.66v5.5H5.89v5.5H9.5"),
    ("#9aa1a5", "#70787d", "#1d252b", "h-4v-7H13.5v7H9.5"),
    ("#c8322b", "#93201c", "#fff6dd", "h-2.5L0 -83L12 -64H9.5"),
    ("#fffdf6", "#d9d2c0", "#6a6657", "v-1.5A9.5 9.025 0 0 1 -1.6 -73.03v-5h3.2v5A9.5 9.025 0 0 1 9.5 -65.5V-64"),
)
SHADE = "M6.8 0h10.2v-22h-10.2zM5.2 -22h7.8v-22h-7.8zM3.8 -44h5.7v-20h-5.7z"
WINDOWS = "M-10.2 -5V-18M-3.4 -5V-18M3.4 -5V-18M10.2 -5V-18M-6.5 -26V-40M0 -26V-40M6.5 -26V-40M-3.2 -48V-60M3.2 -48V-60"
# Which tower of the old city stands where, and how large.
FAR = ((2, 52, 2.4), (0, 140, 2.7), (3, 228, 2.2), (1, 320, 2.0), (2, 412, 2.4), (0, 500, 2.4), (3, 590, 2.6))
NEARER = ((1, 14, 1.7), (3, 96, 1.6), (0, 182, 1.5), (2, 272, 1.6), (3, 370, 1.5), (1, 458, 1.5), (2, 546, 1.7))
WAVES = "".join(
    f"M{x} {y}q9-6 18 0t18 0" for x, y in ((40, 284), (216, 281), (300, 291), (420, 283), (500, 289), (586, 281))
)
LAND = "M0 236C120 226 220 236 320 238S540 230 640 222V262C540 252 430 268 320 264S120 262 0 254Z"
INK = "#15212c"


def poster(taken: Sequence[bool]) -> str:
    """The city with a tower for every seat."""
    places = spread(len(taken), 124 * (len(taken) - 1))
    towers = [_tower(seat, x, is_taken) for seat, (x, is_taken) in enumerate(zip(places, taken, strict=True))]
    return "".join(
        [
            '<rect y="-36" width="640" height="336" fill="#f3d58f"/>',
            f'<path d="{_rays()}" fill="#f8e4b4"/><circle cx="320" cy="112" r="104" fill="#fff2cc"/>',
            *(_silhouette(which, x, size, "#dba24a") for which, x, size in FAR),
            *(_silhouette(which, x, size, "#b06a35") for which, x, size in NEARER),
            '<path d="M0 250C90 262 210 262 320 262S540 250 640 258V300H0Z" fill="#bfe0e3"/>',
            f'<path d="{LAND}" fill="#93aa57" stroke="{INK}" stroke-width="3"/>',
            f'<path d="{WAVES}" fill="none" stroke="#5f9fab" stroke-width="2.5" stroke-linecap="round"/>',
            *towers,
        ]
    )


def _rays() -> str:
    """From the sun, one in every second sector of five degrees."""
    ends = [(320 + 700 * cos(radians(angle)), 226 - 700 * sin(radians(angle))) for angle in range(0, 181, 5)]
    pairs = zip(ends[::2], ends[1::2], strict=False)
    return "".join(f"M320 226L{x:.0f} {y:.0f}L{u:.0f} {v:.0f}Z" for (x, y), (u, v) in pairs)


def _outline(seat: int) -> str:
    return f"M-17 0V-22H-13V-44H-9.5V-64{SEATS[seat][3]}V-44H13V-22H17V0Z"


def _silhouette(which: int, x: float, size: float, colour: str) -> str:
    return f'<path transform="translate({x} 240) scale({size})" d="{_outline(which)}" fill="{colour}"/>'


def _tower(seat: int, x: float, is_taken: bool) -> str:
    colour, shade, windows, _ = SEATS[seat]
    outline, place = _outline(seat), f'transform="translate({x:.1f} 246) scale(2.4)"'
    if not is_taken:
        dashes = f'stroke="{INK}" stroke-width="1.8" stroke-dasharray="4 3" stroke-linejoin="round"'
        return f'<path {place} d="{outline}" fill="#fff8e6" fill-opacity=".8" {dashes}/>'
    front = (
        f'<path d="{SHADE}" fill="{shade}"/><path d="{WINDOWS}" stroke="{windows}" stroke-width="1.7" opacity=".75"/>'
    )
    edge = f'<path d="{outline}" fill="none" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
    return f'<g {place}><path d="{outline}" fill="{colour}"/>{front}{edge}</g>'
