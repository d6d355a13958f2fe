"""What is played on a day: number of players, options, one's own seat, who the bots are, and the set-up.

Everything is drawn from an edition, the game and the date. A program that would draw something else has another
edition, which begins on a day to come: so days that were, and today, stay what they are. A test holds some to that.
"""

from __future__ import annotations

from datetime import date
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

from metropole import games
from metropole.bots.characters import Cast, draw_cast
from metropole.daily.dates import FIRST_DAY
from metropole.games.contract import Game, Setup

EDITIONS: dict[date, int] = {FIRST_DAY: 1}  # by the first day that it holds for
PLAIN_DAYS = 0.5  # of all days, on which a game is played as it is played most
LEVELS = {"casual": 2, "skilled": 3, "expert": 2}  # of the bots, and how often of seven


class DayPlan(NamedTuple):
    """What everybody plays on a day. A level for each seat of a bot, and nobody on one's own."""

    game: str
    day: date
    players: int
    options: dict[str, Any]
    seat: int
    levels: tuple[str | None, ...]
    cast: Cast

    @property
    def rules(self) -> Game[Any, Any, Any]:
        return games.load(self.game)

    def dealing(self) -> Random:
        """The generator that the set-up is dealt with."""
        return chance(self.game, self.day, "deal")

    def setup(self) -> Setup:
        """The set-up, secrets and all."""
        dealt: Setup = self.rules.deal(self.players, self.options, self.dealing())
        return dealt


def plan_of(game: str, day: date) -> DayPlan:
    """What is played on this day."""
    rules, drawn = games.load(game), chance(game, day, "plan")
    players = drawn.choice(list(rules.SEATS))
    plain, *others = rules.VARIANTS
    options = dict(plain if drawn.random() < PLAIN_DAYS or not others else drawn.choice(others))
    seat = drawn.randrange(players)
    levels = drawn.choices(list(LEVELS), list(LEVELS.values()), k=players)
    seated = tuple(None if other == seat else level for other, level in enumerate(levels))
    return DayPlan(game, day, players, options, seat, seated, draw_cast(drawn))


def edition_of(day: date) -> int:
    """The edition by which a day is drawn."""
    return EDITIONS[max(first for first in EDITIONS if first <= max(day, FIRST_DAY))]


def chance(game: str, day: date, *what: object) -> Random:
    """A generator for one thing on a day: the same in every process, on every machine."""
    named = "\n".join(map(str, ("metropole", edition_of(day), game, day.isoformat(), *what)))
    return Random(int.from_bytes(sha256(named.encode()).digest(), "big"))
