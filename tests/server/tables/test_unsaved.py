"""A move that could not be saved and is sent again counts as having come at first."""

from __future__ import annotations

from metropole.server.tables.unsaved import AWAITED, MoveRequest, UnsavedMoves

MOVE = MoveRequest("mine", 7, "draw")


def test_the_very_same_move_came_when_it_first_came() -> None:
    unsaved = UnsavedMoves()
    assert unsaved.first_arrival("u0", MOVE, 5000) == 5000
    unsaved.keep("u0", MOVE, 5000, 5400)
    assert unsaved.first_arrival("u0", MOVE, 99_000) == 5000


def test_another_move_or_another_person_comes_when_it_comes() -> None:
    """Nobody thinks on behind a move that they would not make."""
    unsaved = UnsavedMoves()
    unsaved.keep("u0", MOVE, 5000, 5400)
    for other in (MOVE._replace(id="other"), MOVE._replace(version=8), MOVE._replace(action="1")):
        assert unsaved.first_arrival("u0", other, 9000) == 9000
    assert unsaved.first_arrival("u1", MOVE, 9000) == 9000


def test_it_is_waited_for_a_while() -> None:
    unsaved = UnsavedMoves()
    unsaved.keep("u0", MOVE, 5000, 6000)
    assert unsaved.awaited_since("u0", 7, 6000 + AWAITED) == 5000
    assert unsaved.awaited_since("u0", 7, 6001 + AWAITED) == 0
    assert unsaved.awaited_since("u0", 8, 6000) == 0
    assert unsaved.awaited_since("u1", 7, 6000) == 0
