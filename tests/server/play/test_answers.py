"""Acts carry an id and a version: repeated, stale, on two tabs, over connections that break."""

from __future__ import annotations

from metropole.server.storage.database import now
from tests.server.client import actions
from tests.server.halls import Hall
from tests.server.play.round import Round
from tests.server.screen import comparable


def test_the_same_id_twice_gives_the_same_answer(hall: Hall) -> None:
    """With the version it had, with the fresh one, on another connection; and another's id is another's."""
    playing = Round(hall.people("Ada", "Bob"), "metro")
    mover = playing.to_move
    assert mover is not None
    asked = {"id": "mine", "version": mover.screen.version, "action": actions(mover.screen.now["legal"])[0]}
    entry = mover.ask("play", **asked)["version"]
    for version in (entry - 1, entry):
        done = mover.ask("play", **{**asked, "version": version})
        assert done == {"type": "done", "version": entry, "id": "mine", "entry": entry}
    mover.come_back()
    assert mover.ask("play", **asked)["entry"] == entry
    playing.settle()
    other = playing.to_move
    assert other is not None
    assert other is not mover
    assert other.act("play", id="mine", action=actions(other.screen.now["legal"])[0])["version"] == entry + 1
    playing.settle()
    playing.check()
    playing.close()


def test_a_stale_act_is_refused_with_the_fresh_view(hall: Hall) -> None:
    playing = Round(hall.people("Ada", "Bob"), "metropolys")
    playing.move()
    for tab in playing.tabs:
        refused = tab.ask("play", version=0, action="1@C4")
        assert (refused["type"], refused["reason"]["id"]) == ("refused", "stale_version")
        assert refused["fresh"]["version"] == refused["version"] == tab.screen.version
        assert comparable(refused["fresh"]) == comparable(tab.screen.now)
    assert playing.tabs[0].ask("undo", version=10_000)["reason"]["id"] == "stale_version"
    playing.close()


def test_whoever_comes_back_is_told_exactly_what_they_missed(hall: Hall) -> None:
    """Byte for byte what another tab of the same person was told meanwhile."""
    ada, bob = hall.people("Ada", "Bob")
    playing = Round([ada, bob], "metropolys", "novice", seed=3)
    away = ada.tab(playing.table)
    left_at = away.screen.version
    away.drop()
    heard = len(playing.tabs[0].texts)
    playing.play_on(4)
    bob.ask("DELETE", f"/api/tables/{playing.table}/seats/1")
    playing.tabs[0].wait_for(lambda told: told.get("kind") == "left")
    latest = playing.tabs[0].screen.version
    assert latest is not None
    before = len(away.texts)
    away.come_back()
    away.catch_up(latest)
    missed = [text for text in away.texts[before:] if '"type":"welcome"' not in text]
    live = playing.tabs[0].texts[heard:]
    assert left_at is not None
    assert missed[: latest - left_at] == live[: latest - left_at]
    away.come_back()
    assert '"type":"welcome"' in away.texts[-1]  # nothing more was missed
    playing.close()


def test_a_version_that_never_was_gets_everything_anew(hall: Hall) -> None:
    (ada,) = hall.people("Ada")
    table = ada.open_table("metro", "me", None)
    with ada.tab(table, version=77) as tab:
        assert tab.screen.version == 1
        assert tab.screen.now["table"]["status"] == "open"
        assert tab.screen.now["table"]["created_at"] <= now()


def test_two_tabs_of_one_person_show_the_same_and_play_alike(hall: Hall) -> None:
    playing = Round(hall.people("Ada", "Bob"), "metropolys", seed=1)
    ada = playing.people[0]
    second = ada.tab(playing.table)
    for _ in range(6):
        if playing.to_move is playing.tabs[0]:
            second.catch_up(playing.tabs[0].screen.version or 0)
            playing.tabs[0], second = second, playing.tabs[0]
        playing.move()
        second.catch_up(playing.tabs[0].screen.version or 0)
    assert comparable(second.screen.now) == comparable(playing.tabs[0].screen.now)
    second.close()
    playing.close()


def test_of_two_acts_that_answer_one_version_one_happens(hall: Hall) -> None:
    """The same seat in two tabs at the same time."""
    playing = Round(hall.people("Ada", "Bob"), "metro")
    mover = playing.to_move
    assert mover is not None
    second = mover.browser.tab(playing.table)
    version, offered = mover.screen.version, actions(mover.screen.now["legal"])
    ids = [
        mover.send("play", version=version, action=offered[0]),
        second.send("play", version=version, action=offered[1]),
    ]
    answers = [
        tab.wait_for(lambda told, asked=asked: told.get("id") == asked)  # type: ignore[misc]
        for tab, asked in zip((mover, second), ids, strict=True)
    ]
    assert sorted(answer["type"] for answer in answers) == ["entry", "refused"]
    assert (version or 0) + 1 == max(answer["version"] for answer in answers)
    second.close()
    playing.close()
