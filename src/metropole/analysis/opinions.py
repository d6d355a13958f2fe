"""What a bot would have played at every moment of a game, judged beside what was played: how often it agrees with the
best, and what its choices would have cost. The bot is given the view of the seat to move, as at a table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from random import Random
from statistics import fmean
from typing import Any

from metropole import bots
from metropole.analysis.depth import Depth
from metropole.analysis.judged import Judged, Searched
from metropole.games.contract import NotLegal, NotUnderstood
from metropole.match import Match
from metropole.record import Record


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a bot would do at a moment; `loss`: by how much that lowers the chance of its seat against the best."""

    action: str
    loss: float
    choices: int  # how many actions there are


def analyse_with(record: Record, bot: str, depth: Depth, seed: int = 0) -> Iterator[tuple[Judged, Opinion]]:
    """Judge every action of a record, and what a bot would have done instead. The judgement is that of any analysis."""
    match = Match.of(record).to_end().at(0)
    players = [bots.make(bot, match.game) for _ in range(match.setup.players)]
    return _judged(match, players, depth, seed)


def _judged(match: Match, players: Sequence[bots.Bot], depth: Depth, seed: int) -> Iterator[tuple[Judged, Opinion]]:
    for code in match.steps():
        found = Searched(match, depth, seed)
        judged = found.judged(code)
        chosen = chosen_by(players[match.turn], match, Random(f"{seed}/{match.version}/bot"))
        yield judged, Opinion(match.game.text(chosen), found.loss(chosen), found.choices)


def chosen_by(bot: bots.Bot, match: Match, rng: Random) -> int:
    """What a bot would do now; refused where that is not legal, with the reason."""
    view, game = match.view(match.turn), match.game
    code = bot.choose(view, rng)
    if code in game.legal(view):
        return code
    reason = game.why_not(view, code) if isinstance(code, int) and 0 <= code < game.ACTIONS else None
    raise NotLegal(reason) if reason else NotUnderstood("unknown_code", code=str(code)[:40], most=game.ACTIONS - 1)


@dataclass(frozen=True, slots=True)
class Agreement:
    """How a bot's opinions compare, over the moments at which there was something to choose."""

    choices: int
    with_best: int
    with_played: int
    loss: float  # of a choice of the bot's, on average
    loss_of_played: float

    @classmethod
    def of(cls, pairs: Sequence[tuple[Judged, Opinion]]) -> Agreement:
        free = [(judged, opinion) for judged, opinion in pairs if opinion.choices > 1]
        return cls(
            choices=len(free),
            with_best=sum(opinion.action == judged.best for judged, opinion in free),
            with_played=sum(opinion.action == judged.action for judged, opinion in free),
            loss=round(fmean([opinion.loss for _, opinion in free] or [0.0]), 4),
            loss_of_played=round(fmean([judged.loss for judged, _ in free] or [0.0]), 4),
        )

    def to_json(self) -> dict[str, Any]:
        return asdict(self)
