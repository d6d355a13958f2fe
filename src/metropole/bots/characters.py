"""Who the bots are: six characters a level, enough for a table at which everybody is a bot of the same level.

A table has a cast: for each seat the number of the character that a bot there is, whatever its level. No two seats have
the same number, so no two bots of a table have one name, also where one sits down later for somebody who left.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

Cast = tuple[int, ...]
CAST_SIZE = 6
USUAL_CAST: Cast = tuple(range(CAST_SIZE))


class Character(NamedTuple):
    """Somebody: known by `id` to drawings and messages, called `name` in every language."""

    id: str
    name: str


CHARACTERS: dict[str, tuple[Character, ...]] = {
    "novice": (
        Character("fifine", "Fifine"),
        Character("bebert", "Bébert"),
        Character("ninon", "Ninon"),
        Character("riquet", "Riquet"),
        Character("lili", "Lili"),
        Character("colas", "Colas"),
    ),
    "casual": (
        Character("gaspard", "Gaspard"),
        Character("odette", "Odette"),
        Character("felix", "Félix"),
        Character("margot", "Margot"),
        Character("anselme", "Anselme"),
        Character("suzette", "Suzette"),
    ),
    "skilled": (
        Character("leontine", "Léontine"),
        Character("armand", "Armand"),
        Character("clarisse", "Clarisse"),
        Character("honore", "Honoré"),
        Character("blanche", "Blanche"),
        Character("achille", "Achille"),
    ),
    "expert": (
        Character("anatole", "Anatole"),
        Character("eugenie", "Eugénie"),
        Character("casimir", "Casimir"),
        Character("mathilde", "Mathilde"),
        Character("aristide", "Aristide"),
        Character("victorine", "Victorine"),
    ),
    "master": (
        Character("seraphine", "Séraphine"),
        Character("balthazar", "Balthazar"),
        Character("athenais", "Athénaïs"),
        Character("leopold", "Léopold"),
        Character("apolline", "Apolline"),
        Character("evariste", "Évariste"),
    ),
}


def character_at(cast: Cast, seat: int, level: str) -> Character:
    """Who a bot of this level is on this seat."""
    return CHARACTERS[level][cast[seat]]


def draw_cast(rng: Random) -> Cast:
    return tuple(rng.sample(USUAL_CAST, CAST_SIZE))


def cast_text(cast: Cast) -> str:
    """A digit for each seat."""
    return "".join(map(str, cast))


def parse_cast(text: str) -> Cast:
    return tuple(map(int, text))
