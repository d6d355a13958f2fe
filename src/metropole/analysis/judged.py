"""One action of a game as the search sees it, with everybody's chances and what could be guessed just before it.

Every moment is judged by itself, from the view of the seat that was to move and with a generator of its own: so a game
may be judged in pieces, and in any order.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Self

from metropole.analysis import guesses, unseen
from metropole.analysis.chances import correction_of, switched_on
from metropole.analysis.depth import Depth
from metropole.bots import KNOWLEDGE
from metropole.bots.search import Budget, Candidate, SearchBot, Thought
from metropole.match import Match
from metropole.record import Record

OBVIOUS = 1e-9  # what is worth no less than the most at first sight, but for rounding


@dataclass(frozen=True, slots=True)
class Judged:
    """Chances are those to win, by seat, if the best found is played, and corrected; as rounded as they are told."""

    number: int  # counted from 1
    seat: int
    action: str
    best: str
    loss: float  # of the seat's chance to win, against the best
    margin: float | None  # of its chance, by which the best is ahead of the second best; None where there is no other
    is_obvious: bool  # whether no other action looks better than the best at first sight
    win_chances: tuple[float, ...]
    points: tuple[float, ...]  # each seat's expected points with the best
    continuation: tuple[str, ...]  # as expected, beginning with the best
    guesses: guesses.Guesses | None  # by viewpoint, seat, kind and card, in per cent
    unseen: unseen.Counts | None  # by viewpoint, of each kind

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Back from plain values, which this program wrote."""
        tuples = {key: tuple(data[key]) for key in ("win_chances", "points", "continuation")}
        return cls(**{**data, **tuples})


def judgements(record: Record, depth: Depth, seed: int = 0, first: int = 0) -> Iterator[Judged]:
    """Judge the actions of a record one after another, from a version on."""
    match = Match.of(record).at(first)
    for code in match.steps():
        yield judge(match, code, depth, seed)


def judge(match: Match, code: int | None, depth: Depth, seed: int = 0) -> Judged:
    """Judge one legal action, before which the match stands; or the best, if none is said."""
    seat, text = match.turn, match.game.text
    bot, thought = searched(match, depth, seed)
    tried = {found.code: found for found in thought.candidates}
    best = thought.best
    second = bot.weigh(thought.candidates[1], depth.least) if len(tried) > 1 else None
    chosen = best if code in (None, best.code) else bot.weigh(tried[code], depth.least)
    correction = correction_of(match.game.NAME, match.setup.players, switched_on(match.game, match.setup))
    chances = correction.applied(best.shares, seat)

    def behind(other: Candidate) -> float:
        return round(max(0.0, chances[seat] - correction.applied(other.shares, seat)[seat]), 3)

    return Judged(
        number=match.version + 1,
        seat=seat,
        action=text(chosen.code),
        best=text(best.code),
        loss=behind(chosen),
        margin=None if second is None else behind(second),
        is_obvious=_is_obvious(match, best.code),
        win_chances=tuple(round(chance, 3) for chance in chances),
        points=tuple(round(points, 1) for points in best.points),
        continuation=tuple(map(text, _line(thought))),
        guesses=guesses.at(match),
        unseen=unseen.at(match),
    )


def _line(thought: Thought) -> tuple[int, ...]:
    """The expected continuation; where another action was tried as often as the best, no more than the best itself."""
    best = thought.best.code
    return thought.line if thought.line[:1] == (best,) else (best,)


def searched(match: Match, depth: Depth, seed: int = 0) -> tuple[SearchBot, Thought]:
    """What the search finds where the match stands, by what it has learned if there is that; and who searched."""
    is_learned = KNOWLEDGE.load(match.game.NAME).learned is not None
    bot = SearchBot(match.game, Budget(depth.simulations), is_learned=is_learned)
    return bot, bot.think(match.view(match.turn), Random(f"{seed}/{match.version}"))


def _is_obvious(match: Match, code: int) -> bool:
    worth = KNOWLEDGE.load(match.game.NAME).worth(match.view(match.turn))
    return worth[code] >= max(worth.values()) - OBVIOUS
