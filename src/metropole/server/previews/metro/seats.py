"""The seats of Metro: each is its colour, its shape and the dash of its line."""

from __future__ import annotations

from typing import NamedTuple


class Look(NamedTuple):
    """Colour, shape in a box of 24 x 24, dash of the line, and ink on the colour."""

    colour: str
    shape: str
    dash: str
    ink: str


LOOKS = (
    Look("#fdcc22", "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z", "", "#15212c"),
    Look("#285fb8", "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z", "12 9", "#ffffff"),
    Look("#e08a38", "M12 2 23 21.5H1z", ".1 8", "#15212c"),
    Look("#008566", "M12 1 23 12 12 23 1 12z", "16 7 .1 7", "#ffffff"),
    Look("#57245f", "M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z", "3 5", "#ffffff"),
    Look("#14181d", "M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8z", "22 5", "#ffffff"),
)


def mark(seat: int) -> str:
    """The sign of a seat in a box of 24 x 24."""
    look = LOOKS[seat]
    return f'<path d="{look.shape}" fill="{look.colour}" stroke="#15212c" stroke-width="2" stroke-linejoin="round"/>'
