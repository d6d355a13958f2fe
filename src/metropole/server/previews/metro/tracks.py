"""Tracks as curves: 100 units to the square, exits at thirds of its sides, clockwise from the top left corner."""

from __future__ import annotations

SQUARE = 100
THIRD = SQUARE / 3
CIRCLE = 0.5523  # handles of this part of the radius make a quarter of a circle
EXITS = (
    *((THIRD, 0.0), (2 * THIRD, 0.0), (100.0, THIRD), (100.0, 2 * THIRD)),
    *((2 * THIRD, 100.0), (THIRD, 100.0), (0.0, 2 * THIRD), (0.0, THIRD)),
)
INWARD = ((0, 1), (-1, 0), (0, -1), (1, 0))  # from each side into the square
# How long the handles are, by the quarter turns from the side of entry to that of exit.
HANDLES = (46.0, CIRCLE * 2 * THIRD, THIRD, CIRCLE * THIRD)


def corner(square: int) -> tuple[int, int]:
    """The top left corner of a square."""
    return square % 8 * SQUARE, square // 8 * SQUARE


def gate(square: int, side: int) -> tuple[float, float]:
    """Where lines come in over a side of a square: stations stand there."""
    (x, y), (u, v) = corner(square), EXITS[2 * side]
    return x + u, y + v


def exit_of(square: int, side: int) -> tuple[float, float]:
    """Where lines go out over a side of a square."""
    (x, y), (u, v) = corner(square), EXITS[2 * side + 1]
    return x + u, y + v


def curve(square: int, side: int, out: int) -> str:
    """The track from one side to another, as path commands that go on from where it begins."""
    (x, y), (end_x, end_y) = gate(square, side), exit_of(square, out)
    handle, (u, v), (back_u, back_v) = HANDLES[(out - side) % 4], INWARD[side], INWARD[out]
    first = f"{x + u * handle:.1f} {y + v * handle:.1f}"
    return f"C{first} {end_x + back_u * handle:.1f} {end_y + back_v * handle:.1f} {end_x:.1f} {end_y:.1f}"


def track(square: int, side: int, out: int) -> str:
    """The same as a path of its own."""
    x, y = gate(square, side)
    return f"M{x:.1f} {y:.1f}{curve(square, side, out)}"
