"""Setting up the real box: a set-up drawn by a seed, told step by step; what each game brings to that, by its name.

What everybody may see follows from the seed, so that a city can be called by it and drawn again elsewhere. What is
secret (cards, the order of tiles) never does: whoever knows the seed knows no more than what lies open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from metropole import games
from metropole.games.contract import Message, NotLegal
from metropole.games.reading import read_number, read_object
from metropole.games.registry import Registry

SEEDS = range(1_000_000_000)  # short enough to be told to somebody


@dataclass(frozen=True, slots=True)
class Step:
    """Something to do with the real parts; `place`: where on the board, if it is at one place."""

    message: Message
    place: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """Steps that belong together, in the order they are best done."""

    heading: Message
    steps: tuple[Step, ...]


class Box(Protocol):
    """What a game brings to the set-up of its box."""

    GIVEN: Sequence[str]  # the parts of a record's `setup` that people may choose; what is secret is not among them
    EVEN: Mapping[str, Any] | None  # what to give for an even set-up; None where nothing can be evened

    def position(self, setup: Any) -> dict[str, Any]:
        """The position before the first action, in the form that `metropole score` reads; with nothing secret."""

    def parts(self, setup: Any) -> Sequence[Part]:
        """How it is laid out."""

    def notes(self, setup: Any) -> Sequence[Message]:
        """What else there is to say of it."""

    def in_letters(self, setup: Any) -> str:
        """The board in letters, for a terminal; nothing where the steps say it all."""

    def hands(self, setup: Any) -> list[dict[str, Any]]:
        """By seat what only that seat may look at; none where nothing is dealt by itself."""

    def hand_texts(self, setup: Any, seat: int) -> Sequence[Message]:
        """The same of one seat, told."""

    def stack(self, setup: Any) -> list[str]:
        """What is drawn one after another in the game, in its order; none where nothing is."""


BOXES: Registry[Box] = Registry("metropole.boxes")


def draw(
    game: str, players: int, options: Mapping[str, Any], given: Mapping[str, Any], seed: int, is_even: bool = False
) -> Any:
    """A Setup of which everything that lies open follows from the seed, but for what is given."""
    box = BOXES.load(game)
    if read_number(seed, "seed") not in SEEDS:
        raise NotLegal("setup_wrong_seed", least=SEEDS[0], most=SEEDS[-1])
    if is_even and box.EVEN is None:
        raise NotLegal("setup_nothing_to_even")
    chosen = {**read_object(given, "setup", tuple(box.GIVEN)), **((is_even and box.EVEN) or {})}
    return games.load(game).deal(players, options, Random(seed), chosen)


def with_secrets(game: str, setup: Any, rng: Random) -> Any:
    """The same with everything that is secret drawn anew."""
    return games.load(game).redeal(setup, (), None, rng)
