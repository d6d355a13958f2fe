"""One try a person and day: begun once however often it is asked for, not to be taken back, hinted at or left; past
midnight it goes on, and counts for the day on which it was begun.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest

from metropole.daily.dates import FIRST_DAY, day_at, end_of
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
YESTERDAY = timedelta(days=1)


@pytest.fixture
def server(migrated: str, hands: Hands) -> Iterator[str]:
    """The server in this process, of either database, by a clock that is moved by hand."""
    come_to_easy_days(hands)
    mine = Settings(database=migrated, limits="100000", bot_moments="0")
    with serving(app.make(mine, thinkers=1), mine) as address:
        yield address


def test_a_try_is_the_game_of_the_day_and_its_own(server: str) -> None:
    ada, plan = Browser(server), plan_of(GAME, day_at(now()))
    opened = ada.post(f"{path_of(GAME)}/try", AT_ONCE)["table"]
    assert (opened["day"], opened["is_counted"], opened["is_public"]) == (plan.day.isoformat(), True, False)
    assert (opened["players"], opened["options"], opened["cast"]) == (plan.players, plan.options, list(plan.cast))
    sitting = [seat["bot"] or seat["user"] for seat in opened["seats"]]
    assert sitting == [level or ada.user for level in plan.levels]
    assert ada.get("/api/tables?list=running") == ada.get("/api/tables?list=open") == []
    table = opened["id"]
    play_on(ada, table)
    _, setup = plan.rules.write_setup(plan.setup())
    assert ada.get(f"/api/tables/{table}/record")["setup"] == setup


def test_two_pages_at_once_begin_one_table(server: str) -> None:
    ada = Browser(server)
    with ThreadPoolExecutor(8) as pool:
        begun = list(pool.map(lambda _: begin(ada, GAME), range(8)))
    assert len(set(begun)) == 1
    assert begin(ada, GAME) == begun[0]
    assert [one["status"] for one in ada.get("/api/days")["games"] if one["game"] == GAME] == ["under_way"]
    assert begin(Browser(server), GAME) != begun[0]


def test_nothing_is_taken_back_hinted_at_or_left_in_a_try(server: str) -> None:
    ada = Browser(server)
    table = begin(ada, GAME)
    play_on(ada, table, moves=1)
    seat = plan_of(GAME, day_at(now())).seat
    with ada.tab(table) as tab:
        while tab.screen.turn != seat:
            tab.hear()
        assert tab.screen.now["can_undo"] is False
        assert tab.refused("undo") == "undo_not_in_a_try"
        assert tab.refused("hint") == "no_hints_in_a_try"
        action = sorted(tab.screen.now["legal"]["places"])[0]
        preview = tab.act("preview", action=f"{min(tab.screen.now['legal']['values'])}@{action}")
        assert preview["type"] == "refused" or preview["is_final"]
    assert ada.refused("DELETE", f"/api/tables/{table}/seats/{seat}") == (409, "a_try_waits")
    shown = finish(ada, GAME)
    assert shown["own"]["status"] == "finished"
    assert ada.refused("POST", f"{path_of(GAME)}/try", AT_ONCE) == (409, "day_was_played")
    assert ada.refused("POST", f"/api/tables/{table}/rematch", {}) == (409, "no_rematch_of_a_day")


def test_a_try_that_was_begun_in_time_goes_on_after_midnight_and_counts_for_its_day(server: str, hands: Hands) -> None:
    ada, bob = Browser(server), Browser(server, "Bob")
    day = day_at(now())
    hands.go_on((end_of(day) - now()) / 1000 - 1)
    table = begin(ada, GAME)
    play_on(ada, table, moves=2)
    hands.go_on(2)
    assert day_at(now()) == day + YESTERDAY
    assert bob.refused("POST", f"{path_of(GAME, day)}/try", AT_ONCE) == (409, "day_is_over")
    assert begin(ada, GAME, day) == table
    shown = finish(ada, GAME, day)
    assert (shown["day"], shown["today"]) == (day.isoformat(), (day + YESTERDAY).isoformat())
    assert (shown["own"]["table"], shown["own"]["status"], shown["own"]["place"]) == (table, "finished", 1)
    assert bob.get(f"{path_of(GAME, day)}/results")["places"][0]["table"] == table
    assert begin(ada, GAME) != table
    assert ada.get(path_of(GAME))["finished"] == 0


def test_days_that_are_past_are_played_as_often_as_one_likes_and_count_nothing(server: str, hands: Hands) -> None:
    ada, day = Browser(server), day_at(now()) - YESTERDAY
    assert ada.refused("POST", f"{path_of(GAME)}/practice", AT_ONCE) == (403, "day_after_own_try")
    first, second = begin(ada, GAME, day, "practice"), begin(ada, GAME, day, "practice")
    assert first != second
    assert play_on(ada, first, seed=3) == play_on(ada, second, seed=3)
    shown = ada.get(path_of(GAME, day))
    assert (shown["own"], shown["finished"]) == (None, 0)
    third = begin(ada, GAME, day, "practice")
    with ada.tab(third) as tab:
        while tab.screen.turn != tab.screen.seat:
            tab.hear()
        assert tab.act("hint")["type"] == "hint"
    assert ada.refused("POST", f"/api/tables/{second}/rematch", {}) == (409, "no_rematch_of_a_day")
    finish(ada, GAME)
    again = begin(ada, GAME, kind="practice")
    assert ada.get(f"/api/tables/{again}")["table"]["is_counted"] is False


def test_there_is_no_day_to_come_and_none_before_the_first(server: str) -> None:
    ada, tomorrow = Browser(server), day_at(now()) + YESTERDAY
    for day in (tomorrow, FIRST_DAY - YESTERDAY):
        for way in ("GET", "POST"):
            path = path_of(GAME, day) + ("/try" if way == "POST" else "")
            assert ada.refused(way, path, AT_ONCE if way == "POST" else None) == (404, "no_such_day")
    assert ada.get(path_of(GAME, FIRST_DAY))["day"] == FIRST_DAY.isoformat()


def test_tries_that_wait_leave_room_for_tables(server: str, hands: Hands) -> None:
    ada = Browser(server)
    for _ in range(7):
        begin(ada, GAME)
        hands.go_on(24 * 3600)
    for _ in range(5):
        ada.open_table("metro", "me", None)
    assert ada.refused("POST", "/api/tables", {"game": "metro", "players": 2}) == (403, "too_many_tables")
    begin(ada, GAME)


def test_a_guest_who_becomes_an_account_keeps_the_try(server: str) -> None:
    ada = Browser(server)
    table = begin(ada, GAME)
    ada.make_account()
    assert begin(ada, GAME) == table


def test_streaks_and_the_calendar_are_of_days_one_after_another(server: str, hands: Hands) -> None:
    ada, days = Browser(server), []
    for count in (1, 2, 0, 1):
        days.append(day_at(now()))
        if count:
            finish(ada, GAME)
            [today] = [one for one in ada.get("/api/days")["games"] if one["game"] == GAME]
            assert (today["streak"], today["status"]) == (count, "finished")
        hands.go_on(24 * 3600)
    calendar = ada.get(f"/api/days/{GAME}")
    played = [days[0], days[1], days[3]]
    assert [one["day"] for one in calendar["days"]] == [day.isoformat() for day in played]
    assert all(one["rank"] and one["points"] is not None for one in calendar["days"])
    assert calendar["streak"] == 1
    assert Browser(server).get(f"/api/days/{GAME}")["days"] == []


def test_what_is_kept_is_given_out_and_goes_with_the_account(server: str) -> None:
    ada, bob = Browser(server), Browser(server, "Bob")
    finish(ada, GAME)
    finish(bob, GAME, seed=1)
    under_way = begin(bob, "metro")
    [kept] = ada.get("/api/me/export")["day_tries"]
    assert (kept["game"], kept["day"]) == (GAME, day_at(now()).isoformat())
    ada.ask("DELETE", "/api/me")
    bob.ask("DELETE", "/api/me")
    cleo = Browser(server)
    assert finish(cleo, GAME)["finished"] == 1
    assert cleo.get(f"{path_of(GAME)}/results")["total"] == 1
    assert cleo.get(f"/api/tables/{kept['table_id']}")["table"]["seats"][0] is not None
    finish(cleo, "metro")
    assert cleo.get(f"/api/tables/{under_way}")["table"]["status"] == "closed"
