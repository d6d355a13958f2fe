"""Questions to processes that think, through the database: answered, taken over, given up, never sent with a view."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from metropole.games.contract import NotLegal
from metropole.server.background import leases
from metropole.server.background.leases import LEASE, Leases
from metropole.server.background.question_answerer import QuestionAnswerer
from metropole.server.broadcast.broadcaster import TableBroadcaster
from metropole.server.bus import Bus, BusMessage, LocalBus
from metropole.server.metrics import Metrics
from metropole.server.storage import schema
from metropole.server.storage.database import Database, now
from metropole.server.tables import acts, questions
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.journal import Journal
from metropole.server.tables.live import LiveTables
from metropole.server.tables.mind import Mind
from metropole.server.tables.questions import Answer, AnswersElsewhere, AnswersHere, Question, hint_question
from metropole.server.tables.table import Table
from metropole.server.tables.thinkers import Thinkers
from tests.patience import PATIENCE
from tests.server.grounds import Clock, add_people, all_rows
from tests.server.minds import HeldMinds, ReadyMind
from tests.server.tables.tabled import terms

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def tables_of(database: Database, name: str) -> AsyncIterator[LiveTables]:
    async with Journal(database, Metrics()) as journal:
        yield LiveTables(database, journal, LocalBus(), Metrics(), TableBroadcaster(database), name)


@asynccontextmanager
async def asker(database: Database, bus: Bus) -> AsyncIterator[AnswersElsewhere]:
    """A process without thinkers."""
    answers = AnswersElsewhere(database, bus, "asker")
    looking = asyncio.create_task(answers.run())
    yield answers
    looking.cancel()


@asynccontextmanager
async def answerer(
    database: Database, mind: Callable[[], Mind], name: str = "worker", bus: Bus | None = None
) -> AsyncIterator[QuestionAnswerer]:
    """A process that thinks."""
    async with tables_of(database, name) as tables:
        working = QuestionAnswerer(tables, Thinkers(1, mind), Leases(database, name), bus or LocalBus(), name)
        looking = asyncio.create_task(working.run())
        yield working
        looking.cancel()
        await working.close()


@pytest.fixture
async def question(database: Database) -> Question:
    """What Ada asks, who is to move."""
    await add_people(database, "ada", "bob")
    async with tables_of(database, "server") as tables:
        ada, bob = ActRequest(now(), "ada"), ActRequest(now(), "bob")
        seating = [
            lambda table: acts.sit(table, ada, 0),
            lambda table: acts.sit(table, bob, 1),
            lambda table: acts.start(table, ada, random.Random(1)),
        ]
        table = await tables.open(Table(terms(opened_by="ada")), seating)
        return hint_question(table, "ada")


async def answered(asking: asyncio.Task[Answer]) -> Answer:
    async with asyncio.timeout(PATIENCE):
        return await asking


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.005)


@pytest.mark.slow
async def test_a_question_is_answered_by_a_process_that_thinks_and_leaves_nothing(
    database: Database, question: Question
) -> None:
    async with asker(database, LocalBus()) as asking, answerer(database, ReadyMind):
        answer = await answered(asyncio.create_task(asking.answer(question)))
    assert answer["continuation"]
    assert await all_rows(database, schema.questions) == []


async def test_the_bus_saves_the_looking_around(
    database: Database, question: Question, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looks by themselves: only what is told of is found."""
    monkeypatch.setattr(questions, "LOOK_EVERY", 1000 * PATIENCE)
    bus = LocalBus()
    async with answerer(database, ReadyMind, bus=bus) as working, asker(database, bus) as asking:

        class Both:
            """Hands everything to both."""

            def handle(self, message: BusMessage) -> None:
                assert message.question == question.id
                working.hear(question.id)
                asking.hear(question.id)

        bus.hand_to(Both())
        assert await answered(asyncio.create_task(asking.answer(question)))


@pytest.mark.slow
async def test_what_is_thought_about_is_taken_over_when_its_process_dies(
    database: Database, question: Question, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One process takes it and is never heard of again; then time goes on."""
    clock = Clock()
    monkeypatch.setattr(leases, "now", clock)
    held = HeldMinds()
    async with asker(database, LocalBus()) as asking:
        waiting = asyncio.create_task(asking.answer(question))
        async with answerer(database, held, "one"):
            await until(lambda: held.under_way == 1)
        other = HeldMinds()
        async with answerer(database, other, "other"):
            await asyncio.sleep(0.05)
            assert other.begun == [], "the lease of the one who died still holds"
            clock.ahead = LEASE // 1000
            await until(lambda: other.under_way == 1)
            other.let_go()
            assert await answered(waiting)


@pytest.mark.slow
async def test_a_question_that_nobody_waits_for_any_more_is_not_thought_about(
    database: Database, question: Question
) -> None:
    held = HeldMinds()
    async with asker(database, LocalBus()) as asking, answerer(database, held) as working:
        both = [asyncio.create_task(asking.answer(question._replace(id=name))) for name in ("?first", "?second")]
        await until(lambda: working._questions.under_way("?second") is not None and held.under_way == 1)
        [first] = [lease.name for lease in await all_rows(database, schema.leases)]
        waits = both[first == "?first"]
        waits.cancel()
        await asyncio.gather(waits, return_exceptions=True)
        held.let_go()
        await until(lambda: working._questions.under_way("?second") is None)
        await until(lambda: working._questions.under_way("?first") is None)
        assert held.begun == ["t"]
        assert await answered(both[first != "?first"])


async def test_nobody_is_told_anything_from_a_seat_that_is_not_theirs(database: Database, question: Question) -> None:
    """Whatever stands in the database: the seat follows from the table."""
    async with tables_of(database, "here") as tables:
        here = AnswersHere(tables, Thinkers(1, ReadyMind))
        assert await here.answer(question)
        for wrong, reason in (
            (question._replace(user_id="bob"), "not_your_turn"),
            (question._replace(version=1), "stale_version"),
        ):
            with pytest.raises(NotLegal) as refused:
                await here.answer(wrong)
            assert refused.value.reason.id == reason


async def test_questions_of_processes_that_died_are_swept(
    database: Database, question: Question, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with asker(database, LocalBus()) as asking:
        waiting = asyncio.create_task(asking.answer(question))
        async with asyncio.timeout(PATIENCE):
            while not await all_rows(database, schema.questions):
                await asyncio.sleep(0.01)
        await questions.sweep(database)
        assert await all_rows(database, schema.questions)
        clock = Clock()
        clock.ahead = 61
        monkeypatch.setattr(questions, "now", clock)
        await questions.sweep(database)
        assert not await all_rows(database, schema.questions)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
