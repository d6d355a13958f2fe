"""Health and readiness: what a balancer is told."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import event, text
from starlette.testclient import TestClient

from metropole.server.metrics import Metrics
from metropole.server.notices.channels import Channels
from metropole.server.redis_bus import RedisBus
from metropole.server.settings import Settings
from metropole.server.storage import write_trial
from metropole.server.storage.database import Database
from metropole.server.task_health import TOO_MANY
from tests.server.apps import make_app, visiting

READY = {"is_ready": True, "is_bus_away": False}


def refused(client: TestClient) -> tuple[int, str]:
    answer = client.get("/ready")
    return answer.status_code, answer.json()["reason"]["id"]


def state_of(client: TestClient) -> Any:
    assert isinstance(client.app, FastAPI)
    return client.app.state


def test_ready_with_a_database_at_head(migrated: str) -> None:
    with visiting(make_app(Settings(database=migrated))) as client:
        assert client.get("/health").json() == {"is_alive": True}
        assert client.get("/ready").json() == READY


def test_not_ready_before_the_migrations(address: str) -> None:
    with visiting(make_app(Settings(database=address))) as client:
        answer = client.get("/ready")
    assert answer.status_code == 503
    assert answer.headers["retry-after"] == "1"
    assert answer.json()["reason"]["id"] == "database_of_other_version"


def test_not_ready_where_there_is_no_such_database(postgres_server: str) -> None:
    with visiting(make_app(Settings(database=f"{postgres_server}/none"))) as client:
        assert refused(client) == (503, "database_unavailable")


def test_alive_but_not_ready_without_a_database() -> None:
    with visiting(make_app(Settings(database="postgresql+asyncpg://app@127.0.0.1:1/none"))) as client:
        assert client.get("/health").status_code == 200
        assert refused(client) == (503, "database_unavailable")


def test_not_ready_where_nothing_can_be_written(migrated: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a disk that is read-only, or a PostgreSQL that takes no writing, as after a failover to a standby."""
    monkeypatch.setattr(write_trial, "GOOD_FOR", -1)
    with visiting(make_app(Settings(database=migrated))) as client:
        assert client.portal is not None
        database: Database = state_of(client).database
        client.portal.call(make_read_only, database, True)
        assert client.get("/health").status_code == 200
        assert refused(client) == (503, "database_not_writable")
        client.portal.call(make_read_only, database, False)
        assert client.get("/ready").json() == READY


async def make_read_only(database: Database, is_read_only: bool) -> None:
    """All connections for writing, from now on."""
    await database._writer.dispose()
    if database._at_once is not None:
        pragma = f"PRAGMA query_only={'ON' if is_read_only else 'OFF'}"
        event.listen(database._writer.sync_engine, "connect", lambda connection, _: connection.execute(pragma))
        return
    async with database._lone.connect() as connection:
        name = (await connection.execute(text("SELECT current_database()"))).scalar_one()
        await connection.execute(text("SET default_transaction_read_only = off"))
        setting = f"ALTER DATABASE {name} SET default_transaction_read_only = {'on' if is_read_only else 'off'}"
        await connection.execute(text(setting))


def test_not_ready_while_a_task_fails_again_and_again(migrated_sqlite: str) -> None:
    with visiting(make_app(Settings(database=migrated_sqlite))) as client:
        for _ in range(TOO_MANY):
            assert client.get("/ready").json() == READY
            state_of(client).task_health.fails("flags")
        answer = client.get("/ready")
        assert answer.status_code == 503
        assert answer.json()["reason"] == {"id": "task_fails", "details": {"task": "flags"}}
        state_of(client).task_health.succeeds("flags")
        assert client.get("/ready").json() == READY


def test_a_bus_that_is_away_is_told_of_and_takes_nobody_out_of_service(migrated_sqlite: str) -> None:
    with visiting(make_app(Settings(database=migrated_sqlite))) as client:
        state_of(client).bus = RedisBus("redis://127.0.0.1:1/0", "p", Metrics())
        answer = client.get("/ready")
    assert (answer.status_code, answer.json()) == (200, {**READY, "is_bus_away": True})


def test_how_long_things_are_kept_is_told_as_it_is_set(migrated_sqlite: str) -> None:
    settings = Settings(database=migrated_sqlite, keep_open_tables=1, keep_guests=2, keep_chat=3, keep_notices=0)
    with visiting(make_app(settings)) as client:
        assert client.get("/api/retention").json() == {"open_tables": 1, "guests": 2, "chat": 3, "notices": 0}


def test_what_a_server_can_do_is_told(migrated_sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    can = {"films": True, "push": True, "webhooks": True, "email": False}
    with visiting(make_app(Settings(database=migrated_sqlite))) as client:
        for smtp in ("", "smtp://127.0.0.1"):
            state_of(client).channels = Channels(state_of(client).database, Settings(smtp=smtp))
            assert client.get("/api/abilities").json() == {**can, "email": bool(smtp)}
        monkeypatch.setattr("metropole.extras.find_spec", lambda module: None)
        assert client.get("/api/abilities").json() == dict.fromkeys(can, False)
