"""The city as data: read once from the package's data file; sets of neighbourhoods are bit sets.

A *place* is a neighbourhood's index, 0 to 54, in the order of the data file; its *name* is what people write (`C10`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib.resources import files
from itertools import combinations

_DATA = json.loads(files("metropole.data").joinpath("metropolys.json").read_text(encoding="utf-8"))
_PLACES = _DATA["neighbourhoods"]

NAMES: tuple[str, ...] = tuple(place["id"] for place in _PLACES)
INDEX: dict[str, int] = {name: index for index, name in enumerate(NAMES)}
TYPES: tuple[str, ...] = tuple(_DATA["types"])
DISTRICTS: tuple[str, ...] = tuple(_DATA["districts"])
CENTRE = "centre"
OUTER_DISTRICTS: tuple[str, ...] = tuple(name for name in DISTRICTS if name != CENTRE)  # clockwise from the north
TOKENS = ("trendy", "subway", "archaeology")
FIRST_GAME_TOKENS: dict[str, str] = _DATA["first_game_tokens"]
EXPANSION_CARDS: tuple[tuple[str, ...], ...] = tuple(tuple(card) for card in _DATA["expansion_cards"])

BUILDINGS = 13  # each seat's, numbered from 1
MEDIUM, TALL = 6, 10  # the lowest values of these heights


def mask_of(names: Iterable[str]) -> int:
    """The set of the named neighbourhoods."""
    return sum(1 << INDEX[name] for name in names)


def names_of(mask: int) -> list[str]:
    """The names of a set's neighbourhoods, in the order of the data file."""
    names = []
    while mask:
        lowest = mask & -mask
        names.append(NAMES[lowest.bit_length() - 1])
        mask ^= lowest
    return names


def _places_where(key: str, value: object) -> int:
    return mask_of(place["id"] for place in _PLACES if place[key] == value)


def _union(groups: Iterable[int]) -> int:
    union = 0
    for group in groups:
        union |= group
    return union


ADJACENT: tuple[int, ...] = tuple(mask_of(place["land"] + place["bridges"]) for place in _PLACES)
TYPE_OF: tuple[str, ...] = tuple(place["type"] for place in _PLACES)
DISTRICT_OF: tuple[str, ...] = tuple(place["district"] for place in _PLACES)
STANDS: tuple[tuple[int, int], ...] = tuple(
    (place["label_at"][0], place["label_at"][1]) for place in _PLACES
)  # on a map
TYPE_PLACES: tuple[int, ...] = tuple(_places_where("type", name) for name in TYPES)
DISTRICT_PLACES: tuple[int, ...] = tuple(_places_where("district", name) for name in DISTRICTS)
BLIND_ALLEYS = _places_where("blind_alley", True)
BORDER = _places_where("border", True)

BRIDGES: tuple[int, ...] = tuple(mask_of(bridge["between"]) for bridge in _DATA["bridges"])
STATUES: tuple[int, ...] = tuple(mask_of(statue["neighbourhoods"]) for statue in _DATA["statues"])
LAKES: tuple[int, ...] = tuple(mask_of(lake["neighbourhoods"]) for lake in _DATA["lakes"])
LATER_LAKES: tuple[int, ...] = tuple(_union(LAKES[index + 1 :]) for index in range(len(LAKES)))
LAKE_NAMES: tuple[str, ...] = tuple(lake["id"] for lake in _DATA["lakes"])
AT_BRIDGE, AT_STATUE, AT_LAKE = _union(BRIDGES), _union(STATUES), _union(LAKES)

# Every three neighbourhoods of which one is adjacent to both others; three around one corner are one chain, not three.
CHAINS: tuple[int, ...] = tuple(
    sorted(
        {
            mask_of([NAMES[middle], *ends])
            for middle, around in enumerate(ADJACENT)
            for ends in combinations(names_of(around), 2)
        }
    )
)


def district_mask(name: str) -> int:
    """The neighbourhoods of one district."""
    return DISTRICT_PLACES[DISTRICTS.index(name)]


def districts_are_adjacent(one: str, other: str) -> bool:
    """Whether two outer districts lie side by side: N-E, E-S, S-W or W-N."""
    return (OUTER_DISTRICTS.index(one) - OUTER_DISTRICTS.index(other)) % 2 == 1
