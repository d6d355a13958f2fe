"""What if, and play on from here, over HTTP: of tables that are over, and of records from anywhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from metropole.analysis import DEPTHS, judge
from metropole.match import Match
from metropole.record import Record
from metropole.server import app
from metropole.server.limits import RATES, Rate
from metropole.server.settings import Settings
from metropole.server.storage.backup import backup, restore
from tests.analysis.games import recorded
from tests.server.apps import visiting
from tests.server.client import Browser, Tab, actions
from tests.server.play.round import Round
from tests.server.served import Process, serving

pytestmark = pytest.mark.processes
GAMES = ["metropolys", "metro"]


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder: Path = tmp_path_factory.mktemp("branches")
    with serving(1, database=str(folder / "branches.db")) as process:
        yield process


@pytest.fixture(scope="module")
def address(process: Process) -> str:
    return process.address


def left(game: str, version: int = 12, **more: Any) -> dict[str, Any]:
    """A golden game, left at a version."""
    return {"record": recorded(game).to_json(), "left": version, **more}


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_of_a_table_is_that_of_its_record(address: str, game: str) -> None:
    ada, bob, sue = (Browser(address, name) for name in ("Ada", "Bob", "Sue"))
    table = Round([ada, bob], game)
    table.play_on(4)
    asked = {"table": table.table, "left": 2}
    assert ada.refused("POST", "/api/branches", asked) == (409, "branch_after_the_end")
    table.play_on()
    record = ada.get(f"/api/tables/{table.table}/record")
    first = sue.post("/api/branches", asked)
    assert first["steps"] == []
    other = next(one for one in actions(first["legal"]) if one != record["actions"][2])
    for eyes in ("everybody", "spectator", 0, 1):
        of_table = sue.post("/api/branches", {**asked, "eyes": eyes, "further": [other]})
        assert of_table == sue.post("/api/branches", {"record": record, "left": 2, "eyes": eyes, "further": [other]})
    shown = sue.post("/api/branches", {**asked, "actions": [other]})
    assert [step["action"] for step in shown["steps"]] == [other]


@pytest.mark.parametrize("game", GAMES)
def test_previews_and_reasons_are_those_of_the_game(address: str, game: str) -> None:
    ada, given = Browser(address), left(game)
    legal = actions(ada.post("/api/branches", given)["legal"])
    preview = ada.post("/api/branches/preview", {**given, "action": legal[0]})["preview"]
    assert preview["action"] == legal[0]
    status, reason = ada.refused("POST", "/api/branches/preview", {**given, "action": recorded(game).actions[0]})
    assert status == 409
    assert reason not in ("", "server_fault")
    taken = {"metropolys": "C14", "metro": "11"}[game]
    answered = ada.post("/api/branches/why", {**given, "place": taken, "action": None})
    assert set(answered) == {"reason"}
    assert ada.refused("POST", "/api/branches/why", {**given, "place": "nowhere"}) == (422, "unknown_place")


@pytest.mark.parametrize(
    ("more", "status", "reason"),
    [
        ({"actions": ["nonsense"]}, 422, "unknown_action"),
        ({"left": 5000}, 409, "no_such_version"),
        ({"left": -1}, 422, "bad_request"),
        ({"eyes": 5}, 409, "no_such_seat"),
        ({"eyes": "me"}, 422, "bad_request"),
        ({"actions": ["pass"] * 61}, 422, "bad_request"),
        ({"table": "abc"}, 422, "bad_request"),
        ({"record": {"game": "chess"}}, 422, "missing_key"),
        ({"record": None}, 422, "bad_request"),
        ({"record": None, "table": "nowhere"}, 404, "no_such_table"),
    ],
)
def test_what_is_wrong_is_refused_with_a_reason(address: str, more: Any, status: int, reason: str) -> None:
    assert Browser(address).refused("POST", "/api/branches", {**left("metropolys"), **more}) == (status, reason)


def test_where_a_game_is_over_nothing_is_played(address: str) -> None:
    ada, given = Browser(address), left("metro", len(recorded("metro").actions))
    shown = ada.post("/api/branches", given)
    assert (shown["legal"], shown["mine"]) == (None, None)
    assert "final" in shown
    [last] = recorded("metro").actions[-1:]
    assert ada.refused("POST", "/api/branches", {**given, "actions": [last]}) == (409, "game_over")
    assert ada.refused("POST", "/api/branches/judgement", given) == (409, "game_over")
    assert ada.refused("POST", "/api/branches/table", {**given, "seat": 0, "level": "novice"}) == (409, "play_on_over")


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_judges_it_as_the_analysis_does(address: str, game: str) -> None:
    ada, version = Browser(address), 14
    match = Match.of(recorded(game)).at(version)
    code = match.legal()[0]
    asked = left(game, version, action=match.game.text(code))
    found, told = ada.post("/api/branches/judgement", asked), judge(match, code, DEPTHS["quick"])
    assert (found["best"], found["loss"], found["action"]) == (told.best, told.loss, told.action)
    assert found["win_chances"] == list(told.win_chances)
    best = ada.post("/api/branches/judgement", left(game, version))
    assert (best["best"], best["action"], best["loss"]) == (told.best, told.best, 0)
    assert best["continuation"][0] == told.best
    assert ada.refused("POST", "/api/branches/judgement", {**asked, "action": recorded(game).actions[0]})[0] == 409


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("eyes", ["everybody", 1])
def test_a_table_goes_on_from_there_to_its_end(process: Process, game: str, eyes: Any) -> None:
    ada = Browser(process.address)
    given = left(game, 9, eyes=eyes)
    instead = actions(ada.post("/api/branches", given)["legal"])[:1]
    asked = {**given, "actions": instead, "seat": 1, "level": "novice"}
    opened = ada.post("/api/branches/table", asked)["table"]
    assert (opened["is_rated"], opened["is_public"], opened["status"]) == (False, False, "running")
    assert opened["seats"][0]["bot"] == "novice"
    assert opened["seats"][1]["user"] == ada.user
    table, before = opened["id"], [*recorded(game).actions[:9], *instead]
    assert ada.refused("POST", "/api/branches", {"table": table, "left": 2}) == (409, "branch_after_the_end")
    played = [one for one in ada.get(f"/api/tables/{table}/log")["entries"] if one["kind"] == "played"]
    assert [one["action"] for one in played][: len(before)] == before
    with ada.tab(table) as tab:
        known = tab.screen.now["own"]
        if game == "metropolys":
            cards = recorded(game).to_json()["setup"]["area"]
            assert known["cards"]["area"] == cards[1] or eyes == 1
        play_out(tab)
    record = ada.get(f"/api/tables/{table}/record")
    assert record["actions"][: len(before)] == before
    Match.of(Record.from_json(record)).to_end()
    shown = ada.get(f"/api/replays/{table}")
    assert [step["action"] for step in shown["steps"]] == record["actions"]
    assert len(ada.post("/api/branches", {"table": table, "left": 20, "actions": []})["legal"]) > 0


def play_out(tab: Tab) -> None:
    """Whatever is first in the list, until the game is over."""
    while tab.screen.now["table"]["status"] == "running":
        if tab.screen.now.get("legal"):
            assert tab.act("play", action=actions(tab.screen.now["legal"])[0])
        else:
            tab.hear()


@pytest.mark.postgres
@pytest.mark.parametrize(("kind", "other"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_a_table_that_goes_on_outlives_a_kill_and_a_backup(
    new_address: Callable[[str], str], tmp_path: Path, kind: str, other: str
) -> None:
    """Killed in the middle it stands as it stood; restored on the other kind of database it is played to its end."""
    database, restored, file = new_address(kind), new_address(other), tmp_path / "all.backup"
    with serving(1, database=database) as server:
        ada = Browser(server.address)
        instead = actions(ada.post("/api/branches", left("metropolys", 9, eyes=0))["legal"])[:1]
        asked = {**left("metropolys", 9, eyes=0), "actions": instead, "seat": 0, "level": "novice"}
        table = ada.post("/api/branches/table", asked)["table"]["id"]
        with ada.tab(table) as tab:
            before, version = tab.screen.now, tab.screen.version or 0
        server.kill()
        server.start()
        ada.move_to(server.address)
        with ada.tab(table) as tab:
            assert (tab.screen.now["own"], tab.screen.now["setup"]) == (before["own"], before["setup"])
            assert (tab.screen.version or 0) >= version
    asyncio.run(backup(database, file))
    asyncio.run(restore(restored, file))
    with serving(1, database=restored) as server:
        ada.move_to(server.address)
        with ada.tab(table) as tab:
            assert tab.screen.now["own"] == before["own"]
            play_out(tab)
        record = ada.get(f"/api/tables/{table}/record")
        assert record["actions"][:10] == [*recorded("metropolys").actions[:9], *instead]
        Match.of(Record.from_json(record)).to_end()


def test_a_seat_that_goes_on_has_what_it_had(address: str) -> None:
    """Its own cards are the record's; the others' are drawn anew, so that in many tables they differ."""
    ada, others = Browser(address), set[str]()
    record = recorded("metropolys").to_json()
    for _ in range(4):
        asked = {**left("metropolys", 20), "seat": 0, "level": "novice"}
        table = ada.post("/api/branches/table", asked)["table"]["id"]
        with ada.tab(table) as tab:
            assert tab.screen.now["own"]["cards"]["area"] == record["setup"]["area"][0]
        ada.ask("DELETE", f"/api/tables/{table}/seats/0")  # nobody is left: it is given up, and lies open
        others.add(str(ada.get(f"/api/tables/{table}/record")["setup"]["area"][1:]))
    assert all(record["setup"]["area"][0] not in one for one in others)


def test_who_plays_on_has_no_more_tables_than_others(address: str) -> None:
    ada = Browser(address)
    asked = {**left("metro"), "seat": 7, "level": "novice"}
    assert ada.refused("POST", "/api/branches/table", asked)[0] in (409, 422)
    assert ada.refused("POST", "/api/branches/table", {**asked, "seat": 0, "level": "genius"})[0] == 422
    for _ in range(5):
        ada.post("/api/branches/table", {**asked, "seat": 0})
    assert ada.refused("POST", "/api/branches/table", {**asked, "seat": 0}) == (403, "too_many_tables")


def test_too_often_is_refused(migrated_sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "branches", Rate(2, 0.001))
    with visiting(app.make(Settings(database=migrated_sqlite), thinkers=0)) as client:
        ways: list[tuple[str, dict[str, Any]]] = [
            ("", {}),
            ("/why", {"place": "11", "action": None}),
            ("/preview", {"action": "draw"}),
            ("/table", {"seat": 0, "level": "novice"}),
        ]
        assert client.post("/api/guests", json={"name": "Ada"}).status_code == 201
        found = [client.post(f"/api/branches{way}", json=left("metro", **more)).status_code for way, more in ways]
    assert found == [200, 200, 429, 429]
