"""Actions as texts, as values and as codes."""

from __future__ import annotations

from typing import Any

import pytest

from metropole.games.contract import NotUnderstood
from metropole.games.metropolys import ACTIONS, PASS, Action, parse, text
from metropole.games.metropolys.actions import BY_CODE
from metropole.games.metropolys.board import NAMES


def test_every_code_has_one_text_and_one_value() -> None:
    assert ACTIONS == 55 * 13 + 1
    assert len({text(code) for code in range(ACTIONS)}) == ACTIONS
    for code in range(ACTIONS):
        assert parse(text(code)) == code
        assert BY_CODE[code].code == code
        assert str(BY_CODE[code]) == text(code)


def test_codes_run_place_by_place_and_end_with_the_pass() -> None:
    assert [text(code) for code in range(PASS)] == [f"{value}@{place}" for place in NAMES for value in range(1, 14)]
    assert text(PASS) == "pass"


def test_an_action_without_value_is_a_pass() -> None:
    assert Action().is_pass
    assert Action() == BY_CODE[PASS]
    assert not Action(7, "C10").is_pass
    assert Action(7, "C10").code == parse("7@C10")


@pytest.mark.parametrize(
    "wrong",
    [
        *["03@C4", "14@C4", "0@C4", "-3@C4", "+3@C4", "3.0@C4", "٣@C4", "@C4"],
        *["3@c4", "3@C04", "3@C16", "3@N11", "3@X1", "3@", "3", "C4", "C4@3", "3@C4@"],
        *[" 3@C4", "3@C4 ", "3 @C4", "3@C4\n", "", "PASS", "Pass", "pass ", "draw"],
    ],
)
def test_a_text_that_is_not_exactly_right_is_not_understood(wrong: str) -> None:
    with pytest.raises(NotUnderstood) as refusal:
        parse(wrong)
    assert refusal.value.reason.id == "unknown_action"
    assert refusal.value.reason.details == {"text": wrong}


@pytest.mark.parametrize("wrong", [None, 3, 715, True, ["3@C4"], {"pass": 1}, b"pass"])
def test_what_is_no_text_is_not_understood(wrong: Any) -> None:
    with pytest.raises(NotUnderstood):
        parse(wrong)


def test_a_long_text_is_told_back_in_short() -> None:
    with pytest.raises(NotUnderstood) as refusal:
        parse("x" * 1000)
    assert refusal.value.reason.details == {"text": "x" * 40}
