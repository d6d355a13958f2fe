"""A question that is thought out while its socket goes on: every end that it can have."""

from __future__ import annotations

import asyncio

import pytest

from metropole.games.contract import Message
from metropole.server.refusals import NotAllowed
from metropole.server.sockets.pending_question import PendingQuestion
from metropole.server.tables import questions
from metropole.server.tables.questions import Answer, Question
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio

QUESTION = Question("?", "t", 7, "ada", "hint")


class Oracle:
    """Answers when it is told to; or ends in trouble."""

    def __init__(self) -> None:
        self.answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    async def answer(self, question: Question) -> Answer:
        return await self.answered


class Asked:
    """A question under way, and what was told."""

    def __init__(self) -> None:
        self.oracle = Oracle()
        self.told: list[Answer | str] = []
        self.pending = PendingQuestion(self.oracle, QUESTION, self.told.append, self._refuse)
        self._over = asyncio.Event()
        self.pending.then(self._over.set)

    def _refuse(self, reason: Message) -> None:
        self.told.append(reason.id)

    async def end(self) -> list[Answer | str]:
        async with asyncio.timeout(PATIENCE):
            await self._over.wait()
        assert self.pending.is_over
        return self.told


async def test_the_answer_is_told() -> None:
    asked = Asked()
    assert not asked.pending.is_over
    asked.oracle.answered.set_result({"candidates": []})
    assert await asked.end() == [{"candidates": []}]


async def test_the_table_moves_on_and_so_it_is_refused() -> None:
    asked = Asked()
    asked.pending.outdate(7)
    assert not asked.pending.is_over, "it is about this version"
    asked.pending.outdate(8)
    assert asked.pending.is_over, "another may be asked at once"
    assert await asked.end() == ["stale_version"]


async def test_the_socket_goes_and_nothing_is_told() -> None:
    asked = Asked()
    asked.pending.call_off()
    assert await asked.end() == []


@pytest.mark.parametrize(
    ("trouble", "reason"),
    [
        (NotAllowed("not_at_this_table"), "not_at_this_table"),
        (OSError(), "no_thinkers"),
        (ZeroDivisionError(), "no_thinkers"),
    ],
    ids=["refused", "database", "fault"],
)
async def test_trouble_has_its_reason(trouble: Exception, reason: str) -> None:
    asked = Asked()
    asked.oracle.answered.set_exception(trouble)
    assert await asked.end() == [reason]


async def test_what_nobody_thinks_out_is_refused_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "LONGEST", 0.01)
    assert await Asked().end() == ["no_thinkers"]
