"""Turns that wait for bots, as the database has them: whose they are, and which of many to look at first."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, func, select

from metropole.server.background.leases import is_held
from metropole.server.storage.database import Database, batched
from metropole.server.storage.schema import seats, tables, users
from metropole.server.tables import store
from metropole.server.tables.fair_queue import Owner
from metropole.server.tables.table import STAND_IN

MOST_AT_A_LOOK = 100


class BotTurn(NamedTuple):
    """A table at which a bot is to move, and the people who wait for it."""

    id: str
    version: int
    level: str
    owners: tuple[Owner, ...]


async def waiting_turns(database: Database, ids: Collection[str] | None = None) -> Sequence[BotTurn]:
    """Turns that nobody thinks for: those of these tables, or of all tables a fair selection."""
    async with database.reading() as connection:
        if ids is None:
            ids = list(await connection.scalars(_fair_selection()))
        rows = [row for some in batched(ids) for row in await connection.execute(_turns(some))]
    found: dict[str, BotTurn] = {}
    for row in rows:
        others = found[row.id].owners if row.id in found else ()
        owners = (*others, Owner(row.user_id, row.network)) if row.user_id else others
        found[row.id] = BotTurn(row.id, row.version, row.level or STAND_IN, owners)
    return [found[table_id] for table_id in ids if table_id in found]


_player, _mover = seats.alias("player"), seats.alias("mover")
_network = func.coalesce(users.c.network, users.c.id)
# Who waits: everybody but the seat that is to move, which is still named after whoever lost it by leaving.
_waits = and_(_player.c.table_id == tables.c.id, _player.c.user_id.is_not(None), _player.c.seat != tables.c.turn_seat)


def _is_waiting() -> ColumnElement[bool]:
    return and_(store.WAITS_FOR_BOT, ~is_held(tables.c.id, tables.c.version))


def _turns(ids: list[str]) -> Select[Any]:
    return (
        select(tables.c.id, tables.c.version, _mover.c.bot.label("level"), _player.c.user_id, _network.label("network"))
        .join(_mover, and_(_mover.c.table_id == tables.c.id, _mover.c.seat == tables.c.turn_seat))
        .outerjoin(_player, _waits)
        .outerjoin(users, users.c.id == _player.c.user_id)
        .where(_is_waiting(), tables.c.id.in_(ids))
    )


def _fair_selection() -> Select[Any]:
    """The longest waiting turn of each network first, then the second of each; within a network likewise by person. So
    that nobody's are out of sight behind the many of somebody else.
    """
    waiting = (
        select(
            tables.c.id,
            tables.c.changed_at,
            _network.label("network"),
            _nth(_player.c.user_id, tables.c.changed_at).label("of_person"),
        )
        .outerjoin(_player, _waits)
        .outerjoin(users, users.c.id == _player.c.user_id)
        .where(_is_waiting())
        .subquery()
    )
    of_network = _nth(waiting.c.network, waiting.c.of_person, waiting.c.changed_at).label("of_network")
    ranked = select(waiting.c.id, waiting.c.changed_at, of_network).subquery()
    order = func.min(ranked.c.of_network), func.min(ranked.c.changed_at), ranked.c.id
    return select(ranked.c.id).group_by(ranked.c.id).order_by(*order).limit(MOST_AT_A_LOOK)


def _nth(whose: ColumnElement[Any], *order: ColumnElement[Any]) -> ColumnElement[int]:
    return func.row_number().over(partition_by=whose, order_by=order)
