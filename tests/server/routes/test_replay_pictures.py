"""Pictures of games over HTTP: of those that are over, at any moment; nothing of one that is running."""

from __future__ import annotations

from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx2
import pytest

from metropole.server.previews.render import MOST_BYTES
from tests.analysis.games import recorded
from tests.server.client import Browser
from tests.server.play.round import Round
from tests.server.previews.test_pictures import size_of
from tests.server.served import serving

pytestmark = pytest.mark.processes
GAMES = ["metropolys", "metro"]
PICTURES = ("picture.png", "picture.svg", "film.webp")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("pictures")
    with serving(0, database=str(folder / "pictures.db")) as process:
        yield process.address


@pytest.fixture(scope="module", params=GAMES)
def over(request: pytest.FixtureRequest, address: str) -> str:
    table = Round([Browser(address, "Ada"), Browser(address, "Bob")], request.param, is_public=False)
    table.play_on()
    for tab in table.tabs:
        tab.close()
    return table.table


def test_a_moment_as_png_and_as_svg(address: str, over: str) -> None:
    sue = Browser(address, "Sue")
    for at in ("", "?at=0", "?at=3.1&language=de", "?at=5"):
        png = sue.http.get(f"/api/replays/{over}/picture.png{at}")
        assert size_of(png.content) == (1200, 630)
        assert png.headers["content-type"] == "image/png"
        assert png.headers["cache-control"] == "public, max-age=3600"
        assert png.headers["cross-origin-resource-policy"] == "cross-origin"
        svg = sue.http.get(f"/api/replays/{over}/picture.svg{at}")
        assert svg.headers["content-type"].startswith("image/svg+xml")
        assert ">Ada</text>" in svg.text
        assert ">Bob</text>" in svg.text
    drawings = {sue.http.get(f"/api/replays/{over}/picture.svg?at={at}").text for at in ("0", "3.1", "5", "999")}
    assert len(drawings) == 4


def test_a_film_of_the_whole_game(address: str, over: str) -> None:
    film = Browser(address, "Sue").http.get(f"/api/replays/{over}/film.webp")
    assert film.headers["content-type"] == "image/webp"
    assert (film.content[:4], film.content[8:12]) == (b"RIFF", b"WEBP")
    assert 20_000 < len(film.content) < MOST_BYTES


@pytest.mark.parametrize("game", GAMES)
def test_a_record_from_anywhere_is_pictured_too(address: str, game: str) -> None:
    """Its seats are called by their numbers, in the language that is asked for, and nothing but the picture is kept."""
    sue, record = Browser(address, "Sue"), recorded(game, 3).to_json()

    def pictured(**more: object) -> httpx2.Response:
        return sue.http.post("/api/pictures", json={"record": record, **more}, headers={"origin": address})

    assert size_of(pictured().content) == (1200, 630)
    svg = [pictured(format="svg", at=at, language="de").text for at in ("0", "3.1", None)]
    assert len(set(svg)) == 3
    assert all(">Platz 1</text>" in one for one in svg)
    assert pictured(format="svg").headers["content-type"].startswith("image/svg+xml")
    broken = {**record, "actions": [*record["actions"][:4], "nonsense"]}
    refused: list[dict[str, object]] = [
        {"record": broken},
        {"record": {}},
        {"at": "x"},
        {"language": "xx"},
        {"format": "gif"},
    ]
    for wrong in refused:
        assert pictured(**wrong).status_code in {400, 409, 422}, wrong
    assert pictured(more="x" * 9000).status_code == 413


@pytest.mark.parametrize("query", ["at=x", "at=1.2.3", "at=-1", "language=xx", "at=12345"])
def test_what_names_no_moment_is_refused(address: str, over: str, query: str) -> None:
    assert Browser(address).refused("GET", f"/api/replays/{over}/picture.png?{query}") == (422, "bad_request")


def test_the_link_tells_of_its_moment(address: str, over: str) -> None:
    http = Browser(address, "Sue").http
    page = unescape(http.get(f"/replay/{over}?at=3.1").text)
    assert f'property="og:image" content="{address}/api/replays/{over}/picture.png?at=3.1&language=en"' in page
    assert f'property="og:url" content="{address}/replay/{over}?at=3.1"' in page
    assert "Ada and Bob" in page
    assert " 3 of " in page
    assert " is next." in page
    whole = unescape(http.get(f"/replay/{over}?at=<b>", headers={"accept-language": "de"}).text)
    assert f"/api/replays/{over}/picture.png?language=de" in whole
    assert "<b>" not in whole
    assert "Das Spiel ist zu Ende." in whole


@pytest.mark.parametrize("game", GAMES)
def test_of_a_running_game_there_is_nothing(address: str, game: str) -> None:
    """Neither for who plays nor for who looks; its link tells what that of the table does."""
    ada, bob, sue = (Browser(address, name) for name in ("Ada", "Bob", "Sue"))
    table = Round([ada, bob], game)
    table.play_on(6)
    for who in (ada, sue):
        for picture in PICTURES:
            path = f"/api/replays/{table.table}/{picture}"
            assert who.refused("GET", path) == (403, "picture_too_early")
    head = sue.http.get(f"/replay/{table.table}?at=1.1").text
    assert "The game is on." in head
    assert f"/preview/{game}-11.png" in head
    assert "/api/replays/" not in head
    for tab in table.tabs:
        tab.close()


def test_a_game_given_up_is_shown_as_far_as_it_came(address: str) -> None:
    ada, bob = Browser(address, "Ada"), Browser(address, "Bob")
    table = Round([ada, bob], "metro")
    table.play_on(4)
    for seat, browser in enumerate((ada, bob)):
        browser.ask("DELETE", f"/api/tables/{table.table}/seats/{seat}")
    assert bob.http.get(f"/api/replays/{table.table}/picture.svg").status_code == 200


def test_no_game_to_draw(address: str) -> None:
    ada = Browser(address)
    table = ada.open_table("metro", "me", None)
    for picture in PICTURES:
        assert ada.refused("GET", f"/api/replays/nowhere/{picture}") == (404, "no_such_table")
        assert ada.refused("GET", f"/api/replays/{table}/{picture}") == (404, "replay_not_begun")
    assert "/preview/home.png" in ada.http.get("/replay/nowhere").text


def test_whoever_wants_many_films_has_to_wait(address: str, over: str) -> None:
    """One that is kept costs nothing."""
    sue = Browser(address, "Sue")
    answers = [sue.http.get(f"/api/replays/{over}/film.webp").status_code for _ in range(5)]
    assert answers == [200] * 5
