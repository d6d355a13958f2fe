"""Masters play the games of the days, an action at a time: behind every bot's move and every hint that people wait for.

Whoever is at one holds a lease; each action is written down, so that another process goes on there if its holder dies.
A master thinks by numbers of simulations and a generator of the day: so on every server it is the same game.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import select, update

from metropole.daily.dates import read_day
from metropole.daily.plan import plan_of
from metropole.match import Match
from metropole.record import Record
from metropole.server.background.attendant import Attendant
from metropole.server.background.leases import Leases
from metropole.server.days.masters import MOST_ATTEMPTS, work_id
from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import day_masters
from metropole.server.storage.unbroken import unbroken
from metropole.server.tables.fair_queue import Owner
from metropole.server.tables.thinkers import Thinkers, analysis_claim

MOST_AT_A_LOOK = 20
EVERYBODY = Owner("days", "days")  # for whom it is


class OpenDay(NamedTuple):
    """A day that a master has still to play, or to play on."""

    game: str
    day: str

    @property
    def id(self) -> str:
        return work_id(self.game, self.day)


class DayMasters:
    """Plays what waits for it in the database, in the processes of the thinkers."""

    def __init__(self, database: Database, thinkers: Thinkers, leases: Leases) -> None:
        self._database, self._thinkers, self._leases = database, thinkers, leases
        self._days: Attendant[OpenDay] = Attendant(self._waiting, self._play)

    async def run(self) -> None:
        """See to all days that nobody plays, for ever."""
        await self._days.run()

    async def _play(self, work: OpenDay) -> None:
        async with self._leases.holding(work.id) as is_ours:
            actions = await unbroken(self._take(work)) if is_ours else None
            if actions is None:
                return  # another process has it, or it is done
            plan = plan_of(work.game, read_day(work.day))
            match = Match.resumed(Record(plan.rules, plan.setup(), tuple(actions)))
            while match.turn >= 0:
                async with self._thinkers.turn(analysis_claim(EVERYBODY)) as mind:
                    action = await mind.master(work.game, plan.day, match.record().to_text())
                match.play(plan.rules.parse(action))
                actions.append(action)
                if not await unbroken(self._keep(work, actions)):
                    return  # another process has gone on with it
            await unbroken(self._finish(work, match.record().to_text()))

    async def _take(self, work: OpenDay) -> list[str] | None:
        """Note that it is tried; what was tried too often has failed."""
        async with self._database.writing() as connection:
            wanted = select(day_masters).where(*_this(work), day_masters.c.done_at.is_(None))
            row = (await connection.execute(wanted)).one_or_none()
            if row is None:
                return None
            tried = {"attempts": row.attempts + 1} if row.attempts < MOST_ATTEMPTS else {"done_at": now()}
            await connection.execute(update(day_masters).where(*_this(work)).values(tried))
        return list(row.actions) if "attempts" in tried else None

    async def _keep(self, work: OpenDay, actions: list[str]) -> bool:
        """Write down how far it is, if it is as far as this process has left it."""
        is_unchanged = day_masters.c.done == len(actions) - 1, day_masters.c.done_at.is_(None)
        values = {"done": len(actions), "actions": actions, "attempts": 0}
        async with self._database.writing() as connection:
            kept = await connection.execute(update(day_masters).where(*_this(work), *is_unchanged).values(values))
        return kept.rowcount == 1

    async def _finish(self, work: OpenDay, record: str) -> None:
        async with self._database.writing() as connection:
            done = update(day_masters).where(*_this(work), day_masters.c.done_at.is_(None))
            await connection.execute(done.values(record=record, actions=[], done_at=now()))

    async def _waiting(self, ids: Collection[str] | None = None) -> Sequence[OpenDay]:
        wanted = select(day_masters.c.game, day_masters.c.day).where(day_masters.c.done_at.is_(None))
        async with self._database.reading() as connection:
            rows = await connection.execute(wanted.order_by(day_masters.c.created_at).limit(MOST_AT_A_LOOK))
            return [OpenDay(row.game, row.day) for row in rows if ids is None or work_id(row.game, row.day) in ids]

    async def close(self) -> None:
        await self._days.close()


def _this(work: OpenDay) -> tuple[Any, ...]:
    return day_masters.c.game == work.game, day_masters.c.day == work.day
