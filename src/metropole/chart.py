"""Lines over a game's actions as an SVG picture: each seat in a colour and a dash of its own."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 900, 360, 56, 40, 130, 46
# Told apart without colour too: by dash and by the name at the line's end.
STYLES = (
    ("#1f5fa8", ""),
    ("#b3402e", "9 4"),
    ("#2f7d4f", "2 4"),
    ("#7a4fa3", "12 4 2 4"),
    ("#8a6d1b", "5 5"),
    ("#3c3c3c", "14 6"),
)


def line_chart(title: str, names: Sequence[str], series: Sequence[Sequence[float]], across: str) -> str:
    """Values from 0 to 1, one series a name, all of the same length."""
    parts = [_text(LEFT, 24, title, size=17), *_axis(), _text(LEFT, HEIGHT - 10, across, size=13)]
    for name, values, (colour, dash) in zip(names, series, STYLES, strict=False):
        points = " ".join(f"{_x(index, len(values)):.1f},{_y(value):.1f}" for index, value in enumerate(values))
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"/>'
        )
        parts.append(_text(WIDTH - RIGHT + 8, _y(values[-1]) + 4, name, size=13, colour=colour))
    body = "".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(title, quote=True)}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>{body}</svg>\n'
    )


def _x(index: int, count: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * index / max(count - 1, 1)


def _y(value: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - value)


def _axis() -> list[str]:
    lines = []
    for percent in range(0, 101, 25):
        y = _y(percent / 100)
        lines.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" stroke="#d8d2c4"/>')
        lines.append(_text(8, y + 4, f"{percent} %", size=12))
    return lines


def _text(x: float, y: float, text: str, size: int, colour: str = "#2b2b2b") -> str:
    font = f'font-family="sans-serif" font-size="{size}" fill="{colour}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {font}>{escape(text)}</text>'
