"""Which games a tournament has. Every deal is played once for every rotation of a line-up over the seats."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, pairwise
from typing import Any

from metropole import __version__, bots, games
from metropole.games.contract import NotUnderstood
from metropole.match import Match

LINEUPS = ("round-robin", "ladder", "duel", "self")

Lineup = tuple[str, ...]  # a bot a seat


@dataclass(frozen=True, slots=True)
class Variant:
    """What is played: a game with its options and number of players."""

    game: str
    players: int
    options: Mapping[str, Any]

    @property
    def key(self) -> str:
        """A text that tells this variant from every other."""
        return "/".join([self.game, str(self.players), *(f"{name}={self.options[name]}" for name in self.options)])


@dataclass(frozen=True, slots=True)
class TournamentPlan:
    """A whole tournament; `given` holds those parts of every set-up that are not drawn, `games` is for a pairing."""

    tables: tuple[Variant, ...]
    bots: tuple[str, ...]
    lineup: str
    games: int
    seed: int
    given: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """Everything that the results depend on, as plain values."""
        rules = {variant.game: games.load(variant.game).RULES for variant in self.tables}
        return {"program": __version__, "rules": rules, **asdict(self), "tables": [asdict(t) for t in self.tables]}


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game of a plan: which variant, with which deal, who sits where."""

    number: int
    variant: Variant
    deal: int
    seats: Lineup


def variant_of(game: str, players: int, options: Mapping[str, Any], given: Mapping[str, Any] | None = None) -> Variant:
    """A variant that can be played, all its options written out; what cannot be dealt is refused with the reason."""
    rules = games.load(game)
    match = Match(rules, rules.deal(players, options, random.Random(0), given or {}))
    return Variant(game, players, rules.write_setup(match.setup)[0])


def check(plan: TournamentPlan) -> None:
    """Refuse bots that are not there and line-ups that cannot be made, before any game is played."""
    if plan.lineup not in LINEUPS:
        raise NotUnderstood("unknown_name", key="lineup", given=plan.lineup[:40], known=LINEUPS)
    if len(set(plan.bots)) < len(plan.bots):
        raise NotUnderstood("bot_named_twice", bot=next(name for name in plan.bots if plan.bots.count(name) > 1)[:40])
    if plan.lineup == "duel" and len(plan.bots) != 2:
        raise NotUnderstood("duel_needs_two_bots", given=len(plan.bots))
    if plan.lineup == "ladder" and len(plan.bots) < 2:
        raise NotUnderstood("ladder_needs_two_bots")
    for game in {variant.game for variant in plan.tables}:
        for name in plan.bots:
            bots.make(name, games.load(game))


def pairings(plan: TournamentPlan, players: int) -> list[Lineup]:
    """The line-ups of a plan at a table with so many seats, before they are rotated."""
    names = plan.bots
    if plan.lineup == "self" or len(names) == 1:
        return [(name,) * players for name in names]
    if plan.lineup == "duel":
        return [_duel(names[0], names[1], players)]
    if plan.lineup == "ladder":
        return [lineup for one, other in pairwise(names) for lineup in _both_duels(one, other, players)]
    if len(names) == players:
        return [names]
    return [lineup for one, other in combinations(names, 2) for lineup in _both_duels(one, other, players)]


def deals(plan: TournamentPlan, lineup: Lineup) -> int:
    """How many deals a pairing needs, so that none of its rotations is left out."""
    return -(-plan.games // len(rotations(lineup)))


def fixtures(plan: TournamentPlan) -> list[Fixture]:
    """All games of a plan. Deal by deal, so that a tournament that is stopped early is an even one too."""
    most = max(deals(plan, lineup) for variant in plan.tables for lineup in pairings(plan, variant.players))
    found = [(variant, deal, seats) for deal in range(most) for variant, seats in _round(plan, deal)]
    return [Fixture(number, *rest) for number, rest in enumerate(found)]


def rotations(lineup: Lineup) -> list[Lineup]:
    """Every different way of moving a line-up around the table."""
    return list(dict.fromkeys(lineup[turn:] + lineup[:turn] for turn in range(len(lineup))))


def _round(plan: TournamentPlan, deal: int) -> Iterator[tuple[Variant, Lineup]]:
    for variant in plan.tables:
        for lineup in pairings(plan, variant.players):
            if deal < deals(plan, lineup):
                ordered = _mixed(lineup, f"{plan.seed}/{variant.key}/{deal}/order")
                yield from ((variant, seats) for seats in rotations(ordered))


def _mixed(lineup: Lineup, seed: str) -> Lineup:
    """Another order around the table for every deal, so that nobody always sits behind the same bot."""
    order = list(lineup)
    random.Random(seed).shuffle(order)
    return tuple(order)


def _duel(one: str, other: str, players: int) -> Lineup:
    return (one, *(other,) * (players - 1))


def _both_duels(one: str, other: str, players: int) -> Sequence[Lineup]:
    """One seat of each against the other on all the rest; with two players that is the same."""
    both = [_duel(one, other, players), _duel(other, one, players)]
    return both[:1] if players == 2 else both
