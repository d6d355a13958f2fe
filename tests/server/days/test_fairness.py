"""What others have done on a day is nobody's to see before their own try: on no route, by no socket, in no picture. And
before and after, nothing of the set-up is told that a seat may not know.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from metropole import games
from metropole.daily.dates import day_at, end_of
from metropole.daily.plan import plan_of
from metropole.server import app
from metropole.server.settings import Settings
from metropole.server.storage.database import now
from tests.server.apps import serving
from tests.server.client import Browser
from tests.server.days.playing import AT_ONCE, begin, come_to_easy_days, finish, path_of, play_on
from tests.server.grounds import Hands

pytestmark = pytest.mark.processes
GAME = "metropolys"
LATER = "day_after_own_try"


@pytest.fixture
def server(migrated_sqlite: str, hands: Hands) -> Iterator[str]:
    come_to_easy_days(hands)
    mine = Settings(database=migrated_sqlite, limits="100000", bot_moments="0")
    with serving(app.make(mine, thinkers=1), mine) as address:
        yield address


def looks(browser: Browser, table: str) -> set[tuple[int, str] | str]:
    """What every way of looking at a table comes to: `seen`, or why not."""
    branch = {"table": table, "left": 1}
    found = set[tuple[int, str] | str]()
    for method, path, body in (
        ("GET", f"/api/tables/{table}", None),
        ("GET", f"/api/tables/{table}/log", None),
        ("GET", f"/api/tables/{table}/steps?after=3", None),
        ("GET", f"/api/tables/{table}/record", None),
        ("GET", f"/api/replays/{table}", None),
        ("GET", f"/api/replays/{table}?seats=", None),
        ("POST", "/api/branches", branch),
        ("POST", "/api/branches/preview", {**branch, "action": "pass"}),
        ("POST", "/api/branches/why", {**branch, "place": "C1"}),
        ("POST", "/api/branches/judgement", branch),
        ("POST", "/api/branches/table", {**branch, "seat": 0, "level": "novice"}),
        ("POST", f"/api/tables/{table}/analyses", {}),
    ):
        answer = browser.http.request(method, path, json=body)
        if answer.status_code in (401, 403):
            found.add((answer.status_code, answer.json()["reason"]["id"]))
        else:
            found.add("seen")
    try:
        browser.tab(table).close()
        found.add("seen")
    except InvalidStatus as refused:
        found.add((refused.response.status_code, "socket"))
    return found


def test_every_way_to_others_games_opens_with_ones_own_try(server: str) -> None:
    ada, bob, eve = (Browser(server, name) for name in ("Ada", "Bob", "Eve"))
    table = begin(ada, GAME)
    play_on(ada, table, moves=2)
    in_play = (403, "day_others_in_play")
    assert looks(bob, table) == {in_play, (403, "socket")}
    finish(ada, GAME)
    ada.post(f"/api/tables/{table}/analyses", {})
    later = {(403, LATER), (403, "socket")}
    assert looks(bob, table) == later
    assert bob.refused("GET", f"/api/tables/{table}/analyses") == (403, LATER)
    begin(bob, GAME)
    assert looks(bob, table) == later
    for method, path in (("GET", "results"), ("POST", "master")):
        for other in (bob, eve):
            assert other.refused(method, f"{path_of(GAME)}/{path}") == (403, LATER)
    shown = bob.get(path_of(GAME))
    assert (shown["is_open"], shown["finished"], shown["own"]["points"]) == (False, 1, None)
    hers = begin(eve, GAME)
    finish(bob, GAME)
    assert looks(bob, table) == looks(ada, table) == {"seen"}
    assert looks(bob, hers) == {in_play, (403, "socket")}, "nobody is watched, not even by those who have played"
    assert bob.get(path_of(GAME))["is_open"] is True


def test_pictures_and_cards_of_a_day_are_there_when_it_is_over(server: str, hands: Hands) -> None:
    """They are for everybody: who asks for one is not known."""
    ada, day = Browser(server), day_at(now())
    table = finish(ada, GAME)["own"]["table"]
    for name in ("picture.svg", "picture.png", "film.webp"):
        assert ada.refused("GET", f"/api/replays/{table}/{name}") == (403, "day_pictures_later")
    assert table not in ada.http.get(f"/replay/{table}").text.partition("og:image")[2].partition("og:image:type")[0]
    hands.go_on((end_of(day) - now()) / 1000 + 1)
    assert ada.http.get(f"/api/replays/{table}/picture.svg").status_code == 200


def test_a_past_day_is_open_to_all_but_those_who_are_still_at_it(server: str, hands: Hands) -> None:
    ada, bob, eve = (Browser(server, name) for name in ("Ada", "Bob", "Eve"))
    day = day_at(now())
    table = finish(ada, GAME)["own"]["table"]
    begin(bob, GAME)
    hands.go_on((end_of(day) - now()) / 1000 + 1)
    assert looks(bob, table) == {(403, LATER), (403, "socket")}
    assert bob.refused("POST", f"{path_of(GAME, day)}/practice", AT_ONCE) == (403, LATER)
    assert looks(eve, table) == {"seen"}
    assert eve.get(f"{path_of(GAME, day)}/results")["total"] == 1
    practice = begin(eve, GAME, day, "practice")
    assert looks(bob, practice) == {(403, LATER), (403, "socket")}
    finish(bob, GAME, day)
    assert "seen" in looks(bob, table)


def test_who_has_no_session_sees_what_is_over(server: str, hands: Hands) -> None:
    ada, day = Browser(server), day_at(now())
    table = finish(ada, GAME)["own"]["table"]
    nobody = Browser(server)
    nobody.http.cookies.clear()
    assert nobody.refused("GET", f"/api/replays/{table}") == (403, LATER)
    assert nobody.refused("GET", f"{path_of(GAME)}/results") == (403, LATER)
    assert nobody.get(path_of(GAME))["own"] is None
    hands.go_on((end_of(day) - now()) / 1000 + 1)
    assert nobody.get(f"{path_of(GAME, day)}/results")["total"] == 1
    assert nobody.get(f"/api/replays/{table}")["game"] == GAME


@pytest.mark.parametrize("game", games.names())
def test_another_deal_that_the_seat_could_not_tell_apart_tells_the_same(
    game: str, server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page, the table, its log, its replay and its socket; until the first bot moves, who has other cards then."""
    plan = plan_of(game, day_at(now()))
    rules, seat = plan.rules, plan.seat
    dealt: Any = plan.setup()
    other = rules.redeal(dealt, (), seat, Random(1))
    assert other != dealt
    assert rules.view(rules.new_game(other), seat, ()) == rules.view(rules.new_game(dealt), seat, ())
    monkeypatch.setattr("metropole.server.background.bots.BotPlayers._thought_out", _nothing)

    def everything(setup: Any) -> list[str]:
        monkeypatch.setattr(rules, "deal", lambda *_: setup)
        browser = Browser(server)
        page, opened = browser.get(path_of(game)), browser.post(f"{path_of(game)}/try", AT_ONCE)
        table = opened["table"]["id"]
        with browser.tab(table) as tab:
            texts = [json.dumps(page), json.dumps(opened), *tab.texts]
        texts += [browser.http.get(f"/api/{path}/{table}{part}").text for path, part in TOLD]
        return [text.replace(browser.user, "ADA").replace(table, "TABLE") for text in texts]

    told = everything(dealt)
    assert everything(other) == told
    assert everything(replace(dealt, first=(dealt.first + 1) % plan.players)) != told, "what lies open is told"
    assert all("seed" not in text for text in told)


TOLD = (("tables", "/log"), ("tables", "/steps?after=2"), ("replays", ""), ("tables", ""))


async def _nothing(*_: Any) -> None:
    """No bot moves."""
