"""Looking at a game again: at every action what the search would have done, and what the choice cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from metropole.bots import KNOWLEDGE
from metropole.bots.search import Budget, Candidate, SearchBot, Thought
from metropole.match import Match
from metropole.record import Record


@dataclass(frozen=True, slots=True)
class Judged:
    """One action of a game as the search sees it, from the view of the seat that made it."""

    number: int  # counted from 1
    seat: int
    action: str
    best: str
    loss: float | None  # of the seat's chance to win, against the best; None where the search never tried the action
    shares: tuple[float, ...]  # each seat's chance to win with the best action
    points: tuple[float, ...]  # each seat's expected points with it
    line: tuple[str, ...]  # the expected continuation
    readable: tuple[dict[str, float], ...]  # by seat and kind of card, what an onlooker would give the true one then

    def to_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "seat": self.seat,
            "action": self.action,
            "best": self.best,
            "loss": None if self.loss is None else round(self.loss, 3),
            "win_chances": [round(share, 3) for share in self.shares],
            "points": [round(points, 1) for points in self.points],
            "continuation": list(self.line),
            "readable": [{kind: round(chance, 3) for kind, chance in seat.items()} for seat in self.readable],
        }


def hint(match: Match, budget: Budget, seed: int = 0) -> Thought:
    """What the search would do now, from the view of the seat to move alone."""
    return SearchBot(match.game, budget).think(match.view(match.turn), Random(seed))


def analyse(record: Record, budget: Budget, seed: int = 0) -> Iterator[Judged]:
    """Judge every action of a record, one after another. A wrong record is refused before anything is judged."""
    Match.of(record).to_end()
    return _judgements(record, budget, seed)


def _judgements(record: Record, budget: Budget, seed: int) -> Iterator[Judged]:
    match = Match.of(record)
    # A bot for each seat: each keeps its tree from one of its decisions to the next.
    bots = [SearchBot(record.game, budget) for _ in range(record.setup.players)]
    rng = Random(seed)
    for code in match.steps():
        seat = match.turn
        thought, readable = bots[seat].think(match.view(seat), rng), _readable(match)
        yield _judged(match.step, seat, code, thought, record, readable)


def _readable(match: Match) -> tuple[dict[str, float], ...]:
    """How far an onlooker could read each seat's secrets; nothing where a game has no way to."""
    belief = KNOWLEDGE.load(match.game.NAME).belief
    return () if belief is None else belief.readable(match.view(None), match.setup)


def _judged(
    number: int, seat: int, code: int, thought: Thought, record: Record, readable: tuple[dict[str, float], ...]
) -> Judged:
    best, text = thought.best, record.game.text
    chosen = next(candidate for candidate in thought.candidates if candidate.code == code)
    line = tuple(text(following) for following in thought.line)
    loss = _loss(best, chosen, seat)
    return Judged(number, seat, text(code), text(best.code), loss, best.shares, best.points, line, readable)


def _loss(best: Candidate, chosen: Candidate, seat: int) -> float | None:
    """The difference in chances to win; nothing is known of an action that was never tried."""
    return max(0.0, best.shares[seat] - chosen.shares[seat]) if chosen.visits else None
