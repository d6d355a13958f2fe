"""The shuffle: whatever of a Setup the players do not choose is drawn here, with the generator given."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from metropole.games.metro.notation import read_given, read_options, read_players
from metropole.games.metro.setup import Setup, check
from metropole.games.metro.tiles import DECK


def deal(players: int, options: Mapping[str, Any], rng: random.Random, given: Mapping[str, Any] | None = None) -> Setup:
    """A Setup in which whatever `given` does not hold is drawn; `given` has the keys of a record's `setup`."""
    players = read_players(players)
    hand, free_rotation = read_options(options)
    wishes = read_given({} if given is None else given)
    setup = Setup(
        players=players,
        hand=hand,
        free_rotation=free_rotation,
        first=wishes.get("first", rng.randrange(players)),
        deck=wishes.get("deck", (None,) * len(DECK)),
    )
    check(setup)
    return setup.with_deck_filled(rng)
