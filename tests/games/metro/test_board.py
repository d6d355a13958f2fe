"""Squares, stations, owners and gates."""

from __future__ import annotations

import pytest

from metropole.games.contract import NOBODY
from metropole.games.metro import SEATS, board

STATIONS_EACH = {2: 16, 3: 10, 4: 8, 5: 6, 6: 5}
OWN = {  # the stations by seat, as the players' cards show them
    2: [list(range(1, 33, 2)), list(range(2, 33, 2))],
    3: [
        [1, 4, 6, 11, 15, 20, 23, 25, 28, 31],
        [2, 7, 9, 12, 14, 19, 22, 27, 29, 32],
        [3, 5, 8, 10, 13, 18, 21, 24, 26, 30],
    ],
    4: [
        [4, 7, 11, 16, 20, 23, 27, 32],
        [3, 8, 12, 15, 19, 24, 28, 31],
        [1, 6, 10, 13, 18, 21, 25, 30],
        [2, 5, 9, 14, 17, 22, 26, 29],
    ],
    5: [
        [1, 5, 10, 14, 22, 28],
        [6, 12, 18, 23, 27, 32],
        [3, 7, 15, 19, 25, 29],
        [2, 9, 13, 21, 26, 30],
        [4, 8, 11, 20, 24, 31],
    ],
    6: [
        [1, 5, 10, 19, 27],
        [2, 11, 18, 25, 29],
        [4, 8, 14, 21, 26],
        [6, 15, 20, 24, 31],
        [3, 9, 13, 23, 30],
        [7, 12, 22, 28, 32],
    ],
}


def test_sixty_squares_and_the_centre() -> None:
    assert board.names_of(board.CENTRE_SQUARES) == ["33", "34", "43", "44"]
    assert board.TILE_SQUARES.bit_count() == 60
    assert board.EDGE.bit_count() == 28


def test_stations_go_anticlockwise_from_the_top_right() -> None:
    places = [(board.NAMES[square], board.SIDES[side]) for square, side in board.STATION_PLACES]
    assert places[:8] == [(f"0{column}", "top") for column in range(7, -1, -1)]
    assert places[8:16] == [(f"{row}0", "left") for row in range(8)]
    assert places[16:24] == [(f"7{column}", "bottom") for column in range(8)]
    assert places[24:] == [(f"{row}7", "right") for row in range(7, -1, -1)]


def test_station_names() -> None:
    assert board.STATION_NAMES[8] == "Place de Clichy"
    assert len(set(board.STATION_NAMES)) == 32


@pytest.mark.parametrize("players", SEATS)
def test_owners(players: int) -> None:
    owners = board.OWNERS[players]
    for seat in range(players):
        stations = [station for station in board.STATIONS if owners[station - 1] == seat]
        assert stations == OWN[players][seat]
        assert len(stations) == STATIONS_EACH[players]
    assert owners.count(NOBODY) == 32 - players * STATIONS_EACH[players]


def test_every_gate_leads_out_of_one_square_into_another() -> None:
    """Each gate that lies between two squares is one's way out and the other's way in."""
    inside = [4 * square + side for square in range(64) for side in range(4) if board.TILE_SQUARES >> square & 1]
    ways_in = [board.GATES_IN[place] for place in inside]
    ways_out = [board.GATES_OUT[place] for place in inside]
    assert len(set(ways_in)) == 240
    assert len([gate for gate in ways_out if gate == board.ARRIVALS + board.CENTRE_GATE]) == 8
    assert len({gate for gate in ways_out if board.ARRIVALS <= gate < board.GATES - 1}) == 32
    between = [gate for gate in ways_out if gate < board.ARRIVALS]
    assert len(between) == len(set(between)) == 200
    assert set(between) < set(ways_in)
    for place in inside:
        if (gate := board.GATES_OUT[place]) < board.ARRIVALS:
            square, side = board.GATE_PLACES[gate]
            assert board.neighbour(square, side) == place // 4


def test_neighbours() -> None:
    assert board.names_of(board.NEIGHBOURS[board.INDEX["00"]]) == ["01", "10"]
    assert board.names_of(board.NEIGHBOURS[board.INDEX["23"]]) == ["13", "22", "24"]
    assert board.neighbour(board.INDEX["07"], 1) is None
