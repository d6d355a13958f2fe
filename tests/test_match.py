"""Match: one door for every action, versions, taking back; and a game looked at again, step by step."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import metropole
from metropole import games
from metropole.games.contract import Message, NotLegal, NotUnderstood, Refusal
from metropole.match import KEPT_EVERY, Match
from metropole.record import Record, Result

GAME = games.load("metropolys")


@pytest.fixture
def match() -> Match:
    return Match(GAME, GAME.deal(3, {"version": "expert"}, random.Random(4), {"first": 1, "closed": ["west"]}))


def play(match: Match, *texts: str) -> None:
    for text in texts:
        match.submit(match.turn, GAME.parse(text))


def play_on(match: Match) -> None:
    rng = random.Random(8)
    while match.turn >= 0:
        match.submit(match.turn, rng.choice(GAME.legal(match.view(match.turn))))


def reason_of(match: Match, seat: int, text: str) -> str:
    before = match.record()
    with pytest.raises(NotLegal) as refused:
        match.submit(seat, GAME.parse(text))
    assert match.record() == before
    return refused.value.reason.id


def test_refused_submissions_name_their_reason_and_change_nothing(match: Match) -> None:
    assert reason_of(match, 0, "3@C4") == "not_your_turn"
    assert reason_of(match, 1, "pass") == "cannot_pass_opening"
    play(match, "3@C4")
    assert reason_of(match, 1, "4@C5") == "not_your_turn"
    assert reason_of(match, 2, "4@C7") == "not_adjacent"


def test_every_action_counts_a_version_and_is_recorded(match: Match) -> None:
    play(match, "3@C4", "7@C10", "pass")
    assert match.version == 3
    assert match.record().actions == ("3@C4", "7@C10", "pass")
    assert match.record().result is None
    assert [GAME.text(code) for code in match.view(0).history] == ["3@C4", "7@C10", "pass"]


def test_what_everybody_sees_happen_is_told_with_the_action(match: Match) -> None:
    code = GAME.parse("3@C4")
    seen = list(GAME.events(match.state, code))
    assert seen
    assert match.submit(1, code) == seen


def test_a_bid_can_be_taken_back_and_the_last_building_not(match: Match) -> None:
    rng = random.Random(8)
    while match.turn >= 0:
        code = rng.choice(GAME.legal(match.view(match.turn)))
        before = match.record()
        is_reversible = match.is_reversible(code)
        assert match.record() == before, "it was only asked"
        match.submit(match.turn, code)
        assert is_reversible == (match.turn >= 0)


def test_what_shows_somebody_a_tile_cannot_be_taken_back() -> None:
    """A draw does, and so does a tile of the hand, which is filled up again; the one that was drawn shows no other."""
    metro = games.load("metro")
    match = Match(metro, metro.deal(2, {}, random.Random(1), {"first": 0}))
    draw = metro.parse("draw")
    for _ in range(2):
        codes = metro.legal(match.view(match.turn))
        assert draw in codes
        assert not any(match.is_reversible(code) for code in codes)
        match.submit(match.turn, draw)
        codes = metro.legal(match.view(match.turn))
        assert all(match.is_reversible(code) for code in codes)
        match.submit(match.turn, codes[0])


def test_a_new_match_has_nothing_ahead(match: Match) -> None:
    assert (match.version, match.last_version) == (0, 0)
    assert match.to_end().version == 0


def test_nobody_is_given_the_view_of_somebody_else(match: Match) -> None:
    """Whoever has looked before, and however often: views are kept for as long as the position is."""
    play(match, "3@C4")
    for seat in (None, 0, None, 2, 1, 0):
        assert match.view(seat) == GAME.view(match.state, seat, match.history, None, None)
    assert match.view(0) != match.view(None)


def test_taking_back_returns_to_the_very_position(match: Match) -> None:
    play(match, "3@C4")
    before = match.view(2)
    play(match, "7@C10", "pass", "pass")
    match.take_back(1)
    assert match.view(2) == before
    assert match.version == 1
    with pytest.raises(NotLegal):
        match.take_back(2)


def test_what_was_seen_before_something_was_taken_back_is_not_seen_again(match: Match) -> None:
    """The version is the same afterwards, the position is not."""
    play(match, "3@C4", "7@C10")
    seen = {seat: match.view(seat) for seat in (None, 0, 1, 2)}
    match.take_back(1)
    play(match, "8@C10")
    for seat, before in seen.items():
        assert match.view(seat) != before
        assert [GAME.text(code) for code in match.view(seat).history] == ["3@C4", "8@C10"]


def test_to_take_nothing_back_is_to_give_up_what_is_ahead(match: Match) -> None:
    play(match, "3@C4", "7@C10")
    match.back()
    match.take_back(1)
    assert (match.version, match.last_version) == (1, 1)
    assert match.record().actions == ("3@C4",)


def test_a_finished_match_has_an_outcome_and_a_result(match: Match) -> None:
    play_on(match)
    result, outcome = match.record().result, match.outcome
    assert result is not None
    assert outcome is not None
    assert (result.scores, result.winners) == (outcome.scores, outcome.winners)
    assert reason_of(match, 0, "pass") == "game_over"


def test_at_the_end_everything_is_open_to_whoever_looked_before(match: Match) -> None:
    """A view is made from the last one; what that did not know of the cards may not stay hidden."""
    rng = random.Random(3)
    while match.turn >= 0:
        seen: list[Any] = [match.view(seat) for seat in (None, 0, 1, 2)]
        match.submit(match.turn, rng.choice(match.legal()))
    dealt: Any = match.state
    assert all(None in view.setup.area for view in seen), "until the end something was hidden"
    for seat in (None, 0, 1, 2):
        view: Any = match.view(seat)
        assert view == GAME.view(match.state, seat, match.history)
        assert view.setup == match.setup
        assert [view.known.cards_of(holder) for holder in range(3)] == [dealt.cards_of(holder) for holder in range(3)]


def test_points_and_what_was_shown_are_those_of_the_position(match: Match) -> None:
    play(match, "3@C4", "7@C10", "pass", "pass")
    assert match.scores() == list(GAME.scores(match.state))
    assert any(score.total for score in match.scores())
    metro = games.load("metro")
    other = Match(metro, metro.deal(2, {"hand": 2}, random.Random(3), {"first": 1}))
    assert [other.shown_to(seat) for seat in (0, 1)] == [metro.shown_to(other.state, seat) for seat in (0, 1)]


# Looking again


@pytest.fixture
def record(match: Match) -> Record:
    play_on(match)
    return match.record()


def positions(record: Record) -> list[Any]:
    """What a spectator sees at every version, by playing without a stop."""
    match = Match(record.game, record.setup)
    seen = [match.view(None)]
    for action in record.actions:
        play(match, action)
        seen.append(match.view(None))
    return seen


def test_steps_stand_before_each_action_and_end_at_the_record(record: Record) -> None:
    match, seen = Match.of(record), []
    for code in match.steps():
        assert code in match.legal()
        seen.append((match.step, match.turn, GAME.text(code), match.view(None)))
    assert [(number, text) for number, _, text, _ in seen] == list(enumerate(record.actions, start=1))
    assert [view.turn for *_, view in seen] == [turn for _, turn, _, _ in seen]
    assert [view for *_, view in seen] == positions(record)[:-1]
    assert match.record() == record


def test_any_version_can_be_gone_to_from_any_other(record: Record) -> None:
    assert len(record.actions) > 3 * KEPT_EVERY
    right, whole = positions(record), Match.resumed(record)
    first = Match.of(record)
    for version in range(len(right)):
        assert whole.at(version).view(None) == right[version]
        assert first.at(version).view(None) == right[version]
    assert (whole.version, first.version) == (len(record.actions), 0)
    middle = first.at(KEPT_EVERY)
    assert [middle.at(version).view(None) for version in range(len(right))] == right
    assert middle.at(len(record.actions)).record() == record


def test_wherever_one_goes_all_of_the_game_stays_ahead(record: Record) -> None:
    middle = Match.of(record).at(2 * KEPT_EVERY)
    for version in (0, KEPT_EVERY - 1, 2 * KEPT_EVERY, 2 * KEPT_EVERY + 1):
        there = middle.at(version)
        assert there.last_version == len(record.actions)
        assert there.to_end().record() == record
    assert (middle.version, middle.last_version) == (2 * KEPT_EVERY, len(record.actions))


def test_back_and_forward_are_inverse_at_every_version(record: Record) -> None:
    right, match = positions(record), Match.of(record)
    for version in range(1, len(right)):
        match.forward()
        assert (match.version, match.view(None)) == (version, right[version])
        match.back()
        assert (match.version, match.view(None)) == (version - 1, right[version - 1])
        match.forward()
    for version in reversed(range(len(right) - 1)):
        match.back()
        assert (match.version, match.view(None)) == (version, right[version])
    assert match.to_end().record() == record


def test_there_is_nothing_before_the_beginning_or_after_the_end(record: Record) -> None:
    first, last = Match.of(record), Match.resumed(record)
    most = len(record.actions)
    beyond = [(first.back, -1), (last.forward, most + 1), (lambda: first.at(-2), -2), (lambda: last.at(999), 999)]
    for go, version in beyond:
        with pytest.raises(NotLegal) as refused:
            go()
        assert refused.value.reason == Message("no_such_version", {"given": version, "most": most})
    assert (first.version, last.version) == (0, most)


def test_another_action_gives_up_what_was_ahead(record: Record) -> None:
    match = Match.of(record).at(1)
    other = next(code for code in match.legal() if GAME.text(code) != record.actions[1])
    match.submit(match.turn, other)
    assert (match.version, match.last_version) == (2, 2)
    assert match.to_end().record().actions == (record.actions[0], GAME.text(other))


@pytest.mark.parametrize(
    ("wrong", "error", "step"),
    [
        (lambda actions: (*actions[:5], "13@X1", *actions[5:]), NotUnderstood, 6),
        (lambda actions: ("pass", *actions), NotLegal, 1),
        (lambda actions: (*actions, "pass"), NotLegal, None),
        (lambda actions: (*actions[:20], actions[0], *actions[20:]), NotLegal, 21),
    ],
)
def test_a_wrong_record_is_refused_at_its_step(record: Record, wrong: Any, error: type[Refusal], step: int) -> None:
    match = Match.of(replace(record, actions=wrong(record.actions)))
    with pytest.raises(error):
        match.to_end()
    assert match.step == (step or len(record.actions) + 1)


def test_a_result_is_compared_at_the_last_step(record: Record) -> None:
    assert record.result is not None
    match = Match.of(replace(record, result=Result(record.result.scores[::-1], record.result.winners)))
    with pytest.raises(NotLegal, match="scores_differ"):
        match.to_end()
    assert match.step == len(record.actions)
    early = Match.of(replace(record, actions=record.actions[:7]))
    with pytest.raises(NotLegal, match="result_before_the_end"):
        early.to_end()
    assert Match.resumed(replace(record, actions=record.actions[:7])).version == 7


# Rules and environments make States of their own, and bots where they think about games that are not being played.
WITHOUT_MATCH = {"games", "bots", "research"}
# Where else actions that are known are played one after another, and why.
LOOPS = {
    "arena/local.py": (1, "no actions, but work for a pool"),
    "match.py": (1, "going back, from the last State that was kept"),
    "server/broadcast/branch.py": (2, "what somebody would do is judged, action by action, as at a table"),
}


def modules() -> Iterator[tuple[str, ast.Module]]:
    package = Path(metropole.__file__).parent
    for path in sorted(package.rglob("*.py")):
        if (place := path.relative_to(package)).parts[0] not in WITHOUT_MATCH:
            yield place.as_posix(), ast.parse(path.read_text("utf-8"))


def calls(tree: ast.AST, *names: str) -> bool:
    """Whether something of this name is called anywhere in it."""
    called = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return any(ast.unparse(function).rpartition(".")[2] in names for function in called)


def replaying(tree: ast.Module) -> int:
    """How many loops play what they are given; a `while`, or one over a range, plays what is chosen there and then."""
    loops = [node for node in ast.walk(tree) if isinstance(node, ast.For | ast.AsyncFor)]
    loops = [loop for loop in loops if not ast.unparse(loop.iter).startswith("range(")]
    return sum(any(calls(line, "play", "submit") for line in loop.body) for loop in loops)


def test_no_other_module_plays_games_from_their_beginning() -> None:
    assert [place for place, tree in modules() if calls(tree, "new_game")] == ["match.py"]


def test_there_is_one_loop_that_replays() -> None:
    found = {place: replaying(tree) for place, tree in modules()}
    assert {place: count for place, count in found.items() if count} == {k: count for k, (count, _) in LOOPS.items()}


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("for code in history: match.play(code)", 1),
        ("for action in record.actions:\n    if action: state.play(parse(action))", 1),
        ("for code in codes: submit(match.turn, code)", 1),
        ("while match.turn >= 0: match.play(bot.choose(match.view(0), rng))", 0),
        ("for _ in range(9): match.submit(match.turn, rng.choice(match.legal()))", 0),
        ("for _ in match.steps(): pass", 0),
    ],
)
def test_what_a_loop_that_replays_is(source: str, count: int) -> None:
    assert replaying(ast.parse(source)) == count
