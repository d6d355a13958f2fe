"""The board of Metro in lines: a grid with the tiles' letters, or their tracks drawn with box characters."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from metropole.games.metro import board
from metropole.games.metro.tiles import KINDS
from metropole.games.metro.track import Track

Lines = list[str]
Cell = tuple[int, int]

# The tracks that come in at the top, by letter, over the three rows and columns in which a tile's tracks can run.
FROM_TOP: dict[str, tuple[tuple[Cell, str], ...]] = {
    "a": (((0, 0), "│"), ((1, 0), "│"), ((2, 0), "│")),
    "b": (((0, 0), "│"), ((1, 0), "│"), ((2, 0), "└"), ((2, 1), "─"), ((2, 2), "─")),
    "c": (((0, 0), "┘"),),
    "d": (((0, 0), "└"), ((0, 1), "─"), ((0, 2), "┘")),
}
TURNED = dict(zip("│─└┌┐┘", "─│┌┐┘└", strict=True))  # each character after a quarter clockwise
MEETING = {frozenset("│─"): "┼", frozenset("└┐"): "╲", frozenset("┘┌"): "╱"}  # two tracks in one character
UNCLEAR = "╋"  # tracks that run along each other: the letters tell which is which
MARGIN = 6


def tracks_drawn(kind: str, turns: int = 0) -> Lines:
    """A tile's four tracks in three lines; where two turn away from each other they are drawn as a mirror, ╱ or ╲."""
    found: dict[Cell, set[str]] = defaultdict(set)
    for side in range(4):
        for start, glyph in FROM_TOP[kind[(side - turns) % 4]]:
            (row, column), turned = start, glyph
            for _ in range(side):
                (row, column), turned = (column, 2 - row), TURNED[turned]
            found[row, column].add(turned)
    ends = ("─", " ", "─")
    return [ends[row] + "".join(_glyph(found[row, column]) for column in range(3)) + ends[row] for row in range(3)]


def _glyph(tracks: set[str]) -> str:
    if len(tracks) < 2:
        return next(iter(tracks), " ")
    return MEETING.get(frozenset(tracks), UNCLEAR)


def tile_text(track: Track, square: int) -> str:
    """The letters of the tile on a square, with its turns; nothing on an empty one."""
    tile = track.tile_on(square)
    if tile is None:
        return ""
    return KINDS[tile // 4] + (f"r{tile % 4}" if tile % 4 else "")


def grid(track: Track, mark: Callable[[int], str]) -> Lines:
    """The board with letters in its squares; `mark` says how a station is shown in the margin."""

    def row_of(row: int) -> str:
        names = [_in_grid(track, row * board.COLUMNS + column) for column in range(board.COLUMNS)]
        return "│" + "│".join(f"{name:^6}" for name in names) + "│"

    rules = [
        "┌" + "┬".join(["──────"] * 8) + "┐",
        "├" + "┼".join(["──────"] * 8) + "┤",
        "└" + "┴".join(["──────"] * 8) + "┘",
    ]
    lines = [_across("top", 7, mark), " " * MARGIN + rules[0]]
    for row in range(board.ROWS):
        lines.append(_with_margins(row, row_of(row), mark))
        lines.append(" " * MARGIN + (rules[1] if row + 1 < board.ROWS else rules[2]))
    return [*lines, _across("bottom", 7, mark)]


def _in_grid(track: Track, square: int) -> str:
    if board.CENTRE_SQUARES >> square & 1:
        return "░░░░░░"
    return tile_text(track, square) or ("·" if track.frontier >> square & 1 else "")


def picture(track: Track, mark: Callable[[int], str]) -> Lines:
    """The board with all tracks drawn."""
    lines = [_across("top", 5, mark)]
    for row in range(board.ROWS):
        cells = [_cell(track, row * board.COLUMNS + column) for column in range(board.COLUMNS)]
        parts = ["".join(cell[part] for cell in cells) for part in range(3)]
        lines += [" " * MARGIN + parts[0], _with_margins(row, parts[1], mark), " " * MARGIN + parts[2]]
    return [*lines, _across("bottom", 5, mark)]


def _cell(track: Track, square: int) -> Lines:
    tile = track.tile_on(square)
    if tile is not None:
        return tracks_drawn(KINDS[tile // 4], tile % 4)
    if board.CENTRE_SQUARES >> square & 1:
        return ["░░░░░"] * 3
    return ["     ", f" {board.NAMES[square]}  ", "     "]


def _station(row: int, column: int, side: str) -> int:
    return board.STATION_AT[row * board.COLUMNS + column, board.SIDES.index(side)]


def _across(side: str, width: int, mark: Callable[[int], str]) -> str:
    row = 0 if side == "top" else board.ROWS - 1
    return " " * MARGIN + "".join(f"{mark(_station(row, column, side)):^{width}}" for column in range(board.COLUMNS))


def _with_margins(row: int, line: str, mark: Callable[[int], str]) -> str:
    left, right = mark(_station(row, 0, "left")), mark(_station(row, board.COLUMNS - 1, "right"))
    return f"{left:>{MARGIN - 1}} {line} {right}"
