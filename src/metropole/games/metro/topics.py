"""The rules of Metro by topics: which there are, the facts in them, and what leads to each. Their words are in the
folder `messages`, their drawings in `drawings.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from metropole.games.contract import Detail
from metropole.games.metro import board, drawings, tiles
from metropole.games.metro.facts import FACTS
from metropole.games.rulebook import Rulebook, Term, Topic, table_topic, topic

NONE: Mapping[str, Detail] = {}


def _topic(id: str, *paragraphs: Mapping[str, Detail], **leads: Any) -> Topic:
    return topic("metro", id, paragraphs, drawings.DRAWINGS[id], **leads)


SHARES: Mapping[str, Detail] = {f"cars_{players}": each for players, each in FACTS.stations_each.items()}


def _owned(players: int) -> str:
    """The stations of each seat, seat after seat."""
    owners = board.OWNERS[players]
    seats = [[str(one) for one in board.STATIONS if owners[one - 1] == seat] for seat in range(players)]
    return " / ".join(" ".join(stations) for stations in seats)


OWNED: Mapping[str, Detail] = {f"with_{players}": _owned(players) for players in FACTS.stations_each}
ALL_TILES: Mapping[str, Detail] = {"count": len(tiles.DECK), "kinds": len(tiles.KINDS)}
SAMPLE_LENGTH = 5  # of a line, as an example

TOPICS = (
    _topic(
        "aim",
        {"least": FACTS.seats[0], "most": FACTS.seats[-1]},
        {"count": len(tiles.DECK)},
        terms=("tile", "car", "points"),
    ),
    _topic(
        "board",
        {"count": FACTS.stations, "room": len(board.names_of(board.TILE_SQUARES))},
        NONE,
        terms=("station", "centre-station"),
    ),
    _topic(
        "setup",
        SHARES,
        NONE,
        {"tiles": len(tiles.DECK)},
        OWNED,
        reasons=(
            *("wrong_number_of_players", "no_such_seat", "wrong_number_of_tiles", "too_many_copies"),
            "no_copy_left",
        ),
        options=("players", "first", "deck"),
        terms=("car", "stack"),
    ),
    _topic("tiles", NONE, ALL_TILES, terms=("tile",)),
    _topic(
        "turn",
        NONE,
        NONE,
        NONE,
        reasons=(
            *("drawn_already", "stack_empty", "drawn_tile_first", "tile_not_held"),
            *("not_your_turn", "spectators_do_not_play"),
        ),
        terms=("draw", "place", "stack", "hand"),
    ),
    _topic(
        "place",
        NONE,
        NONE,
        reasons=("square_in_centre", "square_occupied", "square_not_adjacent"),
        terms=("place",),
    ),
    _topic("single", NONE, NONE, reasons=("one_tile_line", "no_other_square"), terms=("line",)),
    _topic("lines", NONE, NONE, terms=("line",)),
    _topic("points", {"point": 1}, NONE, sources=("stations",), terms=("points",)),
    _topic(
        "centre",
        {"factor": FACTS.centre_factor, "count": SAMPLE_LENGTH, "points": SAMPLE_LENGTH * FACTS.centre_factor},
        sources=("centre",),
        terms=("centre-station",),
    ),
    _topic("end", {"count": len(tiles.DECK)}, NONE, reasons=("game_over",)),
    _topic(
        "hand",
        {"least": FACTS.hands[0], "most": FACTS.hands[-1]},
        reasons=("wrong_hand",),
        options=("hand",),
        terms=("hand",),
    ),
    _topic("rotation", NONE, NONE, reasons=("tiles_are_not_turned",), options=("free_rotation",)),
    _topic(
        "notation",
        {"straight": "a", "right": "b", "left": "c", "back": "d"},
        {"placement": "aacb01", "turned": "aacb01r2", "draw": "draw", "start": 0},
        reasons=(
            *("unknown_action", "unknown_code", "not_a_placement"),
            *("impossible_position", "wrong_number_of_seats"),
        ),
    ),
    table_topic(drawings.DRAWINGS["turn"]),
)

TERMS = tuple(
    Term(name)
    for name in ("tile", "stack", "hand", "station", "centre-station", "line", "car", "draw", "place", "points")
)

RULEBOOK = Rulebook(TOPICS, TERMS, printed=("fr",))
