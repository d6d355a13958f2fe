"""What an action of Metro is worth at first sight."""

from __future__ import annotations

from metropole.games.metro.actions import DRAW
from metropole.games.metro.scoring import lines
from metropole.games.metro.track import Track
from metropole.games.metro.view import View

STILL_TO_COME = 5.0  # points that an open line of any length may hope for besides the tiles it has
PRICE_OF_DRAWING = 0.5  # drawing is better than any placement that loses more


def worth(view: View) -> dict[int, float]:
    """How far an action brings one's own lines ahead of the others': points, open lines and their hopes included."""
    state = view.known
    seat = state.turn
    now = _standing(state.track, seat)
    found: dict[int, float] = {}
    for code in state.legal():
        if code == DRAW:
            found[code] = -PRICE_OF_DRAWING
            continue
        after = state.track.copy()
        after.place(code)
        found[code] = _standing(after, seat) - now
    return found


def _standing(track: Track, seat: int) -> float:
    """One's own lines, less what the others have on average."""
    own = others = 0.0
    for line in lines(track):
        value = line.points if line.is_complete else line.length + STILL_TO_COME
        if line.seat == seat:
            own += value
        elif line.seat is not None:
            others += value
    return own - others / (track.players - 1)


def place(code: int) -> int:
    """What a person looks at who thinks of this action: the square, or the stack."""
    return code if code == DRAW else code % 64


def show(code: int) -> float:
    """How much an action shows off, 0 to 1: drawing does."""
    return 1.0 if code == DRAW else 0.0
