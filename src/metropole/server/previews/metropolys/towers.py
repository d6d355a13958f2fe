"""The towers of Metropolys: a seat is its colour and the roof of its buildings, a height is the number of tiers."""

from __future__ import annotations

from functools import cache

from metropole.games.metropolys.board import MEDIUM, TALL

INK = "#10171f"
# Colour, shaded side, windows and the line around a seat's towers.
LOOKS = (
    ("#1f4799", "#153272", "#fff6dd", "#fbf5e4"),
    ("#9aa1a5", "#70787d", "#1d252b", "#fbf5e4"),
    ("#c8322b", "#93201c", "#fff6dd", "#fbf5e4"),
    ("#fffdf6", "#d9d2c0", "#6a6657", "#b3b1a6"),
)
# Width and height of each tier from the ground up, by height; and how far a tower reaches with its roof.
TIERS = (((34, 24),), ((34, 22), (26, 20)), ((34, 22), (26, 22), (19, 20)))
REACH = (45, 62, 84)


def height_of(value: int) -> int:
    """0, 1 or 2: small, medium or tall."""
    return (value >= MEDIUM) + (value >= TALL)


@cache
def tower(seat: int, value: int) -> str:
    """A building of a seat that stands on (0, 0)."""
    colour, shade, windows, halo = LOOKS[seat]
    size = height_of(value)
    outline = _outline(seat, size)
    around = f'fill="none" stroke-linejoin="round" d="{outline}"'
    return (
        f'<path {around} stroke="{halo}" stroke-width="7"/><path d="{outline}" fill="{colour}"/>'
        f'<path d="{_shade(size)}" fill="{shade}"/>'
        f'<path d="{_windows(size)}" stroke="{windows}" stroke-width="1.7" opacity=".75"/>'
        f'<path {around} stroke="{INK}" stroke-width="2.4"/>'
    )


def mark(seat: int) -> str:
    """The sign of a seat in a box of 24 x 24: its smallest building."""
    return f'<g transform="translate(12 23) scale(.48)">{tower(seat, 1)}</g>'


def _outline(seat: int, size: int) -> str:
    left, right, y = "", "Z", 0
    for tier, (width, height) in enumerate(TIERS[size]):
        left += f"{'H' if tier else 'M'}{-width / 2:g}{'' if tier else ' 0'}V{y - height}"
        right = f"V{y}{f'H{TIERS[size][tier - 1][0] / 2:g}' if tier else ''}{right}"
        y -= height
    return left + _roof(seat, TIERS[size][-1][0] / 2, y) + right


def _roof(seat: int, half: float, y: int) -> str:
    """The top edge from (-half, y) to (half, y): steps, a slab, a spire or a dome."""
    if seat == 0:
        outer, inner = half * 0.62, half * 0.28
        return f"H-{outer:.2f}v-5.5H-{inner:.2f}v-5.5H{inner:.2f}v5.5H{outer:.2f}v5.5H{half:g}"
    if seat == 1:
        return f"h-4v-7H{half + 4:g}v7H{half:g}"
    if seat == 2:
        return f"h-2.5L0 {y - 19}L{half + 2.5:g} {y}H{half:g}"
    rise, arc = half * 0.95, f"A{half:g} {half * 0.95:.2f} 0 0 1"
    return f"v-1.5{arc} -1.6 {y - rise:.2f}v-5h3.2v5{arc} {half:g} {y - 1.5:g}V{y}"


def _shade(size: int) -> str:
    """The shaded right part of every tier."""
    path, y = "", 0
    for width, height in TIERS[size]:
        path += f"M{width * 0.2:.2f} {y}h{width * 0.3:.2f}v{-height}h{-width * 0.3:.2f}z"
        y -= height
    return path


def _windows(size: int) -> str:
    path, y = "", 0
    for tier, (width, height) in enumerate(TIERS[size]):
        columns = 4 if width > 30 else 3 if width > 22 else 2
        for column in range(1, columns + 1):
            x = -width / 2 + width * column / (columns + 1)
            path += f"M{x:.2f} {y - (4 if tier else 5)}V{y - height + 4}"
        y -= height
    return path
