"""Ratings as they follow from games, one after another: pure arithmetic, the same whenever it is done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from metropole.server.ratings.anchors import BOT, anchor_of
from metropole.skill import Skill, rated

RULES = 4  # of all that is computed here: ratings that were made by other rules are made anew
NEW = Skill()  # what is thought of somebody who has not played
ENOUGH_WORTH = 10.0  # whole games, or more light ones, before a rating is ranked
ENOUGH_MET = 3  # different opponents before a rating is ranked

Pool = tuple[str, int]  # ratings are kept apart by game and number of players


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over: seat by seat who sat there, their rank, what the game weighs for them, and their household,
    which is the same for all who sat down from one address; nothing where that is not known. `lost`: seats that left
    or ran out of time.
    """

    table_id: str
    game: str
    players: int
    seats: Sequence[str]
    ranks: Sequence[int]
    weights: Sequence[float]
    households: Sequence[int | None]
    at: int
    lost: Sequence[int] = ()

    @property
    def ranks_for_rating(self) -> list[int]:
        """Of those who left nobody has beaten another."""
        last = len(self.seats) - len(self.lost) + 1
        return [last if seat in self.lost else rank for seat, rank in enumerate(self.ranks)]

    @property
    def pool(self) -> Pool:
        return self.game, self.players

    @property
    def winners(self) -> set[str]:
        """Who has won, or shares the victory."""
        return {who for seat, who in enumerate(self.seats) if self.ranks[seat] == 1 and seat not in self.lost}

    def strangers_of(self, seat: int) -> list[str]:
        """Whom a seat played against, but for those of its own household."""
        own, home = self.seats[seat], self.households[seat]
        others = zip(self.seats, self.households, strict=True)
        return [who for who, household in others if who != own and (household is None or household != home)]


@dataclass(frozen=True, slots=True)
class Change:
    """What a game did to somebody's rating."""

    table_id: str
    who: str
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class Rating:
    """A skill, how many whole games its games are worth, the first few strangers whom they were played against, and how
    many were won.
    """

    skill: Skill = NEW
    worth: float = 0.0
    met: tuple[str, ...] = ()
    wins: int = 0

    @property
    def is_provisional(self) -> bool:
        """Whether it rests on too little to be ranked."""
        return self.worth < ENOUGH_WORTH or len(self.met) < ENOUGH_MET

    def after(self, skill: Skill, weight: float, strangers: Sequence[str], *, has_won: bool) -> Rating:
        """The same person after one more game."""
        met = tuple(dict.fromkeys((*self.met, *strangers)))[:ENOUGH_MET]
        return Rating(skill, self.worth + weight, met, self.wins + has_won)


@dataclass(slots=True)
class Book:
    """The ratings of people and bots, and how games change them."""

    pools: dict[Pool, dict[str, Rating]] = field(default_factory=dict)

    def enter(self, played: Played) -> list[Change]:
        """Let a game count: people are moved by what it weighs for them, bots stay where they are."""
        pool = self.pools.setdefault(played.pool, {})
        before = {who: pool.get(who, Rating()) for who in played.seats}
        known = {who: anchor_of(who) or rating.skill for who, rating in before.items()}
        weights = dict(zip(played.seats, played.weights, strict=True))
        moved = rated(played.seats, played.ranks_for_rating, known, weights)
        for who in (played.seats[seat] for seat in played.lost):
            if moved[who].mu > known[who].mu:  # among weak ones to be equal to somebody strong is worth something
                moved[who] = replace(known[who], games=moved[who].games)
        winners = played.winners
        for seat, who in enumerate(played.seats):
            if who.startswith(BOT):
                games, wins = before[who].skill.games + 1, before[who].wins + (who in winners)
                pool[who] = Rating(replace(known[who], games=games), wins=wins)
            elif weights[who]:
                strangers = played.strangers_of(seat)
                pool[who] = before[who].after(moved[who], weights[who], strangers, has_won=who in winners)
        people = [who for who in moved if not who.startswith(BOT)]
        return [Change(played.table_id, who, known[who].ordinal, moved[who].ordinal) for who in people]

    def rows(self) -> list[dict[str, Any]]:
        return [
            _row(who, game, players, rating)
            for (game, players), ratings in self.pools.items()
            for who, rating in ratings.items()
        ]


def _row(who: str, game: str, players: int, rating: Rating) -> dict[str, Any]:
    skill = rating.skill
    return {
        "who": who,
        "game": game,
        "players": players,
        "mu": skill.mu,
        "sigma": skill.sigma,
        "rating": skill.ordinal,
        "games": skill.games,
        "wins": rating.wins,
        "worth": rating.worth,
        "met": list(rating.met),
        "is_provisional": rating.is_provisional and not who.startswith(BOT),
        "rules": RULES,
    }


def rating_in(row: Any) -> Rating:
    """A rating as its row has it."""
    return Rating(Skill(row.mu, row.sigma, row.games), row.worth, tuple(row.met), row.wins)
