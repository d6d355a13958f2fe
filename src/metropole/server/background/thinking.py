"""All that thinks in one process: its own thinkers, for whoever waits; or, where it has none, those of others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from metropole.server.background.analyser import Analyser
from metropole.server.background.bots import BotPlayers
from metropole.server.background.day_masters import DayMasters
from metropole.server.background.leases import Leases
from metropole.server.background.question_answerer import QuestionAnswerer
from metropole.server.bus import Bus
from metropole.server.tables import questions
from metropole.server.tables.live import LiveTables
from metropole.server.tables.questions import Answers, AnswersElsewhere, AnswersHere
from metropole.server.tables.thinkers import Thinkers


class Thinking:
    """`count`: of processes that think, perhaps none. `has_moments`: whether bots take their time where that is agreed
    on.
    """

    def __init__(self, tables: LiveTables, bus: Bus, count: int, process: str, *, has_moments: bool = True) -> None:
        self._database = tables.database
        self._leases = Leases(tables.database, process)
        self._thinkers = Thinkers(count) if count else None
        self._elsewhere = AnswersElsewhere(tables.database, bus, process)
        self.answers: Answers = self._elsewhere
        self._bots: BotPlayers | None = None
        self._answerer: QuestionAnswerer | None = None
        self._analyser: Analyser | None = None
        self._masters: DayMasters | None = None
        if self._thinkers is not None:
            self.answers = AnswersHere(tables, self._thinkers)
            self._bots = BotPlayers(tables, self._thinkers, self._leases, asyncio.sleep if has_moments else None)
            self._answerer = QuestionAnswerer(tables, self._thinkers, self._leases, bus, process)
            self._analyser = Analyser(tables.database, self._thinkers, self._leases)
            self._masters = DayMasters(tables.database, self._thinkers, self._leases)

    @property
    def tasks(self) -> Mapping[str, Callable[[], Awaitable[None]]]:
        """What has to go on for ever, by name."""
        if self._bots is None or self._answerer is None or self._analyser is None or self._masters is None:
            return {"answers": self._elsewhere.run}
        thinking = {"bots": self._bots.run, "questions": self._answerer.run}
        return thinking | {"analyses": self._analyser.run, "days": self._masters.run}

    def hear_table(self, table_id: str, version: int, *, awaits_bot: bool) -> None:
        """A table is at this version."""
        if self._bots is not None:
            self._bots.hear(table_id, version, awaits_bot=awaits_bot)

    def hear_question(self, question_id: str) -> None:
        """A question was asked, or answered; or an analysis was asked for."""
        self._elsewhere.hear(question_id)
        if self._answerer is not None:
            self._answerer.hear(question_id)
        if self._analyser is not None:
            self._analyser.hear(question_id)

    async def sweep(self) -> None:
        """Throw away leases and questions that are long over."""
        await self._leases.sweep()
        await questions.sweep(self._database)

    async def close(self) -> None:
        for attending in (self._bots, self._answerer, self._analyser, self._masters):
            if attending is not None:
                await attending.close()
        if self._thinkers is not None:
            self._thinkers.close()
