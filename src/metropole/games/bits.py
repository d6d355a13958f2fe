"""Sets of small numbers held in one integer, and a small random generator: the interpreted counterpart of bits.pxd.

Compiled modules take these names from bits.pxd, where each is one or two machine instructions.
"""

from __future__ import annotations

_WORD = 0xFFFFFFFFFFFFFFFF


def popcount(mask: int) -> int:
    """How many members the set has."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The smallest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def nth_bit(mask: int, n: int) -> int:
    """The n-th smallest member, counted from 0."""
    while n:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def seeded(seed: int) -> int:
    """A generator's first word: seeds that differ little give words that differ much, and never zero."""
    word = (seed + 0x9E3779B97F4A7C15) & _WORD
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
    return (word ^ (word >> 31)) or 1


def xorshift(word: int) -> int:
    """The generator's next word (Marsaglia's xorshift with shifts 13, 7, 17)."""
    word ^= (word << 13) & _WORD
    word ^= word >> 7
    return word ^ ((word << 17) & _WORD)


def below(word: int, limit: int) -> int:
    """A number under `limit` (itself under 2**31) from the upper half of a generator's word."""
    return ((word >> 32) * limit) >> 32


def new_list(length: int) -> list[int]:
    """A list to be filled with `put` before anybody else sees it."""
    return [0] * length


def put(filled: list[int], index: int, table: list[int], entry: int) -> None:
    """Put a table's entry into a new list's place."""
    filled[index] = table[entry]


def put_rows(filled: list[int], table: list[int], rows: int, width: int, columns: int, shift: int) -> None:
    """Put from a table laid out in rows of this width the entries of these rows and columns, from a new list's start.

    The columns are counted from `shift`.
    """
    index = 0
    for row in _members(rows):
        for column in _members(columns):
            filled[index] = table[row * width + shift + column]
            index += 1


def _members(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
