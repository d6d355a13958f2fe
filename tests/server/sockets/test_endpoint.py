"""Where sockets come in: who is let in, and what the others are told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from metropole.server import app
from metropole.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.apps import serving


@pytest.fixture
def server(migrated_sqlite: str, ws: Any) -> Iterator[str]:
    mine = Settings(database=migrated_sqlite, limits="1000")
    with serving(app.make(mine, thinkers=0), mine, ws) as address:
        yield address


@pytest.fixture
def guest(server: str) -> dict[str, str]:
    """The headers of a new guest."""
    cookie = httpx2.post(f"{server}/api/guests", json={"name": "Ada"}, timeout=PATIENCE).cookies["metropole"]
    return {"Cookie": f"metropole={cookie}"}


def refused(server: str, path: str, **how: Any) -> tuple[int, str]:
    with pytest.raises(InvalidStatus) as error, connect(server.replace("http", "ws") + path, **how):
        pass
    response = error.value.response
    return response.status_code, json.loads(response.body or b"")["reason"]["id"]


def test_a_handshake_is_refused_with_its_reason(server: str, guest: dict[str, str]) -> None:
    assert refused(server, "/api/news") == (401, "not_signed_in")
    assert refused(server, "/api/news", additional_headers=guest) == (403, "origin_missing")
    broken = {"additional_headers": guest, "origin": Origin("http://[")}
    assert refused(server, "/api/news", **broken) == (403, "wrong_origin")
    elsewhere = {"additional_headers": guest, "origin": Origin("https://x.example")}
    assert refused(server, "/api/news", **elsewhere) == (403, "wrong_origin")


@pytest.mark.parametrize(
    ("path", "answer"),
    [
        ("/api/nowhere", (404, "no_such_page")),
        ("/api/tables/none/play", (404, "no_such_table")),
        ("/api/tables/none/play?version=x", (422, "bad_request")),
        ("/api/tables/none/play?version=-1", (422, "bad_request")),
        ("/api/tables/none/play?version=99999999999999999999", (422, "bad_request")),
        ("/api/tables/none/play?version=" + "9" * 5000, (422, "bad_request")),
        ("/api/tables/none/play?version=00000000" + "9" * 5000, (422, "bad_request")),
        ("/api/tables/none/play?version=%00", (422, "bad_request")),
        ("/api/tables/none/play?version=%ff", (422, "bad_request")),
        ("/api/tables/none/play?version=%D9%A3", (422, "bad_request")),
        ("/api/tables/%00/play", (422, "bad_request")),
        ("/api/tables/a%2Fb/play", (404, "no_such_page")),
    ],
)
def test_an_address_that_leads_nowhere(server: str, guest: dict[str, str], path: str, answer: tuple[int, str]) -> None:
    assert refused(server, path, additional_headers=guest, origin=Origin(server)) == answer


def test_whoever_speaks_at_the_wrong_door_is_shown_out(server: str, guest: dict[str, str]) -> None:
    address = server.replace("http", "ws") + "/api/news"
    with connect(address, additional_headers=guest, origin=Origin(server)) as socket:
        socket.send("hello")
        with pytest.raises(ConnectionClosedError):
            socket.recv()
        assert socket.close_code == 4029


def test_whatever_is_refused_writes_no_error_into_the_log(
    migrated_sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Anybody could fill it: neither handshakes nor what is no Unicode are faults of the server's."""
    mine = Settings(database=migrated_sqlite, limits="1000")
    with serving(app.make(mine, thinkers=0), mine) as server:
        assert refused(server, "/api/news") == (401, "not_signed_in")
        assert refused(server, "/api/nowhere") == (404, "no_such_page")
        answer = httpx2.post(f"{server}/api/guests", json={"name": "Ada"}, timeout=PATIENCE)
        guest = {"Cookie": f"metropole={answer.cookies['metropole']}"}
        assert refused(server, f"/api/news?version={'9' * 5000}", additional_headers=guest, origin=Origin(server)) == (
            422,
            "bad_request",
        )
        with connect(
            server.replace("http", "ws") + "/api/news", additional_headers=guest, origin=Origin(server)
        ) as socket:
            socket.send(b"\xff", text=True)
            with pytest.raises(ConnectionClosedError):
                socket.recv(PATIENCE)
            assert socket.close_code == 1007
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []
