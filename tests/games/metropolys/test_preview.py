"""What an action would change: shown before it is played, and then so."""

from __future__ import annotations

import random

import pytest

from metropole.games.contract import NotLegal
from metropole.games.metropolys import (
    PASS,
    Answer,
    Bid,
    Preview,
    State,
    events,
    parse,
    preview,
    scores,
    text,
    view,
    why_not,
)
from tests.games.metropolys.positions import (
    EXPERT,
    FAMILY,
    Combination,
    amount,
    arranged,
    each_combination,
    on,
    play,
    random_states,
    snapshot,
    started,
    texts,
)


def seen_by_mover(state: State, action: str) -> Preview:
    """The preview of an action for the seat whose turn it is."""
    return preview(view(state, state.turn), parse(action))


def test_who_could_answer_and_how() -> None:
    state = arranged(FAMILY, {}, {"N1": 12, "N2": 13}, {"C10": 11}, {}, turn=0, tokens="first")
    shown = seen_by_mover(state, "10@C9")
    assert shown.answers == (
        Answer(1, (11,), ("C8",)),
        Answer(2, (12, 13), ("C8",)),
        Answer(3, (11, 12, 13), ("C8",)),
    )
    assert (shown.action, [event.id for event in shown.at_once]) == ("10@C9", ["bid"])
    assert [event.id for event in shown.if_unanswered] == ["call_ended", "built"]


def test_nobody_can_answer_the_13() -> None:
    shown = seen_by_mover(started(FAMILY, first=0, tokens="first"), "13@C1")
    assert (shown.answers, shown.if_unanswered) == ((), ())
    assert [event.id for event in shown.at_once][-3:] == ["call_ended", "built", "token_taken"]
    assert (shown.before.total, shown.after.points["trendy"]) == (0, 3)


def test_points_change_by_token_card_and_area() -> None:
    area = ["bridges", "lakes", "statues", "borders"]
    state = arranged(FAMILY, {"C1": 2}, turn=0, tokens="first", area=area)
    shown = seen_by_mover(state, "5@C6")  # a subway token, at a bridge
    change = {source: points - shown.before.points[source] for source, points in shown.after.points.items()}
    assert {source: points for source, points in change.items() if points} == {"subway": 1, "subway_card": 3, "area": 3}
    assert shown.groups_completed == []


def test_a_completed_group_is_shown() -> None:
    area = ["chains", "lakes", "statues", "bridges"]
    state = arranged(EXPERT, on("N7 N6"), turn=0, area=area)
    assert seen_by_mover(state, "5@N2").groups_completed == [["N2", "N6", "N7"]]
    assert seen_by_mover(state, "5@N10").groups_completed == []


def test_passing_shows_what_the_last_bidder_would_get() -> None:
    built, call = [on("C3"), on("E2")], [Bid(0, 3, "N2")]
    state = arranged(FAMILY, *built, bids=call, passed=[2, 3], turn=1, subway_card=1, tokens="first")
    shown = seen_by_mover(state, "pass")
    happens = ["passed", "call_ended", "built", "token_taken", "subway_card_moved"]
    assert [event.id for event in shown.at_once] == happens
    assert (shown.before.points["subway_card"], shown.after.points["subway_card"]) == (3, 0)
    assert shown.answers == ()


def test_passing_while_others_are_in_shows_who_is_asked_next() -> None:
    state = play(started(FAMILY, first=0), "10@C9")
    shown = seen_by_mover(state, "pass")
    assert [answer.seat for answer in shown.answers] == [2, 3]
    assert [event.id for event in shown.if_unanswered][:2] == ["call_ended", "built"]


@each_combination
def test_a_preview_is_what_happens_if_everybody_passes(combination: Combination) -> None:
    rng = random.Random(f"{combination} previews")
    for state in random_states(combination, seed=31, count=amount(120, 20)):
        if state.turn < 0:
            continue
        before = snapshot(state)
        for code in {rng.choice(state.legal()), state.legal()[-1]}:
            assert_comes_true(state, code, preview(view(state, state.turn), code))
        assert snapshot(state) == before


def assert_comes_true(state: State, code: int, shown: Preview) -> None:
    """Play the action, let everybody pass, and compare."""
    seat, after = state.turn, state.copy()
    assert shown.action == text(code)
    assert shown.before == scores(state)[seat]
    assert list(shown.at_once) == events(state, code)
    after.play(code)
    asked, then = [], []
    while after.call():
        asked.append((after.turn, {bid for bid in texts(after) if bid != "pass"}))
        then = [event for event in events(after, PASS) if not event.id.startswith("passed")]
        after.play(PASS)
    bids = [{f"{value}@{place}" for value in one.values for place in one.places} for one in shown.answers]
    assert list(zip((one.seat for one in shown.answers), bids, strict=True)) == asked
    assert list(shown.if_unanswered) == then
    assert shown.after == scores(after)[seat]


@each_combination
def test_what_may_not_be_done_has_no_preview(combination: Combination) -> None:
    for state in random_states(combination, seed=32, count=8):
        for seat in (*range(state.players), None):
            seen = view(state, seat)
            illegal = [code for code in range(0, 716, 11) if why_not(seen, code)]
            assert illegal
            for code in illegal:
                with pytest.raises(NotLegal) as refusal:
                    preview(seen, code)
                assert refusal.value.reason == why_not(seen, code)
