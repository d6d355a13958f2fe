"""What if: a branch is the game that follows from its actions; and from a seat nothing else than that seat knew."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from pydantic_core import to_json

from metropole.games.contract import Message, NotLegal, Refusal
from metropole.match import Match
from metropole.server.broadcast.branch import Branch, branch_of, check_over
from metropole.server.broadcast.presenter import presenter_of
from metropole.server.broadcast.replay import replay
from metropole.server.refusals import NotFound
from tests.analysis.test_redealing import EACH, other, played
from tests.server.tables.tabled import Tabled

EYES: list[Any] = ["everybody", "spectator", 0, 1]


def grown(match: Match, left: int, eyes: Any, length: int, seed: int = 9) -> Branch:
    """A branch of random actions, each of them legal where it stands."""
    actions: list[str] = []
    rng = Random(seed)
    for _ in range(length):
        there = branch_of(match, left, eyes, actions).match
        if there.turn < 0:
            break
        actions.append(there.game.text(rng.choice(there.legal())))
    return branch_of(match, left, eyes, actions)


@EACH
def test_with_everything_open_it_is_the_game_with_these_actions(
    name: str, players: int, options: dict[str, Any]
) -> None:
    match = played(name, players, options, 10_000)
    branch = grown(match, 11, "everybody", 12)
    same = match.at(11)
    for action in branch.match.record().actions[11:]:
        same.submit(same.turn, same.game.parse(action))
    shown, told = branch.shown(), replay(same, range(players))
    assert shown["steps"] == told["steps"][11:]
    presenter = presenter_of(name)
    assert shown["legal"] == presenter.legal(same.view(same.turn))
    assert shown["mine"] == presenter.own(same.view(same.turn))
    code = next(iter(same.legal()))
    assert branch.preview(same.game.text(code)) == presenter.preview(same.view(same.turn), code)


@EACH
def test_a_branch_may_go_on_to_the_end(name: str, players: int, options: dict[str, Any]) -> None:
    match = played(name, players, options, 10_000)
    left = match.version - 6
    shown = grown(match, left, "everybody", 60).shown()
    assert shown["legal"] is None
    assert sum(shown["final"]["points"] if name == "metro" else [1]) > 0
    assert len(shown["result"]["scores"]) == players
    with pytest.raises(NotLegal, match="game_over"):
        branch_of(match, match.version, "everybody", [], []).preview(match.record().actions[-1])


@EACH
@pytest.mark.parametrize("eyes", EYES[1:])
def test_from_a_seat_it_tells_nothing_that_the_seat_could_not_know(
    name: str, players: int, options: dict[str, Any], eyes: Any
) -> None:
    """Two games that a seat could not tell apart where it left them have the same branches to the byte."""
    match = played(name, players, options, 10_000)
    left = 15
    twin = other(match.at(left), eyes if isinstance(eyes, int) else None)
    branch = grown(match, left, eyes, 10)
    actions = branch.match.record().actions[left:]
    again = branch_of(twin, left, eyes, actions)
    assert to_json(again.shown()) == to_json(branch.shown())
    assert again.match.record() == branch.match.record()
    if isinstance(eyes, int):
        assert branch.match.at(left).view(eyes) == match.at(left).view(eyes)


@EACH
def test_what_is_expected_is_played_as_far_as_it_goes(name: str, players: int, options: dict[str, Any]) -> None:
    match = played(name, players, options, 10_000)
    actions = match.record().actions
    branch = branch_of(match, 4, "everybody", actions[4:6], [*actions[6:8], "nonsense", *actions[8:]])
    assert branch.match.record().actions == actions[:8]
    assert [step["action"] for step in branch.shown()["steps"]] == list(actions[4:8])


@pytest.mark.parametrize(
    ("left", "eyes", "actions", "reason"),
    [
        (2, "everybody", ["what"], "unknown_action"),
        (2, 5, [], "no_such_seat"),
        (1000, "everybody", [], "no_such_version"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(left: int, eyes: Any, actions: list[str], reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        branch_of(played("metropolys", 2, {}, 9), left, eyes, actions)
    assert refused.value.reason.id == reason


def refused(does: Callable[[], object]) -> Message:
    with pytest.raises(Refusal) as refusal:
        does()
    return refusal.value.reason


@EACH
def test_whatever_is_not_legal_is_refused_as_the_game_does(name: str, players: int, options: dict[str, Any]) -> None:
    match = played(name, players, options, 9)
    branch, game = branch_of(match, 7, "everybody", []), match.game
    there = match.at(7)
    view = there.view(there.turn)
    legal = set(there.legal())
    reasons = set[str]()
    for code in range(0, 700, 13):
        reason, action = there.why_not(there.turn, code), game.text(code)
        if code in legal:
            assert branch_of(match, 7, "everybody", [action]).match.version == 8
            continue
        assert reason is not None
        assert refused(partial(branch.preview, action)) == reason
        assert refused(partial(branch_of, match, 7, "everybody", [action])) == reason
        reasons.add(reason.id)
    assert reasons
    places = {"metropolys": ["C4", "C10", "S1"], "metro": ["00", "07", "33"]}[name]
    for place in places:
        of_place = presenter_of(name).why_not_at(view, place)
        assert branch.why_not(place, None) == of_place
        for code in range(0, 700, 29):
            expected = of_place or game.why_not(view, code)
            assert branch.why_not(place, game.text(code)) == expected


@EACH
def test_a_seat_that_is_not_there_is_named(name: str, players: int, options: dict[str, Any]) -> None:
    match = played(name, players, options, 9)
    for eyes in (players, players + 1):
        reason = refused(partial(branch_of, match, 2, eyes, []))
        assert reason == Message("no_such_seat", {"seat": eyes, "players": players})
    branch_of(match, 2, players - 1, [])


def test_what_is_drawn_anew_is_another_from_another_seat_or_moment() -> None:
    match = played("metropolys", 3, {}, 40)
    drawn = {
        (left, eyes): branch_of(match, left, eyes, []).match.record().to_json()["setup"]["area"]
        for left in range(0, 40, 4)
        for eyes in ("spectator", 0, 1)
    }
    hidden = [drawn[left, "spectator"] for left in range(0, 40, 4)]
    assert len({str(area) for area in hidden}) > 3
    assert sum(drawn[left, 0] != drawn[left, "spectator"] for left in range(0, 40, 4)) > 3
    # of the third seat's card neither the first nor the second knows anything: each has its own draw
    third = [(drawn[left, 0][2], drawn[left, 1][2]) for left in range(0, 40, 4)]
    assert any(one != other for one, other in third)


def test_where_a_game_is_over_nothing_more_is_done() -> None:
    match = played("metro", 2, {}, 10_000)
    branch, action = branch_of(match, match.version, "everybody", []), match.record().actions[-1]
    for does in (
        partial(branch.preview, action),
        partial(branch.why_not, "00", action),
        partial(branch_of, match, match.version, "everybody", [action]),
    ):
        assert refused(does) == Message("game_over", {})


def test_nothing_is_tried_out_while_a_game_is_played() -> None:
    run = Tabled("metro", "u0", "u1")
    assert refused(partial(check_over, run.table)).id == "branch_after_the_end"
    run.table.match = None
    with pytest.raises(NotFound):
        check_over(run.table)
    assert refused(partial(check_over, run.table)).id == "replay_not_begun"
