"""The tokens of Metropolys: three outlines, three lightnesses, each with its pictogram."""

from __future__ import annotations

from math import cos, pi, sin


def _polygon(radii: list[float], turn: float = 0) -> str:
    """As many corners as there are radii, clockwise from the top."""
    angles = [2 * pi * (corner + turn) / len(radii) for corner in range(len(radii))]
    points = [f"{r * sin(angle):.2f} {-r * cos(angle):.2f}" for r, angle in zip(radii, angles, strict=True)]
    return f"M{'L'.join(points)}Z"


# Outline, its fill, the pictogram in a box of 24 x 24, its fill.
LOOKS = {
    "trendy": (
        _polygon([13.5, 16.5] * 12),
        "#f6cf6a",
        "m12 1 2 6.2L19.8 4.2 16.8 10 23 12l-6.2 2 3 5.8L14 16.8 12 23l-2-6.2-5.8 3L7.2 14 1 12l6.2-2-3-5.8L10 7.2z",
        "#15212c",
    ),
    "subway": (
        "M-14 14V0A14 15 0 0 1 14 0V14Z",
        "#1b3a57",
        "M3 23V12a9 9 0 0 1 18 0v11h-3.4l-1.8-3H8.2l-1.8 3zM7.5 10v5h9v-5a4.5 4.5 0 0 0-9 0z",
        "#fff6dd",
    ),
    "archaeology": (
        _polygon([16.2] * 6, 0.5),
        "#fff6e2",
        "M9 1.5h6v2h-1v2.6c3 .8 4.6 3.2 4.6 6 0 3.6-2.6 6.4-4.6 8.9h1.5v2h-7v-2H10c-2-2.5-4.6-5.3-4.6-8.9 0-2.8 1.6-5.2"
        " 4.6-6V3.5H9z",
        "#6a2f14",
    ),
}


def token(kind: str, x: float, y: float, scale: float = 1) -> str:
    """A token with its middle here."""
    outline, fill, picture, ink = LOOKS[kind]
    face = f'<path d="{outline}" fill="{fill}" stroke="#15212c" stroke-width="2" stroke-linejoin="round"/>'
    inner = f'<path d="{picture}" fill="{ink}" fill-rule="evenodd" transform="translate(-9.3 -9.3) scale(.775)"/>'
    return f'<g transform="translate({x:g} {y:g}) scale({scale})">{face}{inner}</g>'
