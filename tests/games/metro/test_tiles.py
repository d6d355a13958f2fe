"""The 24 kinds and where they would join stations by themselves."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from metropole.games.metro import board, tiles
from tests.games.metro import reference

FOUR = ("aacb", "cbaa", "acba", "baac", "aaaa")
THREE = ("cbcb", "bcbc")
SLOW_BOARD = reference.Board(Path(str(files("metropole.data").joinpath("metro.json"))))


def test_sixty_tiles_of_24_kinds() -> None:
    assert len(tiles.KINDS) == 24
    assert len(tiles.DECK) == 60
    for kind, copies in tiles.COPIES.items():
        assert copies == (4 if kind in FOUR else 3 if kind in THREE else 2)
        assert tiles.DECK.count(kind) == copies


@pytest.mark.parametrize("kind", tiles.KINDS)
@pytest.mark.parametrize("turns", tiles.TURNS)
def test_tracks(kind: str, turns: int) -> None:
    tracks = tiles.tracks(kind, turns)
    assert tracks == reference.tracks(kind, turns)
    assert sorted(tracks) == [0, 2, 4, 6]
    assert sorted(tracks.values()) == [1, 3, 5, 7]
    turned_once_more = {(enters + 2) % 8: (leaves + 2) % 8 for enters, leaves in tracks.items()}
    assert tiles.tracks(kind, (turns + 1) % 4) == turned_once_more
    tile = tiles.INDEX[kind] * 4 + turns
    for side in range(4):
        assert tracks[2 * side] == 2 * tiles.LEAVES_BY[4 * tile + side] + 1


def test_letters() -> None:
    assert tiles.tracks("aaaa") == {0: 5, 2: 7, 4: 1, 6: 3}
    assert tiles.tracks("dddd") == {0: 1, 2: 3, 4: 5, 6: 7}
    assert tiles.tracks("bbbb") == {0: 3, 2: 5, 4: 7, 6: 1}
    assert tiles.tracks("cccc") == {0: 7, 2: 1, 4: 3, 6: 5}


def test_a_turned_kind_is_another_or_none() -> None:
    """Turning moves the letters on; the printed set holds every turning of each of its kinds."""
    for kind in tiles.KINDS:
        for turns in tiles.TURNS:
            turned = kind[-turns:] + kind[:-turns] if turns else kind
            assert turned in tiles.KINDS
            assert tiles.tracks(turned) == tiles.tracks(kind, turns)


@pytest.mark.parametrize("kind", tiles.KINDS)
@pytest.mark.parametrize("turns", tiles.TURNS)
def test_short_squares(kind: str, turns: int) -> None:
    short = {
        8 * row + column
        for row, column in SLOW_BOARD.squares
        if reference.makes_short_line(SLOW_BOARD, {}, (row, column), (kind, turns))
    }
    assert tiles.SHORT[tiles.INDEX[kind] * 4 + turns] == board.mask_of(short)
    for square in range(64):
        assert bool(tiles.joined_stations(kind, turns, square)) == (square in short)


def test_unknown_kinds_have_no_name() -> None:
    assert tiles.name_of(tiles.UNKNOWN) is None
    assert tiles.name_of(tiles.NO_KIND) is None
    assert tiles.kind_of(None) == tiles.UNKNOWN
    assert [tiles.kind_of(kind) for kind in tiles.KINDS] == list(range(24))
