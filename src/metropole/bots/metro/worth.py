"""What an action of Metro is worth at first sight, to a person in a hurry and to a search. Types in worth.pxd."""

from __future__ import annotations

from metropole.games.metro import board
from metropole.games.metro.actions import DRAW
from metropole.games.metro.track import Track
from metropole.games.metro.view import View

STATIONS, CENTRE_GATE = len(board.STATIONS), board.CENTRE_GATE
OWNERS = [list(board.OWNERS.get(players, [-1] * STATIONS)) for players in range(len(board.COLOURS) + 1)]
HOPE = 5.0  # points that an open line of any length may hope for besides the tiles it has
WORTH_OF_DRAWING = -0.5  # drawing is better than any placement that loses more


def worth(view: View) -> dict[int, float]:
    """How far an action brings one's own lines ahead of the others': points, open lines and their hopes included."""
    state = view.known
    seat = state.turn
    now = standing(state.track, seat)
    found: dict[int, float] = {}
    for code in state.legal():
        if code == DRAW:
            found[code] = WORTH_OF_DRAWING
            continue
        after = state.track.copy()
        after.place(code)
        found[code] = standing(after, seat) - now
    return found


def standing(track: Track, seat: int) -> float:
    """One's own lines, less what the others have on average."""
    own = 0.0
    others = 0.0
    for station in range(STATIONS):
        owner = OWNERS[track.players][station]
        if owner >= 0:
            if track.finished >> station & 1:
                value = track.length[station] * (2.0 if track.other[station] == CENTRE_GATE else 1.0)
            else:
                value = track.length[station] + HOPE
            if owner == seat:
                own += value
            else:
                others += value
    return own - others / (track.players - 1)


def focus(code: int) -> int:
    """What a person looks at who thinks of this action: the square, or the stack."""
    return code if code == DRAW else code % 64


def showiness(code: int) -> float:
    """How much an action shows off, 0 to 1: drawing does."""
    return 1.0 if code == DRAW else 0.0
