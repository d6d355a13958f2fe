"""Bots at tables: they play wherever they are awaited, as soon as it is their turn to be thought for.

Whoever lets a bot think holds a lease on the table, from when the thought begins until it is to be played: what only
waits for a thinker may be taken by any process. What is thought out sooner than somebody would answer waits for its
moment, and keeps nothing but that lease meanwhile; if its holder dies, another process thinks anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import NamedTuple

from metropole.server.background.attendant import Attendant
from metropole.server.background.bot_turns import BotTurn, waiting_turns
from metropole.server.background.leases import Leases
from metropole.server.storage.database import now
from metropole.server.storage.unbroken import unbroken
from metropole.server.tables import acts
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.live import LiveTables, Stale
from metropole.server.tables.log import Entry
from metropole.server.tables.mind import Mind
from metropole.server.tables.moments import moment
from metropole.server.tables.table import Table
from metropole.server.tables.thinkers import Thinkers, move_claim

Wait = Callable[[float], Awaitable[None]]  # so many seconds


class ReadyMove(NamedTuple):
    """A move that is thought out, and how many milliseconds after the beginning of its turn it is to be played."""

    seat: int
    action: str
    begun: int
    moment: int

    def waits(self, at: int) -> float:
        """Seconds that it still waits: never longer than its moment, whatever the clocks say."""
        return min(self.moment, self.begun + self.moment - at) / 1000


class BotPlayers:
    """Lets bots play wherever they are awaited. Without a way to `wait` they answer at once at every table."""

    def __init__(
        self, tables: LiveTables, thinkers: Thinkers, leases: Leases, wait: Wait | None = asyncio.sleep
    ) -> None:
        self._tables, self._thinkers, self._leases, self._wait = tables, thinkers, leases, wait
        self._turns: Attendant[BotTurn] = Attendant(partial(waiting_turns, tables.database), self._play)

    async def run(self) -> None:
        """See to all tables whose bots nobody thinks for, for ever."""
        await self._turns.run()

    def hear(self, table_id: str, version: int, *, awaits_bot: bool) -> None:
        """A table is at this version: what was to be thought for an earlier one is not wanted any more."""
        turn = self._turns.under_way(table_id)
        if turn is not None and turn.version < version:
            self._turns.drop(table_id)
        if awaits_bot:
            self._turns.hear(table_id)

    async def _play(self, turn: BotTurn) -> None:
        """Let a bot move: the process that thinks is free again before the move waits for its moment."""
        async with AsyncExitStack() as lease:
            async with self._thinkers.turn(move_claim(turn.owners, turn.level)) as mind:
                is_ours = await lease.enter_async_context(self._leases.holding(turn.id, turn.version))
                move = await self._thought_out(turn, mind) if is_ours else None
            if move is None:
                return  # another process has it, or the table has moved on
            if self._wait is not None and (seconds := move.waits(now())) > 0:
                await self._wait(seconds)
        self._turns.let_go(turn)  # from now on it is heard what comes after it
        with suppress(Stale):
            await self._tables.act(turn.id, partial(self._played, move), version=turn.version)

    async def _thought_out(self, turn: BotTurn, mind: Mind) -> ReadyMove | None:
        table = await unbroken(self._tables.look_now(turn.id))
        who = table.awaited() if table.version == turn.version else None
        if who is None or who.bot is None:
            return None
        seat, begun, tempo = table.turn, table.clock.begun, table.terms.tempo
        action, hardness, is_forced = await mind.choose(table, seat, who.bot)
        return ReadyMove(seat, action, begun, moment(tempo, who.bot, hardness, is_forced=is_forced))

    def _played(self, move: ReadyMove, table: Table) -> Entry:
        return acts.play(table, ActRequest(now()), move.seat, move.action, self._tables.outages)

    async def close(self) -> None:
        await self._turns.close()
