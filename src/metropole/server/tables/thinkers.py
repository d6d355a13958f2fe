"""Processes of their own, at lower priority, in which bots and hints are thought out."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from metropole import bots, games
from metropole.bots.search import Budget, SearchBot, Thought
from metropole.games.contract import View
from metropole.server.tables.table import Table

NICE = 10
HINT = Budget(20_000, 2.0)
log = logging.getLogger(__name__)


def _settle_down() -> None:
    """In a process that thinks: give way to those who serve people; end with whoever started it, and not before."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


def _choose(game_name: str, level: str, view: View) -> str:
    game = games.load(game_name)
    return game.text(bots.make(level, game).choose(view, random.Random()))


def _hint(game_name: str, view: View) -> Thought:
    return SearchBot(games.load(game_name), HINT).think(view, random.Random())


class Thinkers:
    """Processes that think; a process that died is replaced."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not by forking: this process has threads and sockets.
        return ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"), _settle_down)

    async def _run(self, *work: Any) -> Any:
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, *work)
        except BrokenProcessPool:
            if pool is self._pool:
                log.warning("thinker_died")
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, *work)

    async def choose(self, table: Table, seat: int, level: str) -> str:
        """What a bot of this level does in this seat."""
        action: str = await self._run(_choose, table.terms.game, level, table.view(seat))
        return action

    async def hint(self, table: Table, seat: int) -> Thought:
        """What the search would do in this seat."""
        thought: Thought = await self._run(_hint, table.terms.game, table.view(seat))
        return thought

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
