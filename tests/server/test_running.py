"""How a process is set up that serves."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from metropole.server import running
from metropole.server.settings import Settings


@pytest.fixture
def usual_interval() -> Iterator[float]:
    usual = sys.getswitchinterval()
    yield usual
    sys.setswitchinterval(usual)


def test_a_thread_that_computes_soon_lets_whoever_serves_go_on(
    migrated_sqlite: str, usual_interval: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[float] = []

    def look(*_: Any, **__: Any) -> None:
        found.append(sys.getswitchinterval())

    monkeypatch.setattr(running.Server, "run", look)
    for what in ("metropole.server.logs.set_up", "gc.freeze", "gc.set_threshold"):
        monkeypatch.setattr(what, lambda *_, **__: None)
    running.serve(Settings(database=migrated_sqlite), "127.0.0.1", 0, 0, lambda _: None)
    assert found == [pytest.approx(running.SWITCH_INTERVAL)]
    assert usual_interval > 10 * running.SWITCH_INTERVAL
