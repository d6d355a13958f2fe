"""What an action of Metropolys is worth at first sight."""

from __future__ import annotations

from metropole.games.metropolys.actions import PASS
from metropole.games.metropolys.board import BUILDINGS
from metropole.games.metropolys.tally import Tally
from metropole.games.metropolys.view import View

STANDING = 0.6  # how likely the highest bid that can still be answered is to stand
BUILDING = 1.0  # points that one more building is worth by itself
SPENDING = 0.5  # points that the highest building is worth in stock


def worth(view: View) -> dict[int, float]:
    """The points that an action would bring if it stood, by how likely that is, less a little for the building spent.

    Passing is worth what it changes if the last bid is built. Between equals the lower building goes.
    """
    state = view.known
    seat, tally = state.turn, Tally()
    now = tally.count_all(state).seat_total(seat)
    found: dict[int, float] = {}
    for code in state.legal():
        after = state.copy()
        after.play(code)
        stands = 1.0 if code == PASS or not after.is_in_call else STANDING * (code % BUILDINGS + 1) / BUILDINGS
        while after.is_in_call:
            after.play(PASS)
        gain = tally.count_all(after).seat_total(seat) - now
        if code == PASS:
            found[code] = gain
        else:
            spent = (code % BUILDINGS + 1) / (BUILDINGS + 1)
            found[code] = stands * (gain + BUILDING) - SPENDING * spent
    return found


def focus(code: int) -> int:
    """What a person looks at who thinks of this action: the neighbourhood, or the pass."""
    return code // BUILDINGS


def showiness(code: int) -> float:
    """How much an action shows off, 0 to 1: the higher the building, the more."""
    return 0.0 if code == PASS else code % BUILDINGS / (BUILDINGS - 1)
