"""What the topics of Metro show on the board: short games, as they would be written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from metropole.games.metro.actions import DRAW, TEXTS
from metropole.games.metro.tiles import DECK
from metropole.games.rulebook import Drawing

USUAL: Mapping[str, Any] = {}
KIND = 4  # letters of a tile's name


def _deck(first: Sequence[str]) -> list[str]:
    """A deck that begins with these tiles."""
    rest = list(DECK)
    for kind in first:
        rest.remove(kind)
    return [*first, *rest]


def _net(
    *actions: str,
    players: int = 2,
    deck: Sequence[str] | None = None,
    options: Mapping[str, Any] = USUAL,
    begins: int = 0,
    lit: Sequence[str | int] = (),
) -> Drawing:
    """Tiles placed one after another; without a deck each is placed as it was drawn. Lit numbers are stations."""
    first = [action[:KIND] for action in actions] if deck is None else deck
    kind = "station" if any(isinstance(one, int) for one in lit) else "place"
    given = {"first": 0, "deck": _deck(first)}
    return Drawing(players, actions, options, given, begins, tuple(map(str, lit)), kind)


WHOLE_GAME = """
    cddb04 dada67 cccc06 aacb76 aaaa57 cdac71 dacc16 bcbc02 bcdd15 aaaa47 dacc61 cbcb07 accd37 baac51 adad46 acba66
    aaaa05 bbad74 cbaa30 dbba62 adad31 ccda60 acba50 bcdd32 adbb45 cbaa10 cbcb56 cddb40 ccda26 acba63 ddbc35 acba22
    accd17 cbcb21 dbcd27 aaaa01 baac77 baac36 adbb73 badb11 aacb14 bcbc20 aacb24 dddd12 baac75 bbad13 bbbb64 bcbc65
    bbbb53 dddd55 badb52 cbaa42 cbaa54 cccc23 dada25 cdac72 ddbc41 aacb70 dbba03 dbcd00
"""
LONG_LINE = "cccc74 cdac73 aacb47 dddd64 dacc20 cddb05 baac30 dada40 bbad75"
MANY_LINES = "dbcd17 cbaa20 cbaa30 dada47 ddbc40 dada10 accd03 acba76 dbcd31"

DRAWINGS: Mapping[str, Drawing] = {
    "aim": _net(*MANY_LINES.split(), players=3, lit=[12]),
    "board": _net("aaaa04", lit=[4, 21]),
    "setup": _net("aaaa02", players=4, lit=[4, 7, 11, 16, 20, 23, 27, 32]),
    "tiles": _net("aaaa04", "bbad14", "cbcb24"),
    "turn": _net(TEXTS[DRAW], "aaaa03", "bbbb13", "cbcb23", deck=["cbcb", "bbbb", "aaaa"]),
    "place": _net("aaaa03", "bbad13", "aaaa60", lit=["13", "60"]),
    "single": _net("aacb05", "dddd15", lit=["15"]),
    "lines": _net(*LONG_LINE.split(), players=3, lit=[21]),
    "points": _net("aaaa01", "dddd11", lit=[7]),
    "centre": _net("aaaa03", "aaaa13", "aaaa23", lit=[5]),
    "end": _net(*WHOLE_GAME.split(), begins=len(WHOLE_GAME.split()) - 4),
    "hand": _net("aaaa03", "bbbb13", deck=["dddd", "aaaa", "bbbb", "cccc"], options={"hand": 2}),
    "rotation": _net("aacb05r1", "badb15r2", options={"free_rotation": True}, lit=["05", "15"]),
    "notation": _net("aacb01", lit=["01"]),
}
