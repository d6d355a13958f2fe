"""What an action of Metropolys is worth at first sight."""

from __future__ import annotations

from metropole.games.metropolys.actions import PASS
from metropole.games.metropolys.board import BUILDINGS
from metropole.games.metropolys.tally import Tally
from metropole.games.metropolys.view import View, known_state


def worth(view: View) -> dict[int, float]:
    """The points that an action would bring if nobody answered it, less a little for a building hard to replace.

    A higher building is spent only where it wins at least a point more; between equals the lower one goes.
    """
    state = known_state(view)
    seat, tally = state.turn, Tally()
    now = tally.count_all(state).seat_total(seat)
    found: dict[int, float] = {}
    for code in state.legal():
        after = state.copy()
        after.play(code)
        while after.is_in_call:
            after.play(PASS)
        spent = 0.0 if code == PASS else (code % BUILDINGS + 1) / (BUILDINGS + 1)
        found[code] = tally.count_all(after).seat_total(seat) - now - spent
    return found
