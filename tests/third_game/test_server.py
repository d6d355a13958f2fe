"""A third game is served, and played over the socket by two people and by a bot, without a change in the server."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from metropole import games
from metropole.match import Match
from metropole.record import Record
from tests.server.client import Browser, actions
from tests.server.play.round import Round
from tests.server.served import Process, serving, wait_until


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


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole game."""
    game, rng = games.load("lanterns"), Random(1)
    match = Match(game, game.deal(2, {}, rng, {"first": 0}))
    while match.turn >= 0:
        match.submit(match.turn, rng.choice(match.legal()))
    return match.record()


def test_it_is_looked_at_again(process: Process, record: Record) -> None:
    """A record from anywhere, and a table that was played: a secret is open to those who look with its seat's eyes."""
    ada = Browser(process.address)
    found = ada.post("/api/replays", {"text": record.to_text(), "seats": [0]})
    (told,) = found["games"]
    assert told["game"] == "lanterns"
    assert [step["action"] for step in found["replay"]["steps"]] == list(record.actions)
    mine, theirs = found["replay"]["own"]
    assert mine["wish"]
    assert theirs is None
    playing = Round([Browser(process.address, "Ada")], "lanterns", "casual")
    playing.play_on()
    again = playing.people[0].get(f"/api/replays/{playing.table}")
    assert again["final"] == playing.tabs[0].screen.now["final"]
    playing.close()


@pytest.mark.parametrize("eyes", ["everybody", "spectator", 0])
def test_what_else_could_have_been_played(process: Process, record: Record, eyes: str | int) -> None:
    ada, left = Browser(process.address), {"record": record.to_json(), "left": 4, "eyes": eyes}
    other = next(action for action in actions(ada.post("/api/branches", left)["legal"]) if action != record.actions[4])
    assert ada.post("/api/branches/preview", {**left, "action": other})["preview"]["action"] == other
    shown = ada.post("/api/branches", {**left, "actions": [other]})
    assert [step["action"] for step in shown["steps"]] == [other]
    lit = {"id": "lantern_is_lit", "details": {"lantern": int(record.actions[0][1:])}}
    assert ada.post("/api/branches/why", {**left, "place": record.actions[0]})["reason"] == lit
    assert ada.post("/api/branches/judgement", {**left, "action": other})["action"] == other


def test_it_is_analysed(process: Process, record: Record) -> None:
    ada = Browser(process.address, "Ada")
    begun = ada.post("/api/analyses", {"record": record.to_json()})
    wait_until(lambda: ada.get(f"/api/analyses/{begun['id']}")["status"] == "done")
    result = ada.get(f"/api/analyses/{begun['id']}/result")
    assert len(result["actions"]) == len(record.actions)
    assert all(sum(chances) == pytest.approx(1, abs=0.01) for chances in result["chances"])
    assert "error" not in process.logged()
