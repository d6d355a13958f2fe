"""What may be noted for one's next turn, and whether it still fits when that comes."""

from __future__ import annotations

import pytest

from metropole.games.contract import NotLegal, NotUnderstood
from metropole.server.broadcast import metro
from metropole.server.refusals import NotAllowed
from metropole.server.storage.database import now
from metropole.server.tables import premoves
from metropole.server.tables.acts import ActRequest, undo
from metropole.server.tables.clocks import Pace
from metropole.server.tables.live import Stale
from metropole.server.tables.premoves import AlreadyPlayed, Condition, Premove
from tests.server.tables.tabled import Tabled


def city(*who: str) -> Tabled:
    return Tabled("metropolys", *(who or ("u0", "u1", "u2")), options={"version": "family"})


def noted(at: Tabled, action: str, condition: Condition = "always", user: str = "u2") -> Premove:
    return premoves.noted(at.table, user, action, condition)


def why_dropped(at: Tabled, premove: Premove) -> str:
    with pytest.raises(NotLegal) as refused:
        premoves.play(at.table, premove, ())
    return refused.value.reason.id


def test_it_is_noted_by_whoever_waits_at_a_game_in_play() -> None:
    at = city()
    assert noted(at, "pass").circumstances == ""
    with pytest.raises(NotLegal, match="premove_on_own_turn"):
        noted(at, "pass", user="u0")
    with pytest.raises(NotAllowed, match="not_at_this_table"):
        noted(at, "pass", user="u7")
    with pytest.raises(NotUnderstood):
        noted(at, "99@C10")
    with pytest.raises(NotLegal, match="not_while_table_is"):
        premoves.noted(Tabled("metropolys", "u0", "", is_started=False).table, "u0", "pass", "always")


def test_it_waits_until_its_owner_is_to_move() -> None:
    at = city()
    waiting = noted(at, "pass")
    with pytest.raises(Stale):
        premoves.play(at.table, waiting, ())
    at.play()
    with pytest.raises(Stale):
        premoves.play(at.table, waiting, ())
    at.play("pass")
    entry = premoves.play(at.table, waiting, ())
    assert (entry.seat, entry.user_id, entry.action_id, entry.details["action"]) == (2, "u2", waiting.id, "pass")


def test_it_is_played_once() -> None:
    at = city()
    waiting = noted(at, "pass")
    at.play()
    at.play("pass")
    at.let(premoves.play(at.table, waiting, ()))
    with pytest.raises(AlreadyPlayed):
        premoves.play(at.table, waiting, ())


def test_if_nobody_bids_higher() -> None:
    at = city()
    at.play("3@C4")
    sure, careful = noted(at, "9@C5"), noted(at, "9@C5", "unchanged")
    assert careful.circumstances == "0: 3@C4"
    at.play("pass")
    assert premoves.play(at.table, careful, ()).details["action"] == "9@C5"
    higher = city()
    higher.play("3@C4")
    higher.play("4@C3")
    assert why_dropped(higher, careful) == "premove_changed"
    assert why_dropped(higher, sure) == "not_adjacent"


def net(*played: str) -> Tabled:
    at = Tabled("metro", "u0", "u1", given={"first": 0})
    for action in played:
        at.play(action)
    return at


def test_a_tile_is_placed_while_it_does_what_it_did() -> None:
    at, seen = net(), metro.thinkable(net().table.view(1))["actions"]  # type: ignore[arg-type]
    notes = [premoves.noted(at.table, "u1", action, "unchanged") for action in seen if action != "draw"]
    far = next(one for one in at.legal() if one[4:6] in ("73", "74"))
    there = next(one for one in notes if one.action[4:6] in ("02", "03") and one.circumstances)
    assert premoves.play(net(far).table, there, ()).details["action"] == there.action
    assert premoves.noted(at.table, "u1", f"{there.action[:4]}11", "always").circumstances == "", "it may not lie there"
    longer = [(one, met) for one in notes for met in at.legal() if meets(one.action, met)]
    assert {why_dropped(net(met), one) for one, met in longer} == {"premove_changed"}


def meets(action: str, other: str) -> bool:
    """Whether a line would go over both tiles."""
    at = net(other)
    if other == "draw" or action not in at.legal():
        return False
    foreseen = at.terms.rules.preview(at.table.view(1), at.terms.rules.parse(action))
    return any(change.after.length > 1 for change in foreseen.changed)


def test_it_is_for_the_next_turn_and_no_other() -> None:
    at = city("u0", "u1")
    waiting = noted(at, "pass", user="u1")
    at.play("1@C4")
    at.play("2@C5")
    at.play("pass")
    assert at.table.turn == 1
    assert why_dropped(at, waiting) == "premove_is_late"


def test_what_was_taken_back_since_drops_it() -> None:
    at = city("u0", "u1")
    at.play("1@C4")
    at.play("2@C5")
    waiting = noted(at, "pass", user="u1")
    at.let(undo(at.table, ActRequest(now(), "u1")))
    assert why_dropped(at, waiting) == "premove_is_late"


def test_it_is_charged_like_a_move() -> None:
    at = Tabled("metropolys", "u0", "u1", options={"version": "family"}, pace=Pace(bank=60_000))
    waiting = noted(at, "pass", user="u1")
    at.play()
    entry = premoves.play(at.table, waiting, ())
    assert entry.details["used"] == at.table.clock.spent(entry.at, ()) > 0
