"""The log of a busy server names no table, no person and no address: whoever reads it could not find anybody."""

from __future__ import annotations

import io
import json
from contextlib import suppress

import pytest
from websockets.exceptions import InvalidStatus

from metropole.server import app
from metropole.server.settings import Settings
from metropole.server.tables.live import LiveTables
from tests.server.apps import serving
from tests.server.client import Browser
from tests.server.play.round import Round


def test_a_busy_server_names_nobody(migrated_sqlite: str, stream: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=migrated_sqlite, limits="1000", private_webhooks="1")
    with serving(app.make(settings, thinkers=0), settings) as address:
        ada, bob, eve = Browser(address, "Adalbert"), Browser(address, "Bobadil"), Browser(address, "Evelina")
        playing = Round([ada, bob], "metro", seed=1)
        playing.play_on(6)
        playing.tabs[0].send("say", text="good luck, Bobadil")
        playing.tabs[0].wait_for(lambda told: told.get("type") == "chat")
        go_wrong_in_all_ways(eve, playing, monkeypatch)
        playing.close()
    secrets = [playing.table, "Adalbert", "Bobadil", "Evelina", "good luck", "127.0.0.1"]
    secrets += [one for person in (ada, bob, eve) for one in (person.user, person.cookie)]
    said = stream.getvalue()
    events = {json.loads(line)["event"] for line in said.splitlines()}
    assert {"request", "fault"} <= events
    assert [secret for secret in secrets if secret in said] == []


def go_wrong_in_all_ways(eve: Browser, playing: Round, monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests and handshakes that are refused, and one that fails with words that name the table."""
    table = playing.table
    assert eve.refused("POST", f"/api/tables/{table}/start")[0] == 409
    assert eve.refused("GET", f"/api/tables/{table}x")[0] == 404
    assert playing.tabs[0].refused("play", action="nonsense") != ""
    with suppress(InvalidStatus):
        eve.tab(f"{table}/../{table}")
    with monkeypatch.context() as broken:
        broken.setattr(LiveTables, "at", fails)
        assert eve.http.get(f"/api/tables/{table}").status_code == 500


def fails(_: LiveTables, table_id: str) -> None:
    raise ValueError(f"table {table_id} is broken")
