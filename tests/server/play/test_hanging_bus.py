"""A Redis that stands still costs no move anything: moves are acknowledged without it, and what is to be told waits."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from metropole.server import app, redis_bus
from metropole.server.settings import Settings
from tests.server.apps import serving
from tests.server.client import Browser, actions


@pytest.fixture
def deaf() -> Iterator[str]:
    """The address of something that takes connections and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"redis://127.0.0.1:{server.getsockname()[1]}/0"


def test_moves_do_not_wait_for_a_redis_that_stands_still(
    migrated_sqlite: str, deaf: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_bus, "PATIENCE", 3600.0)  # it is never given up: whoever waited for it would for ever
    settings = Settings(database=migrated_sqlite, bus=deaf, limits="1000")
    made = app.make(settings, thinkers=0)
    with serving(made, settings) as address:
        ada, ben = Browser(address, "Ada"), Browser(address, "Ben")
        table = ada.open_table("metro", "me", None, given={"first": 0})
        ben.sit(table, 1)
        ada.post(f"/api/tables/{table}/start")
        bus, already = made.state.bus, len(made.state.bus._waiting)
        with ada.tab(table) as first, ben.tab(table) as second:
            for mover, other in ((first, second), (second, first)):
                told = mover.act("play", action=actions(mover.screen.now["legal"])[0])
                assert told["type"] == "entry", told
                other.catch_up(told["version"])
        assert bus.is_away
        assert len(bus._waiting) >= already + 2, "what was published since then waits"
