"""A slow and obvious second implementation of Metro, for checking the fast engine.

Every line is followed from its station anew whenever somebody asks, and every legal placement is found by
trying it. Nothing here is shared with the engine, so that both have to be wrong in the same way to agree.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

Square = tuple[int, int]
Tile = tuple[str, int]
Placed = dict[Square, Tile]

SIDES = ("top", "right", "bottom", "left")

# Exits go clockwise from the top left corner, two a side: 0 1 top, 2 3 right, 4 5 bottom, 6 7 left.
# A line comes in by the first exit of a side (even) and goes out by the second one (odd).
WAY_IN = {"top": 0, "right": 2, "bottom": 4, "left": 6}
WAY_OUT = {"top": 1, "right": 3, "bottom": 5, "left": 7}

# How many sides clockwise from the side of its even exit each letter's track comes out.
SIDES_ON = {"a": 2, "b": 1, "c": 3, "d": 0}

# The odd exit, where it leads (rows down, columns right), and the even exit of the neighbour it faces.
# For example 3 is the lower exit on the right; the lower exit on the left of the next tile is 6.
LEADS_TO = {1: (-1, 0, 4), 3: (0, 1, 6), 5: (1, 0, 0), 7: (0, -1, 2)}

CENTRE = "centre"
DRAW = "draw"


class Board:
    """What metro.json says of the board and the tiles."""

    def __init__(self, path: str | Path) -> None:
        """Read the data file at the path."""
        data = json.loads(Path(path).read_text(encoding="utf-8"))
        self.rows: int = data["rows"]
        self.columns: int = data["columns"]
        self.centre: set[Square] = {(row, column) for row, column in data["centre_squares"]}
        self.squares: set[Square] = {
            (row, column) for row in range(self.rows) for column in range(self.columns)
        } - self.centre
        self.tiles: dict[str, int] = dict(data["tiles"])
        self.stations: dict[int, tuple[int, int, str]] = {
            int(number): (row, column, side) for number, (row, column, side) in data["stations"].items()
        }
        self.owners: dict[int, list[list[int]]] = {
            int(players): seats for players, seats in data["station_owners"].items()
        }

    def station_at(self, row: int, column: int, side: str) -> int:
        """Return the number of the station on that side of that edge square."""
        for number, place in self.stations.items():
            if place == (row, column, side):
                return number
        raise KeyError((row, column, side))

    def on_edge(self, square: Square) -> bool:
        """Say whether the square lies on the edge of the board."""
        row, column = square
        return row in (0, self.rows - 1) or column in (0, self.columns - 1)


class Line(NamedTuple):
    """A line as far as it goes: end is a station number, "centre", or None while it is open."""

    station: int
    length: int
    end: int | str | None


@cache
def tracks(kind: str, turns: int = 0) -> dict[int, int]:
    """Return which odd exit each even exit is joined to, the tile turned clockwise by that many quarters."""
    joined = {}
    for side, letter in enumerate(kind):
        way_in = SIDES[side]
        way_out = SIDES[(side + SIDES_ON[letter]) % 4]
        # A quarter turn clockwise takes each side to the next one, and so each exit two exits on.
        joined[(WAY_IN[way_in] + 2 * turns) % 8] = (WAY_OUT[way_out] + 2 * turns) % 8
    return joined


def trace(board: Board, placed: Placed, station: int) -> Line:
    """Follow the line of one station from its first tile until it ends or runs out of tiles."""
    row, column, side = board.stations[station]
    enters = WAY_IN[side]
    length = 0
    while (row, column) in placed:
        kind, turns = placed[row, column]
        leaves = tracks(kind, turns)[enters]
        length += 1  # each crossing counts, also the second one of the same tile
        down, right, faced = LEADS_TO[leaves]
        following = (row + down, column + right)
        if following in board.centre:
            return Line(station, length, CENTRE)
        if following not in board.squares:
            return Line(station, length, board.station_at(row, column, SIDES[leaves // 2]))
        row, column = following
        enters = faced
    return Line(station, length, None)


def touches(placed: Placed, square: Square) -> bool:
    """Say whether a tile lies next to the square, edge to edge; the centre stations are no tiles."""
    row, column = square
    return any((row + down, column + right) in placed for down, right, _ in LEADS_TO.values())


def makes_short_line(board: Board, placed: Placed, square: Square, tile: Tile) -> bool:
    """Say whether the tile there joins a numbered station to a numbered station all by itself."""
    after = {**placed, square: tile}
    for station, (row, column, _) in board.stations.items():
        # Only lines that start here can run over this tile alone. Short lines elsewhere are old ones.
        if (row, column) == square:
            line = trace(board, after, station)
            if line.length == 1 and line.end in board.stations:
                return True
    return False


def legal_squares(
    board: Board, placed: Placed, kind: str, free_rotation: bool
) -> tuple[set[tuple[int, int, int]], bool]:
    """Return where (row, column, turns) the tile may go, and whether only by the one-tile exception."""
    possible = {
        (row, column, turns)
        for row, column in board.squares
        if (row, column) not in placed
        if board.on_edge((row, column)) or touches(placed, (row, column))
        for turns in (range(4) if free_rotation else (0,))
    }
    proper = {
        (row, column, turns)
        for row, column, turns in possible
        if not makes_short_line(board, placed, (row, column), (kind, turns))
    }
    if proper:
        return proper, False
    # A full board leaves nothing to make an exception for.
    return possible, bool(possible)


def write(kind: str, row: int, column: int, turns: int) -> str:
    """Return the text of a placement; a tile that is not turned has no ending."""
    return f"{kind}{row}{column}" + (f"r{turns}" if turns else "")


class SlowGame:
    """One game, set up and played as a record says."""

    def __init__(self, board: Board, players: int, options: dict[str, Any], setup: dict[str, Any]) -> None:
        """Deal the hands, one after another from the first player on; the rest of the deck is the stack."""
        self.board = board
        self.players = players
        self.hand_size: int = options.get("hand", 1)
        self.free_rotation: bool = options.get("free_rotation", False)
        self.placed: Placed = {}
        self.stack: list[str] = list(setup["deck"])
        self.drawn: str | None = None
        self.hands: list[list[str]] = [[] for _ in range(players)]
        for later in range(players):
            seat = (setup["first"] + later) % players
            for _ in range(self.hand_size):
                self.hands[seat].append(self.stack.pop(0))
        self.turn: int | None = setup["first"]

    def choices(self) -> dict[str, tuple[str, int, int, int]]:
        """Return each legal placement by its text: kind, row, column, turns."""
        if self.turn is None:
            return {}
        # Who has drawn must place that tile, and keeps his hand as it is.
        kinds = set(self.hands[self.turn]) if self.drawn is None else {self.drawn}
        found = {}
        for kind in kinds:
            # Each tile is judged alone: another one that fits better does not forbid the exception.
            squares, _ = legal_squares(self.board, self.placed, kind, self.free_rotation)
            for row, column, turns in squares:
                found[write(kind, row, column, turns)] = (kind, row, column, turns)
        return found

    def legal(self) -> set[str]:
        """Return the texts of all legal actions."""
        texts = set(self.choices())
        if self.turn is not None and self.drawn is None and self.stack:
            texts.add(DRAW)
        return texts

    def play(self, text: str) -> None:
        """Carry out one action, or raise ValueError if it is not legal."""
        if self.turn is None or text not in self.legal():
            raise ValueError(f"{text} is not legal")
        if text == DRAW:
            self.drawn = self.stack.pop(0)
            return
        kind, row, column, turns = self.choices()[text]
        self.placed[row, column] = (kind, turns)
        hand = self.hands[self.turn]
        if self.drawn is None:
            hand.remove(kind)
        self.drawn = None
        if len(hand) < self.hand_size and self.stack:
            hand.append(self.stack.pop(0))
        self.turn = self.next_seat(self.turn)

    def next_seat(self, seat: int) -> int | None:
        """Return the next seat clockwise that holds a tile, or None when the game is over."""
        # With a whole deck nobody is skipped: hands are full when the stack runs out, and shrink in turn.
        for later in range(1, self.players + 1):
            following = (seat + later) % self.players
            if self.hands[following]:
                return following
        return None

    def lines(self) -> list[Line]:
        """Return the lines of all stations, by number."""
        return [trace(self.board, self.placed, station) for station in sorted(self.board.stations)]

    def scores(self) -> list[int]:
        """Return each seat's points for the complete lines of its own stations."""
        totals = []
        for stations in self.board.owners[self.players]:
            total = 0
            for line in self.lines():
                if line.station in stations and line.end is not None:
                    total += line.length * (2 if line.end == CENTRE else 1)
            totals.append(total)
        return totals

    def winners(self) -> list[int]:
        """Return the seats with the most points so far; at the end of the game they share the victory."""
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]
