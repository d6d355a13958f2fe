"""A position in mid-game as plain values: what lies open on the table, and boards that people ask to have scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from metropole.games.contract import NOBODY, Message, NotLegal, NotUnderstood
from metropole.games.metro import actions, board, tiles
from metropole.games.metro.legality import why_not_placed, why_not_there
from metropole.games.metro.notation import read_options, read_players
from metropole.games.metro.scoring import Line, line, totals
from metropole.games.metro.setup import Setup, check
from metropole.games.metro.track import Track
from metropole.games.reading import read_complete, read_flag, read_list, read_name, read_number

KEYS = ("game", "players", "options", "board")
UNNEEDED = ("any_order", "first")  # tiles as they lie, whichever came first; who began


@dataclass(frozen=True, slots=True)
class Position:
    """Tiles on the board, hands, the tile drawn in the open, what is left of the stack and whose turn it is."""

    tiles: tuple[int, ...]  # codes of placements, square by square
    hands: tuple[tuple[str | None, ...], ...]  # by seat, None for a tile that is not known
    drawn: str | None
    stack: int
    turn: int = NOBODY  # nobody's when the game is over


@dataclass(frozen=True, slots=True)
class BoardScore:
    """What became of tiles placed one after another: the complete lines, or the first placement that is not legal."""

    track: Track
    complete: tuple[int, ...] = ()  # stations in the order their lines were completed, by number where one tile did
    at: int = 0  # the placement that is not legal, counted from 1
    reason: Message | None = None

    @property
    def is_legal(self) -> bool:
        return self.reason is None

    @property
    def scores(self) -> tuple[int, ...]:
        return totals(self.track)

    @property
    def open(self) -> tuple[Message, ...]:
        """What is still to come before this is how a game ended."""
        placed, needed = self.track.laid(), len(tiles.DECK)
        return () if placed == needed else (Message("open_tiles", {"given": placed, "needed": needed}),)

    @property
    def lines(self) -> tuple[Line, ...]:
        """The complete lines, in the order they were completed."""
        return tuple(line(self.track, station) for station in self.complete)


@dataclass(frozen=True, slots=True)
class PlayedBoard:
    """A board as a game: its set-up, and the actions."""

    setup: Setup
    actions: tuple[str, ...]


def score_board(data: object) -> BoardScore:
    """Score a board: the tiles in the order they were placed, whoever placed them."""
    given = read_complete(data, "position", KEYS, UNNEEDED)
    return lay_all(given, read_flag(given.get("any_order", False), "any_order"))


def played(data: object) -> PlayedBoard:
    """A board whose tiles were placed in this order as a game in which everybody placed what they held.

    Who placed what is not told by a board: the seats take turns, and nobody drew another tile.
    """
    given = read_complete(data, "position", KEYS, UNNEEDED)
    players = read_players(given["players"])
    hand, free_rotation = read_options(given["options"])
    placed = [actions.action_of(actions.parse(text)) for text in read_list(given["board"], "board")]
    first = read_number(given.get("first", 0), "first")
    deck = _deck([action.kind for action in placed], players, hand)
    setup = Setup(players=players, hand=hand, free_rotation=free_rotation, first=first, deck=deck)
    check(setup)
    return PlayedBoard(setup, tuple(map(str, placed)))


def _deck(placed: Sequence[str], players: int, hand: int) -> tuple[str, ...]:
    """A deck that deals so: each seat its first tiles, then to whoever has placed one what they place a hand later."""
    order = [seat + turn * players for seat in range(players) for turn in range(hand)]
    order += range(hand * players, len(tiles.DECK))
    rest = iter((Counter(tiles.DECK) - Counter(placed)).elements())
    return tuple(placed[number] if number < len(placed) else next(rest) for number in order)


def placements(data: object) -> list[actions.Action]:
    """Where one more tile, the board's `tile`, may be placed."""
    given = read_complete(data, "position", (*KEYS, "tile"))
    kind = read_name(tiles.KINDS, "tile", given["tile"])
    laid = lay_all(given)
    if laid.reason is not None:
        raise NotLegal(Message(laid.reason.id, {**laid.reason.details, "at": laid.at}))
    if reason := why_no_copy(laid.track, kind):
        raise NotLegal(reason)
    first = tiles.INDEX[kind] * 4
    turned = range(first, first + (4 if laid.track.free_rotation else 1))
    return [
        actions.Action(kind, square, tile - first)
        for tile in turned
        for square in board.names_of(laid.track.squares_for(tile))
    ]


def lay_all(given: Mapping[str, Any], in_any_order: bool = False) -> BoardScore:
    """Lay the tiles of a board that has been read, up to the first that cannot lie so."""
    players = read_players(given["players"])
    _, free_rotation = read_options(given["options"])
    codes = [actions.parse(text) for text in read_list(given["board"], "board")]
    if actions.DRAW in codes:
        raise NotUnderstood("not_a_placement", text="draw")
    track, left = Track(players, free_rotation), list(tiles.COPIES.values())
    complete: list[int] = []
    for at, code in enumerate(codes, start=1):
        finished = _lain(track, code, in_any_order) if left[code >> 8] else None
        if finished is None:
            return BoardScore(track, at=at, reason=_why_not(track, code))
        left[code >> 8] -= 1
        complete += finished
    return BoardScore(track, tuple(complete))


def _lain(track: Track, code: int, in_any_order: bool) -> tuple[int, ...] | None:
    """Place a tile, wherever there is room if it may have come before its neighbours; None if it cannot be."""
    if not in_any_order:
        return track.place(code)
    if why_not_there(track, actions.action_of(code)):
        return None
    before = track.finished
    track.relay([code])
    return track.finished_since(before)


def _why_not(track: Track, code: int) -> Message:
    """Why a tile cannot be placed so; a kind with no copy left comes first."""
    action = actions.action_of(code)
    reason = why_no_copy(track, action.kind) or why_not_placed(track, action)
    assert reason is not None
    return reason


def why_no_copy(track: Track, kind: str) -> Message | None:
    """Why there is no tile of this kind any more; None if there is."""
    placed = sum(code >> 8 == tiles.INDEX[kind] for code in track.codes())
    return None if placed < tiles.COPIES[kind] else Message("no_copy_left", {"tile": kind, "copies": placed})
