"""Nonsense in every field of every route and of every message: no fault, and nothing that was sent is kept or repeated.

What a schema can describe is tried by routes/test_api.py; here is what no schema describes.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

from metropole.server import app
from metropole.server.settings import Settings
from tests.server.apps import ORIGIN, another, visiting
from tests.server.nonsense import VALUES, spoiled

TABLE = {
    "game": "metro",
    "players": 2,
    "options": {"free_rotation": True},
    "given": {"first": 0},
    "pace": {"bank": 60_000, "increment": 0, "per_move": 0},
    "is_public": True,
    "is_rated": False,
    "seats": ["me", "novice"],
    "start": False,
}
BODIES: dict[str, Any] = {
    "POST /api/guests": {"name": "Ada"},
    "POST /api/tables": TABLE,
    "PUT /api/tables/{table}/seats/1": {"bot": "novice"},
    "POST /api/tables/{table}/start": {},
    "PATCH /api/me": {"name": "Bob", "preferences": {"language": "fr", "volume": 0.5}},
    "POST /api/me/account": {"name": "Ada", "password": "long enough"},
    "PUT /api/me/password": {"old": "long enough", "new": "longer than that"},
    "POST /api/sessions": {"name": "Ada", "password": "long enough"},
    "PUT /api/me/push": {"endpoint": "https://push.example/1", "keys": {"p256dh": "x", "auth": "y"}},
    "PUT /api/me/webhook": {"url": "https://example.org/hook"},
    "PUT /api/me/email": {"email": "ada@example.org", "code": "123456"},
}
QUERIES = (
    "/api/tables?list={}",
    "/api/tables?list=open&after={}",
    "/api/tables/{table}/log?after={}",
    "/api/tables/{table}/steps?after={}",
    "/api/ratings?game={}&players=2",
    "/api/ratings?game=metro&players={}",
    "/api/ratings?game=metro&players=2&limit={}&offset={}",
    "/api/tables/{}",
    "/api/people/{}/ratings",
    "/api/codes/{}",
    "/preview/{}.png",
    "/table/{}",
    "/{}",
)
TEXTS = (
    "\0",
    "%00",
    "%ff",
    "%ed%a0%80",
    "%F0%9F%8F%99",
    "9" * 5000,
    "-1",
    "1e9",
    "0x1",
    "٣",
    "",
    "x" * 5000,
    "..%2f..",
)
OF_STRANGERS = ("POST /api/guests", "POST /api/sessions")
NEVER_TAKEN = ("nul", "surrogate", "infinite", "no number", "huge", "deep", "key of nul")
NO_MAIL = {(503, "email_not_sent"), (503, "no_email_here")}
MESSAGES: list[dict[str, Any]] = [
    {"type": "play", "id": "a", "version": 3, "action": "draw"},
    {"type": "undo", "id": "a", "version": 3},
    {"type": "flag", "id": "a", "version": 3},
    {"type": "preview", "id": "a", "version": 3, "action": "draw"},
    {"type": "why", "id": "a", "place": "00", "action": "draw"},
    {"type": "say", "id": "a", "text": "hello"},
    {"type": "pong", "at": 1},
]


@pytest.fixture(scope="module")
def client(sqlite_pattern: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """The whole server, and a guest of it, for all tests here."""
    file = shutil.copy(sqlite_pattern, tmp_path_factory.mktemp("nonsense") / "metropole.db")
    mine = Settings(database=f"sqlite+aiosqlite:///{file}", limits="1e6")
    with visiting(app.make(mine, thinkers=0)) as browser:
        assert browser.post("/api/guests", json={"name": "Ada"}).status_code == 201
        yield browser


@pytest.fixture(scope="module")
def table(client: TestClient) -> str:
    """One at which the guest is to move, at version 3."""
    table: str = client.post("/api/tables", json={**TABLE, "start": True}).json()["table"]["id"]
    return table


def ask(client: TestClient, route: str, text: str | bytes) -> tuple[int, str]:
    """What a route answers to a body: the status, and the reason of a refusal."""
    method, path = route.split()
    answer = client.request(method, path, content=text, headers={"Content-Type": "application/json"})
    if answer.status_code == 201 and path == "/api/tables":
        client.post(f"/api/tables/{answer.json()['table']['id']}/close")  # else there would be too many
    return answer.status_code, answer.json()["reason"]["id"] if answer.status_code >= 400 else ""


@pytest.mark.slow
@pytest.mark.parametrize("route", BODIES)
def test_nothing_in_a_body_is_a_fault(client: TestClient, table: str, route: str) -> None:
    whose = another(client) if route in OF_STRANGERS else client
    for kind, value in VALUES.items():
        for given in spoiled(BODIES[route], value):
            text = json.dumps(given)
            status, reason = ask(whose, route.format(table=table), text)
            assert status < 500 or (status, reason) in NO_MAIL, (kind, text[:200])
            assert kind not in NEVER_TAKEN or (status, reason) == (422, "bad_request"), (kind, text)


def test_nothing_in_an_address_is_a_fault(client: TestClient, table: str) -> None:
    for query in QUERIES:
        for text in TEXTS:
            asked = query.replace("{table}", table).replace("{}", text if "%" in text else quote(text))
            answer = client.get(asked)
            assert answer.status_code < 500, asked
            if text in ("\0", "%00"):
                assert answer.status_code == 422, asked


@pytest.mark.parametrize(
    "body",
    [
        b"\xff",
        b"\xef\xbb\xbf{}",
        '{"name": "Ada"}'.encode("utf-16"),
        b"[" * 8000,
        b'{"name":' * 1000,
        b"9" * 8000,
        b"\0",
    ],
)
def test_no_body_at_all_is_a_fault(client: TestClient, body: bytes) -> None:
    for route in BODIES:
        assert ask(client, route.format(table="none"), body) == (422, "bad_request")


@pytest.mark.parametrize("message", MESSAGES, ids=[message["type"] for message in MESSAGES])
def test_nothing_on_a_socket_is_a_fault(client: TestClient, table: str, message: dict[str, Any]) -> None:
    """Everything is answered, and nobody is shown out for what others could not help."""
    for kind, value in VALUES.items():
        with client.websocket_connect(f"/api/tables/{table}/play", headers={"Origin": ORIGIN}) as socket:
            assert json.loads(socket.receive_text())["type"] == "snapshot"
            for given in spoiled(message, value):
                if (refusal := sent(socket, json.dumps(given))) is None:
                    assert kind not in NEVER_TAKEN, given
                else:
                    assert kind not in NEVER_TAKEN or refusal == "bad_request", given


def sent(socket: Any, text: str) -> str | None:
    """Why something was refused, if it was: whatever came before the answer to a question that is asked after it."""
    socket.send_text(text)
    socket.send_text('{"type": "why", "id": "last", "place": "00"}')
    refusal: str | None = None
    while (told := json.loads(socket.receive_text())).get("id") != "last":
        refusal = told["reason"]["id"] if told["type"] == "refused" else refusal
    return refusal
