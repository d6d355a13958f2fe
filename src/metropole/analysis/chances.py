"""From how often the search's games end in a victory to how often real ones do.

The search plays from the view of one seat and takes the best it finds there, so it is more or less sure of itself than
it should be. What is put right, by game and number of players, and for an option that makes a difference by itself, was
fitted to games of bots and checked with others: docs/analysis.md.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import combinations
from math import exp, log
from typing import Any

from metropole.games.contract import Game, Setup

LEAST = 0.002  # nobody is quite without a chance before the end


@dataclass(frozen=True, slots=True)
class Correction:
    """`sharpness`: 1 leaves shares as they are, less draws them together. `mover`: what the seat to move is given, or
    taken, for the search strives for it alone.
    """

    sharpness: float = 1.0
    mover: float = 0.0

    def applied(self, shares: Sequence[float], seat: int) -> tuple[float, ...]:
        """Chances to win that add up to 1, from the search's shares of the victory and the seat to move."""
        scores = [self.sharpness * log(max(share, LEAST)) for share in shares]
        scores[seat] += self.mover
        most = max(scores)
        weights = [exp(score - most) for score in scores]
        return tuple(weight / sum(weights) for weight in weights)


def options_named(game: Game[Any, Any, Any], setup: Setup) -> tuple[str, ...]:
    """What was agreed on, as far as it has a name: options that are yes, and what was chosen of several by name."""
    options, _ = game.write_setup(setup)
    agreed = (name if value is True else value for name, value in options.items())
    return tuple(sorted(name for name in agreed if isinstance(name, str)))


@cache
def correction_of(game: str, players: int, options: tuple[str, ...] = ()) -> Correction:
    """The numbers for most of the options; a game of another package has its shares as they are."""
    fitted = json.loads(files("metropole.data").joinpath("chances.json").read_text(encoding="utf-8")).get(game, {})
    counts = range(len(options), -1, -1)
    names = (" ".join([str(players), *some]) for count in counts for some in combinations(options, count))
    return Correction(**next((fitted[name] for name in names if name in fitted), {}))
