"""Games that are over are analysed, a slice at a time: behind every bot's move and every hint that somebody waits for.

Whoever is at it holds a lease; what is judged is written down after each slice, so that another process goes on there
when its holder dies, and nothing is judged twice.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Select, func, select, update

from metropole.server.background.attendant import Attendant
from metropole.server.background.leases import Leases, is_held
from metropole.server.storage.database import MOST_AT_ONCE, Database, now
from metropole.server.storage.schema import analyses, users
from metropole.server.storage.unbroken import unbroken
from metropole.server.tables.analyses import MOST_ATTEMPTS
from metropole.server.tables.fair_queue import Owner
from metropole.server.tables.thinkers import Thinkers, analysis_claim

MOST_AT_A_LOOK = 100


class OpenAnalysis(NamedTuple):
    """An analysis that is not done, and who waits for it."""

    id: str
    owner: Owner


class AnalysisTaken(NamedTuple):
    """An analysis as this process found it when it had the lease."""

    record: str
    depth: str
    moments: int
    judged: list[Any]


class Analyser:
    """Analyses what waits for it in the database, in the processes of the thinkers."""

    def __init__(self, database: Database, thinkers: Thinkers, leases: Leases) -> None:
        self._database, self._thinkers, self._leases = database, thinkers, leases
        self._analyses: Attendant[OpenAnalysis] = Attendant(self._waiting, self._analyse)

    async def run(self) -> None:
        """See to all analyses that nobody is at, for ever."""
        await self._analyses.run()

    def hear(self, analysis_id: str) -> None:
        """An analysis was asked for."""
        self._analyses.hear(analysis_id)

    async def _analyse(self, work: OpenAnalysis) -> None:
        async with self._leases.holding(work.id) as is_ours:
            taken = await unbroken(self._take(work.id)) if is_ours else None
            if taken is None:
                return  # another process has it, or it is done
            while len(taken.judged) < taken.moments:
                before = len(taken.judged)
                async with self._thinkers.turn(analysis_claim(work.owner)) as mind:
                    taken.judged.extend(await mind.judge(taken.record, taken.depth, before))
                if not await unbroken(self._keep(work.id, before, taken.judged)):
                    return  # another process has gone on with it
            async with self._thinkers.turn(analysis_claim(work.owner)) as mind:
                result = await mind.assemble(taken.record, taken.judged)
            await unbroken(self._finish(work.id, result))

    async def _take(self, analysis_id: str) -> AnalysisTaken | None:
        """Note that it is tried; what was tried too often has failed."""
        one, columns = analyses.c.id == analysis_id, analyses.c
        async with self._database.writing() as connection:
            wanted = select(analyses).where(one, columns.done_at.is_(None))
            row = (await connection.execute(wanted)).one_or_none()
            if row is None:
                return None
            if row.attempts >= MOST_ATTEMPTS:
                await connection.execute(update(analyses).where(one).values(done_at=now(), user_id=None, judged="[]"))
                return None
            await connection.execute(update(analyses).where(one).values(attempts=row.attempts + 1))
        return AnalysisTaken(row.record, row.depth, row.moments, json.loads(row.judged))

    async def _keep(self, analysis_id: str, before: int, judged: list[Any]) -> bool:
        """Write down how far it is, if it is as far as this process has left it."""
        unchanged = update(analyses).where(
            analyses.c.id == analysis_id, analyses.c.done == before, analyses.c.done_at.is_(None)
        )
        values = {"done": len(judged), "judged": json.dumps(judged), "attempts": 0}
        async with self._database.writing() as connection:
            return (await connection.execute(unchanged.values(values))).rowcount == 1

    async def _finish(self, analysis_id: str, result: str) -> None:
        done = update(analyses).where(analyses.c.id == analysis_id, analyses.c.done_at.is_(None))
        async with self._database.writing() as connection:
            await connection.execute(done.values(result=result, judged="[]", user_id=None, done_at=now()))

    async def _waiting(self, ids: Collection[str] | None = None) -> Sequence[OpenAnalysis]:
        """Those of these ids, or of all a fair selection."""
        async with self._database.reading() as connection:
            rows = await connection.execute(_open_analyses(ids))
            return [OpenAnalysis(row.id, Owner(row.user_id, row.network)) for row in rows]

    async def close(self) -> None:
        await self._analyses.close()


def _open_analyses(ids: Collection[str] | None) -> Select[Any]:
    """The first of each network come first, then the second of each."""
    network = func.coalesce(users.c.network, analyses.c.user_id)
    nth = func.row_number().over(partition_by=network, order_by=analyses.c.created_at)
    wanted = (
        select(analyses.c.id, analyses.c.user_id, network.label("network"))
        .outerjoin(users, users.c.id == analyses.c.user_id)  # never by way of all people
        .where(analyses.c.done_at.is_(None), ~is_held(analyses.c.id))
    )
    if ids is not None:
        return wanted.where(analyses.c.id.in_(list(ids)[:MOST_AT_ONCE]))
    return wanted.order_by(nth, analyses.c.created_at).limit(MOST_AT_A_LOOK)
