"""What the topics of Metropolys show on the board: short games, as they would be written down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from metropole.games.metropolys import board
from metropole.games.metropolys.actions import BY_CODE, PASS
from metropole.games.rulebook import Drawing

SKIP = str(BY_CODE[PASS])
CITY_TERMS = ("neighbourhood", *board.TYPES, "river")
FAMILY: Mapping[str, Any] = {}
EXPERT = {"version": "expert"}
CLOSED = ("north", "east")  # with two players
TOKENS = {
    **{"C1": "trendy", "C2": "subway", "C3": "archaeology", "C4": "subway", "C5": "trendy", "C6": "archaeology"},
    **{"C8": "subway", "S2": "trendy", "S3": "subway", "S5": "archaeology", "S8": "archaeology", "S9": "subway"},
    **{"W1": "trendy", "W2": "archaeology", "W4": "subway", "W7": "trendy", "W10": "archaeology"},
}


def _four(*actions: str, begins: int = 0, lit: tuple[str, ...] = ()) -> Drawing:
    """Four players, with the tokens of the first game."""
    return Drawing(4, actions, FAMILY, {"first": 0, "tokens": "first"}, begins, lit)


def _two(
    *actions: str,
    options: Mapping[str, Any] = FAMILY,
    begins: int = 0,
    lit: tuple[str, ...] = (),
    **cards: Any,
) -> Drawing:
    """Two players, of whom the first has these cards."""
    given = {"first": 0, "closed": list(CLOSED), "tokens": TOKENS, **cards}
    return Drawing(2, actions, options, given, begins, lit)


def _built(*bids: str) -> tuple[str, ...]:
    """Of two players the first builds, unopposed."""
    return tuple(action for bid in bids for action in (bid, SKIP))


def _area(card: str, *bids: str, lit: tuple[str, ...]) -> Drawing:
    """An area card of Expert."""
    other = "lakes" if card != "lakes" else "chains"
    return _two(*_built(*bids), options=EXPERT, area=[card, other], neighbourhood=["park", "mall"], lit=lit)


# In the order 1 to 13; nobody is left with a higher building than the last.
THIRTEEN = "C1 C5 C8 C11 C15 S2 S5 S7 S9 W1 W4 W7 W9"
LAST = tuple(f"{value}@{place}" for value, place in enumerate(THIRTEEN.split(), start=1))
EXPANSION_CARDS = [["industry", "park", "mall"], ["industry", "lodgings", "administration"]]

DRAWINGS: Mapping[str, Drawing] = {
    "aim": _four("2@C3", "5@C1", SKIP, SKIP, SKIP, "3@W8", "6@W7", SKIP, SKIP, SKIP, lit=("C1", "W7")),
    "city": _four("6@C8", lit=("C2", "C9", "C13", "W8")),
    "setup": _four("4@W8", SKIP, "7@W10", SKIP, SKIP),
    "players": Drawing(3, ("5@C1", SKIP, SKIP), FAMILY, {"first": 0, "closed": ["north"]}, lit=("C1",)),
    "call": _four("3@C4", "7@C10", "9@C9", "10@C8", SKIP, SKIP, "11@C13", SKIP, lit=("C13",)),
    "pass": _four("3@C4", SKIP, "7@C5", SKIP, "9@C6", SKIP),
    "build": _two(*_built("10@C11"), "1@C12", begins=2, lit=("C12",)),
    "tokens": _two(*_built("5@C1", "6@C2", "1@C6"), lit=("C1", "C2", "C6")),
    "special": _two(*_built("4@C2"), "1@C3", "5@C4", SKIP, "6@C8", SKIP, begins=2, lit=("C4", "C8")),
    "end": _two(*_built(*LAST[:-1]), LAST[-1], begins=2 * len(LAST) - 4, lit=("W9",)),
    "family": _two(*_built("3@C2", "5@C8", "2@C3"), area=["bridges", "lakes"], lit=("C2", "C8")),
    "expert": _area("chains", "4@W7", "6@W8", "2@C8", lit=("W7", "W8", "C8")),
    "neighbourhood": _area("lakes", "4@W7", "6@C8", "2@S5", lit=("C8", "S5", "W7")),
    "bridges": _area("bridges", "4@C8", "6@W8", "2@C2", "5@W5", lit=("C2", "C8", "W5", "W8")),
    "statues": _area("statues", "4@W7", "6@W8", "2@W10", lit=("W7", "W8", "W10")),
    "lakes": _area("lakes", "4@C8", "6@C13", "2@C14", lit=("C8", "C13", "C14")),
    "districts": _area("districts", "4@S2", "6@S5", "2@S9", lit=("S2", "S5", "S9")),
    "chains": _area("chains", "4@W7", "6@W8", "2@C8", lit=("C8", "W7", "W8")),
    "highest": _two(
        *_built("10@S2", "11@S8"),
        *("2@S3", "12@S4", SKIP, "13@S9", "1@S7", "3@S6", SKIP),
        options=EXPERT,
        begins=4,
        lit=("S2", "S6", "S8"),
    ),
    "expansion": _two(
        *_built("4@W5", "6@W7", "2@W10"),
        options={**EXPERT, "expansion": True},
        expansion=EXPANSION_CARDS,
        lit=("W5", "W7", "W10"),
    ),
    "notation": _four("3@C4", "7@C10", SKIP, SKIP, SKIP, lit=("C10",)),
}
