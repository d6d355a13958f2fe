"""Match: one door for every action, versions, taking back."""

from __future__ import annotations

import random

import pytest

from metropole import games
from metropole.games.contract import NotLegal
from metropole.match import Match

GAME = games.load("metropolys")


@pytest.fixture
def match() -> Match:
    return Match(GAME, GAME.deal(3, {"version": "expert"}, random.Random(4), {"first": 1, "closed": ["west"]}))


def play(match: Match, *texts: str) -> None:
    for text in texts:
        match.submit(match.turn, match.version, GAME.parse(text))


def reason_of(match: Match, seat: int, version: int, text: str) -> str:
    before = match.record()
    with pytest.raises(NotLegal) as refused:
        match.submit(seat, version, GAME.parse(text))
    assert match.record() == before
    return refused.value.reason.id


def test_refused_submissions_name_their_reason_and_change_nothing(match: Match) -> None:
    assert reason_of(match, 0, 0, "3@C4") == "not_your_turn"
    assert reason_of(match, 1, 1, "3@C4") == "stale_version"
    assert reason_of(match, 1, 0, "pass") == "cannot_pass_opening"
    play(match, "3@C4")
    assert reason_of(match, 1, 1, "4@C5") == "not_your_turn"
    assert reason_of(match, 2, 1, "4@C7") == "not_adjacent"
    assert reason_of(match, 2, 0, "4@C5") == "stale_version"


def test_every_action_counts_a_version_and_is_recorded(match: Match) -> None:
    play(match, "3@C4", "7@C10", "pass")
    assert match.version == 3
    assert match.record().actions == ("3@C4", "7@C10", "pass")
    assert match.record().result is None
    assert [GAME.text(code) for code in match.view(0).history] == ["3@C4", "7@C10", "pass"]  # type: ignore[attr-defined]


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
    rng = random.Random(8)
    while match.turn >= 0:
        match.submit(match.turn, match.version, rng.choice(GAME.legal(match.view(match.turn))))
    result, outcome = match.record().result, match.outcome
    assert result is not None
    assert outcome is not None
    assert (result.scores, result.winners) == (outcome.scores, outcome.winners)
    assert reason_of(match, 0, match.version, "pass") == "game_over"
