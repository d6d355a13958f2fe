"""A Setup in the form of a record, and back. Whatever has not that form is not understood, with the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from metropole.games.contract import NotLegal
from metropole.games.metro.setup import HANDS, OPTIONS, SEATS, Setup, check
from metropole.games.metro.tiles import KINDS
from metropole.games.reading import read_complete, read_flag, read_list, read_name, read_number, read_object

SETUP_KEYS = ("first", "deck")


def read_players(players: object) -> int:
    """A number of players that the game can be played with."""
    seats = read_number(players, "players")
    if seats not in SEATS:
        raise NotLegal("wrong_number_of_players", given=seats, least=SEATS[0], most=SEATS[-1])
    return seats


def read_options(options: object) -> tuple[int, bool]:
    """Size of the hand and free rotation; an option that is not there has its default."""
    chosen = {**OPTIONS, **read_object(options, "options", tuple(OPTIONS))}
    hand, free_rotation = read_number(chosen["hand"], "hand"), read_flag(chosen["free_rotation"], "free_rotation")
    if hand not in HANDS:
        raise NotLegal("wrong_hand", given=hand, least=HANDS[0], most=HANDS[-1])
    return hand, free_rotation


def read_given(given: object) -> dict[str, Any]:
    """Those parts of a set-up that are given."""
    readers: dict[str, Callable[[Any], Any]] = {"first": _seat, "deck": _deck}
    return {key: readers[key](value) for key, value in read_object(given, "setup", SETUP_KEYS).items()}


def read_setup(players: object, options: object, setup: object) -> Setup:
    """A complete Setup from a record's `options` and `setup`."""
    players = read_players(players)
    hand, free_rotation = read_options(options)
    given = read_complete(setup, "setup", SETUP_KEYS)
    complete = Setup(players=players, hand=hand, free_rotation=free_rotation, **read_given(given))
    check(complete)
    return complete


def write_setup(setup: Setup) -> tuple[dict[str, Any], dict[str, Any]]:
    """A record's `options` and `setup`."""
    options = {"hand": setup.hand, "free_rotation": setup.free_rotation}
    return options, {"first": setup.first, "deck": list(setup.deck)}


def _seat(data: object) -> int:
    return read_number(data, "first")


def _deck(data: object) -> tuple[str, ...]:
    return tuple(read_name(KINDS, "deck", kind) for kind in read_list(data, "deck"))
