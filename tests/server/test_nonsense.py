"""Nonsense in every field of every route and of every message: no fault, and nothing that was sent is kept or repeated.

What a schema can describe is tried by test_served.py; here is what no schema describes. What there is to try is
compared with the description of the routes and with the messages of the socket: whatever is new has to be added here.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, get_args
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from metropole import puzzles
from metropole.daily.dates import day_at
from metropole.match import Match
from metropole.record import Record
from metropole.server import app
from metropole.server.routes import opening
from metropole.server.settings import Settings
from metropole.server.sockets.messages import Requests
from metropole.server.storage.database import now
from metropole.server.tables import questions
from tests.analysis.games import recorded
from tests.server.apps import ORIGIN, another, visiting
from tests.server.client import actions
from tests.server.nonsense import DIGITS, VALUES, spoiled, written

RECORD = recorded("metro")
BEGUN = Record(RECORD.game, RECORD.setup, RECORD.actions[:4])  # a short game: each of its parts is tried
BRANCH = {"record": BEGUN.to_json(), "left": 3, "eyes": 0, "actions": [RECORD.actions[3]]}
SEEN = {**BRANCH, "eyes": "everybody"}
TABLE = {
    "game": "metro",
    "players": 2,
    "options": {"free_rotation": True},
    "given": {"first": 0},
    "pace": {"bank": 60_000, "increment": 0, "per_move": 0},
    "tempo": "quick",
    "cast": [5, 4, 3, 2, 1, 0],
    "is_public": True,
    "is_rated": False,
    "seats": ["me", "novice"],
    "start": False,
}
EVENING = {"game": "metropolys", "players": 3, "options": {"version": "expert"}, "names": ["Ann", "Ben"]}
POSITION = {"game": "metro", "players": 2, "options": {"hand": 1}, "board": list(RECORD.actions[:3])}
CALL = {"seat": 1, "action": "7@C10", "bids": [{"seat": 0, "value": 5, "place": "C9"}], "passed": []}
CITY = {
    "game": "metropolys",
    "players": 2,
    "options": {"version": "family", "expansion": False},
    "setup": {"closed": ["north"]},
    "built": [{"C1": 5}, {}],
    "so_far": True,
}
# By operation, as the description of the routes names it: one body each, or several, that could be right.
BODIES: dict[str, list[Any]] = {
    "POST /api/guests": [{"name": "Ada"}],
    "PATCH /api/me": [{"name": "Bob", "preferences": {"language": "fr", "volume": 0.5}}],
    "POST /api/me/account": [{"name": "Ada", "password": "long enough"}],
    "PUT /api/me/password": [{"old": "long enough", "new": "longer than that"}],
    "POST /api/sessions": [{"name": "Ada", "password": "long enough"}],
    "PUT /api/me/push": [{"endpoint": "https://push.example/1", "keys": {"p256dh": "x", "auth": "y"}}],
    "PUT /api/me/webhook": [{"url": "https://example.org/hook"}],
    "PUT /api/me/email": [{"email": "ada@example.org", "code": "123456"}],
    "POST /api/tables": [TABLE],
    "POST /api/tables/{table_id}/rematch": [{"is_turned": True}],
    "PUT /api/tables/{table_id}/seats/{seat}": [{"bot": "novice"}],
    "PUT /api/tables/{table_id}/premove": [{"action": RECORD.actions[0], "condition": "unchanged"}],
    "POST /api/tables/{table_id}/analyses": [{"depth": "quick"}],
    "POST /api/analyses": [{"depth": "quick", "record": RECORD.to_json()}],
    "POST /api/pictures": [{"record": BEGUN.to_json(), "format": "svg", "at": "1.1", "language": "en"}],
    "POST /api/replays": [{"text": BEGUN.to_text(), "seats": [0]}],
    "POST /api/branches": [{**BRANCH, "further": [RECORD.actions[4]]}, {"table": "none", "left": 1}],
    "POST /api/branches/preview": [{**SEEN, "action": RECORD.actions[4]}],
    "POST /api/branches/why": [{**BRANCH, "place": "00", "action": RECORD.actions[4]}],
    "POST /api/branches/judgement": [{**SEEN, "action": RECORD.actions[4]}],
    "POST /api/branches/table": [{**BRANCH, "seat": 0, "level": "novice", "tempo": "at_once"}],
    "POST /api/score": [{"position": POSITION}, {"position": CITY}],
    "POST /api/score/may": [
        {"position": POSITION, "question": {"action": RECORD.actions[3]}},
        {"position": CITY, "question": CALL},
    ],
    "POST /api/setups": [
        {"game": "metropolys", "players": 3, "options": {"version": "expert"}, "given": {}, "seed": 7},
        {"game": "metro", "players": 2, "options": {"hand": 1}, "given": {"first": 0}, "seed": 7},
    ],
    "POST /api/setups/secrets": [{"game": "metropolys", "players": 3, "options": {"version": "expert"}}],
    "POST /api/evenings": [EVENING],
    "PUT /api/evenings/{evening_id}/seats/{seat}": [{"name": "Ada"}],
    "POST /api/evenings/{evening_id}/deal": [{"deal": 1}],
    "PUT /api/evenings/{evening_id}/agreement": [{"deal": 1, "agrees": True}],
    "POST /api/puzzles/{game}/next": [{"theme": None}],
    "POST /api/puzzles/{game}/{puzzle_id}/tries": [{"action": "draw"}],
    "POST /api/days/{game}/{day}/try": [{"tempo": "at_once"}],
    "POST /api/days/{game}/{day}/practice": [{"tempo": "at_once"}],
}
# What the description leaves out.
PAGES: dict[str, dict[str, Any]] = {
    "GET /preview/{picture}.png": {},
    "GET /table/{table_id}": {},
    "GET /replay/{table_id}": {"parameters": [{"name": "at", "in": "query"}]},
    "GET /{page}": {},
    "GET /metrics": {},
}
TEXTS = (
    "\0",
    "%00",
    "%ff",
    "%ed%a0%80",
    "%F0%9F%8F%99",
    DIGITS,
    "-1",
    "1e9",
    "0x1",
    "٣",
    "",
    "x" * 5000,
    "..%2f..",
    "2026-02-30",
)
PART = re.compile(r"{(\w+)}")
OF_STRANGERS = ("POST /api/guests", "POST /api/sessions")
OF_ONESELF = ("DELETE /api/me", "DELETE /api/sessions", "DELETE /api/sessions/current")
NEVER_TAKEN = (
    *("nul", "surrogate", "key of a surrogate", "key of nul"),
    *("infinite", "no number", "huge", "endless", "deep"),
)
NOT_HERE = {(503, "email_not_sent"), (503, "no_email_here"), (503, "no_thinkers")}
MESSAGES: list[dict[str, Any]] = [
    {"type": "play", "id": "a", "version": 3, "action": "draw"},
    {"type": "undo", "id": "a", "version": 3},
    {"type": "flag", "id": "a", "version": 3},
    {"type": "preview", "id": "a", "version": 3, "action": "draw"},
    {"type": "why", "id": "a", "place": "00", "action": "draw"},
    {"type": "hint", "id": "a", "version": 3},
    {"type": "say", "id": "a", "text": "hello"},
    {"type": "pong", "at": 1},
]


class Hall:
    """A whole server without thinkers, a guest of it, and where something of everything is that one may ask for."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        described = client.get("/api/openapi.json").json()["paths"]
        self.operations: dict[str, dict[str, Any]] = {
            **{f"{method.upper()} {path}": one for path, some in described.items() for method, one in some.items()},
            **PAGES,
        }
        [puzzle, *_] = puzzles.shipped("metro")
        evening = self.post("/api/evenings", EVENING)
        self.parts: dict[str, str] = {
            **{"user_id": client.get("/api/me").json()["id"], "table_id": self.open(first=0)},
            **{"evening_id": evening["id"], "code": evening["code"]},
            **{"analysis_id": self.post("/api/analyses", {"record": RECORD.to_json()})["id"]},
            **{"game": "metro", "day": day_at(now()).isoformat(), "puzzle_id": puzzle.id, "chapter": "lines"},
            **{"seat": "1", "step": "1", "picture": "metro-10", "page": "learn", "list": "open", "players": "2"},
            **{"action": puzzle.answer, "place": "00", "after": "0", "endpoint": "https://push.example/1"},
        }
        self.free = self.open(start=False)
        # A bot is to move, for which nobody thinks; and a game that is over.
        self.waiting, self.over = self.open(first=1), self.play_last()

    def post(self, path: str, body: Any) -> Any:
        answer = self.client.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def open(self, first: int = 0, *, start: bool = True) -> str:
        id: str = self.post("/api/tables", {**TABLE, "given": {"first": first}, "start": start})["table"]["id"]
        return id

    def play_last(self) -> str:
        """A game whose end alone was played here."""
        whole = {"record": RECORD.to_json(), "left": len(RECORD.actions) - 1}
        seat = Match.of(RECORD).at(len(RECORD.actions) - 1).turn
        id: str = self.post("/api/branches/table", {**whole, "seat": seat, "level": "novice"})["table"]["id"]
        with self.client.websocket_connect(f"/api/tables/{id}/play", headers={"Origin": ORIGIN}) as socket:
            told = json.loads(socket.receive_text())
            [action, *_] = actions(told["legal"])
            socket.send_json({"type": "play", "id": "a", "version": told["version"], "action": action})
            while json.loads(socket.receive_text())["type"] != "entry":
                pass
        return id

    def place(self, operation: str, name: str) -> str:
        """What is right where a parameter stands."""
        if name == "table_id" and operation.endswith("premove"):
            return self.waiting
        if name == "table_id" and operation.endswith("tables/{table_id}/seats/{seat}"):
            return self.free
        if name == "table_id" and (operation.endswith(("analyses", "rematch")) or "/replay" in operation):
            return self.over
        return self.parts[name]

    def address(self, operation: str, **instead: str) -> str:
        """Where an operation is; what is asked for besides the path only if it must be there, or is given."""
        places = {**{name: self.place(operation, name) for name in PART.findall(operation)}, **instead}
        path = operation.split()[1].format(**places)
        asked = self.parameters(operation, "query")
        query = {one["name"]: self.place(operation, one["name"]) for one in asked if one.get("required")}
        query |= {one["name"]: instead[one["name"]] for one in asked if one["name"] in instead}
        return path + "?" * bool(query) + "&".join(f"{name}={value}" for name, value in query.items())

    def parameters(self, operation: str, where: str) -> list[dict[str, Any]]:
        return [one for one in self.operations[operation].get("parameters", []) if one["in"] == where]

    def ask(self, operation: str, address: str, text: str | bytes | None) -> Answer:
        """What is answered. Who makes themselves known as somebody else is another browser; too much is taken away."""
        client = another(self.client) if operation in OF_STRANGERS else self.client
        headers = {"Content-Type": "application/json"}
        answer = client.request(operation.split()[0], address, content=text, headers=headers)
        if answer.status_code == 201 and operation == "POST /api/tables":
            client.post(f"/api/tables/{answer.json()['table']['id']}/close")
        if answer.status_code == 201 and operation == "POST /api/evenings":
            client.delete(f"/api/evenings/{answer.json()['id']}")
        is_api = answer.headers.get("content-type", "").startswith("application/json")
        return Answer(answer.status_code, answer.json()["reason"]["id"] if is_api and answer.is_error else "")


class Answer(NamedTuple):
    """The status, and the reason of a refusal."""

    status: int
    reason: str


BAD = Answer(422, "bad_request")


@pytest.fixture(scope="module")
def hall(sqlite_pattern: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """For all tests here. Nobody waits for who thinks: there is nobody."""
    file = shutil.copy(sqlite_pattern, tmp_path_factory.mktemp("nonsense") / "metropole.db")
    mine = Settings(database=f"sqlite+aiosqlite:///{file}", limits="1e6")
    with pytest.MonkeyPatch.context() as patch, visiting(app.make(mine, thinkers=0)) as browser:
        patch.setattr(questions, "LONGEST", 0.01)
        patch.setattr(opening, "MOST_TABLES", {True: 10**6, False: 10**6})
        assert browser.post("/api/guests", json={"name": "Ada"}).status_code == 201
        yield Hall(browser)


def test_nothing_is_forgotten(hall: Hall) -> None:
    """Each operation that takes a body is in this file, each parameter has something right to stand there, and so has
    each message of the socket.
    """
    assert set(BODIES) == {name for name, one in hall.operations.items() if "requestBody" in one}
    names = {one["name"] for name in hall.operations for one in hall.parameters(name, "path")}
    names |= {one["name"] for name in hall.operations for one in hall.parameters(name, "query") if one.get("required")}
    assert names <= set(hall.parts)
    assert sorted(one["type"] for one in MESSAGES) == sorted(
        get_args(one.model_fields["type"].annotation)[0] for one in get_args(Requests)
    )


def test_what_is_spoiled_here_is_right(hall: Hall) -> None:
    """So that what stands in it is looked at, and not only its form."""
    for operation, bodies in BODIES.items():
        for body in bodies:
            assert hall.ask(operation, hall.address(operation), written(body)) != BAD, (operation, body)


@pytest.mark.slow
@pytest.mark.parametrize("operation", BODIES)
def test_nothing_in_a_body_is_a_fault(hall: Hall, operation: str) -> None:
    for kind, value in VALUES.items():
        for given in (one for body in BODIES[operation] for one in spoiled(body, value)):
            text = written(given)
            answer = hall.ask(operation, hall.address(operation), text)
            assert answer.status < 500 or answer in NOT_HERE, (kind, text[:200])
            assert kind not in NEVER_TAKEN or answer == BAD, (kind, text[:200])


@pytest.mark.slow
def test_nothing_in_an_address_is_a_fault(hall: Hall) -> None:
    """In each parameter of each operation, and what cannot be kept never comes in."""
    tried = 0
    for operation in (name for name in hall.operations if name not in OF_ONESELF):
        text = written(BODIES[operation][0]) if operation in BODIES else None
        for one in {*PART.findall(operation), *(one["name"] for one in hall.parameters(operation, "query"))}:
            for given in TEXTS:
                address = hall.address(operation, **{one: given if "%" in given else quote(given)})
                answer = hall.ask(operation, address, text)
                tried += 1
                assert answer.status < 500, (operation, address[:200])
                assert answer == BAD or given not in ("\0", "%00"), (operation, address)
                assert answer.status >= 400 or given != DIGITS or operation in PAGES, (operation, one)
    assert tried > 1000


@pytest.mark.parametrize(
    "body",
    [
        b"\xff",
        b"\xef\xbb\xbf{}",
        b'{"name": "\xed\xa0\x80"}',
        '{"name": "Ada"}'.encode("utf-16"),
        b"[" * 8000,
        b'{"name":' * 1000,
        b"9" * 8000,
        b"\0",
    ],
)
def test_no_body_at_all_is_a_fault(hall: Hall, body: bytes) -> None:
    for operation in BODIES:
        assert hall.ask(operation, hall.address(operation), body) == BAD


def test_nothing_in_a_handshake_is_a_fault(hall: Hall) -> None:
    for given in TEXTS:
        text = given if "%" in given else quote(given)
        for address in (f"/api/tables/{text}/play", f"/api/tables/{hall.parts['table_id']}/play?version={text}"):
            with pytest.raises(WebSocketDenialResponse) as refused:
                hall.client.websocket_connect(address, headers={"Origin": ORIGIN}).__enter__()
            assert refused.value.status_code in (404, 422), address[:200]


@pytest.mark.parametrize("message", MESSAGES, ids=[message["type"] for message in MESSAGES])
def test_nothing_on_a_socket_is_a_fault(hall: Hall, message: dict[str, Any]) -> None:
    """Everything is answered, and nobody is shown out for what others could not help."""
    for kind, value in VALUES.items():
        table = hall.parts["table_id"]
        with hall.client.websocket_connect(f"/api/tables/{table}/play", headers={"Origin": ORIGIN}) as socket:
            assert json.loads(socket.receive_text())["type"] == "snapshot"
            for given in spoiled(message, value):
                if (refusal := sent(socket, written(given))) is None:
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
