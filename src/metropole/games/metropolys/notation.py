"""A Setup in the form of a record, and back. Whatever has not that form is not understood, with the reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from metropole.games.contract import NotLegal, NotUnderstood
from metropole.games.metropolys import board, cards
from metropole.games.metropolys.setup import OPTIONS, SEATS, Setup, check
from metropole.games.reading import (
    read_complete,
    read_flag,
    read_list,
    read_mapping,
    read_name,
    read_number,
    read_object,
)

SETUP_KEYS = ("first", "closed", "tokens", "area", "neighbourhood", "expansion")


def read_players(players: object) -> int:
    """A number of players that the game can be played with."""
    seats = read_number(players, "players")
    if seats not in SEATS:
        raise NotLegal("wrong_number_of_players", given=seats, least=SEATS[0], most=SEATS[-1])
    return seats


def read_options(options: object) -> tuple[str, bool]:
    """Version and expansion; an option that is not there has its default."""
    chosen = {**OPTIONS, **read_object(options, "options", tuple(OPTIONS))}
    version, has_expansion = chosen["version"], chosen["expansion"]
    return read_name(cards.VERSIONS, "version", version), read_flag(has_expansion, "expansion")


def read_given(given: object, so_far: bool = False) -> dict[str, Any]:
    """Those parts of a set-up that are given; `so_far`: a card may not be known."""
    readers: dict[str, Callable[[Any], Any]] = {
        "first": _seat,
        "closed": _districts,
        "tokens": lambda tokens: tokens if isinstance(tokens, str) else _tokens(tokens),
        "area": lambda dealt: _cards("area", dealt, lambda card: read_name(cards.AREA_CARDS, "area", card), so_far),
        "neighbourhood": lambda dealt: _cards(
            "neighbourhood", dealt, lambda card: read_name(board.TYPES, "neighbourhood", card), so_far
        ),
        "expansion": lambda dealt: _cards("expansion", dealt, _expansion_card, so_far),
    }
    return {key: readers[key](value) for key, value in read_object(given, "setup", SETUP_KEYS).items()}


def read_setup(players: object, options: object, setup: object) -> Setup:
    """A complete Setup from a record's `options` and `setup`."""
    players = read_players(players)
    version, has_expansion = read_options(options)
    given = read_complete(setup, "setup", SETUP_KEYS)
    read_mapping(given["tokens"], "tokens")  # a layout by name is for dealing
    complete = Setup(players=players, version=version, has_expansion=has_expansion, **read_given(given))
    check(complete)
    return complete


def read_setup_so_far(players: object, options: object, setup: object) -> Setup:
    """A Setup of which not everything is known: cards may be None or not be told, tokens and districts lack."""
    players = read_players(players)
    version, has_expansion = read_options(options)
    given = {"first": 0, "closed": [], "tokens": {}, **read_object(setup, "setup", SETUP_KEYS)}
    read_mapping(given["tokens"], "tokens")
    dealt = cards.kinds_dealt(version, has_expansion)
    for name in ("area", "neighbourhood", "expansion"):
        given[name] = given.get(name) or ([None] * players if name in dealt else None)
    found = Setup(players=players, version=version, has_expansion=has_expansion, **read_given(given, so_far=True))
    check(found, so_far=True)
    return found


def write_setup(setup: Setup) -> tuple[dict[str, Any], dict[str, Any]]:
    """A record's `options` and `setup`."""
    options = {"version": setup.version, "expansion": setup.has_expansion}
    expansion = setup.expansion and [card and list(card) for card in setup.expansion]
    return options, {
        "first": setup.first,
        "closed": list(setup.closed),
        "tokens": dict(setup.tokens),
        "area": list(setup.area),
        "neighbourhood": setup.neighbourhood and list(setup.neighbourhood),
        "expansion": expansion,
    }


def _seat(data: object) -> int:
    return read_number(data, "first")


def _districts(data: object) -> tuple[str, ...]:
    return tuple(read_name(board.OUTER_DISTRICTS, "closed", name) for name in read_list(data, "closed"))


def _tokens(data: object) -> Mapping[str, str]:
    given = read_mapping(data, "tokens").items()
    return {read_name(board.NAMES, "tokens", place): read_name(board.TOKENS, "tokens", kind) for place, kind in given}


def _expansion_card(data: object) -> cards.ExpansionCard:
    types = [read_name(board.TYPES, "expansion", name) for name in read_list(data, "expansion")]
    for card in board.EXPANSION_CARDS:
        if sorted(card) == sorted(types):
            return card
    raise NotUnderstood("unknown_expansion_card", types=types)


def _cards(key: str, data: object, read: Callable[[object], Any], so_far: bool) -> tuple[Any, ...] | None:
    if data is None:
        return None
    return tuple(None if card is None and so_far else read(card) for card in read_list(data, key))
