"""From an invitation to the first move, over the wire: everybody sees the countdown, and the game begins once."""

from __future__ import annotations

from typing import Any

from metropole.server.tables.acts import COUNTDOWN
from tests.server.client import Browser, Tab
from tests.server.halls import Hall
from tests.server.screen import comparable


def entry(tab: Tab, kind: str) -> dict[str, Any]:
    return tab.wait_for(lambda told: told["type"] == "entry" and told["kind"] == kind)


def invited(hall: Hall) -> tuple[str, list[Browser], list[Tab]]:
    """Two who sit at a table, the second by the code; each may be served by another process."""
    ada, bob = hall.people("Ada", "Bob")
    table = ada.open_table("metro", "me", None)
    code = ada.post(f"/api/tables/{table}/code")["code"]
    assert bob.get(f"/api/codes/{code}")["table"] == table
    tabs = [ada.tab(table), bob.tab(table)]
    bob.sit(table, 1)
    return table, [ada, bob], tabs


def test_the_game_begins_by_itself_once_and_all_see_it_coming(hall: Hall) -> None:
    table, (ada, _), tabs = invited(hall)
    for tab in tabs:
        sat = entry(tab, "sat")
        assert sat["starts_at"] == sat["at"] + COUNTDOWN
        began = entry(tab, "started")
        assert began["at"] >= sat["starts_at"]
        assert began["starts_at"] is None
    assert [one["kind"] for one in ada.get(f"/api/tables/{table}/log")["entries"]] == ["sat", "sat", "started"]
    for tab in tabs:
        with tab.browser.tab(table) as fresh:
            assert comparable(fresh.screen.now) == comparable(tab.screen.now)
        tab.close()


def test_whoever_begins_a_moment_late_finds_it_begun(hall: Hall) -> None:
    table, (ada, bob), tabs = invited(hall)
    assert [one.post(f"/api/tables/{table}/start")["table"]["status"] for one in (ada, bob)] == ["running"] * 2
    stranger = hall.browser("Eve")
    assert stranger.refused("POST", f"/api/tables/{table}/start") == (409, "not_while_table_is")
    for tab in tabs:
        tab.close()


def test_the_host_lets_it_wait_and_all_see_that(hall: Hall) -> None:
    table, (ada, bob), tabs = invited(hall)
    assert bob.refused("POST", f"/api/tables/{table}/hold") == (403, "only_the_host")
    ada.post(f"/api/tables/{table}/hold")
    for tab in tabs:
        held = entry(tab, "held")
        assert (held["starts_at"], held["is_held"]) == (None, True)
        with tab.browser.tab(table) as fresh:
            assert comparable(fresh.screen.now) == comparable(tab.screen.now)
    assert bob.refused("POST", f"/api/tables/{table}/start") == (403, "only_the_host")
    ada.post(f"/api/tables/{table}/start")
    for tab in tabs:
        entry(tab, "started")
        tab.close()


def test_a_new_name_is_told_wherever_one_sits(hall: Hall) -> None:
    _, (ada, bob), tabs = invited(hall)
    ada.ask("PATCH", "/api/me", {"name": "Ada the First"})
    for tab in tabs:
        told = tab.wait_for(lambda told: told["type"] == "seats")
        assert [seat["name"] for seat in told["seats"]] == ["Ada the First", "Bob"]
    assert bob.refused("PATCH", "/api/me", {"name": "\u2066"}) == (409, "bad_name")
    for tab in tabs:
        tab.close()
