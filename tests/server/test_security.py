"""What protects people: headers, origins, media, sizes; and that none of it is in the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient

from metropole.server.limits import Limits
from metropole.server.middleware.gate import LONGEST_BODY
from metropole.server.refusals import NotAllowed
from metropole.server.security import address_of, check_origin, is_local
from metropole.server.settings import Settings
from tests.server.apps import ORIGIN, make_app, visiting

OPEN = Settings()
SET = Settings(origin="https://play.example")


@pytest.fixture
def client(migrated_sqlite: str) -> Iterator[TestClient]:
    app = make_app(Settings(database=migrated_sqlite))

    @app.get("/fault")
    async def fault() -> None:
        raise RuntimeError("secret words")

    with visiting(app) as client:
        yield client


def connection(kind: str = "POST", client: str = "192.0.2.1", **headers: str) -> HTTPConnection:
    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    type_ = "websocket" if kind == "websocket" else "http"
    return HTTPConnection({"type": type_, "method": kind, "headers": pairs, "client": (client, 1)})


@pytest.mark.parametrize(
    ("asked", "settings"),
    [
        (connection(host="a.example", origin="http://a.example"), OPEN),
        (connection(host="a.example:8000", origin="https://A.example:8000", cookie="metropole=x"), OPEN),
        (connection("websocket", host="a.example", origin="http://a.example", cookie="metropole=x"), OPEN),
        (connection(host="inside", origin="https://play.example"), SET),
        (connection(host="a.example"), OPEN),  # a program on a command line
        (connection("websocket", host="a.example"), OPEN),
        (connection(host="a.example", cookie="metropole=x", sec_fetch_site="same-origin"), OPEN),
        (connection("GET", host="a.example", origin="https://evil.example", cookie="metropole=x"), OPEN),
    ],
)
def test_our_own_pages_and_programs_are_let_in(asked: HTTPConnection, settings: Settings) -> None:
    check_origin(asked, settings)


@pytest.mark.parametrize(
    ("asked", "settings"),
    [
        (connection(host="a.example", origin="https://evil.example"), OPEN),
        (connection(host="a.example", origin="null"), OPEN),
        (connection(host="", origin=""), OPEN),
        (connection("websocket", host="a.example", origin="https://evil.example"), OPEN),
        (connection(host="play.example", origin="http://play.example"), SET),
        (connection(host="evil.example", origin="https://evil.example"), SET),
        (connection(host="a.example", origin="http://a.example:8000"), OPEN),
        (connection(host="a.example", cookie="metropole=x"), OPEN),
        (connection(host="a.example", cookie="metropole=x", sec_fetch_site="cross-site"), OPEN),
        (connection("DELETE", host="play.example", cookie="__Host-metropole=x"), SET),
    ],
)
def test_pages_of_others_are_not(asked: HTTPConnection, settings: Settings) -> None:
    with pytest.raises(NotAllowed, match="origin"):
        check_origin(asked, settings)


@pytest.mark.parametrize(
    ("peer", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("testclient", "testclient"),
    ],
)
def test_addresses_of_one_household_are_one(peer: str, counted: str) -> None:
    assert address_of(connection(client=peer)) == counted


def test_this_machine_is_known() -> None:
    assert all(is_local(connection(client=peer)) for peer in ("127.0.0.1", "::1"))
    assert not any(is_local(connection(client=peer)) for peer in ("192.0.2.1", "x"))


def test_every_answer_has_the_headers(client: TestClient) -> None:
    for path in ("/api/me", "/nothing", "/fault", "/health"):
        headers = client.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "strict-transport-security" not in headers
    assert client.get("/api/me").headers["cache-control"] == "no-store"


def test_hsts_behind_tls(new_address: Callable[[str], str]) -> None:
    with visiting(make_app(Settings(database=new_address("sqlite"), origin="https://play.example"))) as client:
        assert "max-age" in client.get("/health").headers["strict-transport-security"]


def test_a_fault_is_answered_without_its_words(client: TestClient) -> None:
    answer = client.get("/fault")
    assert answer.status_code == 500
    assert answer.json() == {"reason": {"id": "server_fault", "details": {}}}


def test_another_sites_form_cannot_act_in_our_name(client: TestClient) -> None:
    client.post("/api/guests", json={"name": "Ada"})
    evil = {"Origin": "https://evil.example"}
    assert client.delete("/api/me", headers=evil).json()["reason"]["id"] == "wrong_origin"
    form = client.post("/api/guests", content="name=Ada", headers={"Content-Type": "text/plain"})
    assert (form.status_code, form.json()["reason"]["id"]) == (415, "only_json")
    assert client.get("/api/me").status_code == 200


def test_a_program_without_cookies_needs_no_origin(client: TestClient) -> None:
    del client.headers["Origin"]
    assert client.post("/api/guests", json={"name": "Ada"}).status_code == 201


@pytest.mark.parametrize("is_streamed", [False, True])
def test_long_bodies_are_refused(client: TestClient, is_streamed: bool) -> None:
    body = b"x" * (LONGEST_BODY + 1)
    headers = {"Content-Type": "application/json"}
    answer = client.post("/api/guests", content=iter([body]) if is_streamed else body, headers=headers)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (413, "too_long")


def test_an_address_that_asks_too_often_waits(migrated_sqlite: str) -> None:
    no_time_passes = Limits(clock=lambda: 0.0)
    with visiting(make_app(Settings(database=migrated_sqlite), no_time_passes)) as client:
        answers = [client.get("/health") for _ in range(70)]
    assert [answer.status_code for answer in answers] == [200] * 60 + [429] * 10
    assert all(answer.headers["retry-after"] == "1" for answer in answers[60:])


def test_the_origin_of_the_tests_is_that_of_their_host() -> None:
    check_origin(connection(host="testserver", origin=ORIGIN), OPEN)
