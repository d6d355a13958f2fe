"""Who stands where: rankings of people and bots, and one person's ratings with how they came about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import ColumnElement, Row, Select, func, select

from metropole.server.ratings.anchors import ANCHORS, BOT
from metropole.server.ratings.book import Pool
from metropole.server.ratings.weighing import Void, why_void
from metropole.server.storage.database import Database
from metropole.server.storage.schema import IS_GUEST, ratings, results, tables, users
from metropole.skill import Skill

Whose = Literal["all", "people", "bots"]
BOTS = tuple(BOT + level for level in ANCHORS)
LOOKED_AT = 1000  # results of a person, the latest, that are gone through for the history of their ratings
LONGEST_HISTORY = 60  # games of it


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody's rating in one game with one number of players. Nobody's name is left where an account is deleted."""

    who: str
    name: str | None
    is_guest: bool
    game: str
    players: int
    skill: Skill
    wins: int
    is_provisional: bool

    @property
    def bot(self) -> str | None:
        """The level, where it is a bot."""
        return self.who.removeprefix(BOT) if self.who.startswith(BOT) else None

    @property
    def pool(self) -> Pool:
        return self.game, self.players


async def ranking(database: Database, pool: Pool, whose: Whose, limit: int, offset: int) -> list[Standing]:
    """The strongest first, by what is hardly doubted of their strength. Nobody whose rating is provisional."""
    order = ratings.c.rating.desc(), ratings.c.who.desc()  # that of the index: nothing is sorted
    return await _read(
        database, select(ratings).where(*_ranked(pool, whose)).order_by(*order).limit(limit).offset(offset)
    )


async def ranked(database: Database, pool: Pool, whose: Whose = "all") -> int:
    """How many are ranked."""
    return await _count(database, *_ranked(pool, whose))


async def place_of(database: Database, pool: Pool, whose: Whose, who: str) -> int | None:
    """Which place somebody has, counted from 1; none who is not ranked there."""
    own = select(ratings.c.rating).where(*_ranked(pool, whose), ratings.c.who == who)
    async with database.reading() as connection:
        rating = await connection.scalar(own)
    if rating is None:
        return None
    is_equal = (ratings.c.rating == rating) & (ratings.c.who > who)
    better = await _count(database, *_ranked(pool, whose), ratings.c.rating > rating)
    return better + await _count(database, *_ranked(pool, whose), is_equal) + 1


async def ratings_of(database: Database, who: str) -> list[Standing]:
    """All ratings of one person or bot."""
    own = select(ratings).where(ratings.c.who == who)
    return await _read(database, own.order_by(ratings.c.game, ratings.c.players))


@dataclass(frozen=True, slots=True)
class RatingStep:
    """A rating as a game left it, and when that was settled."""

    rating: float
    at: int


async def histories_of(database: Database, who: str) -> dict[Pool, list[RatingStep]]:
    """How the ratings of a person came to where they are, the latest game last; of each the last few."""
    latest = (
        select(results.c.table_id, results.c.at, results.c.rating_after)
        .where(results.c.who == who)
        .order_by(results.c.at.desc())
        .limit(LOOKED_AT)
        .subquery()
    )
    rated = (
        select(latest, tables.c.game, tables.c.players)
        .join(tables, tables.c.id == latest.c.table_id)
        .where(latest.c.rating_after.is_not(None))
        .order_by(latest.c.at.desc())
    )
    histories: dict[Pool, list[RatingStep]] = {}
    async with database.reading() as connection:
        for row in await connection.execute(rated):
            history = histories.setdefault((row.game, row.players), [])
            if len(history) < LONGEST_HISTORY and not (history and history[-1].at == row.at):  # somebody on two seats
                history.append(RatingStep(row.rating_after, row.at))
    return {pool: history[::-1] for pool, history in histories.items()}


@dataclass(frozen=True, slots=True)
class Effect:
    """What a rated game did to each `seat` of a person: its `rating_before`, `rating_after`, `weight` and whether the
    rating `is_provisional`; or why it did nothing. Neither before it is settled.
    """

    changes: Sequence[Row[Any]]
    void: Void | None = None


async def effect_of(database: Database, table_id: str) -> Effect:
    """What a table's game did to ratings."""
    kept = (
        select(results, tables.c.game, tables.c.players).join(tables).where(results.c.table_id == table_id).subquery()
    )
    its = (ratings.c.who == kept.c.who) & (ratings.c.game == kept.c.game) & (ratings.c.players == kept.c.players)
    rated = select(kept, ratings.c.is_provisional).outerjoin(ratings, its).order_by(kept.c.seat)
    async with database.reading() as connection:
        table = (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()
        if table is None or not table.is_rated or not table.is_settled:
            return Effect([])
        rows = list(await connection.execute(rated))
        if not rows[0].is_rated:
            return Effect([], await why_void(connection, table, [row.who for row in rows]))
    return Effect([row for row in rows if row.rating_after is not None])


def _ranked(pool: Pool, whose: Whose) -> tuple[ColumnElement[bool], ...]:
    game, players = pool
    listed = ratings.c.game == game, ratings.c.players == players, ratings.c.is_provisional.is_(False)
    if whose == "all":
        return listed
    return *listed, ratings.c.who.in_(BOTS) if whose == "bots" else ratings.c.who.not_in(BOTS)


async def _count(database: Database, *which: ColumnElement[bool]) -> int:
    async with database.reading() as connection:
        return await connection.scalar(select(func.count()).select_from(ratings).where(*which)) or 0


async def _read(database: Database, listed: Select[Any]) -> list[Standing]:
    """With the names of those who are listed, looked up one by one: a join might begin with all people."""
    async with database.reading() as connection:
        rows = (await connection.execute(listed)).all()
        named = select(users.c.id, users.c.name, IS_GUEST).where(users.c.id.in_([row.who for row in rows]))
        people = {row.id: row for row in await connection.execute(named)}
    return [_standing(row, people.get(row.who)) for row in rows]


def _standing(row: Row[Any], person: Row[Any] | None) -> Standing:
    name, is_guest = (person.name, bool(person.is_guest)) if person else (None, False)
    skill = Skill(row.mu, row.sigma, row.games)
    return Standing(row.who, name, is_guest, row.game, row.players, skill, row.wins, row.is_provisional)
