"""Lines followed tile by tile: forward from a station, and back from a square."""

from __future__ import annotations

import random

from metropole.games import metro
from metropole.games.metro import board
from metropole.games.metro.way import crossings, stations_through


def test_the_lines_through_a_square_are_those_that_cross_it() -> None:
    """Over whole games of tiles that turn, so that lines run in rings as well."""
    rng = random.Random(1900)
    for _ in range(20):
        state = metro.new_game(metro.deal(rng.choice(metro.SEATS), {"free_rotation": True}, rng))
        while state.turn >= 0:
            state.play(rng.choice(state.legal()))
            square = rng.randrange(len(board.NAMES))
            crossed = [
                station
                for station in board.STATIONS
                if any(name == board.NAMES[square] for name, _ in crossings(state.track, station))
            ]
            if state.track.tile_on(square) is not None:
                assert stations_through(state.track, square) == crossed


def test_what_a_seat_was_shown_is_what_its_view_has_seen() -> None:
    rng = random.Random(1901)
    for hand in (1, 2, 3):
        state = metro.new_game(metro.deal(3, {"hand": hand}, rng))
        while state.turn >= 0:
            state.play(rng.choice(state.legal()))
            assert [metro.shown_to(state, seat) for seat in range(3)] == [
                len(metro.view(state, seat).seen) for seat in range(3)
            ]
