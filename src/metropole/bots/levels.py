"""Five levels that a person can choose. A level is a bot, the longest it thinks, and the longest it seems to think."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from metropole.bots import KNOWLEDGE, DecidingBot
from metropole.bots.hasty import HastyBot, Temper
from metropole.bots.search import Budget, SearchBot
from metropole.games.contract import Game


@dataclass(frozen=True, slots=True)
class Level:
    """How somebody plays: hastily by a temper, or searching within a budget. Never longer than `seconds`.

    `ponders`: at a table with people an answer that is there sooner may wait, but never beyond so many seconds.
    """

    seconds: float
    ponders: float
    temper: Temper | None = None
    simulations: int = 0
    is_learned: bool = False  # whether it judges by what it has learned, where there is that, or plays on to the end

    def bot(self, game: Game[Any, Any, Any], *, is_timed: bool = True) -> DecidingBot:
        """Somebody of this level. Who is not timed thinks as long as it takes: what comes of it depends on no clock."""
        if self.temper is not None:
            return HastyBot(game, self.temper)
        is_learned = self.is_learned and KNOWLEDGE.load(game.NAME).learned is not None
        budget = Budget(self.simulations, self.seconds) if is_timed else Budget(self.simulations)
        return SearchBot(game, budget, is_learned=is_learned)


# Numbers of simulations, not seconds, make the strength: the same on any machine that is not very slow.
LEVELS: dict[str, Level] = {
    "novice": Level(0.2, 1.2, Temper(overlooks=0.75, misjudges=3.0, boldness=3.0)),
    "casual": Level(0.5, 1.6, Temper(overlooks=0.25, misjudges=1.0)),
    "skilled": Level(1.0, 2.0, simulations=150),
    "expert": Level(2.0, 2.4, simulations=2_000),
    "master": Level(5.0, 3.0, simulations=20_000, is_learned=True),
}
