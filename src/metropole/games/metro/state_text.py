"""A State as one line of text, with everything that is secret in it, and back.

    metro/1 players=2 hand=1 free_rotation=no first=0 turn=0 drawn=- board=aacb01 hands=dada/aaaa deck=aacb,aaaa,…

The deck is all 60 tiles in the order they are taken; those on the board, in hands and drawn are its first ones. A tile
that is not known, as in what a View knows, is `?`.
"""

from __future__ import annotations

from collections import Counter

from metropole.games.contract import NotLegal, NotUnderstood
from metropole.games.metro import actions, board, tiles
from metropole.games.metro.notation import read_options, read_players
from metropole.games.metro.position import Position
from metropole.games.metro.rules import State
from metropole.games.metro.setup import HANDS, SEATS, Setup, check
from metropole.games.reading import read_name
from metropole.games.text_fields import (
    NOTHING,
    UNKNOWN,
    read_count,
    read_fields,
    read_items,
    read_seat,
    write_fields,
    write_list,
    write_seat,
)

HEADING = "metro/1"
KEYS = ("players", "hand", "free_rotation", "first", "turn", "drawn", "board", "hands", "deck")
FLAGS = ("no", "yes")


def state_text(state: State) -> str:
    """All of a State in one line."""
    hands = ([kind or UNKNOWN for kind in state.hand_of(seat)] for seat in range(state.players))
    fields = {
        "players": str(state.players),
        "hand": str(state.hand),
        "free_rotation": FLAGS[state.free_rotation],
        "first": str(state.first),
        "turn": write_seat(state.turn),
        "drawn": (tiles.name_of(state.drawn) or UNKNOWN) if state.drawn >= 0 else NOTHING,
        "board": write_list(actions.TEXTS[code] for code in state.track.codes()),
        "hands": "/".join(write_list(hand) for hand in hands),
        "deck": write_list(kind or UNKNOWN for kind in state.setup().deck),
    }
    return write_fields(HEADING, fields)


def read_state(text: object) -> State:
    """The State that was written so; refused with the reason where it cannot come about."""
    fields = read_fields(text, HEADING, KEYS)
    setup = _read_setup(fields)
    position = _read_position(fields, setup)
    _check_board(position, setup)
    _check_tiles(position, setup)
    return State(setup).arrange(position)


def _read_setup(fields: dict[str, str]) -> Setup:
    players = read_players(read_count(fields["players"], "players", SEATS[0], SEATS[-1]))
    turned = FLAGS.index(read_name(FLAGS, "free_rotation", fields["free_rotation"])) > 0
    hand, turned = read_options(
        {"hand": read_count(fields["hand"], "hand", HANDS[0], HANDS[-1]), "free_rotation": turned}
    )
    first = read_count(fields["first"], "first", 0, players - 1)
    setup = Setup(players, hand, turned, first, tuple(read_items(fields["deck"], _read_kind)))
    check(setup)
    return setup


def _read_position(fields: dict[str, str], setup: Setup) -> Position:
    placed = read_items(fields["board"], actions.parse)
    hands = tuple(tuple(read_items(hand, _read_kind)) for hand in fields["hands"].split("/"))
    if len(hands) != setup.players:
        raise NotLegal("wrong_number_of_seats", key="hands", needed=setup.players, given=len(hands))
    drawn = None if fields["drawn"] == NOTHING else read_name(tiles.KINDS, "drawn", fields["drawn"])
    taken = len(placed) + sum(map(len, hands)) + (drawn is not None)
    turn = read_seat(fields["turn"], "turn", setup.players)
    return Position(tuple(placed), hands, drawn, len(tiles.DECK) - taken, turn)


def _read_kind(text: str) -> str | None:
    return None if text == UNKNOWN else read_name(tiles.KINDS, "deck", text)


def _check_board(position: Position, setup: Setup) -> None:
    """Every tile lies on a square of its own, as it may be turned, and touches the edge by others."""
    if actions.DRAW in position.tiles:
        raise NotUnderstood("not_a_placement", text="draw")
    squares = [code & 63 for code in position.tiles]
    mask = board.mask_of(set(squares))
    is_turned = any(code >> 6 & 3 for code in position.tiles)
    joined, reached = -1, mask & board.EDGE
    while joined != reached:
        joined = reached
        reached |= mask & board.mask_of(near for near in range(len(board.NAMES)) if board.NEIGHBOURS[near] & joined)
    in_order = squares == sorted(set(squares))
    if not in_order or reached != mask or mask & ~board.TILE_SQUARES or (is_turned and not setup.free_rotation):
        raise NotLegal("impossible_position", key="board")


def _check_tiles(position: Position, setup: Setup) -> None:
    """The tiles no longer in the stack are the first of the deck, and every seat holds as many as it must."""
    taken = len(tiles.DECK) - position.stack
    sizes = [len(hand) for hand in position.hands]
    if position.stack < 0 or max(sizes) > setup.hand or (position.stack and min(sizes) < setup.hand):
        raise NotLegal("impossible_position", key="hands")
    seen = Counter(tiles.KINDS[code >> 8] for code in position.tiles)
    seen.update(kind for hand in position.hands for kind in hand if kind is not None)
    seen.update(() if position.drawn is None else [position.drawn])
    first = setup.deck[:taken]
    if any(copies > tiles.COPIES[kind] for kind, copies in seen.items()):
        raise NotLegal("impossible_position", key="hands")
    if None not in first and seen != Counter(first):
        raise NotLegal("impossible_position", key="deck")
    is_over = len(position.tiles) == len(tiles.DECK)
    can_move = position.turn >= 0 and (position.drawn is not None or sizes[position.turn] > 0)
    if is_over == (position.turn >= 0) or not (is_over or can_move):
        raise NotLegal("impossible_position", key="turn")
