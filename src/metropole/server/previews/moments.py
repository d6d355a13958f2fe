"""How a moment of a game is called in an address: by its part and the step in it, as the client counts them too."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from metropole.match import Match
from metropole.server.previews.poster import POSTERS

AT_FORM = r"\d{1,4}(?:\.\d{1,4})?"
ADDRESS = re.compile(AT_FORM, re.ASCII)


class Place(NamedTuple):
    """Where a moment stands: nought before the first step, then the part and the step in it."""

    part: int
    step: int


def places_of(played: Match) -> list[Place]:
    """The places of all moments, by version."""
    part_end, match = POSTERS.load(played.game.NAME).PART_END, played.at(0)
    places, part, step = [Place(0, 0)], 1, 1
    for code in played.history:
        places.append(Place(part, step))
        is_end = any(event.id == part_end for event in match.events(code))
        part, step = (part + 1, 1) if is_end else (part, step + 1)
        match.forward()
    return places


def part_ends(places: Sequence[Place]) -> list[int]:
    """The versions at which a part has just ended, the beginning and where the game stands at last."""
    ends = [at for at, place in enumerate(places[:-1]) if places[at + 1].part != place.part]
    return [*ends, len(places) - 1]


def version_at(places: Sequence[Place], address: str | None) -> int:
    """The version that an address names: `27.5`, or `27` for the end of that part; the last where it names none."""
    last = len(places) - 1
    if address is None or not ADDRESS.fullmatch(address):
        return last
    part, _, step = address.partition(".")
    named = [at for at, place in enumerate(places) if place.part == int(part) and int(step or place.step) == place.step]
    return named[-1] if named else last
