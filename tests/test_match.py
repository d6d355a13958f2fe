"""Match: one door for every action, versions, taking back; and a game looked at again, step by step."""

from __future__ import annotations

import ast
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import metropole
from metropole import games
from metropole.games.contract import NotLegal, NotUnderstood, Refusal
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


def test_taking_back_returns_to_the_very_position(match: Match) -> None:
    play(match, "3@C4")
    before = match.view(2)
    play(match, "7@C10", "pass", "pass")
    match.take_back(1)
    assert match.view(2) == before
    assert match.version == 1
    with pytest.raises(NotLegal):
        match.take_back(2)


def test_a_finished_match_has_an_outcome_and_a_result(match: Match) -> None:
    play_on(match)
    result, outcome = match.record().result, match.outcome
    assert result is not None
    assert outcome is not None
    assert (result.scores, result.winners) == (outcome.scores, outcome.winners)
    assert reason_of(match, 0, "pass") == "game_over"


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
    for beyond in (first.back, last.forward, lambda: first.at(-1), lambda: last.at(len(record.actions) + 1)):
        with pytest.raises(NotLegal, match="no_such_version"):
            beyond()
    assert (first.version, last.version) == (0, len(record.actions))


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


def test_no_other_module_plays_games_from_their_beginning() -> None:
    """Rules, and bots that think about games that are not being played, make their own States."""
    package = Path(metropole.__file__).parent
    found = set()
    for path in package.rglob("*.py"):
        called = [node.func for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
        if any(isinstance(function, ast.Attribute) and function.attr == "new_game" for function in called):
            found.add(path.relative_to(package).parts[0])
    assert found - {"games", "bots"} == {"match.py"}
