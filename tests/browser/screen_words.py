"""The words of a screen of Metro, worked out a second time: squares by letter and number, tiles by their tracks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from metropole.games.metro import board, tiles
from metropole.words import PLACE_KEYS, TILE_KEYS, Words

# By how many sides clockwise a track leaves: what it is called, and the place where it lies for each side of entry.
TRACKS = {
    2: ("a", ()),
    3: ("c", ("top-left", "top-right", "bottom-right", "bottom-left")),
    1: ("b", ("top-right", "bottom-right", "bottom-left", "top-left")),
    0: ("d", ("top", "right", "bottom", "left")),
}


def square_name(square: str) -> str:
    """`34`, the fourth row and the fifth column, is E4."""
    row, column = divmod(board.INDEX[square], board.COLUMNS)
    return f"{chr(ord('A') + column)}{row + 1}"


def tile_name(words: Words, kind: str, turns: int) -> str:
    """The tracks of a tile, and where the rarest of them lie."""
    entries: dict[int, list[int]] = {}
    for side in range(4):
        entries.setdefault((tiles.leaves_by(kind, turns, side) - side) % 4, []).append(side)
    rarest = min(entries, key=lambda leaves: (len(entries[leaves]), [0, 3, 1, 2].index(leaves)))
    told = []
    for leaves, (letter, places) in TRACKS.items():
        if leaves in entries:
            tracks = words(f"track-{letter}", count=len(entries[leaves]))
            where = words.join([words(f"track-at-{places[side]}") for side in entries[leaves]]) if places else ""
            is_placed = leaves == rarest and len(entries) > 1
            told.append(words("tracks-where", tracks=tracks, where=where) if is_placed else tracks)
    return words("tile-named", tracks=words.join(told))


class ScreenWords(Words):
    """As the screen says it, where the command line says it as it is written."""

    def _worded(self, details: Mapping[str, Any]) -> dict[str, Any]:
        turns = details.get("turns", 0)
        named = {key: self._named(key, value, turns) for key, value in details.items()}
        return super()._worded({**named, **({"turns": 0} if "turns" in details else {})})

    def _named(self, key: str, value: Any, turns: int) -> Any:
        if key in PLACE_KEYS and value in board.INDEX:
            return square_name(value)
        return tile_name(self, value, turns) if key in TILE_KEYS and value in tiles.INDEX else value
