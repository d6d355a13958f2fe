"""Minds without processes: they think as long as a test wants, and it is seen in which order."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from metropole import games
from metropole.analysis import Depth, judgements
from metropole.bots.search import Budget, SearchBot
from metropole.games.contract import View
from metropole.record import Record
from metropole.server.tables import mind
from metropole.server.tables.mind import ChosenAction, Mind
from metropole.server.tables.table import Table


class ReadyMind(Mind):
    """Thinks without a process, and at once: what comes first is best. `hardness`: as it is told of every choice."""

    def __init__(self, hardness: float = 0.0) -> None:
        self._hardness = hardness

    def wake(self) -> None:
        """It is awake."""

    async def choose(self, table: Table, seat: int, level: str) -> ChosenAction:
        return ChosenAction(_first_legal(table, seat), self._hardness, is_forced=False)

    async def hint(self, table: Table, seat: int) -> dict[str, Any]:
        return {"candidates": [], "continuation": [_first_legal(table, seat)]}

    async def judge(self, record: str, depth: str, first: int) -> list[dict[str, Any]]:
        """One moment at a time, at no depth at all."""
        return [next(judgements(Record.from_text(record), Depth(2, 1), first=first)).to_json()]

    async def judge_one(self, record: str, action: str | None) -> dict[str, Any]:
        return mind._judge_one(0, record, action)

    async def assemble(self, record: str, judged: list[dict[str, Any]]) -> str:
        return mind._assemble(0, record, judged)

    async def rest(self) -> None:
        """It is never tired."""

    def close(self) -> None:
        """Nothing is open."""


def _first_legal(table: Table, seat: int) -> str:
    rules = table.terms.rules
    return rules.text(next(iter(rules.legal(table.view(seat)))))


class HeldMind(ReadyMind):
    """Thinks until it is let go."""

    def __init__(self, begun: list[str], held: list[asyncio.Future[None]]) -> None:
        super().__init__()
        self._begun, self._held = begun, held

    async def choose(self, table: Table, seat: int, level: str) -> ChosenAction:
        await self._hold(table)
        return await super().choose(table, seat, level)

    async def hint(self, table: Table, seat: int) -> dict[str, Any]:
        await self._hold(table)
        return await super().hint(table, seat)

    async def _hold(self, table: Table) -> None:
        self._begun.append(table.terms.id)
        self._held.append(asyncio.get_running_loop().create_future())
        await self._held[-1]


class HeldMinds:
    """Makes minds that are held, and sees what they do."""

    def __init__(self) -> None:
        self.begun: list[str] = []  # the tables that were thought for, in their order
        self._held: list[asyncio.Future[None]] = []

    def __call__(self) -> Mind:
        return HeldMind(self.begun, self._held)

    def let_go(self) -> None:
        """What was begun first and is not over ends."""
        next(thought for thought in self._held if not thought.done()).set_result(None)

    @property
    def under_way(self) -> int:
        return sum(not thought.done() for thought in self._held)


def search_for_hours(number: int, game: str, view: View) -> None:
    """In a process that thinks: a search that ends only if it is called off."""
    bot = SearchBot(games.load(game), Budget(10**9, 36_000.0))
    mind._by(number, bot)
    bot.think(view, random.Random(1))
