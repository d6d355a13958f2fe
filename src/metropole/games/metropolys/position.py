"""A position in mid-game as plain values: what lies open on the table, and what people ask to have scored."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from metropole.games.contract import NOBODY, NotLegal
from metropole.games.metropolys import board
from metropole.games.metropolys.actions import Bid
from metropole.games.metropolys.notation import read_setup
from metropole.games.metropolys.rules import State
from metropole.games.metropolys.setup import Setup
from metropole.games.reading import read_complete, read_list, read_mapping, read_name, read_number

KEYS = ("game", "players", "options", "setup", "built", "subway_card", "archaeology_card")


@dataclass(frozen=True, slots=True)
class Position:
    """Buildings, the current call, the special cards and whose turn it is; -1 stands for nobody."""

    built: tuple[Mapping[str, int], ...]
    bids: tuple[Bid, ...] = ()
    passed: tuple[int, ...] = ()
    turn: int = NOBODY
    subway_card: int = NOBODY
    archaeology_card: int = NOBODY


def read_position(data: object) -> State:
    """The State of a position that is to be scored, refused with the reason if it cannot be."""
    given = read_complete(data, "position", KEYS)
    who_began_does_not_matter = {"first": 0, **read_mapping(given["setup"], "setup")}
    setup = read_setup(given["players"], given["options"], who_began_does_not_matter)
    return arranged(setup, given)


def arranged(setup: Setup, given: Mapping[str, Any], unknown: Collection[str] = ()) -> State:
    """The State of buildings and special cards in a city that has been set up; nobody holds `unknown` cards."""
    position = Position(
        built=read_built(given["built"], setup),
        subway_card=_read_holder(given, "subway_card", setup),
        archaeology_card=_read_holder(given, "archaeology_card", setup),
    )
    check_position(position, setup, unknown)
    return State(setup).arrange(position)


def check_position(position: Position, setup: Setup, unknown: Collection[str] = ()) -> None:
    """Refuse buildings and special cards that cannot lie so, with the reason; nobody holds `unknown` cards."""
    _check_seats(len(position.built), setup)
    _check_built(position.built, setup)
    if "subway_card" not in unknown:
        _check_subway_card(position, setup)
    if "archaeology_card" not in unknown:
        _check_archaeology_card(position, setup)


def _check_seats(given: int, setup: Setup) -> None:
    if given != setup.players:
        raise NotLegal("wrong_number_of_seats", key="built", needed=setup.players, given=given)


def read_built(data: object, setup: Setup) -> tuple[Mapping[str, int], ...]:
    seats = read_list(data, "built")
    _check_seats(len(seats), setup)
    return tuple(
        {
            read_name(board.NAMES, "built", place): read_number(value, "built")
            for place, value in read_mapping(seat, "built").items()
        }
        for seat in seats
    )


def _read_holder(given: Mapping[str, Any], card: str, setup: Setup) -> int:
    if given[card] is None:
        return NOBODY
    seat = read_number(given[card], card)
    if not 0 <= seat < setup.players:
        raise NotLegal("no_such_seat", seat=seat, players=setup.players)
    return seat


def _check_built(built: tuple[Mapping[str, int], ...], setup: Setup) -> None:
    owner: dict[str, int] = {}
    for seat, buildings in enumerate(built):
        for place, value in buildings.items():
            if not 1 <= value <= board.BUILDINGS:
                raise NotLegal("no_such_building", value=value, most=board.BUILDINGS)
            if list(buildings.values()).count(value) > 1:
                raise NotLegal("building_twice", seat=seat, value=value)
            if place in owner:
                raise NotLegal("two_buildings_in_one_place", place=place, one=owner[place], other=seat)
            if not setup.places >> board.INDEX[place] & 1:
                raise NotLegal("place_closed", place=place, district=board.DISTRICT_OF[board.INDEX[place]])
            owner[place] = seat
    complete = [seat for seat, buildings in enumerate(built) if len(buildings) == board.BUILDINGS]
    if len(complete) > 1:
        raise NotLegal("two_seats_complete", one=complete[0], other=complete[1])


def tokens_taken(built: Sequence[Mapping[str, int]], setup: Setup, kind: str) -> list[int]:
    """By seat, how many tokens of a kind lay where it has built."""
    return [sum(setup.tokens.get(place) == kind for place in buildings) for buildings in built]


def _check_subway_card(position: Position, setup: Setup) -> None:
    """The holder never has fewer subway tokens than another: whoever gets more takes the card at once."""
    taken = tokens_taken(position.built, setup, "subway")
    holder = position.subway_card
    if holder == NOBODY:
        if max(taken):
            raise NotLegal("subway_card_must_be_held", seat=taken.index(max(taken)))
    elif not taken[holder]:
        raise NotLegal("card_without_token", card="subway", seat=holder)
    elif taken[holder] < max(taken):
        raise NotLegal("subway_card_with_fewer_tokens", seat=holder, other=taken.index(max(taken)))


def _check_archaeology_card(position: Position, setup: Setup) -> None:
    taken = tokens_taken(position.built, setup, "archaeology")
    holder = position.archaeology_card
    if holder == NOBODY:
        if max(taken):
            raise NotLegal("archaeology_card_must_be_held")
    elif not taken[holder]:
        raise NotLegal("card_without_token", card="archaeology", seat=holder)
