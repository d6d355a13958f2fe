"""What the strongest search says of a moment: its best action, the best of all others, and the chances with each."""

from __future__ import annotations

from dataclasses import dataclass

from metropole.analysis.chances import correction_of, options_named
from metropole.analysis.depth import Depth
from metropole.analysis.judged import searched
from metropole.bots.levels import LEVELS
from metropole.bots.search import Candidate
from metropole.match import Match
from metropole.puzzles.themes import THEMING

USUAL = LEVELS["master"].simulations
FACTOR = 8  # how many times as long a puzzle is looked at as the strongest level looks at a move
DEEP = Depth(FACTOR * USUAL, USUAL // 2)
RECHECK = Depth(30_000, 5_000)  # what is enough to find the answer again of every puzzle that ships
RECHECKED_WITH = 0  # the seed that is then taken
RIVALS = 3  # other actions that are tried on their own until their chances can be told


@dataclass(frozen=True, slots=True)
class Assessment:
    """Chances are those of the seat to move, corrected."""

    best: int
    same: tuple[int, ...]  # that come to the same as the best
    chance: float
    second: int
    second_chance: float
    line: tuple[int, ...]  # the expected continuation, beginning with the best
    options: int  # how many actions were legal

    @property
    def gap(self) -> float:
        return self.chance - self.second_chance

    def agrees(self, other: Assessment) -> bool:
        """Whether another search has found the same."""
        return other.best in (self.best, *self.same)


def assess(match: Match, depth: Depth, seed: int = 0) -> Assessment | None:
    """Search where the match stands; nothing where there is no choice. Asked of the view of the seat to move alone."""
    bot, thought = searched(match, depth, seed)
    best, view = thought.best, match.view(match.turn)
    same = tuple(THEMING.load(match.game.NAME).same(view, best.code))
    others = [candidate for candidate in thought.candidates if candidate.code not in (best.code, *same)]
    if not others:
        return None
    correction = correction_of(match.game.NAME, match.setup.players, options_named(match.game, match.setup))

    def chance(candidate: Candidate) -> float:
        return correction.applied(candidate.shares, match.turn)[match.turn]

    second = max((bot.weigh(other, depth.least) for other in others[:RIVALS]), key=chance)
    line = thought.line if thought.line[:1] == (best.code,) else (best.code,)
    return Assessment(best.code, same, chance(best), second.code, chance(second), line, len(thought.candidates))


def finds(match: Match, simulations: int, seed: int) -> int:
    """What a search of so many simulations would do."""
    return searched(match, Depth(simulations, 0), seed)[1].best.code
