"""A third game is served, and played over the socket by two people and by a bot, without a change in the server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from metropole.match import Match
from metropole.record import Record
from tests.server.client import Browser
from tests.server.play.round import Round
from tests.server.served import Process, serving


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(1, database=str(tmp_path_factory.mktemp("lanterns") / "hall.db")) as process:
        yield process


def test_it_is_offered(process: Process) -> None:
    offered = Browser(process.address).get("/api/games")["games"]
    assert {"name": "lanterns", "players": [2], "rules": 1, "given": ["first"]} in offered


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (1, 1)])
def test_a_whole_game(process: Process, people: int, bots: int) -> None:
    """Everybody is shown the same to the end, and the record that is kept replays to the same result."""
    names = ("Ada", "Bob")[:people]
    playing = Round([Browser(process.address, name) for name in names], "lanterns", *["casual"] * bots, is_rated=True)
    wishes = [tab.screen.now["own"]["wish"] for tab in playing.tabs]
    assert all("wishes" not in text and "final" not in text for tab in playing.tabs for text in tab.texts)
    playing.play_on()
    playing.check()
    shown = playing.tabs[-1].screen.now
    assert shown["table"]["status"] == "finished"
    assert shown["final"]["wishes"][:people] == wishes
    told = Browser(process.address).get(f"/api/tables/{playing.table}/record")
    match = Match.of(Record.from_json(told)).to_end()
    assert [score.total for score in match.scores()] == shown["final"]["points"] == shown["result"]["scores"]
    playing.close()
    assert "error" not in process.logged()


def test_previews_reasons_and_hints(process: Process) -> None:
    playing = Round([Browser(process.address, name) for name in ("Ada", "Bob")], "lanterns", given={"first": 0})
    first, second = playing.tabs
    assert first.act("preview", action="L4")["preview"]["action"] == "L4"
    assert second.refused("play", action="L4") == "not_your_turn"
    assert first.refused("play", action="L11") == "unknown_lantern"
    first.act("play", action="L4")
    second.catch_up(first.screen.version or 0)
    assert second.ask("why", place="L4")["reason"] == {"id": "lantern_is_lit", "details": {"lantern": 4}}
    assert second.refused("play", action="L4") == "lantern_is_lit"
    hint = second.hint()
    assert hint["continuation"][0] == hint["candidates"][0]["action"]
    assert len(hint["candidates"]) > 1
    playing.close()
