"""Playing over a socket, by either way to the client, and in a test client that is no server at all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from metropole.server import app
from metropole.server.settings import Settings
from metropole.server.tables import questions
from tests.server.apps import another, serving, visiting
from tests.server.client import Browser, actions
from tests.server.play.round import Round
from tests.server.screen import Screen, comparable
from tests.server.served import wait_until


@pytest.fixture
def settings(migrated_sqlite: str) -> Settings:
    return Settings(database=migrated_sqlite, limits="1000")


def test_two_people_play_to_the_end_and_see_the_same(settings: Settings, ws: Any) -> None:
    with serving(app.make(settings, thinkers=0), settings, ws) as address:
        playing = Round([Browser(address, "Ada"), Browser(address, "Bob")], "metropolys", seed=3)
        playing.play_on(6)
        playing.tabs[0].come_back()  # what was missed is told again, by the same way
        playing.settle()
        playing.play_on()
        assert playing.status == "finished"
        playing.check()
        playing.close()


def test_whoever_speaks_without_sense_is_shown_out(settings: Settings, ws: Any) -> None:
    with serving(app.make(settings, thinkers=0), settings, ws) as address:
        ada = Browser(address, "Ada")
        tab = ada.tab(ada.open_table("metro", "me", None))
        for _ in range(50):
            tab.socket.send("nonsense")
        assert tab.hear_the_end() == 4029
        assert [json.loads(text)["reason"]["id"] for text in tab.texts[1:]] == ["bad_request"] * 50
        tab.close()


class Page:
    """What one person sees in a test client."""

    def __init__(self, client: TestClient, name: str) -> None:
        self.client = client
        self.screen = Screen(client.post("/api/guests", json={"name": name}).json()["id"])

    def hear(self) -> dict[str, Any]:
        told: dict[str, Any] = self.socket.receive_json()
        self.screen.take(told)
        return told

    def look_at(self, table: str, opened: ExitStack) -> None:
        session = self.client.websocket_connect(f"/api/tables/{table}/play")
        self.socket: WebSocketTestSession = opened.enter_context(session)
        self.hear()


@pytest.fixture
def pages(settings: Settings) -> Iterator[list[Page]]:
    with visiting(app.make(settings, thinkers=0)) as ada:
        yield [Page(ada, "Ada"), Page(another(ada), "Bob")]


def test_a_game_is_played_in_a_test_client(pages: list[Page]) -> None:
    ada, bob = pages
    new = {"game": "metro", "players": 2, "seats": ["me", None]}
    table = ada.client.post("/api/tables", json=new).json()["table"]["id"]
    bob.client.put(f"/api/tables/{table}/seats/1", json={})
    ada.client.post(f"/api/tables/{table}/start")
    with ExitStack() as opened:
        for page in pages:
            page.look_at(table, opened)
        while (turn := ada.screen.turn) >= 0:
            action = actions(pages[turn].screen.now["legal"])[0]
            asked = {"type": "play", "id": f"a{ada.screen.version}", "version": ada.screen.version, "action": action}
            pages[turn].socket.send_json(asked)
            told = [page.hear() for page in pages]
            assert [one.get("id") for one in told] == [asked["id"] if n == turn else None for n in range(2)]
        assert ada.screen.now["result"]["scores"] == bob.screen.now["result"]["scores"]
        fresh = Page.__new__(Page)
        fresh.client, fresh.screen = ada.client, Screen(ada.screen.user)
        fresh.look_at(table, opened)
        assert comparable(fresh.screen.now) == comparable(ada.screen.now)


@pytest.fixture
def asking(pages: list[Page]) -> Iterator[Page]:
    """Ada, who is to move at a table with Bob; nobody is there who could think about what she asks."""
    ada, bob = pages
    new = {"game": "metro", "players": 2, "seats": ["me", None], "given": {"first": 0}}
    table = ada.client.post("/api/tables", json=new).json()["table"]["id"]
    bob.client.put(f"/api/tables/{table}/seats/1", json={})
    ada.client.post(f"/api/tables/{table}/start")
    with ExitStack() as opened:
        ada.look_at(table, opened)
        yield ada


def test_nothing_waits_for_a_hint_that_was_asked_before_it(asking: Page) -> None:
    """A move is acknowledged, a second hint refused; then the first is not the question any more."""
    version, action = asking.screen.version, actions(asking.screen.now["legal"])[0]
    for id in ("first", "second"):
        asking.socket.send_json({"type": "hint", "id": id, "version": version})
    asking.socket.send_json({"type": "why", "id": "why", "place": "00"})
    asking.socket.send_json({"type": "play", "id": "play", "version": version, "action": action})
    told = [asking.hear() for _ in range(4)]
    assert [(one["id"], one["type"]) for one in told] == [
        ("second", "refused"),
        ("why", "why"),
        ("play", "entry"),
        ("first", "refused"),
    ]
    assert [told[0]["reason"]["id"], told[3]["reason"]["id"]] == ["hint_under_way", "stale_version"]
    asking.socket.send_json({"type": "hint", "id": "third", "version": asking.screen.version})
    assert asking.hear()["reason"]["id"] == "not_your_turn"


def test_a_hint_is_called_off_with_its_socket(asking: Page) -> None:
    state: Any = asking.client.app.state  # type: ignore[attr-defined]
    asked, answers = state.socket_endpoint._play.pending, state.socket_endpoint._play.answers
    asking.socket.send_json({"type": "hint", "id": "hint", "version": asking.screen.version})
    wait_until(lambda: answers._pending)
    asking.socket.close()
    wait_until(lambda: not asked and not answers._pending)


def test_a_hint_that_nobody_can_think_out_is_refused(asking: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "LONGEST", 0.05)
    asking.socket.send_json({"type": "hint", "id": "hint", "version": asking.screen.version})
    assert asking.hear()["reason"]["id"] == "no_thinkers"


def test_a_test_client_is_refused_with_the_reason(pages: list[Page]) -> None:
    with pytest.raises(WebSocketDenialResponse) as refused, pages[0].client.websocket_connect("/api/tables/x/play"):
        pass
    assert refused.value.json()["reason"]["id"] == "no_such_table"


def test_a_test_client_is_told_why_it_is_shown_out(pages: list[Page]) -> None:
    with pages[0].client.websocket_connect("/api/news") as socket:
        socket.send_text("hello")
        with pytest.raises(WebSocketDisconnect) as ended:
            socket.receive_text()
    assert ended.value.code == 4029
