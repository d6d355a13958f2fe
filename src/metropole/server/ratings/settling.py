"""Results and ratings. A finished table is settled once; ratings follow from the results and can be made anew."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Row, Select, bindparam, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.server.ratings import day_results
from metropole.server.ratings.book import RULES, Book, Change, Played, rating_in
from metropole.server.ratings.weighing import Weighed, names, weigh
from metropole.server.storage.conditions import IS_UNSETTLED
from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import ratings, results, seats, tables

AT_ONCE = 100  # tables that one look for unsettled ones finds
SETTLING = 0x6D657472  # the number of the lock that PostgreSQL keeps for us; any will do that nobody else takes


Progress = Callable[[Iterator[Played], int], Iterable[Played]]


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
        sat = (await connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))).all()
        at = await _next_time(connection)
        weighed = await weigh(connection, table, sat, at) if table.is_rated else None
        await _write_results(connection, table, sat, at, weighed)
        if table.is_counted:
            await day_results.note(connection, table, sat)
        await connection.execute(update(seats).where(seats.c.table_id == table_id).values(address=None))
        return await _rate(connection, _played(table, sat, at, weighed)) if weighed else []


async def unsettled(database: Database) -> list[str]:
    """The finished tables whose results are not written yet, the oldest first; some of them, where they are many."""
    waiting = select(tables.c.id).where(IS_UNSETTLED).order_by(tables.c.changed_at).limit(AT_ONCE)
    async with database.reading() as connection:
        return list(await connection.scalars(waiting))


async def bring_up(database: Database) -> int:
    """Make all ratings anew if some were made by other rules than today's. Returns the number of games."""
    async with database.reading() as connection:
        other = await connection.scalar(select(ratings.c.who).where(ratings.c.rules != RULES).limit(1))
    return 0 if other is None else await recompute(database, lambda games, _: games)


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


async def _next_time(connection: AsyncConnection) -> int:
    """The order of settling, whatever the clocks of several machines say."""
    latest = (await connection.execute(select(func.max(results.c.at)))).scalar()
    return max(now(), (latest or 0) + 1)


async def _write_results(
    connection: AsyncConnection, table: Row[Any], sat: Sequence[Row[Any]], at: int, weighed: Weighed | None
) -> None:
    """A row for each seat; what is not rated has no weight."""
    nothing: list[None] = [None] * len(sat)
    found = (weighed.weights, weighed.households) if weighed else (nothing, nothing)
    columns = zip(names(sat), table.result["scores"], table.result["ranks"], *found, strict=True)
    rows = [
        {"seat": seat, "who": who, "score": score, "rank": rank, "weight": weight, "household": household}
        for seat, (who, score, rank, weight, household) in enumerate(columns)
    ]
    common = {"table_id": table.id, "at": at, "is_rated": weighed is not None}
    await connection.execute(insert(results).values(common), rows)


def _played(table: Row[Any], sat: Sequence[Row[Any]], at: int, weighed: Weighed) -> Played:
    result, who = table.result, names(sat)
    known = (who, result["ranks"], weighed.weights, weighed.households, at, result["lost"])
    return Played(table.id, table.game, table.players, *known)


async def _rate(connection: AsyncConnection, played: Played) -> list[Change]:
    is_known = (
        ratings.c.who.in_(set(played.seats)) & (ratings.c.game == played.game) & (ratings.c.players == played.players)
    )
    rows = await connection.execute(select(ratings).where(is_known))
    book = Book({played.pool: {row.who: rating_in(row) for row in rows}})
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
        select(results, tables.c.game, tables.c.players, tables.c.result)
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
            [row.weight for row in game],
            [row.household for row in game],
            game[0].at,
            game[0].result["lost"],
        )
        for game in games
    ]
