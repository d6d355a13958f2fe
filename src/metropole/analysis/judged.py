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
from metropole.analysis.chances import correction_of, options_named
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
    return Searched(match, depth, seed).judged(code)


class Searched:
    """A moment of a match that has been searched; actions are judged by what was found."""

    def __init__(self, match: Match, depth: Depth, seed: int = 0) -> None:
        self._match, self._least, self.seat = match, depth.least, match.turn
        self._bot, self._thought = searched(match, depth, seed)
        self._tried = {found.code: found for found in self._thought.candidates}
        self._correction = correction_of(match.game.NAME, match.setup.players, options_named(match.game, match.setup))
        self._chances = self._correction.applied(self.best.shares, self.seat)
        self._losses = {self.best.code: 0.0}

    @property
    def best(self) -> Candidate:
        return self._thought.best

    @property
    def choices(self) -> int:
        """How many actions there are to choose from."""
        return len(self._tried)

    def loss(self, code: int) -> float:
        """By how much an action lowers its seat's chance against the best. Said twice, it is the same."""
        if code not in self._losses:
            self._losses[code] = self._behind(self._bot.weigh(self._tried[code], self._least))
        return self._losses[code]

    def _behind(self, other: Candidate) -> float:
        chances = self._correction.applied(other.shares, self.seat)
        return round(max(0.0, self._chances[self.seat] - chances[self.seat]), 3)

    def judged(self, code: int | None) -> Judged:
        """All that is said of an action, or of the best."""
        match, text, best = self._match, self._match.game.text, self.best
        second = self._bot.weigh(self._thought.candidates[1], self._least) if self.choices > 1 else None
        chosen = best.code if code is None else code
        return Judged(
            number=match.version + 1,
            seat=self.seat,
            action=text(chosen),
            best=text(best.code),
            loss=self.loss(chosen),
            margin=None if second is None else self._behind(second),
            is_obvious=_is_obvious(match, best.code),
            win_chances=tuple(round(chance, 3) for chance in self._chances),
            points=tuple(round(points, 1) for points in best.points),
            continuation=tuple(map(text, _line(self._thought))),
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
