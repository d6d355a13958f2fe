"""One game between bots, and what a tournament keeps of it."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Self

from metropole import bots, games
from metropole.arena.schedule import Fixture, TournamentPlan
from metropole.games.contract import Game, Setup
from metropole.games.reading import read_complete, read_number
from metropole.match import Match


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game of a plan went; everything but `seconds` depends on the plan and the number alone."""

    number: int
    game: str
    players: int
    options: dict[str, Any]
    deal: int
    seats: list[str]  # the bot of each seat
    first: int
    closed: list[str]
    cards: dict[str, list[str]]  # by kind, one a seat
    scores: list[int]
    winners: list[int]
    decided_by: str
    sources: list[dict[str, int]]  # points by source, one a seat
    actions: int
    seconds: float

    @classmethod
    def from_json(cls, data: object) -> Self:
        """Read a result back."""
        given = read_complete(data, "result", tuple(cls.__dataclass_fields__))
        read_number(given["number"], "number")
        return cls(**given)

    def to_json(self) -> dict[str, Any]:
        """The result as plain values."""
        return asdict(self)

    def share(self, seat: int) -> float:
        """A seat's part of the victory: those who share it have equal parts."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def seat_after_first(self, seat: int) -> int:
        """How many places a seat sits after the one that began."""
        return (seat - self.first) % self.players

    def ranks(self) -> list[int]:
        """The place of each seat, winners first, the others by points; equals have the same."""
        worth = [(seat in self.winners, score) for seat, score in enumerate(self.scores)]
        winning = max(worth)
        worth = [winning if seat in self.winners else value for seat, value in enumerate(worth)]
        return [sum(other > value for other in worth) for value in worth]


def play_match(game: Game[Any, Any, Any], setup: Setup, names: Sequence[str], seed: str) -> Match:
    """A game of these bots, one a seat, played to its end; each has a random generator of its own."""
    match = Match(game, setup)
    players = [bots.make(name, game) for name in names]
    rngs = [random.Random(f"{seed}/{seat}") for seat in range(len(names))]
    while (seat := match.turn) >= 0:
        match.submit(seat, players[seat].choose(match.view(seat), rngs[seat]))
    return match


def play(plan: TournamentPlan, fixture: Fixture) -> GameResult:
    """Play one game of a plan. Its deal is that of all games with the same variant and number of deal."""
    variant = fixture.variant
    game, seed = games.load(variant.game), f"{plan.seed}/{variant.key}/{fixture.deal}"
    setup = game.deal(variant.players, variant.options, random.Random(seed), plan.given)
    begun = time.perf_counter()
    match = play_match(game, setup, fixture.seats, f"{seed}/{','.join(fixture.seats)}")
    return _result(fixture, match, time.perf_counter() - begun)


def _result(fixture: Fixture, match: Match, seconds: float) -> GameResult:
    outcome = match.outcome
    assert outcome is not None
    options, setup = match.game.write_setup(match.setup)
    return GameResult(
        number=fixture.number,
        game=match.game.NAME,
        players=match.setup.players,
        options=options,
        deal=fixture.deal,
        seats=list(fixture.seats),
        first=match.setup.first,
        closed=setup.get("closed", []),
        cards={kind: [_card_name(card) for card in setup[kind]] for kind in match.game.CARDS if setup.get(kind)},
        scores=list(outcome.scores),
        winners=list(outcome.winners),
        decided_by=outcome.decided_by,
        sources=[dict(score.points) for score in match.scores()],
        actions=match.version,
        seconds=round(seconds, 4),
    )


def _card_name(card: str | Sequence[str]) -> str:
    return card if isinstance(card, str) else "+".join(sorted(card))
