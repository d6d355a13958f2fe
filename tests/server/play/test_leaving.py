"""Getting up in the middle of a game, coming back, losing on time, and another game for the same people."""

from __future__ import annotations

from tests.server.halls import Hall
from tests.server.play.round import Round
from tests.server.served import wait_until

SLOW, FAST = {"bank": 3_600_000}, {"bank": 1}  # milliseconds


def test_a_bot_keeps_the_seat_until_its_person_is_back(hall: Hall) -> None:
    ada, bob, eve = hall.people("Ada", "Bob", "Eve")
    playing = Round([ada, bob], "metro", seed=4)
    seat = f"/api/tables/{playing.table}/seats"
    bob.ask("DELETE", f"{seat}/1")
    for tab in playing.tabs:
        tab.wait_for(lambda told: told.get("kind") == "left")
    assert "own" not in playing.tabs[1].screen.now
    assert playing.tabs[1].refused("play", action="draw") == "not_at_this_table"
    taken = playing.tabs[0].screen.now["table"]["seats"][1]
    assert (taken["user"], taken["bot"]) == (None, "skilled")
    gone = {"user": bob.user, "name": "Bob", "is_guest": True, "way": "left", "has_lost": False}
    assert taken["departed"] == gone
    assert taken["longest"] == 1000  # milliseconds
    while playing.tabs[0].screen.turn != 0:  # the bot plays on
        playing.tabs[0].hear()
    playing.move()
    while playing.tabs[0].screen.turn != 0:
        playing.tabs[0].hear()
    assert eve.refused("PUT", f"{seat}/1", {}) == (409, "seat_taken")
    bob.sit(playing.table, 1)
    for tab in playing.tabs:
        tab.wait_for(lambda told: told.get("kind") == "sat")
    playing.settle()
    assert playing.tabs[1].screen.now["own"]["hand"]
    playing.check()
    playing.move()
    playing.close()


def test_the_log_names_whoever_did_it_then(hall: Hall) -> None:
    """Also when they have left, and when their account is deleted: then by no name."""
    ada, bob = hall.people("Ada", "Bob")
    playing = Round([ada, bob], "metro")
    bob.ask("DELETE", f"/api/tables/{playing.table}/seats/1")
    for name in ("Bob", None):
        *_, sat, _, left = ada.get(f"/api/tables/{playing.table}/log")["entries"][:4]
        assert (sat["kind"], sat["seats"][1]["name"], left["kind"]) == ("sat", name, "left")
        assert (left["seats"][1]["departed"]["name"], left["seats"][1]["bot"]) == (name, "skilled")
        if name:
            bob.ask("DELETE", "/api/me")
    playing.close()


def test_whoever_leaves_a_rated_game_has_lost_it(hall: Hall) -> None:
    ada, bob = hall.people("Ada", "Bob")
    playing = Round([ada, bob], "metro", is_rated=True)
    playing.play_on(3)
    ada.ask("DELETE", f"/api/tables/{playing.table}/seats/0")
    for tab in playing.tabs:
        tab.wait_for(lambda told: told.get("kind") == "left")
    result = playing.tabs[1].screen.now["result"]
    assert (result["winners"], result["ranks"], result["lost"]) == ([1], [2, 1], [0])
    assert result["decided_by"] == "lost_seats"
    assert playing.tabs[1].refused("play", action="draw") == "not_while_table_is"
    playing.check()
    wait_until(lambda: bob.get("/api/me/export")["results"])
    assert bob.get("/api/me/export")["results"][0]["rank"] == 1
    playing.close()


def test_a_table_that_all_people_have_left_is_closed(hall: Hall) -> None:
    (ada,) = hall.people("Ada")
    playing = Round([ada], "metro", "novice")
    answer = ada.ask("DELETE", f"/api/tables/{playing.table}/seats/0")
    assert answer["table"]["status"] == "closed"
    playing.tabs[0].wait_for(lambda told: told.get("status") == "closed")
    record = ada.get(f"/api/tables/{playing.table}/record")
    assert (record["game"], "result" in record) == ("metro", False), "as far as it came"
    playing.close()


def test_time_at_friendly_tables_is_for_the_others_to_claim(hall: Hall) -> None:
    playing = Round(hall.people("Ada", "Bob"), "metro", pace=SLOW)
    mover, other = (playing.tabs[playing.tabs[0].screen.turn], playing.tabs[1 - playing.tabs[0].screen.turn])
    assert other.refused("flag") == "time_is_left"
    assert mover.refused("flag") == "own_clock"
    playing.close()
    playing = Round(hall.people("Ada", "Bob"), "metro", pace=FAST)
    mover, other = (playing.tabs[playing.tabs[0].screen.turn], playing.tabs[1 - playing.tabs[0].screen.turn])
    wait_until(lambda: other.act("flag").get("kind") == "flagged")
    assert other.screen.now["result"]["winners"] == [other.screen.seat]
    mover.wait_for(lambda told: told.get("kind") == "flagged")
    assert mover.screen.seat is None
    lost = other.screen.now["table"]["seats"][1 - (other.screen.seat or 0)]["departed"]
    assert (lost["user"], lost["way"], lost["has_lost"]) == (mover.browser.user, "time", True)
    playing.check()
    playing.close()


def test_time_at_rated_tables_is_up_by_itself(hall: Hall) -> None:
    playing = Round(hall.people("Ada", "Bob"), "metropolys", pace=FAST, is_rated=True)
    flagged = playing.tabs[0].wait_for(lambda told: told.get("kind") == "flagged")
    assert flagged["result"]["lost"] == [flagged["seat"]]
    assert flagged["status"] == "finished"
    playing.close()


def test_another_game_for_the_same_people(hall: Hall) -> None:
    ada, bob = hall.people("Ada", "Bob")
    playing = Round([ada, bob], "metro", "novice", options={"hand": 3}, cast=[2, 0, 1, 5, 4, 3])
    again = f"/api/tables/{playing.table}/rematch"
    assert ada.refused("POST", again) == (409, "not_while_table_is")
    playing.play_on()
    assert hall.browser("Eve").refused("POST", again) == (403, "not_at_this_table")
    new = ada.post(again)["table"]
    assert (new["follows"], new["options"], new["host"]) == (playing.table, {"hand": 3}, ada.user)
    assert [(seat["user"], seat["bot"]) for seat in new["seats"]] == [(ada.user, None), (None, None), (None, "novice")]
    before = playing.tabs[0].screen.now["table"]
    assert [seat["character"] for seat in new["seats"]] == [seat["character"] for seat in before["seats"]], (
        "the same bot"
    )
    assert (new["cast"], new["tempo"]) == (before["cast"], before["tempo"])
    for tab in playing.tabs:
        assert tab.wait_for(lambda told: told.get("kind") == "followed")["follower"] == new["id"]
    playing.check()
    came = bob.post(again, {"is_turned": True})["table"]  # too late to say so
    assert (came["id"], [seat["user"] for seat in came["seats"]]) == (new["id"], [ada.user, bob.user, None])
    assert bob.post(again)["table"]["id"] == new["id"], "asked again it changes nothing"
    assert bob.post(f"/api/tables/{new['id']}/start")["table"]["status"] == "running"
    playing.close()


def test_in_another_game_everybody_may_move_on_by_a_seat(hall: Hall) -> None:
    ada, bob = hall.people("Ada", "Bob")
    playing = Round([ada, bob], "metro", "novice")
    playing.play_on()
    new = bob.post(f"/api/tables/{playing.table}/rematch", {"is_turned": True})["table"]
    assert [(seat["user"], seat["bot"]) for seat in new["seats"]] == [(bob.user, None), (None, "novice"), (None, None)]
    came = ada.post(f"/api/tables/{playing.table}/rematch")["table"]
    assert [seat["user"] for seat in came["seats"]] == [bob.user, None, ada.user]
    playing.close()


def test_a_seat_that_somebody_else_took_is_not_fought_for(hall: Hall) -> None:
    ada, bob, eve = hall.people("Ada", "Bob", "Eve")
    playing = Round([ada, bob], "metro")
    playing.play_on()
    again = f"/api/tables/{playing.table}/rematch"
    new = ada.post(again)["table"]["id"]
    eve.sit(new, 1)
    assert [seat["user"] for seat in bob.post(again)["table"]["seats"]] == [ada.user, eve.user]
    playing.close()


def test_whoever_lost_on_time_may_ask_for_another_game(hall: Hall) -> None:
    playing = Round(hall.people("Ada", "Bob"), "metro", pace=FAST)
    mover, other = (playing.tabs[playing.tabs[0].screen.turn], playing.tabs[1 - playing.tabs[0].screen.turn])
    wait_until(lambda: other.act("flag").get("kind") == "flagged")
    lost = 1 - (other.screen.seat or 0)
    new = mover.browser.post(f"/api/tables/{playing.table}/rematch")["table"]
    assert (new["host"], new["seats"][lost]["user"]) == (mover.browser.user, mover.browser.user)
    playing.close()
