"""What everything is worth. The groups of Expert's area cards stand with the cards."""

from __future__ import annotations

POINTS: dict[str, int] = {  # by source
    "trendy": 3,  # a token
    "subway": 1,
    "subway_card": 3,
    "archaeology": -1,
    "archaeology_card": -2,
    "area": 3,  # a building, in Family
    "neighbourhood": 2,  # a building
    "expansion": 9,  # a set of three
    "highest": 5,  # a district
}
SOURCES: tuple[str, ...] = tuple(POINTS)
SPECIAL_CARDS = ("subway", "archaeology")  # they move as tokens of their kind are taken
