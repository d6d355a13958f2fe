"""How much a rated game counts: whether at all, and for each seat how much of a whole game.

The weight is kept with the result. Nothing of this is asked again when ratings are made anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any, Literal

from sqlalchemy import Row, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.server.ratings.anchors import BOT
from metropole.server.ratings.book import Pool
from metropole.server.storage.schema import IS_GUEST, log, results, seats, tables, users

ENOUGH_MOVES = 2  # of every seat, before a game counts
WINDOW = 30 * 86_400_000  # milliseconds in which games against the same opponent are a series
WHOLE = 3  # games of a series that count in full
FADING = 0.7  # what each further one counts, of the one before it
AT_HOME = 0.5  # what a game against somebody at one's own address counts, of another

Void = Literal["too_short", "guests", "given", "alone"]


@dataclass(frozen=True, slots=True)
class Weighed:
    """For each seat what the game counts, and its household."""

    weights: Sequence[float]
    households: Sequence[int | None]


async def weigh(connection: AsyncConnection, table: Row[Any], sat: Sequence[Row[Any]], at: int) -> Weighed | None:
    """What a rated game that is over counts for each seat; None where it does not count."""
    who, homes = names(sat), households(sat)
    if await why_void(connection, table, who) is not None:
        return None
    people = sorted({name for name in who if not name.startswith(BOT)})
    met = await meetings(connection, (table.game, table.players), people, at)
    return Weighed(weights(who, homes, met), homes)


def names(sat: Sequence[Row[Any]]) -> list[str]:
    """Who sat on the seats of a table, as results name them."""
    return [row.user_id or f"{BOT}{row.bot}" for row in sat]


async def why_void(connection: AsyncConnection, table: Row[Any], who: Sequence[str]) -> Void | None:
    """Why a rated game that is over does not count; None where it does."""
    if len(set(who)) == 1:
        return "alone"  # it tells nothing of anybody's strength
    if table.given:
        return "given"
    if await _has_guests(connection, table.id):
        return "guests"
    return None if await _is_long_enough(connection, table) else "too_short"


async def _is_long_enough(connection: AsyncConnection, table: Row[Any]) -> bool:
    played = select(func.count()).where(log.c.table_id == table.id, log.c.kind == "played").group_by(log.c.seat)
    moves = list(await connection.scalars(played))
    return len(moves) == table.players and min(moves) >= ENOUGH_MOVES


async def _has_guests(connection: AsyncConnection, table_id: str) -> bool:
    """Whether somebody without an account sits there. Who had one and has deleted it has no name either."""
    guests = select(func.count()).select_from(seats.join(users)).where(seats.c.table_id == table_id, IS_GUEST)
    return bool(await connection.scalar(guests))


def households(sat: Sequence[Row[Any]]) -> list[int | None]:
    """For each seat the first one that was taken from the same address; none for bots."""
    first: dict[str | None, int] = {}
    for row in sat:
        if row.user_id is not None:
            first.setdefault(row.address, row.seat)  # those whose address is not known count as one household
    return [None if row.user_id is None else first[row.address] for row in sat]


@dataclass(frozen=True, slots=True)
class Meetings:
    """How often people have met of late: each opponent, and anybody at their own address."""

    with_whom: Mapping[tuple[str, str], int] = field(default_factory=dict)
    at_home: Mapping[str, int] = field(default_factory=dict)


async def meetings(connection: AsyncConnection, pool: Pool, people: Sequence[str], at: int) -> Meetings:
    """How often each of these people has played rated games of a pool in the time before, and against whom."""
    own, other = results.alias(), results.alias()
    is_home = (own.c.household == other.c.household).label("is_home")
    met = (
        select(own.c.who, other.c.who.label("opponent"), is_home, func.count(own.c.table_id.distinct()).label("times"))
        .join(other, (other.c.table_id == own.c.table_id) & (other.c.who != own.c.who))
        .join(tables, tables.c.id == own.c.table_id)
        .where(own.c.who.in_(people), own.c.at > at - WINDOW, own.c.is_rated)
        .where(tables.c.game == pool[0], tables.c.players == pool[1])
        .group_by(own.c.who, other.c.who, is_home)
    )
    with_whom, at_home = Counter[tuple[str, str]](), Counter[str]()
    for row in await connection.execute(met):
        with_whom[row.who, row.opponent] += row.times
        at_home[row.who] += row.times if row.is_home else 0
    return Meetings(with_whom, at_home)


def weights(who: Sequence[str], homes: Sequence[int | None], met: Meetings) -> list[float]:
    """What a game counts for each seat: the mean over those whom it was played against. Bots are weighed only where no
    other person plays, for they do not make up for a friend; for themselves nothing counts.
    """
    return [_weight(seat, who, homes, met) for seat in range(len(who))]


def _weight(seat: int, who: Sequence[str], homes: Sequence[int | None], met: Meetings) -> float:
    own, home = who[seat], homes[seat]
    if own.startswith(BOT):
        return 0.0
    others = {name: homes[other] for other, name in enumerate(who) if name != own}
    people = {name: household for name, household in others.items() if not name.startswith(BOT)}
    counts = [
        AT_HOME * series(met.at_home.get(own, 0)) if household == home else series(met.with_whom.get((own, name), 0))
        for name, household in (people or others).items()
    ]
    return round(fmean(counts), 3)


def series(before: int) -> float:
    """What the next game counts after so many against the same opponent."""
    return float(FADING ** max(0, before + 1 - WHOLE))
