"""Answers questions that other processes have written into the database, as bots' turns are taken: by a lease."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Select, func, select, update

from metropole.server.background.attendant import Attendant
from metropole.server.background.leases import Leases, is_held
from metropole.server.bus import Bus, BusMessage
from metropole.server.storage.database import MOST_AT_ONCE, now
from metropole.server.storage.schema import questions, users
from metropole.server.tables.fair_queue import Owner
from metropole.server.tables.live import LiveTables
from metropole.server.tables.questions import KEPT, KINDS, Question, think_out
from metropole.server.tables.thinkers import Thinkers

MOST_AT_A_LOOK = 100


class OpenQuestion(NamedTuple):
    """A question that nobody thinks about, and who waits for the answer."""

    question: Question
    owner: Owner

    @property
    def id(self) -> str:
        return self.question.id


class QuestionAnswerer:
    """Thinks out what processes ask that have no thinkers."""

    def __init__(self, tables: LiveTables, thinkers: Thinkers, leases: Leases, bus: Bus, process: str) -> None:
        self._tables, self._thinkers, self._leases = tables, thinkers, leases
        self._bus, self._process = bus, process
        self._questions: Attendant[OpenQuestion] = Attendant(self._waiting, self._answer)

    async def run(self) -> None:
        """See to all questions that nobody thinks about, for ever."""
        await self._questions.run()

    def hear(self, question_id: str) -> None:
        """A question was asked, or answered."""
        self._questions.hear(question_id)

    async def _answer(self, open_question: OpenQuestion) -> None:
        question = open_question.question
        claim = KINDS[question.kind].claim(open_question.owner)
        async with self._thinkers.turn(claim) as mind, self._leases.holding(question.id) as is_ours:
            if not is_ours or not await self._waiting([question.id], is_ours=True):
                return  # another process has it, or nobody waits for it any more
            answer = await think_out(mind, self._tables, question)
        async with self._tables.database.writing() as connection:
            answered = update(questions).where(questions.c.id == question.id)
            await connection.execute(answered.values(answer=answer, done_at=now()))
        self._bus.publish(BusMessage(self._process, question=question.id))

    async def _waiting(self, ids: Collection[str] | None = None, *, is_ours: bool = False) -> Sequence[OpenQuestion]:
        """Those of these ids, or of all a fair selection; `is_ours`: though this process has its lease already."""
        wanted = _open_questions(ids)
        async with self._tables.database.reading() as connection:
            rows = await connection.execute(wanted if is_ours else wanted.where(~is_held(questions.c.id)))
            return [_read(row) for row in rows]

    async def close(self) -> None:
        await self._questions.close()


def _open_questions(ids: Collection[str] | None) -> Select[Any]:
    """The first of each network come first, then the second of each."""
    network = func.coalesce(users.c.network, users.c.id)
    nth = func.row_number().over(partition_by=network, order_by=questions.c.created_at)
    wanted = (
        select(questions, network.label("network"))
        .join(users, users.c.id == questions.c.user_id)
        .where(questions.c.done_at.is_(None), questions.c.kind.in_(KINDS), questions.c.created_at > now() - KEPT)
    )
    if ids is not None:
        return wanted.where(questions.c.id.in_(list(ids)[:MOST_AT_ONCE]))
    return wanted.order_by(nth, questions.c.created_at).limit(MOST_AT_A_LOOK)


def _read(row: Any) -> OpenQuestion:
    question = Question(row.id, row.table_id, row.version, row.user_id, row.kind, row.parameters)
    return OpenQuestion(question, Owner(row.user_id, row.network))
