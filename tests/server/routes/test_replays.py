"""Games looked at again over HTTP: of tables that are over, given up or running, and records from anywhere."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from metropole import games
from metropole.match import Match
from metropole.record import Record
from metropole.server.middleware.gate import LONGER_BODIES
from tests.server.client import Browser
from tests.server.play.round import Round
from tests.server.served import serving

pytestmark = pytest.mark.processes
GAMES = ["metropolys", "metro"]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("replays")
    with serving(0, database=str(folder / "replays.db")) as process:
        yield process.address


def record_of(game: str, seed: int = 1) -> str:
    rules, rng = games.load(game), Random(seed)
    match = Match(rules, rules.deal(2, {}, rng))
    while match.turn >= 0:
        match.play(rng.choice(match.legal()))
    return match.record().to_text()


def given(browser: Browser, text: str, seats: list[int] | None = None) -> Any:
    return browser.post("/api/replays", {"text": text, "seats": seats})


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_open_to_everybody_from_every_seat(address: str, game: str) -> None:
    ada, bob, sue = (Browser(address, name) for name in ("Ada", "Bob", "Sue"))
    table = Round([ada, bob], game)
    table.play_on()
    record = Record.from_json(ada.get(f"/api/tables/{table.table}/record"))
    for query, seats in (("", [0, 1]), ("?seats=", []), ("?seats=1", [1])):
        shown = sue.get(f"/api/replays/{table.table}{query}")
        assert shown["open"] == seats
        assert [step["action"] for step in shown["steps"]] == list(record.actions)
        assert [own is not None for own in shown["own"]] == [seat in seats for seat in range(2)]
        assert shown["table"]["status"] == "finished"
        assert shown["final"] == table.tabs[0].screen.now["final"]
    assert sue.refused("GET", f"/api/replays/{table.table}?seats=5") == (409, "no_such_seat")
    assert sue.refused("GET", f"/api/replays/{table.table}?seats=x") == (422, "bad_request")


@pytest.mark.parametrize("game", GAMES)
def test_while_it_runs_everybody_sees_what_they_were_told(address: str, game: str) -> None:
    ada, bob, sue = (Browser(address, name) for name in ("Ada", "Bob", "Sue"))
    table = Round([ada, bob], game)
    table.play_on(6)
    for seat, browser in enumerate((ada, bob)):
        shown = browser.get(f"/api/replays/{table.table}")
        assert shown["open"] == [seat]
        told = [json.loads(text) for text in table.tabs[seat].texts]
        live = [one for one in told if one["type"] == "entry" and one["kind"] == "played"]
        assert [step["change"] for step in shown["steps"]] == [one["change"] for one in live]
        mine = [step["own"][seat] for step in shown["steps"] if "own" in step]
        assert mine == [one["own"] for one in live if "own" in one]
        assert "final" not in shown
    assert sue.get(f"/api/replays/{table.table}")["open"] == []
    assert bob.get(f"/api/replays/{table.table}?seats=")["open"] == []
    assert bob.refused("GET", f"/api/replays/{table.table}?seats=0") == (403, "replay_own_seat")
    assert sue.refused("GET", f"/api/replays/{table.table}?seats=0,1") == (403, "replay_own_seat")


def test_a_game_given_up_is_shown_as_far_as_it_came(address: str) -> None:
    ada, bob = Browser(address, "Ada"), Browser(address, "Bob")
    table = Round([ada, bob], "metro")
    table.play_on(4)
    for seat, browser in enumerate((ada, bob)):
        browser.ask("DELETE", f"/api/tables/{table.table}/seats/{seat}")
    shown = bob.get(f"/api/replays/{table.table}")
    assert (shown["table"]["status"], len(shown["steps"]), shown["open"]) == ("closed", 4, [0, 1])
    assert "result" not in shown
    assert len(bob.get(f"/api/tables/{table.table}/record")["actions"]) == 4


def test_no_game_to_look_at(address: str) -> None:
    ada = Browser(address)
    assert ada.refused("GET", "/api/replays/nowhere") == (404, "no_such_table")
    table = ada.open_table("metro", "me", None)
    assert ada.refused("GET", f"/api/replays/{table}") == (404, "replay_not_begun")


@pytest.mark.parametrize("game", GAMES)
def test_a_record_from_anywhere_from_every_seat(address: str, game: str) -> None:
    ada, record = Browser(address), record_of(game)
    found = given(ada, f"{record}\n")
    assert found["refused"] == []
    assert [one["line"] for one in found["games"]] == [1]
    assert found["replay"]["open"] == [0, 1]
    assert "table" not in found["replay"]
    assert found["replay"]["result"]["scores"] == json.loads(record)["result"]["scores"]
    seen = given(ada, record, [1])["replay"]
    assert (seen["open"], seen["own"][0]) == ([1], None)
    assert ada.refused("POST", "/api/replays", {"text": record, "seats": [5]}) == (409, "no_such_seat")


def test_many_records_are_listed_and_what_is_wrong_is_told_by_line_and_step(address: str) -> None:
    wrong = json.loads(record_of("metro"))
    wrong["actions"][3] = wrong["actions"][2]
    other = {**json.loads(record_of("metropolys")), "result": {"scores": [0, 0], "winners": [0]}}
    lines = [record_of("metro"), "", json.dumps(wrong), "{", record_of("metropolys"), json.dumps(other)]
    found = given(Browser(address), "\n".join(lines))
    assert [(one["line"], one["game"]) for one in found["games"]] == [(1, "metro"), (5, "metropolys")]
    said = [(one["line"], one["step"], one["reason"]["id"]) for one in found["refused"]]
    last = len(other["actions"])
    assert said[0][:2] == (3, 4)
    assert said[1:] == [(4, None, "not_json"), (6, last, "scores_differ")]
    assert found["replay"] is None


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", (409, "records_none")),
        ("\n \n", (409, "records_none")),
        ("{}\n" * 501, (409, "records_too_many")),
        ("x" * (LONGER_BODIES["/api/replays"] + 1), (413, "too_long")),
    ],
)
def test_nothing_and_too_much_are_refused(address: str, text: str, refusal: tuple[int, str]) -> None:
    assert Browser(address).refused("POST", "/api/replays", {"text": text}) == refusal


def test_elsewhere_bodies_are_as_short_as_ever(address: str) -> None:
    assert Browser(address).refused("POST", "/api/tables", {"game": "x" * 9000}) == (413, "too_long")
    assert Browser(address).refused("POST", "/api/guests", {"name": "x" * 5000}) == (422, "bad_request")
