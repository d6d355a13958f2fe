"""Taking back: one's last action with what bots answered, while no other person has acted and nothing was shown."""

from __future__ import annotations

from metropole.server.tables.table import MOST_UNDOS
from tests.server.client import actions
from tests.server.halls import Hall
from tests.server.play.round import Round
from tests.server.screen import comparable


def test_bots_answers_are_taken_back_with_an_action(hall: Hall) -> None:
    playing = Round(hall.people("Ada"), "metropolys", "novice", "novice", given={"first": 0})
    (ada,) = playing.tabs
    before, version = comparable(ada.screen.now), ada.screen.version
    ada.act("play", action=actions(ada.screen.now["legal"])[0])
    playing.settle()
    assert ada.screen.version is not None
    assert version is not None
    assert ada.screen.version > version + 1, "bots have answered"
    assert ada.screen.now["can_undo"]
    undone = ada.act("undo", id="back")
    assert undone["kind"] == "undone"
    assert {**comparable(ada.screen.now), "clock": None} == {**before, "clock": None}
    assert ada.ask("undo", id="back", version=undone["version"] - 1)["type"] == "done"
    assert ada.refused("undo") == "nothing_to_undo"
    playing.check()
    playing.play_on(3)
    playing.check()
    playing.close()


def test_what_bots_have_answered_is_taken_back_a_few_times_and_one_is_told_how_often(one_process: Hall) -> None:
    playing = Round(one_process.people("Ada"), "metropolys", "novice", given={"first": 0})
    (ada,) = playing.tabs
    for left in range(MOST_UNDOS, 0, -1):
        playing.move()
        assert (ada.screen.now["can_undo"], ada.screen.now["undos_left"]) == (True, left)
        ada.act("undo")
        assert "undos_left" not in ada.screen.now
    playing.move()
    assert (ada.screen.now["can_undo"], ada.screen.now["undos_left"]) == (False, 0)
    assert ada.refused("undo") == "undos_used_up"
    playing.check()
    playing.close()


def test_an_action_that_another_person_has_answered_stays(hall: Hall) -> None:
    playing = Round(hall.people("Ada", "Bob"), "metropolys", seed=5)
    first = playing.to_move
    assert first is not None
    assert [tab.screen.now["can_undo"] for tab in playing.tabs] == [False, False]
    playing.move()
    second = playing.to_move
    assert second is not None
    assert (first.screen.now["can_undo"], second.screen.now["can_undo"]) == (True, False)
    playing.move()
    assert (first.screen.now["can_undo"], second.screen.now["can_undo"]) == (False, True)
    assert first.refused("undo") == "nothing_to_undo"
    assert second.act("undo")["kind"] == "undone"
    playing.settle()
    assert (first.screen.now["can_undo"], second.screen.now["can_undo"]) == (True, False)
    playing.check()
    playing.close()


def test_a_tile_that_was_drawn_stays_drawn(one_process: Hall) -> None:
    """Each placement draws a new tile, until the stack is empty; then one may be taken back."""
    playing = Round(one_process.people("Ada", "Bob"), "metro", options={"hand": 2}, seed=1)
    while playing.tabs[0].screen.now["position"]["stack"]:
        mover = playing.to_move
        assert mover is not None
        was_drawn_before = mover.screen.now["position"]["drawn"] is not None
        playing.move()
        assert mover.screen.now["can_undo"] == was_drawn_before
    mover = playing.to_move
    assert mover is not None
    before = comparable(mover.screen.now)
    playing.move()
    assert mover.screen.now["can_undo"]
    mover.act("undo")
    after = comparable(mover.screen.now)
    assert {**after, "clock": None, "can_undo": None} == {**before, "clock": None, "can_undo": None}
    playing.close()


def test_nothing_is_taken_back_at_rated_tables(one_process: Hall) -> None:
    playing = Round(one_process.people("Ada", "Bob"), "metropolys", is_rated=True)
    mover = playing.to_move
    assert mover is not None
    playing.move()
    assert not mover.screen.now["can_undo"]
    assert mover.refused("undo") == "undo_not_at_rated_tables"
    assert mover.refused("hint") == "no_hints_at_rated_tables"
    playing.close()
