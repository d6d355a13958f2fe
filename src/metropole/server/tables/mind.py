"""One process of its own, at lower priority, in which one thing at a time is thought out: a bot's move, a hint."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from datetime import date
from functools import partial
from multiprocessing.queues import SimpleQueue
from time import monotonic
from typing import Any, NamedTuple

from metropole import games
from metropole.analysis import DEPTHS, judge, judgements
from metropole.analysis.game_analysis import assembled
from metropole.bots import Bot, decision_of, make
from metropole.bots.levels import LEVELS
from metropole.bots.reasons import reasons
from metropole.bots.search import Budget, SearchBot
from metropole.daily.plan import plan_of
from metropole.daily.thinking import bot_of, decide, masters_level, masters_next
from metropole.games.contract import View
from metropole.match import Match
from metropole.record import Record
from metropole.server.priority import give_way
from metropole.server.settings import Settings
from metropole.server.tables.table import Table

HINT = Budget(20_000, 2.0)
SAID_AGAIN = 0.1  # seconds until a process that goes on is told again that nobody waits
SLICE = 0.5  # seconds of an analysis after which whoever else waits comes first
HINTS_TOLD = 5  # candidates, the best ones
log = logging.getLogger(__name__)

# In a process that thinks: the number of what it thinks out, and the bot that does.
_at_work: tuple[int, Bot] | None = None


def _settle_down(unwanted: SimpleQueue[int]) -> None:
    """In a process that thinks: give way to those who serve people; end with whoever started it, and not before."""
    give_way()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    threading.Thread(target=_give_up, args=(unwanted,), daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


def _give_up(unwanted: SimpleQueue[int]) -> None:
    """Let a search end at once when nobody waits for it any more."""
    while True:
        number, at_work = unwanted.get(), _at_work
        if at_work is not None and at_work[0] == number and isinstance(at_work[1], SearchBot):
            at_work[1].cancel()


def _by(number: int, bot: Bot) -> None:
    """Say which bot is at work, so that another thread may call it off."""
    global _at_work
    _at_work = number, bot


def _nothing() -> None:
    """To be awake is enough."""


class ChosenAction(NamedTuple):
    """What a bot does, and how hard it was to choose, 0 to 1."""

    action: str
    hardness: float
    is_forced: bool  # there was nothing else to do


def _choose(number: int, game_name: str, level: str, view: View) -> ChosenAction:
    game = games.load(game_name)
    stand_in = Settings.read().stand_in_bots.get(level)
    bot = make(stand_in, game) if stand_in else LEVELS[level].bot(game)
    _by(number, bot)
    code, hardness, is_forced = decision_of(bot, view, random.Random(), len(game.legal(view)))
    return ChosenAction(game.text(code), hardness, is_forced)


def _choose_on(day: date, number: int, game_name: str, level: str, view: View) -> ChosenAction:
    """At a table of a day: by the program's own bot, whatever plays as its level elsewhere; the same for everybody."""
    bot = bot_of(game_name, level)
    _by(number, bot)
    code, hardness, is_forced = decide(game_name, day, level, view, bot)
    return ChosenAction(games.load(game_name).text(code), hardness, is_forced)


def _master(number: int, game_name: str, day: date, record: str) -> str:
    match = Match.resumed(Record.from_text(record))
    plan = plan_of(game_name, day)
    bot = bot_of(game_name, masters_level(plan, match))
    _by(number, bot)
    return match.game.text(masters_next(plan, match, bot))


def _hint(number: int, game_name: str, view: View) -> dict[str, Any]:
    game = games.load(game_name)
    bot = SearchBot(game, HINT)
    _by(number, bot)
    thought = bot.think(view, random.Random())
    return thought.written(game.text, lambda candidate: reasons(game, view, candidate), HINTS_TOLD)


def _judge(_: int, record: str, depth: str, first: int) -> list[dict[str, Any]]:
    """As many moments as there is time for, at least one."""
    judged, end = list[dict[str, Any]](), monotonic() + SLICE
    for one in judgements(Record.from_text(record), DEPTHS[depth], first=first):
        judged.append(one.to_json())
        if monotonic() >= end:
            break
    return judged


def _judge_one(_: int, record: str, action: str | None) -> dict[str, Any]:
    match = Match.resumed(Record.from_text(record))
    code = None if action is None else match.game.parse(action)
    return judge(match, code, DEPTHS["quick"]).to_json()


def _assemble(_: int, record: str, judged: list[dict[str, Any]]) -> str:
    return json.dumps(assembled(Record.from_text(record), judged).to_json(), separators=(",", ":"))


class Mind:
    """A process that thinks; if it dies, another takes its place. It is started when it is first needed."""

    def __init__(self) -> None:
        self._numbers = itertools.count()
        self._thought: tuple[int, Future[Any]] | None = None
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")  # not by forking: this process has threads and sockets
        self._unwanted: SimpleQueue[int] = context.SimpleQueue()
        self._process = ProcessPoolExecutor(1, context, _settle_down, (self._unwanted,))

    def wake(self) -> None:
        """Start the process, so that whoever needs it first does not wait for that."""
        self._process.submit(_nothing)

    async def choose(self, table: Table, seat: int, level: str) -> ChosenAction:
        """What a bot of this level does in this seat."""
        day = table.terms.day
        how = _choose if day is None else partial(_choose_on, date.fromisoformat(day))
        chosen: ChosenAction = await self._think(how, table.terms.game, level, table.view(seat))
        return chosen

    async def master(self, game: str, day: date, record: str) -> str:
        """The next action of a master's game of a day, which is this far."""
        action: str = await self._think(_master, game, day, record)
        return action

    async def hint(self, table: Table, seat: int) -> dict[str, Any]:
        """What the search would do in this seat."""
        found: dict[str, Any] = await self._think(_hint, table.terms.game, table.view(seat))
        return found

    async def judge(self, record: str, depth: str, first: int) -> list[dict[str, Any]]:
        """The next moments of a game judged, from a version on: as many as fit into a slice."""
        judged: list[dict[str, Any]] = await self._think(_judge, record, depth, first)
        return judged

    async def judge_one(self, record: str, action: str | None) -> dict[str, Any]:
        """One action judged where a record ends; or the best there."""
        judged: dict[str, Any] = await self._think(_judge_one, record, action)
        return judged

    async def assemble(self, record: str, judged: list[dict[str, Any]]) -> str:
        """The whole analysis, as JSON, from all moments."""
        whole: str = await self._think(_assemble, record, judged)
        return whole

    async def _think(self, work: Callable[..., Any], *given: Any) -> Any:
        try:
            return await self._once(work, *given)
        except BrokenProcessPool:
            log.warning("thinker_died")
            self._process.shutdown(wait=False)
            self._start()
            return await self._once(work, *given)

    async def _once(self, work: Callable[..., Any], *given: Any) -> Any:
        number = next(self._numbers)
        thought = self._process.submit(work, number, *given)
        self._thought = number, thought
        return await asyncio.wrap_future(thought)

    async def rest(self) -> None:
        """Wait until the process is free: what nobody waits for any more is given up, which takes a moment."""
        if self._thought is not None:
            number, thought = self._thought
            ending = asyncio.gather(asyncio.wrap_future(thought), return_exceptions=True)
            while not thought.done():
                self._unwanted.put(number)  # more than once: it may not have begun yet
                await asyncio.wait([ending], timeout=SAID_AGAIN)
            self._thought = None

    def close(self) -> None:
        """End when what is under way has ended, which is given up."""
        if self._thought is not None:
            self._unwanted.put(self._thought[0])
        self._process.shutdown(wait=False, cancel_futures=True)
