"""Logs: one JSON object a line, and no secret in any."""

from __future__ import annotations

import ast
import io
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from metropole.server import logs
from metropole.server.settings import Settings
from tests.server.apps import make_app, visiting

LEVELS = ("debug", "info", "warning", "error", "exception", "critical")


def entries(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_an_event_is_one_line_with_its_fields(stream: io.StringIO) -> None:
    logs.log_event("moved", ms=1.5, kind="two\nlines")
    entry = entries(stream)[0]
    assert entry.pop("time").endswith("+00:00")
    assert entry == {"level": "info", "event": "moved", "ms": 1.5, "kind": "two\nlines"}


@pytest.mark.parametrize("field", ["token", "password", "Cookie", "webhook_url", "table", "user_id", "name", "address"])
def test_fields_that_may_be_secret_are_hidden(stream: io.StringIO, field: str) -> None:
    logs.log_event("event", **{field: "hush"})
    assert "hush" not in stream.getvalue()
    assert entries(stream)[0][field] == "***"


def test_libraries_are_scrubbed_and_kept_short(stream: io.StringIO) -> None:
    logging.getLogger("library").warning("sent %s to %s", "metropole=hush", "postgresql://app:hush@host/db")
    logging.getLogger("library").warning('%s - "GET %s" 403', "192.0.2.17:5000", "/api/tables/hush/play?version=1")
    logging.getLogger("library").warning("%s at /api/people/hush/ratings", "2001:db8::17")
    logging.getLogger("websockets.server").info("cookie: hush")
    assert "hush" not in stream.getvalue()
    assert entries(stream)[0]["event"] == "sent metropole=*** to postgresql://***@host/db"
    assert entries(stream)[0]["logger"] == "library"
    assert [entry["event"] for entry in entries(stream)[1:]] == [
        '***:5000 - "GET /api/tables/***/play?version=1" 403',
        "*** at /api/people/***/ratings",
    ]


def test_every_event_of_the_server_has_fields_that_may_be_told() -> None:
    """So nothing is hidden that somebody wants to read, and nothing is logged by another way."""
    folder = Path(logs.__file__).parent
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and path.name != "logs.py":
                name = ast.unparse(node.func).rpartition(".")[2]
                if name.startswith("log_"):
                    assert {one.arg for one in node.keywords} <= logs.FIELDS, (path, ast.unparse(node))
                elif ast.unparse(node.func).lower().startswith("log.") and name in LEVELS:
                    assert len(node.args) == 1, f"{path}: {ast.unparse(node)}: values go through log_event"


def test_a_fault_is_told_by_kind_and_place(stream: io.StringIO) -> None:
    try:
        raise ValueError("hush")
    except ValueError as error:
        logs.log_event("fault", logging.ERROR, error)
    entry = entries(stream)[0]
    assert (entry["level"], entry["error"]) == ("error", "ValueError")
    assert "test_a_fault_is_told" in entry["at"][-1]
    assert "hush" not in stream.getvalue()


def test_requests_are_logged_by_route_and_without_secrets(migrated_sqlite: str, stream: io.StringIO) -> None:
    with visiting(make_app(Settings(database=migrated_sqlite))) as client:
        client.post("/api/guests", json={"name": "Ada"})
        client.post("/api/me/account", json={"name": "Ada", "password": "hush hush"})
        client.post("/api/sessions", json={"name": "Ada", "password": "hush hush"})
        token = client.cookies["metropole"]
        answer = client.put("/api/me/mutes/nobody?invitation=hush")
    told = [entry for entry in entries(stream) if entry["event"] == "request"]
    assert [(entry["method"], entry["route"], entry["status"]) for entry in told] == [
        ("POST", "/api/guests", 201),
        ("POST", "/api/me/account", 200),
        ("POST", "/api/sessions", 201),
        ("PUT", "/api/me/mutes/{user_id}", 404),
    ]
    assert told[-1]["request"] == answer.headers["x-request-id"]
    assert "hush" not in stream.getvalue()
    assert token not in stream.getvalue()
