"""Bots at a table with people: who they are wherever they are named, and that they take the moment agreed on."""

from __future__ import annotations

from metropole.bots.characters import CHARACTERS
from metropole.server.tables.moments import OBVIOUS
from tests.server.halls import Hall
from tests.server.play.round import Round

CAST = [3, 1, 5, 0, 2, 4]


def named(playing: Round) -> list[str | None]:
    """Who the bots are, as the table tells it."""
    return [seat["character"] for seat in playing.tabs[0].screen.now["table"]["seats"]]


def test_a_bot_is_the_same_at_the_table_in_lists_and_for_whoever_leaves(hall: Hall) -> None:
    ada, bob = hall.people("Ada", "Bob")
    playing = Round([ada, bob], "metro", "novice", cast=CAST)
    assert named(playing) == [None, None, CHARACTERS["novice"][5].id]
    bob.ask("DELETE", f"/api/tables/{playing.table}/seats/1")
    playing.tabs[0].wait_for(lambda told: told.get("kind") == "left")
    stand_in = CHARACTERS["skilled"][1].id
    assert named(playing) == [None, stand_in, CHARACTERS["novice"][5].id]
    (listed,) = [one for one in ada.get("/api/tables?list=mine") if one["id"] == playing.table]
    assert [seat["character"] for seat in listed["seats"]] == named(playing)
    playing.close()


def test_nobody_is_cast_twice(hall: Hall) -> None:
    (ada,) = hall.people("Ada")
    for cast in ([0, 0, 1, 2, 3, 4], [0, 1, 2], [0, 1, 2, 3, 4, 6]):
        new = {"game": "metro", "players": 2, "seats": ["me", "novice"], "cast": cast}
        assert ada.refused("POST", "/api/tables", new)[0] == 422


def test_a_bot_takes_its_moment_where_that_was_agreed_on(hall: Hall) -> None:
    """At least so long: how much longer a busy machine makes it is nobody's matter."""
    (ada,) = hall.people("Ada")
    playing = Round([ada], "metropolys", "novice", tempo="natural", given={"first": 0})
    playing.move()
    entries = ada.get(f"/api/tables/{playing.table}/log")["entries"]
    mine, answer = [one for one in entries if one["kind"] == "played"][:2]
    assert (mine["seat"], answer["seat"]) == (0, 1)
    assert answer["at"] - mine["at"] >= OBVIOUS
    playing.close()
