"""What stands where in an observation of Metropolys, for so many players."""

from __future__ import annotations

from metropole.games.metropolys import board, cards
from metropole.research.layout import Layout, arranged

VERSION = 1


def layout(players: int) -> Layout:
    """Seats are counted from one's own: 0 is oneself, 1 the next. Neighbourhoods stand as in the data of the board."""
    places, values = (len(board.NAMES),), (board.BUILDINGS,)
    return arranged(
        VERSION,
        [
            ("in_use", places, "1 for the neighbourhoods of the districts in use"),
            ("targets", places, "1 where the next building may stand"),
            ("last", places, "the value of the last bid, where it stands"),
            ("built", (players, *places), "the value of the seat's building that stands here for good"),
            ("bid", (players, *places), "the value of the seat's building that is bid here in this call"),
            ("tokens", (len(board.TOKENS), *places), "1 where a token lies or lay: trendy, subway, archaeology"),
            ("stock", (players, *values), "1 for the seat's buildings that are neither built nor bid, by value"),
            ("subway_card", (players,), "1 for the seat that holds the subway card"),
            ("archaeology_card", (players,), "1 for the seat that holds the archaeology card"),
            ("in_call", (players,), "1 for the seats that have not passed in this call"),
            ("turn", (players,), "1 for the seat to move; nowhere when the game is over"),
            ("area", (len(cards.AREA_CARDS),), "1 for one's own area card"),
            ("neighbourhood", (len(board.TYPES),), "1 for one's own neighbourhood card"),
            ("expansion", (len(board.EXPANSION_CARDS),), "1 for one's own card of the expansion"),
            ("expert", (1,), "1 in the version for experts"),
            ("has_expansion", (1,), "1 with the expansion"),
        ],
    )
