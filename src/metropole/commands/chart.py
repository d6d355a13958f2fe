"""Lines over a game's actions as an SVG picture: each seat in a colour and a dash of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 900, 360, 56, 40, 130, 46
NAME_HEIGHT = 15
# Told apart without colour too: by dash and by the name at the line's end.
STYLES = (
    ("#1f5fa8", ""),
    ("#b3402e", "9 4"),
    ("#2f7d4f", "2 4"),
    ("#7a4fa3", "12 4 2 4"),
    ("#8a6d1b", "5 5"),
    ("#3c3c3c", "14 6"),
)


@dataclass(frozen=True, slots=True)
class Chart:
    """Values from 0 to 1, one series a name, all of the same length and at least one value long."""

    title: str
    names: Sequence[str]
    series: Sequence[Sequence[float]]
    across: str  # what the values are given over


def picture(charts: Sequence[Chart]) -> str:
    """Charts one below the other."""
    height = HEIGHT * len(charts)
    drawn = "".join(f'<g transform="translate(0 {HEIGHT * i})">{_drawn(chart)}</g>' for i, chart in enumerate(charts))
    label = escape("; ".join(chart.title for chart in charts), quote=True)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}">'
    return f'{head}<rect width="{WIDTH}" height="{height}" fill="#fffdf7"/>{drawn}</svg>\n'


def _drawn(chart: Chart) -> str:
    parts = [_text(LEFT, 24, chart.title, size=17), *_axis(), _text(LEFT, HEIGHT - 10, chart.across, size=13)]
    ends = _apart([values[-1] for values in chart.series])
    for name, values, end, (colour, dash) in zip(chart.names, chart.series, ends, STYLES, strict=False):
        points = " ".join(f"{_x(index, len(values)):.1f},{_y(value):.1f}" for index, value in enumerate(values))
        line = f'stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"'
        parts.append(f'<polyline points="{points}" fill="none" {line}/>')
        parts.append(_text(WIDTH - RIGHT + 8, end + 4, name, size=13, colour=colour))
    return "".join(parts)


def _apart(values: Sequence[float]) -> list[float]:
    """Heights for the names at the lines' ends, moved so that none covers another."""
    heights = [0.0] * len(values)
    lowest = float("-inf")
    for index in sorted(range(len(values)), key=lambda i: _y(values[i])):
        lowest = heights[index] = max(_y(values[index]), lowest + NAME_HEIGHT)
    return heights


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
