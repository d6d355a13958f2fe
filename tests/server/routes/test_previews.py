"""Previews as chats ask for them: in the head of the page and at the picture's address."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.requests import Request
from starlette.testclient import TestClient

from metropole.server import responses
from metropole.server.limits import Limits
from metropole.server.previews.pictures import Pictures
from metropole.server.routes import pages, previews
from metropole.server.settings import Settings
from metropole.server.storage.database import Database
from metropole.server.storage.schema import metadata
from tests.server.grounds import add_people, add_table


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    (tmp_path / "index.html").write_text("<head><title>the page</title></head>")
    app = FastAPI()
    app.state.settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'm.db'}")
    app.state.pictures = Pictures(Limits())
    responses.install(app)
    previews.install(app)
    pages.install(app, previews.head_of, tmp_path)
    with TestClient(app) as client:
        app.state.database = Database(app.state.settings)
        assert client.portal is not None
        client.portal.call(fill, app.state.database)
        yield client
        client.portal.call(app.state.database.close)


async def fill(database: Database) -> None:
    async with database.writing() as connection:
        await connection.run_sync(metadata.create_all)
    await add_people(database, "ann")
    await add_table(database, "t", ["ann"], players=2, status="open", is_public=False)


def test_the_page_of_a_table_tells_of_it_in_the_language_that_is_asked_for(client: TestClient) -> None:
    german = client.get("/table/t", headers={"accept-language": "pl,de-AT;q=0.8,en;q=0.5"}).text
    assert 'content="Ann lädt dich zu Metro ein"' in german
    assert 'content="http://testserver/preview/metro-10.png"' in german
    assert 'content="Ann invites you to play Metro"' in client.get("/table/t", headers={"accept-language": "pl"}).text


@pytest.mark.parametrize("address", ["/", "/table/nowhere", "/ABCD", "/new"])
def test_no_other_page_tells_of_a_table(client: TestClient, address: str) -> None:
    text = client.get(address).text
    assert "Ann" not in text
    assert 'content="http://testserver/preview/home.png"' in text


def test_a_link_is_told_under_the_name_of_the_site(client: TestClient) -> None:
    client.app.state.settings = Settings(origin="https://play.example/")  # type: ignore[attr-defined]
    assert 'content="https://play.example/table/t"' in client.get("/table/t").text


def test_the_page_comes_though_the_database_is_away(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(request: Request, *rest: object) -> None:
        raise OSError

    monkeypatch.setattr(previews, "table_card", away)
    answer = client.get("/table/t")
    assert answer.status_code == 200
    assert "preview/home.png" in answer.text


def test_a_picture_may_be_shown_anywhere_and_kept(client: TestClient) -> None:
    answer = client.get("/preview/metro-10.png")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    assert answer.headers["cache-control"] == "public, max-age=86400"


@pytest.mark.parametrize("name", ["metro-2", "METRO-10", "metro-1010101010", "chess-10", "..%2fhome"])
def test_there_are_no_other_pictures(client: TestClient, name: str) -> None:
    assert client.get(f"/preview/{name}.png").status_code == 404
