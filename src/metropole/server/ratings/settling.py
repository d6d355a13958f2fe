"""Results and ratings. A finished table is settled once; ratings follow from the results and can be made anew."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from sqlalchemy import Row, Select, bindparam, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import ratings, results, seats, tables
from metropole.skill import Skill, rated

SETTLING = 0x6D657472  # the number of the lock that PostgreSQL keeps for us; any will do that nobody else takes


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over: who sat where, and the rank of every seat."""

    table_id: str
    game: str
    players: int
    seats: Sequence[str]
    ranks: Sequence[int]
    at: int


@dataclass(frozen=True, slots=True)
class Change:
    """What a game did to somebody's rating."""

    table_id: str
    who: str
    before: float
    after: float


Progress = Callable[[Iterator[Played], int], Iterable[Played]]
Pool = tuple[str, int]  # ratings are kept apart by game and number of players


@dataclass(slots=True)
class Book:
    """The skills of people and bots, and how games change them."""

    skills: dict[Pool, dict[str, Skill]] = field(default_factory=dict)

    def enter(self, played: Played) -> list[Change]:
        known = self.skills.setdefault((played.game, played.players), {})
        after = rated(played.seats, played.ranks, known)
        changes = [
            Change(played.table_id, who, known.get(who, Skill()).ordinal, skill.ordinal) for who, skill in after.items()
        ]
        known.update(after)
        return changes

    def rows(self) -> list[dict[str, Any]]:
        return [
            {"who": who, "game": game, "players": players, "mu": skill.mu, "sigma": skill.sigma, "games": skill.games}
            for (game, players), skills in self.skills.items()
            for who, skill in skills.items()
        ]


async def settle(database: Database, table_id: str) -> list[Change]:
    """Write the results of a finished table, and what they change if it is rated. A second call does nothing."""
    async with database.writing() as connection:
        await _alone(connection)
        is_ours = update(tables).where(
            tables.c.id == table_id, tables.c.status == "finished", tables.c.is_settled.is_(False)
        )
        if not (await connection.execute(is_ours.values(is_settled=True))).rowcount:
            return []
        table = (await connection.execute(select(tables).where(tables.c.id == table_id))).one()
        played = await _write_results(connection, table)
        return await _rate(connection, played) if _counts(table, played) else []


async def unsettled(database: Database) -> list[str]:
    """The finished tables whose results are not written yet, the oldest first."""
    waiting = select(tables.c.id).where(tables.c.status == "finished", tables.c.is_settled.is_(False))
    async with database.reading() as connection:
        return list((await connection.execute(waiting.order_by(tables.c.changed_at))).scalars())


async def recompute(database: Database, progress: Progress) -> int:
    """Make all ratings anew from the results, in the order in which they were settled. Returns the number of games.

    Most is computed before anything is locked; what was settled in the meantime is entered at the end.
    """
    async with database.reading() as connection:
        games = await _rated_games(connection, after=-1)
    book = Book()
    changes = [change for played in progress(iter(games), len(games)) for change in book.enter(played)]
    async with database.writing() as connection:
        await _alone(connection)
        late = await _rated_games(connection, after=games[-1].at if games else -1)
        changes += [change for played in late for change in book.enter(played)]
        await connection.execute(delete(ratings))
        await _insert_all(connection, book.rows())
        await _note(connection, changes)
    return len(games) + len(late)


async def _alone(connection: AsyncConnection) -> None:
    """One process settles at a time, so that no change is lost. SQLite has one writer anyhow."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": SETTLING})


def _counts(table: Row[Any], played: Played) -> bool:
    """A game of somebody against themselves tells nothing of their strength."""
    return bool(table.is_rated) and len(set(played.seats)) > 1


async def _write_results(connection: AsyncConnection, table: Row[Any]) -> Played:
    sat = await connection.execute(select(seats).where(seats.c.table_id == table.id).order_by(seats.c.seat))
    who = [row.user_id or f"bot:{row.bot}" for row in sat]
    latest = (await connection.execute(select(func.max(results.c.at)))).scalar()
    at = max(now(), (latest or 0) + 1)  # the order of settling, whatever the clocks of several machines say
    played = Played(table.id, table.game, table.players, who, table.result["ranks"], at)
    columns = zip(who, table.result["scores"], played.ranks, strict=True)
    rows = [
        {"seat": seat, "who": name, "score": score, "rank": rank} for seat, (name, score, rank) in enumerate(columns)
    ]
    await connection.execute(
        insert(results).values(table_id=table.id, at=at, is_rated=_counts(table, played)),
        rows,
    )
    return played


async def _rate(connection: AsyncConnection, played: Played) -> list[Change]:
    is_known = (
        ratings.c.who.in_(set(played.seats)) & (ratings.c.game == played.game) & (ratings.c.players == played.players)
    )
    rows = await connection.execute(select(ratings).where(is_known))
    book = Book({(played.game, played.players): {row.who: Skill(row.mu, row.sigma, row.games) for row in rows}})
    changes = book.enter(played)
    await connection.execute(delete(ratings).where(is_known))
    await _insert_all(connection, book.rows())
    await _note(connection, changes)
    return changes


async def _insert_all(connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
    if rows:
        await connection.execute(insert(ratings), rows)


async def _note(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    """Keep with the results what they changed."""
    is_it = (results.c.table_id == bindparam("table")) & (results.c.who == bindparam("name"))
    if changes:
        await connection.execute(
            update(results).where(is_it).values(rating_before=bindparam("before"), rating_after=bindparam("after")),
            [{"table": one.table_id, "name": one.who, "before": one.before, "after": one.after} for one in changes],
        )


def _rated_results(after: int) -> Select[Any]:
    """Seat by seat, in the order of settling: no two games have the same time."""
    return (
        select(results, tables.c.game, tables.c.players)
        .join(tables, tables.c.id == results.c.table_id)
        .where(results.c.is_rated, results.c.at > after)
        .order_by(results.c.at, results.c.seat)
    )


async def _rated_games(connection: AsyncConnection, after: int) -> list[Played]:
    found = await connection.execute(_rated_results(after))
    games = (list(rows) for _, rows in groupby(found, key=lambda row: row.table_id))
    return [
        Played(
            game[0].table_id,
            game[0].game,
            game[0].players,
            [row.who for row in game],
            [row.rank for row in game],
            game[0].at,
        )
        for game in games
    ]
