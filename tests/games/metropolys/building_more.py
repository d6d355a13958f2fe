"""What a seat would have with a building more: counted on the board as it is, and on one where it stands.

Only compiled modules may ask a compiled Tally: `python -m tests.games.metropolys.building_more` checks it interpreted.
"""

from __future__ import annotations

from dataclasses import replace

from metropole.games import metropolys
from metropole.games.metropolys import State, board
from metropole.games.metropolys.tally import Tally
from tests.games.metropolys.positions import COMBINATIONS, random_states, snapshot

PLACES = (-1, 0, 1, 23, 54)


def check() -> None:
    """In positions of every kind, for every seat."""
    tally = Tally()
    for combination in COMBINATIONS:
        for state in random_states(combination, seed=61, count=3, every=20):
            before = snapshot(state)
            tally.count_all(state)  # and whatever it has counted before
            for seat in range(state.players):
                for place in PLACES:
                    assert tally.total_with(state, seat, place) == expected(state, seat, place)
            assert snapshot(state) == before


def expected(state: State, seat: int, place: int) -> int:
    """The points for tokens and cards; the highest buildings are counted at the end alone."""
    view = metropolys.view(state, seat)
    more = {board.NAMES[place]: 1} if place >= 0 else {}
    built = tuple({**own, **more} if one == seat else own for one, own in enumerate(view.position.built))
    points = Tally().count_all(State(view.setup).arrange(replace(view.position, built=built))).seat_points(seat)
    return sum(points.values()) - points["highest"]


if __name__ == "__main__":
    check()
