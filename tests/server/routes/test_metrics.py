"""Metrics, health and readiness."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from metropole.server.metrics import Metrics
from metropole.server.settings import Settings
from tests.server.apps import make_app, visiting


def test_what_is_counted_is_told() -> None:
    metrics = Metrics()
    metrics.moves.labels("metro").inc()
    metrics.move_seconds.observe(0.004)
    metrics.sockets.set(3)
    metrics.tables.labels("running").set(2)
    metrics.bot_queue.set(1)
    metrics.commits.inc()
    metrics.batch_size.observe(5)
    text = metrics.text().decode()
    for line in (
        'metropole_moves_total{game="metro"} 1.0',
        'metropole_move_seconds_bucket{le="0.005"} 1.0',
        "metropole_sockets 3.0",
        'metropole_tables{status="running"} 2.0',
        "metropole_bot_queue 1.0",
        "metropole_commits_total 1.0",
        'metropole_batch_size_bucket{le="8.0"} 1.0',
    ):
        assert line in text


def test_requests_are_counted_by_the_form_of_their_route(migrated_sqlite: str) -> None:
    with visiting(make_app(Settings(database=migrated_sqlite)), "127.0.0.1") as client:
        for number in range(3):
            client.put(f"/api/me/mutes/{number}")
            client.get(f"/nothing/{number}")
        text = client.get("/metrics").text
    assert 'metropole_http_requests_total{route="/api/me/mutes/{user_id}",status="401"} 3.0' in text
    assert 'metropole_http_requests_total{route="other",status="404"} 3.0' in text


@pytest.mark.parametrize(
    ("address", "token", "shown", "status"),
    [
        ("127.0.0.1", "", "", 200),
        ("192.0.2.1", "", "", 403),
        ("192.0.2.1", "", "Bearer ", 403),
        ("192.0.2.1", "open", "Bearer open", 200),
        ("192.0.2.1", "open", "Bearer shut", 403),
    ],
)
def test_metrics_are_for_this_machine_or_the_token(
    new_address: Callable[[str], str], address: str, token: str, shown: str, status: int
) -> None:
    settings = Settings(database=new_address("sqlite"), metrics_token=token)
    with visiting(make_app(settings), address) as client:
        assert client.get("/metrics", headers={"Authorization": shown}).status_code == status
