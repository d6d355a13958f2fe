"""Who stands where: rankings of people and bots, and one person's ratings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, Select, func, select

from metropole.server.storage.database import Database
from metropole.server.storage.schema import ratings, results, users
from metropole.skill import Skill

BOT = "bot:"


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody's rating in one game with one number of players. Nobody's name is left where an account is deleted."""

    who: str
    name: str | None
    game: str
    players: int
    skill: Skill

    @property
    def bot(self) -> str | None:
        """The level, where it is a bot."""
        return self.who.removeprefix(BOT) if self.who.startswith(BOT) else None


async def ranking(database: Database, game: str, players: int, limit: int, offset: int) -> list[Standing]:
    """The strongest first, by what is hardly doubted of their strength."""
    listed = _standings().where(ratings.c.game == game, ratings.c.players == players)
    strength = ratings.c.mu - 3 * ratings.c.sigma
    return await _read(database, listed.order_by(strength.desc(), ratings.c.who).limit(limit).offset(offset))


async def ranked(database: Database, game: str, players: int) -> int:
    """How many have a rating."""
    count = select(func.count()).where(ratings.c.game == game, ratings.c.players == players)
    async with database.reading() as connection:
        return int((await connection.execute(count)).scalar_one())


async def ratings_of(database: Database, who: str) -> list[Standing]:
    """All ratings of one person or bot."""
    return await _read(database, _standings().where(ratings.c.who == who).order_by(ratings.c.game, ratings.c.players))


async def changed_by(database: Database, table_id: str) -> list[Row[Any]]:
    """What a rated game did to each `seat`: its `rating_before` and `rating_after`, once it is settled."""
    rated = select(results).where(results.c.table_id == table_id, results.c.rating_after.is_not(None))
    async with database.reading() as connection:
        return list(await connection.execute(rated.order_by(results.c.seat)))


def _standings() -> Select[Any]:
    return select(ratings, users.c.name).outerjoin(users, users.c.id == ratings.c.who)


async def _read(database: Database, listed: Select[Any]) -> list[Standing]:
    async with database.reading() as connection:
        return [_standing(row) for row in await connection.execute(listed)]


def _standing(row: Row[Any]) -> Standing:
    return Standing(row.who, row.name, row.game, row.players, Skill(row.mu, row.sigma, row.games))
