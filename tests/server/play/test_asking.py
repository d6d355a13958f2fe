"""Questions about a game under way: what would happen, why not, what a bot would do; watching, and the record."""

from __future__ import annotations

import pytest

from tests.server.client import actions
from tests.server.halls import Hall
from tests.server.play.round import Round


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_what_was_foreseen_is_what_happens(one_process: Hall, game: str) -> None:
    playing = Round(one_process.people("Ada", "Bob"), game, seed=9)
    for _ in range(40):
        tab = playing.to_move
        if tab is None:
            break
        action = playing.random.choice(actions(tab.screen.now["legal"]))
        seen = tab.act("preview", action=action)["preview"]
        told = tab.act("play", action=action)
        if action != "draw":  # which tile it will be nobody can foresee
            assert told["events"][: len(seen["at_once"])] == seen["at_once"]
        if game == "metro":
            assert seen["after"] == told["change"]["points"]
        elif not seen["answers"]:
            assert seen["after"]["points"] == tab.screen.now["own"]["points"]
        playing.settle()
    assert tab is not None
    playing.close()


def test_questions_are_refused_where_there_is_no_answer(hall: Hall) -> None:
    playing = Round(hall.people("Ada", "Bob"), "metropolys")
    mover = playing.to_move
    assert mover is not None
    other = playing.tabs[1 - playing.tabs.index(mover)]
    legal = mover.screen.now["legal"]
    assert mover.ask("why", place=legal["places"][0])["reason"] is None
    playing.move()
    (bid,) = other.screen.now["position"]["bids"]
    assert mover.ask("why", place=bid["place"])["reason"]["id"] == "place_bid"
    assert mover.refused("preview", action="13@C4") == "not_your_turn"
    assert mover.refused("hint") == "not_your_turn"
    assert other.refused("preview", action="99@C4") == "unknown_action"
    assert other.ask("why", place="<b>")["reason"]["id"] == "unknown_place"
    assert other.ask("preview", version=1, action="13@C4")["reason"]["id"] == "stale_version"
    playing.close()


def test_an_open_square_says_why_this_tile_may_not_lie_there(hall: Hall) -> None:
    playing = Round(hall.people("Ada", "Bob"), "metro")
    mover = playing.to_move
    assert mover is not None
    offered = actions(mover.screen.now["legal"])
    (tile,) = mover.screen.now["own"]["hand"]
    border = [f"{row}{column}" for row in range(8) for column in range(8) if {row, column} & {0, 7}]
    for square in border:
        assert mover.ask("why", place=square)["reason"] is None
        told = mover.ask("why", place=square, action=f"{tile}{square}")["reason"]
        assert (told["id"] if told else None) == (None if f"{tile}{square}" in offered else "one_tile_line")
    assert mover.ask("why", place="00", action="nonsense")["reason"]["id"] == "unknown_action"
    playing.close()


def test_hints_are_legal_and_come_from_wherever_bots_think(hall: Hall) -> None:
    """From the process itself, or from a worker."""
    playing = Round(hall.people("Ada"), "metro", "novice")
    (ada,) = playing.tabs
    told = ada.hint()
    offered = actions(ada.screen.now["legal"])
    assert told["candidates"]
    assert all(one["action"] in offered for one in told["candidates"])
    assert all(one["reasons"] for one in told["candidates"])
    playing.close()


def test_spectators_see_everything_that_is_open_and_may_do_nothing(hall: Hall) -> None:
    playing = Round(hall.people("Ada", "Bob"), "metropolys")
    sue = hall.browser("Sue")
    watching = sue.tab(playing.table)
    playing.play_on(5)
    watching.catch_up(playing.tabs[0].screen.version or 0)
    shown = watching.screen.now
    assert shown["seat"] is None
    assert not {"own", "legal", "can_undo"} & set(shown)
    assert shown["position"] == playing.tabs[0].screen.now["position"]
    for type, more in (("play", {"action": "1@C4"}), ("undo", {}), ("flag", {}), ("hint", {})):
        assert watching.refused(type, **more) == "not_at_this_table"
    assert watching.refused("preview", action="1@C4") == "not_at_this_table"
    assert watching.ask("why", place="C4")["reason"]["id"] == "not_at_this_table"
    assert sue.refused("GET", f"/api/tables/{playing.table}/record") == (409, "record_after_the_end")
    watching.close()
    playing.close()
