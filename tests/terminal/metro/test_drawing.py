"""The board of Metro in characters: what is drawn is what lies there."""

from __future__ import annotations

import random

import pytest

from metropole.games import metro
from metropole.games.metro import board
from metropole.games.metro.tiles import KINDS, leaves_by
from metropole.games.metro.way import crossings
from metropole.terminal.metro.drawing import UNCLEAR, grid, picture, tracks_drawn

# Where a line comes in and goes out of a drawn tile, by side, and which way it looks when it comes in.
COMES_IN = {0: (0, 1, "down"), 1: (0, 3, "left"), 2: (2, 3, "up"), 3: (2, 1, "right")}
GOES_OUT = {0: (0, 3, "up"), 1: (2, 3, "right"), 2: (2, 1, "down"), 3: (0, 1, "left")}
STEP = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}
TURNS = {
    **{(glyph, way): way for glyph in "┼│─" for way in STEP},
    **{("╱", a): b for a, b in (("up", "right"), ("right", "up"), ("down", "left"), ("left", "down"))},
    **{("╲", a): b for a, b in (("up", "left"), ("left", "up"), ("down", "right"), ("right", "down"))},
    **{("┘", "down"): "left", ("┘", "right"): "up", ("└", "down"): "right", ("└", "left"): "up"},
    **{("┐", "up"): "left", ("┐", "right"): "down", ("┌", "up"): "right", ("┌", "left"): "down"},
}


def followed(drawn: list[str], side: int) -> int | None:
    """The side by which the eye leaves that follows a drawn track; None where two tracks run along each other."""
    row, column, way = COMES_IN[side]
    while 0 <= row < 3 and 1 <= column <= 3:
        glyph = drawn[row][column]
        if glyph == UNCLEAR:
            return None
        way = TURNS[glyph, way]
        leaving = [out for out, end in GOES_OUT.items() if end == (row, column, way)]
        if leaving:
            return leaving[0]
        row, column = row + STEP[way][0], column + STEP[way][1]
    raise AssertionError("the track runs off the tile")


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("kind", KINDS)
def test_the_eye_follows_a_drawn_track_to_its_end(kind: str, turns: int) -> None:
    drawn = tracks_drawn(kind, turns)
    seen = [followed(drawn, side) for side in range(4)]
    assert all(side in (None, leaves_by(kind, turns, at)) for at, side in enumerate(seen))
    if not {"d"} & set(kind) and kind != "bbbb":
        assert None not in seen


def full_board() -> metro.State:
    rng = random.Random(6)
    state = metro.new_game(metro.deal(3, {"free_rotation": True}, rng))
    while state.turn >= 0:
        state.play(rng.choice(state.legal()))
    return state


def test_grid_and_picture_show_every_tile_and_station() -> None:
    track = full_board().track
    shown = "\n".join(grid(track, str))
    for code in track.codes():
        assert metro.text(code)[:4] in shown
    for lines in (grid(track, str), picture(track, str)):
        words = " ".join(lines).replace("│", " ").split()
        assert all(str(station) in words for station in board.STATIONS)
    assert len(picture(track, str)) == 26


def test_the_way_of_a_line_is_as_long_as_the_line() -> None:
    track = full_board().track
    for line in metro.lines(track):
        assert len(crossings(track, line.station)) == line.length
