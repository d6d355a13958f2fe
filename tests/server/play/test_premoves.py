"""Premoves of people who have gone: played once, by whichever process, also by one that was started anew; secret."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Browser, actions
from tests.server.halls import Hall
from tests.server.play.round import Round
from tests.server.served import serving, wait_until


def note(browser: Browser, table: str, action: str, condition: str = "always") -> Any:
    return browser.ask("PUT", f"/api/tables/{table}/premove", {"action": action, "condition": condition})


def kept(browser: Browser, table: str) -> Any:
    return browser.get(f"/api/tables/{table}/premove")["premove"]


def played(browser: Browser, table: str) -> list[tuple[int, str]]:
    log = browser.get(f"/api/tables/{table}/log")["entries"]
    return [(entry["seat"], entry["action"]) for entry in log if entry["kind"] == "played"]


def call(hall: Hall) -> tuple[Round, Browser, Browser]:
    """A table of two at which the first is to open, and the second waits."""
    ada, bob = hall.people("Ada", "Bob")
    return Round([ada, bob], "metropolys", given={"first": 0}), ada, bob


def test_it_is_played_when_its_turn_comes_and_its_owner_is_away(hall: Hall) -> None:
    playing, ada, bob = call(hall)
    asked = bob.get(f"/api/tables/{playing.table}/premove")
    assert asked["premove"] is None
    assert "pass" in actions(asked["thinkable"])
    assert note(bob, playing.table, "pass")["premove"] == {"action": "pass", "condition": "always", "dropped": None}
    playing.tabs[1].close()
    playing.tabs[0].act("play", action="3@C4")
    playing.tabs[0].catch_up((playing.tabs[0].screen.version or 0) + 1)
    assert playing.tabs[0].screen.turn == 0
    assert played(ada, playing.table) == [(0, "3@C4"), (1, "pass")]
    wait_until(lambda: kept(bob, playing.table) is None)
    playing.tabs[0].close()


def test_what_no_longer_fits_is_dropped_and_its_owner_told_why(one_process: Hall) -> None:
    playing, _, bob = call(one_process)
    note(bob, playing.table, "9@C5", "unchanged")
    playing.tabs[0].act("play", action="3@C4")
    wait_until(lambda: kept(bob, playing.table)["dropped"] is not None)
    assert kept(bob, playing.table)["dropped"]["id"] == "premove_changed"
    assert bob.get(f"/api/tables/{playing.table}/premove")["thinkable"] is None, "it is one's own turn"
    assert bob.refused("PUT", f"/api/tables/{playing.table}/premove", {"action": "pass", "condition": "always"}) == (
        409,
        "premove_on_own_turn",
    )
    assert bob.ask("DELETE", f"/api/tables/{playing.table}/premove")["premove"] is None
    playing.settle()
    assert playing.to_move is playing.tabs[1]
    playing.close()


def test_it_is_changed_and_withdrawn_before_its_turn(one_process: Hall) -> None:
    playing, ada, bob = call(one_process)
    note(bob, playing.table, "9@C5")
    assert note(bob, playing.table, "10@C5", "unchanged")["premove"]["action"] == "10@C5"
    assert bob.ask("DELETE", f"/api/tables/{playing.table}/premove")["premove"] is None
    playing.tabs[0].act("play", action="3@C4")
    playing.settle()
    playing.tabs[1].act("play", action="pass")
    assert played(ada, playing.table) == [(0, "3@C4"), (1, "pass")]
    playing.close()


def test_it_is_nobody_elses(one_process: Hall) -> None:
    playing, ada, bob = call(one_process)
    note(bob, playing.table, "13@C5")
    eve = one_process.browser("Eve")
    for other in (ada, eve):
        answer = other.get(f"/api/tables/{playing.table}/premove")
        assert (answer["premove"], answer["thinkable"]) == (None, None)
        with other.tab(playing.table) as tab:
            tab.ask("say", text="Anything new?")
            assert not any("13@C5" in text for text in tab.texts)
    assert eve.refused("PUT", f"/api/tables/{playing.table}/premove", {"action": "pass", "condition": "always"}) == (
        403,
        "not_at_this_table",
    )
    assert [row["action"] for row in bob.get("/api/me/export")["premoves"]] == ["13@C5"]
    assert not ada.get("/api/me/export")["premoves"]
    playing.close()


@pytest.mark.processes
def test_a_server_that_was_killed_plays_it_once_when_it_is_back(tmp_path: Path) -> None:
    with serving(0, database=str(tmp_path / "hall.db")) as process:
        playing, ada, bob = call(Hall([process]))
        note(bob, playing.table, "pass")
        playing.tabs[0].act("play", action="3@C4")
        process.kill()  # before, while or after it is played
        playing.close()
        process.start()
        for person in (ada, bob):
            person.move_to(process.address)
        wait_until(lambda: len(played(ada, playing.table)) > 1)
        wait_until(lambda: kept(bob, playing.table) is None)
        assert played(ada, playing.table) == [(0, "3@C4"), (1, "pass")]
        with ada.tab(playing.table) as tab:
            tab.act("play", action=actions(tab.screen.now["legal"])[0])
        assert len(played(ada, playing.table)) == 3
