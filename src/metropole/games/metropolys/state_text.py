"""A State as one line of text, with everything that is secret in it, and back.

    metropolys/1 players=2 version=family expansion=no first=0 turn=1 closed=north,east tokens=C1:trendy,…
        built=7@C10/- bids=0:3@C4 subway=- archaeology=- area=lakes/bridges neighbourhood=-/- cards=-/-

It is one line; here it is folded. Who has passed follows from the bids and the turn. A card that is not known, as in
what a View knows, is `?`; one that is not in this version is `-`; `cards` are the expansion's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from metropole.games.contract import NotLegal
from metropole.games.metropolys import actions, board, cards
from metropole.games.metropolys.actions import Bid
from metropole.games.metropolys.position import Position, check_position
from metropole.games.metropolys.rules import State
from metropole.games.metropolys.setup import SEATS, Setup, check
from metropole.games.metropolys.view import known_setup
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

HEADING = "metropolys/1"
KEYS = (
    "players", "version", "expansion", "first", "turn", "closed", "tokens", "built", "bids", "subway", "archaeology",
    "area", "neighbourhood", "cards",
)  # fmt: skip
FLAGS = ("no", "yes")


def state_text(state: State) -> str:
    """All of a State in one line."""
    setup = known_setup(state, range(state.players))
    built = (state.built_by(seat).items() for seat in range(state.players))
    dealt = setup.expansion
    expansion = None if dealt is None else tuple("+".join(card) if card else None for card in dealt)
    fields = {
        "players": str(setup.players),
        "version": setup.version,
        "expansion": FLAGS[setup.has_expansion],
        "first": str(setup.first),
        "turn": write_seat(state.turn),
        "closed": write_list(setup.closed),
        "tokens": write_list(f"{place}:{kind}" for place, kind in setup.tokens.items()),
        "built": "/".join(write_list(f"{value}@{place}" for place, value in seat) for seat in built),
        "bids": write_list(f"{bid.seat}:{bid.value}@{bid.place}" for bid in state.call()),
        "subway": write_seat(state.subway_card),
        "archaeology": write_seat(state.archaeology_card),
        "area": _write_cards(setup.area),
        "neighbourhood": _write_cards(setup.neighbourhood),
        "cards": _write_cards(expansion),
    }
    return write_fields(HEADING, fields)


def _write_cards(dealt: tuple[str | None, ...] | None) -> str:
    return NOTHING if dealt is None else "/".join(card or UNKNOWN for card in dealt)


def read_state(text: object) -> State:
    """The State that was written so; refused with the reason where it cannot come about."""
    fields = read_fields(text, HEADING, KEYS)
    setup = _read_setup(fields)
    check(setup)
    position, bids = _read_position(fields, setup), tuple(read_items(fields["bids"], lambda bid: _read_bid(bid, setup)))
    check_position(position, setup)
    is_complete = any(len(seat) == board.BUILDINGS for seat in position.built)
    if (position.turn >= 0 and is_complete) or (position.turn < 0 and bids):
        raise NotLegal("impossible_position", key="turn")
    state = State(setup).arrange(replace(position, turn=bids[0].seat if bids else position.turn))
    _bid_again(state, bids, position.turn)
    return state


def _read_setup(fields: dict[str, str]) -> Setup:
    players = read_count(fields["players"], "players", SEATS[0], SEATS[-1])
    expansion = {"+".join(card): card for card in board.EXPANSION_CARDS}
    return Setup(
        players=players,
        version=read_name(cards.VERSIONS, "version", fields["version"]),
        has_expansion=FLAGS.index(read_name(FLAGS, "expansion", fields["expansion"])) > 0,
        first=read_count(fields["first"], "first", 0, players - 1),
        closed=tuple(read_items(fields["closed"], lambda name: read_name(board.OUTER_DISTRICTS, "closed", name))),
        tokens=_read_tokens(fields["tokens"]),
        area=_read_cards(fields["area"], lambda card: read_name(cards.AREA_CARDS, "area", card)) or (),
        neighbourhood=_read_cards(fields["neighbourhood"], lambda card: read_name(board.TYPES, "neighbourhood", card)),
        expansion=_read_cards(fields["cards"], lambda card: expansion[read_name(tuple(expansion), "cards", card)]),
    )


def _read_tokens(text: str) -> Mapping[str, str]:
    pairs = [token.partition(":")[::2] for token in read_items(text, str)]
    return {read_name(board.NAMES, "tokens", place): read_name(board.TOKENS, "tokens", kind) for place, kind in pairs}


def _read_cards(text: str, read: Callable[[str], Any]) -> tuple[Any, ...] | None:
    return None if text == NOTHING else tuple(None if card == UNKNOWN else read(card) for card in text.split("/"))


def _read_position(fields: dict[str, str], setup: Setup) -> Position:
    return Position(
        built=tuple(_read_built(seat) for seat in fields["built"].split("/")),
        turn=read_seat(fields["turn"], "turn", setup.players),
        subway_card=read_seat(fields["subway"], "subway", setup.players),
        archaeology_card=read_seat(fields["archaeology"], "archaeology", setup.players),
    )


def _read_building(text: str) -> tuple[int, str]:
    action = actions.BY_CODE[actions.parse(text)]
    if action.is_pass:
        raise NotLegal("impossible_position", key="built")
    return action.value, action.place


def _read_built(text: str) -> dict[str, int]:
    buildings = read_items(text, _read_building)
    if len({place for _, place in buildings}) < len(buildings):
        raise NotLegal("impossible_position", key="built")
    return {place: value for value, place in buildings}


def _read_bid(text: str, setup: Setup) -> Bid:
    seat, _, building = text.partition(":")
    return Bid(read_count(seat, "bids", 0, setup.players - 1), *_read_building(building))


def _bid_again(state: State, bids: tuple[Bid, ...], turn: int) -> None:
    """Make the bids of a call, with the passes that must lie between them and before the turn."""
    for bid in bids:
        _pass_until(state, bid.seat)
        code = actions.Action(bid.value, bid.place).code
        if state.turn != bid.seat or not state.is_legal(code):
            raise NotLegal("impossible_position", key="bids")
        state.play(code)
    _pass_until(state, turn)
    if state.call() != list(bids) or state.turn != turn:
        raise NotLegal("impossible_position", key="turn")


def _pass_until(state: State, seat: int) -> None:
    while state.is_in_call and state.turn != seat:
        state.play(actions.PASS)
