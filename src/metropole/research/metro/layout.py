"""What stands where in an observation of Metro, for so many players."""

from __future__ import annotations

from metropole.games.metro import board, tiles
from metropole.research.layout import Layout, arranged

VERSION = 1
PLANE = (board.ROWS, board.COLUMNS)
MOST = 255  # what a byte can hold; nothing in a game comes near it but points, which stop there


def layout(players: int) -> Layout:
    """Seats are counted from one's own: 0 is oneself, 1 the next. Sides go clockwise from the top."""
    kinds = (len(tiles.KINDS),)
    return arranged(
        VERSION,
        [
            ("tracks", (4, 4, *PLANE), "1 where the tile leads a line that enters by the first side out by the second"),
            ("open", PLANE, "1 where a tile may lie next: at the edge of the board or beside a tile"),
            ("arriving", (players, 4, *PLANE), "the seat's line that would enter here by the side: 1 + its length"),
            ("to_centre", (4, *PLANE), "leaving an open square by the side leads to the centre: 1 + tiles crossed"),
            ("to_station", (4, *PLANE), "leaving an open square by the side leads to a station: 1 + tiles crossed"),
            ("hand", kinds, "how many tiles of each kind one holds"),
            ("drawn", kinds, "1 for the kind that was drawn in the open and is to be placed"),
            ("unseen", kinds, "how many tiles of each kind one has not seen: in the stack or in other hands"),
            ("points", (players,), f"points for complete lines, at most {MOST}"),
            ("held", (players,), "how many tiles the seat holds"),
            ("turn", (players,), "1 for the seat to move; nowhere when the game is over"),
            ("stack", (1,), "how many tiles are left in the stack"),
            ("hand_size", (1,), "how many tiles a seat may hold"),
            ("free_rotation", (1,), "1 if tiles may be turned"),
        ],
    )
