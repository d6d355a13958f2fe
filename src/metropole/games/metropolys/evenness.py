"""How evenly the tokens lie: what an even city is, in numbers, and drawing one.

Counted as uneven are, one each:

- every two neighbours (by land or by a bridge) with a token of the same kind;
- every token of a kind that a district in use has above or below its fair share;
- every token of a kind that a type of neighbourhood has above or below its fair share.

A fair share is as large a part of the tokens of a kind as the district has of all tokens, or a fifth for each of the
five types; where it is no whole number, both whole numbers beside it are fair. A city is even if it has no more than
MOST of these, which about one in seventy random ones has. All even cities are equally likely: random ones are drawn
until one of them is even.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from metropole.games.metropolys import board
from metropole.games.metropolys.setup import TOKEN_COUNTS, tokens_needed

MOST = {2: 5, 3: 6, 4: 9}  # by number of players
USUAL = {2: 13, 3: 15, 4: 19}  # what random cities have on average


def unevenness(tokens: Mapping[str, str], players: int, closed: Sequence[str]) -> int:
    """How many things about this layout are uneven; 0 is as even as can be."""
    shares = [
        (mask, tokens_needed(name, closed), len(tokens))
        for name, mask in zip(board.DISTRICTS, board.DISTRICT_PLACES, strict=True)
        if name not in closed
    ]
    shares += [(mask, 1, len(board.TYPES)) for mask in board.TYPE_PLACES]
    return sum(
        _unevenness(board.mask_of(place for place, one in tokens.items() if one == kind), count, shares)
        for kind, count in TOKEN_COUNTS[players].items()
    )


def _unevenness(places: int, count: int, shares: Sequence[tuple[int, int, int]]) -> int:
    """The same for the tokens of one kind."""
    beside = sum((board.ADJACENT[board.INDEX[name]] & places).bit_count() for name in board.names_of(places)) // 2
    return beside + sum(_off((places & mask).bit_count(), count * part, whole) for mask, part, whole in shares)


def _off(number: int, share: int, whole: int) -> int:
    """How far a number is from a share of so many in so many."""
    return max(share // whole - number, number - -(-share // whole), 0)
