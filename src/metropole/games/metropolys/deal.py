"""The shuffles and the deal: whatever of a Setup the players do not choose is drawn here, with the generator given."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from metropole.games.contract import NotLegal, NotUnderstood
from metropole.games.metropolys import board, cards
from metropole.games.metropolys.evenness import MOST, unevenness
from metropole.games.metropolys.notation import read_given, read_options, read_players
from metropole.games.metropolys.setup import (
    CLOSED_DISTRICTS,
    FIRST_GAME_PLAYERS,
    TOKEN_COUNTS,
    Setup,
    check,
    check_closed,
    tokens_needed,
)


def deal(players: int, options: Mapping[str, Any], rng: random.Random, given: Mapping[str, Any] | None = None) -> Setup:
    """A Setup in which whatever `given` does not hold is drawn.

    `given` has the keys of a record's `setup`; its `tokens` may also be "first" (the first game's layout), "random", or
    "even" (as evenness.py tells).
    """
    players = read_players(players)
    version, has_expansion = read_options(options)
    wishes = read_given({} if given is None else given)
    closed = wishes.get("closed", _drawn_districts(players, rng))
    check_closed(players, closed)
    blank = (None,) * players
    setup = Setup(
        players=players,
        version=version,
        has_expansion=has_expansion,
        first=wishes.get("first", rng.randrange(players)),
        closed=closed,
        tokens=_tokens(wishes.get("tokens", "random"), players, closed, rng),
        area=wishes.get("area", blank),
        neighbourhood=wishes.get("neighbourhood", blank if cards.neighbourhood_deck(version, has_expansion) else None),
        expansion=wishes.get("expansion", blank if has_expansion else None),
    )
    check(setup)
    return setup.with_cards_filled(rng)


def _drawn_districts(players: int, rng: random.Random) -> tuple[str, ...]:
    """Draw the districts that are left out: neighbours on the ring of the four outer ones."""
    ring = board.OUTER_DISTRICTS
    start = rng.randrange(len(ring))
    return tuple(ring[(start + step) % len(ring)] for step in range(CLOSED_DISTRICTS[players]))


def _tokens(
    wish: str | Mapping[str, str], players: int, closed: Sequence[str], rng: random.Random
) -> Mapping[str, str]:
    if wish == "first":
        if players != FIRST_GAME_PLAYERS:
            raise NotLegal("first_layout_needs_four_players", players=players)
        return board.FIRST_GAME_TOKENS
    if wish == "random":
        return _random_tokens(players, closed, rng)
    if wish == "even":
        return _even_tokens(players, closed, rng)
    if isinstance(wish, str):
        raise NotUnderstood("unknown_layout", layout=wish)
    return wish


def _even_tokens(players: int, closed: Sequence[str], rng: random.Random) -> Mapping[str, str]:
    """One of the even layouts, each as likely as any other."""
    while True:
        tokens = _random_tokens(players, closed, rng)
        if unevenness(tokens, players, closed) <= MOST[players]:
            return tokens


def _random_tokens(players: int, closed: Sequence[str], rng: random.Random) -> Mapping[str, str]:
    kinds = [kind for kind, count in TOKEN_COUNTS[players].items() for _ in range(count)]
    rng.shuffle(kinds)
    chosen: list[str] = []
    for district in board.DISTRICTS:
        possible = board.names_of(board.district_mask(district) & ~board.BLIND_ALLEYS)
        chosen += rng.sample(possible, tokens_needed(district, closed))
    return dict(sorted(zip(chosen, kinds, strict=True), key=lambda token: board.INDEX[token[0]]))
