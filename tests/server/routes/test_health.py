"""Health and readiness: what a balancer is told."""

from __future__ import annotations

from metropole.server.settings import Settings
from tests.server.apps import make_app, visiting


def test_ready_with_a_database_at_head(migrated: str) -> None:
    with visiting(make_app(Settings(database=migrated))) as client:
        assert client.get("/health").json() == {"is_alive": True}
        assert client.get("/ready").json() == {"is_ready": True}


def test_not_ready_before_the_migrations(address: str) -> None:
    with visiting(make_app(Settings(database=address))) as client:
        answer = client.get("/ready")
    assert answer.status_code == 503
    assert answer.headers["retry-after"] == "1"
    assert answer.json()["reason"]["id"] == "database_of_other_version"


def test_not_ready_where_there_is_no_such_database(postgres_server: str) -> None:
    with visiting(make_app(Settings(database=f"{postgres_server}/none"))) as client:
        answer = client.get("/ready")
    assert (answer.status_code, answer.json()["reason"]["id"]) == (503, "database_unavailable")


def test_alive_but_not_ready_without_a_database() -> None:
    with visiting(make_app(Settings(database="postgresql+asyncpg://app@127.0.0.1:1/none"))) as client:
        assert client.get("/health").status_code == 200
        answer = client.get("/ready")
    assert (answer.status_code, answer.json()["reason"]["id"]) == (503, "database_unavailable")
