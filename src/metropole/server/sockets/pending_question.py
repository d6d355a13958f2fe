"""A question that is thought out while its socket goes on: nothing that comes after it waits for the answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from metropole.games.contract import Message, Refusal
from metropole.server.logs import log_event
from metropole.server.storage.database import DATABASE_TROUBLE
from metropole.server.tables.questions import Answer, Answers, Question, in_time


class PendingQuestion:
    """Ends with the answer, with the reason why there is none, or without a word when it is called off."""

    __slots__ = ("_question", "_refuse", "_right", "_task", "_tell")

    def __init__(
        self, answers: Answers, question: Question, tell: Callable[[Answer], None], refuse: Callable[[Message], None]
    ) -> None:
        self._question, self._tell, self._refuse = question, tell, refuse
        self._right: int | None = None  # the version where the table is now, if it has moved on
        self._task = asyncio.create_task(in_time(answers, question))
        self._task.add_done_callback(self._end)

    @property
    def is_over(self) -> bool:
        """Whether it was answered, refused or called off."""
        return self._task.done() or self._task.cancelling() > 0

    def then(self, do: Callable[[], None]) -> None:
        """Do something when it has ended."""
        self._task.add_done_callback(lambda _: do())

    def outdate(self, version: int) -> None:
        """The table is at this version: an answer about an earlier one is not wanted any more."""
        if version > self._question.version:
            self._right = version
            self._task.cancel()

    def call_off(self) -> None:
        """Nobody waits for the answer."""
        self._task.cancel()

    def _end(self, task: asyncio.Task[Answer]) -> None:
        if task.cancelled():
            if self._right is not None:
                self._refuse(Message("stale_version", {"given": self._question.version, "right": self._right}))
        elif (error := task.exception()) is not None:
            self._refuse(_reason(error))
        else:
            self._tell(task.result())


def _reason(error: BaseException) -> Message:
    if isinstance(error, Refusal):
        return error.reason
    if not isinstance(error, DATABASE_TROUBLE):
        log_event("fault", logging.ERROR, error, work="question")
    return Message("no_thinkers")
