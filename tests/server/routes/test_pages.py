"""The client as the server gives it out."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.requests import Request
from starlette.testclient import TestClient

from metropole.server import responses
from metropole.server.routes import pages


async def head(request: Request) -> str:
    return f'<meta name="path" content="{request.url.path}">'


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<head><title>the page</title></head>")
    (tmp_path / "early.js").write_text("1")
    (tmp_path / "alone.html").write_text("a page without its games")
    (tmp_path / "assets/main-abc.js").write_text("let main;")
    (tmp_path / "assets/main-abc.js.gz").write_bytes(gzip.compress(b"let main;"))
    (tmp_path / "assets/main-abc.js.br").write_bytes(b"packed")
    app = FastAPI()
    responses.install(app)
    pages.install(app, head, tmp_path)
    return TestClient(app)


@pytest.mark.parametrize("address", ["/", "/new", "/account", "/settings", "/privacy", "/table/abc", "/hjkl"])
def test_the_page_stands_at_all_addresses_of_the_client(client: TestClient, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 200
    assert "the page" in answer.text
    assert f'<meta name="path" content="{address}"></head>' in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_elsewhere_the_page_says_that_there_is_nothing(client: TestClient) -> None:
    answer = client.get("/nowhere")
    assert answer.status_code == 404
    assert "the page" in answer.text


@pytest.mark.parametrize("address", ["/api/nothing", "/assets/gone-abc.js"])
def test_programs_are_told_so_in_their_own_form(client: TestClient, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 404
    assert answer.json()["reason"]["id"] == "no_such_page"


def test_what_has_a_hash_in_its_name_is_kept_for_ever_and_comes_packed(client: TestClient) -> None:
    answer = client.get("/assets/main-abc.js")
    assert answer.text == "let main;"
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]
    with client.stream("GET", "/assets/main-abc.js", headers={"accept-encoding": "gzip;q=0.9, br"}) as smaller:
        assert smaller.headers["content-encoding"] == "br"
        assert b"".join(smaller.iter_raw()) == b"packed"
    plain = client.get("/assets/main-abc.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers


def test_a_page_that_has_not_changed_is_not_sent_again(client: TestClient) -> None:
    known = client.get("/early.js").headers["etag"]
    assert client.get("/early.js", headers={"if-none-match": known}).status_code == 304


def test_the_page_too_is_sent_again_only_when_it_has_changed(client: TestClient) -> None:
    known = client.get("/new").headers["etag"]
    assert client.get("/new", headers={"if-none-match": known}).status_code == 304
    assert client.get("/account", headers={"if-none-match": known}).status_code == 200, "its head is another"
    assert client.get("/nowhere", headers={"if-none-match": client.get("/nowhere").headers["etag"]}).status_code == 404


def test_the_page_comes_packed_to_whoever_takes_that(client: TestClient) -> None:
    assert client.get("/").headers["content-encoding"] == "gzip"
    plain = client.get("/", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == client.get("/").text


def test_the_page_that_the_command_line_fills_is_none_of_a_server(client: TestClient) -> None:
    answer = client.get("/alone.html")
    assert (answer.status_code, "the page" in answer.text) == (404, True)
    assert "without its games" not in answer.text


def test_nothing_outside_is_given_out(client: TestClient) -> None:
    assert client.get("/..%2f..%2fetc/passwd").status_code == 404


def test_a_server_without_a_built_client_says_that_there_is_nothing(tmp_path: Path) -> None:
    app = FastAPI()
    responses.install(app)
    pages.install(app, head, tmp_path)
    assert TestClient(app).get("/").status_code == 404
