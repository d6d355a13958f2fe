"""Analyses of games that are over, in the database: begun once, kept with the game, and how far they are.

An analysis has its id from the record and the depth, so whoever wants that of the same game shares it, at a table or
pasted. Who wants one waits for no other of their own; when it is there, it is nobody's.
"""

from __future__ import annotations

import hashlib
import json
from base64 import urlsafe_b64encode
from typing import Any, Literal, NamedTuple

from sqlalchemy import delete, select, update

from metropole.analysis import DEPTHS
from metropole.games.contract import NotLegal
from metropole.match import Match
from metropole.record import Record
from metropole.server.ids import LONGEST_ID
from metropole.server.refusals import NotAllowed, NotFound
from metropole.server.storage import upsert
from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import analyses
from metropole.server.storage.sweeping import delete_oldest
from metropole.server.tables.clocks import DAY

EDITION = 2  # of what an analysis says: another one makes them anew
MOST_ATTEMPTS = 5  # that come to nothing, after which it has failed
KEPT = 30 * DAY  # that of a pasted record, as the page on privacy says

DepthName = Literal["quick", "deep"]
Status = Literal["waiting", "under_way", "done", "failed"]


class AnalysisStanding(NamedTuple):
    """How far an analysis is."""

    id: str
    depth: str
    status: Status
    done: int
    moments: int


def analysis_id(record: Record, depth: str) -> str:
    """The same for the same game, however it was written down."""
    canonical = json.dumps([EDITION, depth, DEPTHS[depth].simulations, record.to_json()], sort_keys=True)
    return urlsafe_b64encode(hashlib.sha256(canonical.encode()).digest()).decode()[:LONGEST_ID]


def finished(record: Record) -> Record:
    """The game replayed to its end, with the result; one that is not over is not looked at by a bot."""
    match = Match.of(record).to_end()
    if match.outcome is None:
        raise NotLegal("analysis_after_the_end")
    return match.record()


async def begin(
    database: Database, record: Record, depth: str, user_id: str, table_id: str | None = None
) -> AnalysisStanding:
    """Let a game be analysed, unless it is already, or was. What failed is tried anew."""
    wanted = analysis_id(record, depth)
    row = {
        "id": wanted,
        "user_id": user_id,
        "table_id": table_id,
        "depth": depth,
        "record": record.to_text(),
        "moments": len(record.actions),
        "done": 0,
        "judged": "[]",
        "attempts": 0,
        "created_at": now(),
    }
    async with database.writing() as connection:
        await connection.execute(delete(analyses).where(analyses.c.id == wanted, _HAS_FAILED))
        await connection.run_sync(lambda plain: upsert.insert_once(plain, analyses, **row))
        if table_id is not None:  # pasted before, but from now on it belongs to the table
            await connection.execute(update(analyses).where(analyses.c.id == wanted).values(table_id=table_id))
    try:
        return await progress(database, wanted)
    except NotFound:
        raise NotAllowed("analysis_under_way") from None


async def progress(database: Database, wanted: str) -> AnalysisStanding:
    """How far an analysis is."""
    [*found] = await _progress(database, analyses.c.id == wanted)
    if not found:
        raise NotFound("no_such_analysis")
    return found[0]


async def of_table(database: Database, table_id: str) -> list[AnalysisStanding]:
    """All analyses of a table's game."""
    return await _progress(database, analyses.c.table_id == table_id)


async def result(database: Database, wanted: str) -> str:
    """What came of an analysis, as JSON."""
    async with database.reading() as connection:
        found: str | None = await connection.scalar(select(analyses.c.result).where(analyses.c.id == wanted))
    if found is None:
        raise NotFound("no_such_analysis")
    return found


async def forget_old(database: Database, before: int) -> int:
    """Throw away some of those of pasted records that are older, done or not."""
    return await delete_oldest(database, analyses.c.created_at, before, analyses.c.table_id.is_(None))


_HAS_FAILED = analyses.c.done_at.is_not(None) & analyses.c.result.is_(None)


async def _progress(database: Database, condition: Any) -> list[AnalysisStanding]:
    columns = analyses.c
    wanted = (
        select(columns.id, columns.depth, columns.done, columns.moments, columns.done_at, _HAS_FAILED.label("failed"))
        .where(condition)
        .order_by(columns.created_at)
    )
    async with database.reading() as connection:
        return [_read(row) for row in await connection.execute(wanted)]


def _read(row: Any) -> AnalysisStanding:
    if row.done_at is not None:
        return AnalysisStanding(row.id, row.depth, "failed" if row.failed else "done", row.done, row.moments)
    return AnalysisStanding(row.id, row.depth, "under_way" if row.done else "waiting", row.done, row.moments)
