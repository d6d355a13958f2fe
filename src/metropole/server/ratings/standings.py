"""Who stands where: rankings of people and bots, and one person's ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, func, select

from metropole.server.ratings.anchors import BOT
from metropole.server.ratings.weighing import Void, why_void
from metropole.server.storage.database import Database
from metropole.server.storage.schema import IS_GUEST, ratings, results, tables, users
from metropole.skill import Skill


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody's rating in one game with one number of players. Nobody's name is left where an account is deleted."""

    who: str
    name: str | None
    is_guest: bool
    game: str
    players: int
    skill: Skill
    is_provisional: bool

    @property
    def bot(self) -> str | None:
        """The level, where it is a bot."""
        return self.who.removeprefix(BOT) if self.who.startswith(BOT) else None


async def ranking(database: Database, game: str, players: int, limit: int, offset: int) -> list[Standing]:
    """The strongest first, by what is hardly doubted of their strength. Nobody whose rating is provisional."""
    listed = _standings().where(*_ranked(game, players))
    strength = ratings.c.mu - 3 * ratings.c.sigma
    return await _read(database, listed.order_by(strength.desc(), ratings.c.who).limit(limit).offset(offset))


async def ranked(database: Database, game: str, players: int) -> int:
    """How many are ranked."""
    count = select(func.count()).select_from(ratings).where(*_ranked(game, players))
    async with database.reading() as connection:
        return int((await connection.execute(count)).scalar_one())


async def ratings_of(database: Database, who: str) -> list[Standing]:
    """All ratings of one person or bot."""
    return await _read(database, _standings().where(ratings.c.who == who).order_by(ratings.c.game, ratings.c.players))


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


def _results_of(table: Row[Any]) -> Select[Any]:
    its = (ratings.c.who == results.c.who) & (ratings.c.game == table.game) & (ratings.c.players == table.players)
    found = select(results, ratings.c.is_provisional).select_from(results.outerjoin(ratings, its))
    return found.where(results.c.table_id == table.id).order_by(results.c.seat)


def _ranked(game: str, players: int) -> tuple[ColumnElement[bool], ...]:
    return ratings.c.game == game, ratings.c.players == players, ratings.c.is_provisional.is_(False)


def _standings() -> Select[Any]:
    return select(ratings, users.c.name, IS_GUEST).outerjoin(users, users.c.id == ratings.c.who)


async def _read(database: Database, listed: Select[Any]) -> list[Standing]:
    async with database.reading() as connection:
        return [_standing(row) for row in await connection.execute(listed)]


def _standing(row: Row[Any]) -> Standing:
    skill = Skill(row.mu, row.sigma, row.games)
    return Standing(row.who, row.name, row.is_guest, row.game, row.players, skill, row.is_provisional)
