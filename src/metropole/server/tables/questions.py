"""Questions that take a while to think out, such as what a bot would do in somebody's place.

A process that thinks answers them itself. Any other writes them into the database, where a process that thinks finds
them: what it may know of the table it reads from the log, and its answer comes back the same way.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from secrets import token_urlsafe
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from sqlalchemy import delete, insert, select

from metropole.games.contract import NotLegal
from metropole.record import Record
from metropole.server.bus import Bus, BusMessage
from metropole.server.people.networks import networks_of
from metropole.server.refusals import NotAllowed, Unavailable
from metropole.server.storage.database import DATABASE_TROUBLE, Database, batched, now
from metropole.server.storage.schema import questions
from metropole.server.storage.unbroken import unbroken
from metropole.server.tables.fair_queue import Claim, Owner
from metropole.server.tables.live import LiveTables
from metropole.server.tables.mind import Mind
from metropole.server.tables.table import Table
from metropole.server.tables.thinkers import Thinkers, hint_claim, judgement_claim

LOOK_EVERY = 0.5  # seconds between two looks for answers that the bus has not told of
LONGEST = 15.0  # seconds until a question is refused that nobody has thought out
KEPT = 60_000  # milliseconds after which a question is thrown away that nobody took back

Answer = dict[str, Any]


class Question(NamedTuple):
    """What somebody asks about one version of a table; or, where there is none, of what is told with it."""

    id: str
    table_id: str | None
    version: int
    user_id: str
    kind: str
    parameters: Mapping[str, Any] = MappingProxyType({})


class Kind(NamedTuple):
    """What a kind of question takes, and how it is thought out."""

    claim: Callable[[Owner], Claim]
    think: Callable[[Mind, LiveTables, Question], Awaitable[Answer]]


async def _hint(mind: Mind, tables: LiveTables, question: Question) -> Answer:
    assert question.table_id is not None
    table = await unbroken(tables.look_now(question.table_id))
    return await mind.hint(table, check_hint(table, question))


async def _judgement(mind: Mind, _: LiveTables, question: Question) -> Answer:
    return await mind.judge_one(question.parameters["record"], question.parameters["action"])


KINDS: dict[str, Kind] = {"hint": Kind(hint_claim, _hint), "judgement": Kind(judgement_claim, _judgement)}


def _new_id() -> str:
    """Like no table's."""
    return f"?{token_urlsafe(9)}"


def hint_question(table: Table, user_id: str) -> Question:
    """What would be done where a table stands."""
    return Question(_new_id(), table.terms.id, table.version, user_id, "hint")


def judgement_question(record: Record, action: str | None, user_id: str) -> Question:
    """How good an action is where a record ends; or, without one, what is best there."""
    parameters = {"record": record.to_text(), "action": action}
    return Question(_new_id(), None, len(record.actions), user_id, "judgement", parameters)


def check_hint(table: Table, question: Question) -> int:
    """Refuse what cannot be asked, or not any more; answers the seat it is asked from."""
    seat = table.seat_of(question.user_id)
    if seat is None:
        raise NotAllowed("not_at_this_table")
    if table.match is None:
        raise NotLegal("not_while_table_is", status=table.status)
    if table.version != question.version:
        raise NotLegal("stale_version", given=question.version, right=table.version)
    if table.terms.is_rated:
        raise NotLegal("no_hints_at_rated_tables")
    if table.terms.is_counted:
        raise NotLegal("no_hints_in_a_try")
    if table.turn != seat:
        raise NotLegal("not_your_turn", seat=table.turn)
    return seat


async def think_out(mind: Mind, tables: LiveTables, question: Question) -> Answer:
    """The answer to a question."""
    return await KINDS[question.kind].think(mind, tables, question)


class Answers(Protocol):
    """Whoever answers questions, however long it takes."""

    async def answer(self, question: Question) -> Answer: ...


async def in_time(answers: Answers, question: Question) -> Answer:
    """The answer, unless nobody thinks it out."""
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST):
            return await answers.answer(question)
    raise Unavailable("no_thinkers")


class AnswersHere:
    """By the thinkers of this process."""

    def __init__(self, tables: LiveTables, thinkers: Thinkers) -> None:
        self._tables, self._thinkers = tables, thinkers

    async def answer(self, question: Question) -> Answer:
        networks = await unbroken(networks_of(self._tables.database, [question.user_id]))
        owner = Owner(question.user_id, networks.get(question.user_id, ""))
        async with self._thinkers.turn(KINDS[question.kind].claim(owner)) as mind:
            return await think_out(mind, self._tables, question)


class AnswersElsewhere:
    """By other processes, whose answers are found in the database when the bus tells of them, or by looking."""

    def __init__(self, database: Database, bus: Bus, process: str) -> None:
        self._database, self._bus, self._process = database, bus, process
        self._pending: dict[str, asyncio.Future[Answer]] = {}
        self._hears = asyncio.Event()

    async def answer(self, question: Question) -> Answer:
        async with self._written(question):
            self._pending[question.id] = asyncio.get_running_loop().create_future()
            try:
                self._bus.publish(BusMessage(self._process, question=question.id))
                return await self._pending[question.id]
            finally:
                del self._pending[question.id]

    @asynccontextmanager
    async def _written(self, question: Question) -> AsyncIterator[None]:
        """In the database while somebody waits for it; who is thinking about it then finds it gone."""
        try:
            await unbroken(self._write(question))
            yield
        finally:
            await unbroken(self._take_back(question.id))

    async def _write(self, question: Question) -> None:
        row = {**question._asdict(), "parameters": dict(question.parameters), "created_at": now()}
        async with self._database.writing() as connection:
            await connection.execute(insert(questions).values(row))

    async def _take_back(self, question_id: str) -> None:
        with suppress(*DATABASE_TROUBLE):
            async with self._database.writing() as connection:
                await connection.execute(delete(questions).where(questions.c.id == question_id))

    def hear(self, question_id: str) -> None:
        """A question was asked, or answered."""
        if question_id in self._pending:
            self._hears.set()

    async def run(self) -> None:
        """Look for answers, for ever."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self._hears.wait()
            self._hears.clear()
            with suppress(*DATABASE_TROUBLE):
                await self._look()

    async def _look(self) -> None:
        if not self._pending:
            return
        answered = select(questions.c.id, questions.c.answer).where(questions.c.done_at.is_not(None))
        async with self._database.reading() as connection:
            for some in batched(list(self._pending)):
                for row in await connection.execute(answered.where(questions.c.id.in_(some))):
                    waiting = self._pending.get(row.id)
                    if waiting is not None and not waiting.done():
                        waiting.set_result(row.answer)


async def sweep(database: Database) -> None:
    """Throw away questions of processes that died before they could."""
    async with database.writing() as connection:
        await connection.execute(delete(questions).where(questions.c.created_at < now() - KEPT))
