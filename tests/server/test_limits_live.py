"""Everything that a socket or a table refuses: strangers, other sites, nonsense, and too much of anything."""

from __future__ import annotations

import json
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.patience import PATIENCE
from tests.server.client import Browser
from tests.server.served import Process, serving, wait_until

pytestmark = pytest.mark.processes


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("limits") / "metropole.db"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[Process]:
    """A server with five times the usual rates and sockets: everybody here comes from one address."""
    with serving(database=str(database), limits="5") as process:
        yield process


@pytest.fixture
def ada(server: Process) -> Browser:
    return Browser(server.address, "Ada")


def refused(browser: Browser, table: str, **how: Any) -> tuple[int, str]:
    """The answer to a handshake that is refused."""
    as_usual = {
        "origin": Origin(browser.address),
        "additional_headers": {"Cookie": f"metropole={browser.cookie}"},
        "open_timeout": PATIENCE,
    }
    place = f"{browser.address.replace('http', 'ws')}/api/tables/{table}/play"
    with pytest.raises(InvalidStatus) as error, connect(place, **{**as_usual, **how}):
        pass
    response = error.value.response
    return response.status_code, json.loads(response.body or b"")["reason"]["id"]


def test_handshakes_of_strangers_and_other_sites_are_refused(ada: Browser, database: Path) -> None:
    table = ada.open_table("metro", "me", None)
    assert refused(ada, table, origin=Origin("https://x.example")) == (403, "wrong_origin")
    assert refused(ada, table, origin=None) == (403, "origin_missing")
    assert refused(ada, table, additional_headers={}) == (401, "not_signed_in")
    assert refused(ada, table, additional_headers={"Cookie": "metropole=x"}) == (401, "not_signed_in")
    assert refused(ada, "nowhere") == (404, "no_such_table")
    assert refused(ada, "a.b") == (404, "no_such_page")
    bob = Browser(ada.address, "Bob")
    bob.ask("DELETE", "/api/sessions/current")
    assert refused(bob, table) == (401, "not_signed_in")


def test_a_session_that_has_expired_opens_nothing(ada: Browser, database: Path) -> None:
    """It is remembered for ten seconds; so a process that has not seen it yet is asked."""
    table = ada.open_table("metro", "me", None)
    with sqlite3.connect(database) as rows:
        rows.execute("UPDATE sessions SET expires_at = 1 WHERE user_id = ?", [ada.user])
    with serving(database=str(database)) as another:
        ada.move_to(another.address)
        assert refused(ada, table) == (401, "not_signed_in")
        assert ada.refused("POST", f"/api/tables/{table}/start") == (401, "not_signed_in")


def test_nobody_acts_for_another(ada: Browser) -> None:
    bob, sue = Browser(ada.address, "Bob"), Browser(ada.address, "Sue")
    table = ada.open_table("metropolys", "me", None)
    seats = f"/api/tables/{table}/seats"
    assert bob.refused("DELETE", f"{seats}/0") == (403, "only_the_host")
    assert bob.refused("PUT", f"{seats}/0", {}) == (409, "seat_taken")
    assert bob.refused("PUT", f"{seats}/1", {"bot": "novice"}) == (403, "only_the_host")
    assert bob.refused("POST", f"/api/tables/{table}/start") == (403, "not_at_this_table")
    assert bob.refused("POST", f"/api/tables/{table}/close") == (403, "only_the_host")
    bob.sit(table, 1)
    ada.post(f"/api/tables/{table}/start")
    assert ada.refused("DELETE", f"{seats}/1") == (409, "not_while_table_is")
    tabs = [ada.tab(table), bob.tab(table)]
    other = tabs[1 - tabs[0].screen.turn]
    assert other.refused("play", action="1@C4") == "not_your_turn"
    with sue.tab(table) as watching:
        for type, more in (("play", {"action": "1@C4"}), ("undo", {}), ("flag", {})):
            assert watching.refused(type, **more) == "not_at_this_table"
    assert sue.refused("DELETE", f"{seats}/0") == (403, "only_the_host")
    for tab in tabs:
        tab.close()


NONSENSE: list[tuple[str, str]] = [
    ("{", "json_invalid"),
    ("[]", "dict_type"),
    ("{}", "union_tag_not_found"),
    ('{"type": "cheat"}', "union_tag_invalid"),
    ('{"type": "undo", "version": 1}', "missing"),
    ('{"type": "undo", "id": "a", "version": "1"}', "int_type"),
    ('{"type": "undo", "id": "a", "version": 1.5}', "int_type"),
    ('{"type": "undo", "id": "a", "version": -1}', "greater_than_equal"),
    ('{"type": "undo", "id": "a", "version": null}', "int_type"),
    ('{"type": "undo", "id": "a", "version": true}', "int_type"),
    ('{"type": "undo", "id": "a", "version": 1e99}', "int_type"),
    ('{"type": "undo", "id": 7, "version": 1}', "string_type"),
    ('{"type": "undo", "id": "", "version": 1}', "string_too_short"),
    ('{"type": "undo", "id": "%s", "version": 1}' % ("x" * 41), "string_too_long"),
    ('{"type": "undo", "id": "a", "version": 1, "seat": 0}', "extra_forbidden"),
    ('{"type": "play", "id": "a", "version": 1, "action": "%s"}' % ("x" * 21), "string_too_long"),
    ('{"type": "why", "id": "a", "place": ["C4"]}', "string_type"),
    ("[" * 4000, "json_invalid"),
]


def test_nonsense_is_refused_with_its_place_and_changes_nothing(ada: Browser) -> None:
    with ada.tab(ada.open_table("metro", "me", None)) as tab:
        for text, problem in NONSENSE:
            tab.socket.send(text)
            told = tab.hear()
            assert (told["type"], told["id"], told["reason"]["id"]) == ("refused", None, "bad_request")
            assert told["reason"]["details"]["problem"] == problem, text
        assert "x" * 15 not in "".join(tab.texts), "what was sent is not repeated"
        assert tab.refused("undo") == "not_while_table_is"


def test_messages_may_be_8_kb_and_no_longer(ada: Browser) -> None:
    table = ada.open_table("metro", "me", None)
    tab = ada.tab(table)
    tab.socket.send(json.dumps({"type": "say", "id": "a", "text": "x" * 8000}))
    assert tab.hear()["reason"]["id"] == "bad_request"
    tab.socket.send(json.dumps({"type": "say", "id": "a", "text": "x" * 8200}))
    assert tab.hear_the_end() == 1009


def test_bytes_are_not_understood_and_end_the_connection(ada: Browser, server: Process) -> None:
    tab = ada.tab(ada.open_table("metro", "me", None))
    tab.socket.send(b"\x00\x01")
    assert tab.hear_the_end() == 4029
    assert "fault" not in server.logged()


def test_whoever_floods_a_socket_is_refused_then_shown_out(ada: Browser) -> None:
    tab = ada.tab(ada.open_table("metro", "me", None))
    with suppress(ConnectionClosed):
        for _ in range(2000):
            tab.socket.send('{"type": "pong", "at": 0}')
    assert tab.hear_the_end() == 4029
    assert "too_often" in tab.texts[-1]


def test_a_person_has_so_many_sockets(ada: Browser) -> None:
    table = ada.open_table("metro", "me", None)
    tabs = [ada.tab(table) for _ in range(50)]
    assert refused(ada, table) == (429, "too_many_at_once")
    tabs.pop().close()
    wait_until(lambda: _connects(ada, table))
    for tab in tabs:
        tab.close()


def _connects(browser: Browser, table: str) -> bool:
    try:
        browser.tab(table).close()
    except InvalidStatus:
        return False
    return True


def test_a_guest_has_so_many_tables(ada: Browser) -> None:
    new = {"game": "metro", "players": 2}
    tables = [ada.open_table("metro", "me", None) for _ in range(5)]
    assert ada.refused("POST", "/api/tables", new) == (403, "too_many_tables")
    ada.post(f"/api/tables/{tables[0]}/close")
    ada.post("/api/tables", new)


def test_a_slow_reader_is_dropped_and_the_others_play_on(database: Path) -> None:
    """It asks for a lot and reads nothing of it."""
    with serving(database=str(database)) as server:
        ada = Browser(server.address)
        table = ada.open_table("metro", "me", "novice")
        slow = socket.socket()
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect(("127.0.0.1", int(server.address.rpartition(":")[2])))
        place = f"{server.address.replace('http', 'ws')}/api/tables/{table}/play"
        cookie = {"Cookie": f"metropole={ada.cookie}"}
        with connect(place, sock=slow, origin=Origin(server.address), additional_headers=cookie, max_queue=1) as deaf:
            with suppress(ConnectionClosed):
                for number in range(2000):
                    deaf.send(json.dumps({"type": "undo", "id": str(number), "version": 0}))
            wait_until(lambda: sockets(ada) == 0)
            with ada.tab(table) as tab:
                assert tab.ask("undo", version=0)["reason"]["id"] == "stale_version"
            with suppress(OSError):  # the server may have reset it already; else closing would wait for an answer
                slow.shutdown(socket.SHUT_RDWR)


def sockets(browser: Browser) -> int:
    """How many sockets the server has, by its own count."""
    text = browser.http.get("/metrics").text
    return int(float(next(line for line in text.splitlines() if line.startswith("metropole_sockets ")).split()[1]))


def test_names_and_answers_are_text_in_json(ada: Browser) -> None:
    bob = Browser(ada.address, "<img src=x>")
    answer = bob.http.get("/api/me")
    assert answer.json()["name"] == "<img src=x>"
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    for name in ("", " ", "x" * 25, "a\x00b", "a\u202eb"):
        assert ada.http.post("/api/guests", json={"name": name}).status_code in (409, 422), name
