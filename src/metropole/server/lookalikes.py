"""Names that look alike: Αda with a Greek letter reads as Ada. Each name has a skeleton, and names that may be taken
for each other have the same, as Unicode's report 39 has it.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from confusable_homoglyphs.confusables import is_confusable

LONGEST_SKELETON = 120  # a letter may be drawn by several: m is r and n
MARKS_OF_DIRECTION = "\u200e\u200f"  # the table puts them around letters that are written from right to left
# What chooses between two drawings of the letter before, and shows nothing by itself.
SELECTORS = frozenset(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))


def skeleton_of(name: str) -> str:
    """What a name looks like, whatever letters draw it, large or small. For comparing, not for showing.

    Letters are compared in the case they stand in, and then without it: Η looks like H, though η does not look like h.
    """
    drawn = _drawn(unicodedata.normalize("NFKC", name)).casefold()
    # I looks like l, and i is the same letter: so all three are one.
    return " ".join(_drawn(drawn).replace("i", "l").split())[:LONGEST_SKELETON]


def _drawn(text: str) -> str:
    letters = (letter for letter in unicodedata.normalize("NFD", text) if letter not in SELECTORS)
    return unicodedata.normalize("NFD", "".join(map(_prototype, letters)))


@lru_cache(maxsize=10_000)
def _prototype(letter: str) -> str:
    """The one of all letters that look like this one which stands for them.

    The table tells of a prototype all that look like it, and of the others only their prototype. Of two that have
    nobody else either would do.
    """
    found = _like(letter)
    if len(found) != 1:
        return letter
    other = found[0]
    return other if len(other) > 1 or len(_like(other)) > 1 else min(letter, other)


def _like(letter: str) -> list[str]:
    found = is_confusable(letter, greedy=True) or []
    return [glyph["c"].strip(MARKS_OF_DIRECTION) for one in found for glyph in one["homoglyphs"]]
