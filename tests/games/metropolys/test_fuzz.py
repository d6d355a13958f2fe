"""Whatever comes from outside is understood, or refused with a reason; nothing else ever happens."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metropole.commands.forms.metropolys import answer
from metropole.games import metropolys
from metropole.games.contract import NotLegal, NotUnderstood, Refusal
from metropole.games.metropolys import board, cards
from tests.games.metropolys.positions import COMBINATIONS, Combination, amount, dealt, on

pytestmark = pytest.mark.slow
often = settings(max_examples=amount(400, 60))

WORDS = [
    *["first", "closed", "tokens", "area", "neighbourhood", "expansion", "version", "random"],
    *["game", "players", "options", "setup", "built", "subway_card", "archaeology_card", "metropolys"],
    *[*board.NAMES[:4], *board.DISTRICTS, *board.TYPES, *board.TOKENS, *cards.AREA_CARDS, *cards.VERSIONS],
]
words = st.sampled_from(WORDS) | st.text(max_size=6)
scalars = st.none() | st.booleans() | st.integers() | st.integers(-2, 14) | st.floats() | words
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=12,
)
combinations = st.sampled_from(COMBINATIONS)


def survives(attempt: Callable[..., object], *arguments: Any) -> None:
    """It works, or is refused in a way that can be told to people and sent over a wire."""
    try:
        attempt(*arguments)
    except (NotUnderstood, NotLegal) as refused:
        check_reason(refused)


def check_reason(refused: Refusal) -> None:
    """A reason has an id that messages can be named after, and details that can be written down."""
    assert refused.reason.id.replace("_", "").isalpha()
    assert str(refused).startswith(refused.reason.id)
    assert json.dumps(dict(refused.reason.details))


def written(combination: Combination) -> dict[str, Any]:
    """A complete position that is fine, with one building in a blind alley, where there is no token."""
    options, setup = metropolys.write_setup(dealt(combination))
    built = [on("C12"), *[{} for _ in range(combination.players - 1)]]
    table = {"built": built, "subway_card": None, "archaeology_card": None}
    return {"game": "metropolys", "players": combination.players, "options": options, "setup": setup, **table}


def entries(data: Any) -> list[tuple[Any, Any]]:
    """Every entry of the lists and objects within, as its holder and its key."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    return [entry for key in keys for entry in ((data, key), *entries(data[key]))]


@st.composite
def spoilt(draw: st.DrawFn) -> dict[str, Any]:
    """A complete position in which some entries, however deep, were changed, taken away or added."""
    data: dict[str, Any] = json.loads(json.dumps(written(draw(combinations))))
    for _ in range(draw(st.integers(1, 2))):
        spoil(draw, *draw(st.sampled_from(entries(data))))
    return data


def spoil(draw: st.DrawFn, holder: Any, key: Any) -> None:
    """Change one entry of a list or an object."""
    way = draw(st.sampled_from(["change", "remove", "add"]))
    if way == "change":
        holder[key] = draw(scalars | anything)
    elif way == "remove":
        del holder[key]
    elif isinstance(holder, dict):
        holder[draw(words)] = draw(anything)
    else:
        holder.append(draw(anything))


@often
@given(anything, anything, anything)
def test_any_setup_is_read_or_refused(players: Any, options: Any, setup: Any) -> None:
    survives(metropolys.read_setup, players, options, setup)


@often
@given(combinations, anything)
def test_any_setup_with_good_options_is_read_or_refused(combination: Combination, setup: Any) -> None:
    survives(metropolys.read_setup, combination.players, combination.options, setup)


@often
@given(st.integers(1, 5) | anything, anything, anything)
def test_any_wishes_are_dealt_or_refused(players: Any, options: Any, wishes: Any) -> None:
    survives(metropolys.deal, players, options, random.Random(1), wishes)


@often
@given(combinations, st.dictionaries(st.sampled_from(WORDS[:6]), anything, max_size=3))
def test_any_wishes_with_good_options_are_dealt_or_refused(combination: Combination, wishes: dict[str, Any]) -> None:
    survives(metropolys.deal, combination.players, combination.options, random.Random(1), wishes)


@often
@given(spoilt())
def test_a_spoilt_setup_is_read_or_refused(data: dict[str, Any]) -> None:
    players, options, setup = data.get("players"), data.get("options"), data.get("setup")
    survives(metropolys.read_setup, players, options, setup)
    survives(metropolys.deal, players, options, random.Random(1), setup)


@often
@given(spoilt())
def test_a_spoilt_position_is_scored_or_refused(data: dict[str, Any]) -> None:
    survives(answer, data)


@often
@given(anything)
def test_any_position_is_scored_or_refused(data: Any) -> None:
    survives(answer, data)


@often
@given(combinations)
def test_an_unspoilt_position_is_scored(combination: Combination) -> None:
    assert len(answer(written(combination))["scores"]) == combination.players


@often
@given(st.text(max_size=8) | st.from_regex(r"[0-9]{1,2}@[CNESWX][0-9]{1,2}") | anything)
def test_any_text_is_an_action_or_not_understood(text: Any) -> None:
    survives(metropolys.parse, text)


@often
@given(combinations, st.lists(st.integers(-1, 717), max_size=30))
def test_any_codes_are_played_or_refused(combination: Combination, codes: list[int]) -> None:
    state = metropolys.new_game(dealt(combination))
    for code in codes:
        survives(state.play, code)
        survives(metropolys.events, state, code)
        survives(metropolys.preview, metropolys.view(state, 0), code)
