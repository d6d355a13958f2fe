"""Processes that think: one that was killed is replaced."""

from __future__ import annotations

import os
import signal

import pytest

from metropole.server.tables.thinkers import Thinkers
from tests.server.tables.tabled import Tabled

pytestmark = pytest.mark.anyio


@pytest.mark.slow
async def test_a_thinker_that_was_killed_is_replaced() -> None:
    table, thinkers = Tabled("metro", "u0", "novice").table, Thinkers(1)
    try:
        await thinkers.choose(table, 0, "novice")
        (process,) = thinkers._pool._processes.values()
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        rules = table.terms.rules
        assert rules.parse(await thinkers.choose(table, 0, "novice")) in rules.legal(table.view(0))
    finally:
        thinkers.close()
