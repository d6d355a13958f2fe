"""Records that are broken in any way are refused, never crash: only the two errors come."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metropole.games.contract import Refusal
from metropole.match import Match
from metropole.record import Record

pytestmark = pytest.mark.slow
RECORDS = [
    json.loads(line)
    for game in ("metropolys", "metro")
    for line in (Path(__file__).parent / "records" / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()[:6]
]
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def paths(data: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where every value of a record stands."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [here] + [path for key, value in inner for path in paths(value, (*here, key))]


def changed(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The record with another value in one place."""
    if not path:
        return value
    copy = json.loads(json.dumps(data))
    at = copy
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return copy


def replayed(text: str) -> None:
    refused: Refusal | None = None
    try:
        Match.of(Record.from_text(text)).to_end()
    except Refusal as refusal:
        refused = refusal
    assert refused is None or (refused.reason.id and str(refused))


@settings(max_examples=400)
@given(st.data())
def test_a_record_with_something_else_anywhere_in_it(data: st.DataObject) -> None:
    record = data.draw(st.sampled_from(RECORDS))
    path = data.draw(st.sampled_from(paths(record)))
    replayed(json.dumps(changed(record, path, data.draw(anything))))


@settings(max_examples=200)
@given(st.data())
def test_a_record_with_its_actions_mixed_up(data: st.DataObject) -> None:
    record = data.draw(st.sampled_from(RECORDS))
    actions = data.draw(st.lists(st.sampled_from([*record["actions"], "pass", "draw", "13@C1", "aaaa00"]), max_size=30))
    replayed(json.dumps({**record, "actions": actions}))


@settings(max_examples=200)
@given(st.text() | st.binary().map(lambda data: data.decode("latin-1")))
def test_any_text_at_all(text: str) -> None:
    replayed(text)


@settings(max_examples=100)
@given(st.data())
def test_a_record_cut_anywhere(data: st.DataObject) -> None:
    text = json.dumps(data.draw(st.sampled_from(RECORDS)))
    replayed(text[: data.draw(st.integers(0, len(text)))])
