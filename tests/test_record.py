"""Records: golden games replay to their results, and whatever is wrong with a record is named."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from metropole.commands.forms import breakdown
from metropole.games.contract import NotLegal, NotUnderstood, Refusal
from metropole.match import Match
from metropole.record import Record, parse_json

GOLDEN = Path(__file__).parent / "records"


def golden(game: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (GOLDEN / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()]


RECORDS, METRO_RECORDS = golden("metropolys"), golden("metro")


def replayed(data: dict[str, Any]) -> Match:
    return Match.of(Record.from_json(data)).to_end()


@pytest.mark.parametrize("data", RECORDS + METRO_RECORDS)
def test_golden_record_replays_and_is_written_again_as_it_was(data: dict[str, Any]) -> None:
    record = Record.from_json(data)
    assert record.to_json() == data
    assert Record.from_text(record.to_text()) == record
    assert replayed(data).record() == record


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_golden_records_give_the_same_legal_actions_as_ever(game: str) -> None:
    """One fingerprint over every legal action of every step of every golden game."""
    digest = hashlib.sha256()
    for data in golden(game):
        match = Match.of(Record.from_json(data))
        for code in match.steps():
            digest.update(f"{match.turn} {match.game.text(code)} {match.legal()}\n".encode())
    assert digest.hexdigest() == (GOLDEN / f"{game}.sha256").read_text(encoding="ascii").strip()


def test_golden_records_cover_every_version_and_number_of_players() -> None:
    kinds = {(data["players"], *data["options"].values()) for data in RECORDS}
    assert len(RECORDS) >= 40
    assert kinds == {(p, v, e) for p in (2, 3, 4) for v in ("family", "expert") for e in (False, True)}
    metro_kinds = {(data["players"], *data["options"].values()) for data in METRO_RECORDS}
    assert len(METRO_RECORDS) >= 40
    assert metro_kinds == {(p, h, r) for p in range(2, 7) for h in (1, 2, 3) for r in (False, True)}


def test_golden_records_of_metro_show_draws_shared_victories_and_doubled_lines() -> None:
    assert any("draw" in data["actions"] for data in METRO_RECORDS)
    assert any(len(data["result"]["winners"]) > 1 for data in METRO_RECORDS)
    scores = [breakdown("metro", score) for data in METRO_RECORDS[:5] for score in replayed(data).scores()]
    ends = {line["end"] for score in scores for line in score["lines"]}
    assert ends >= {"centre"} | set(range(1, 33))


def happenings(data: dict[str, Any]) -> Iterator[str]:
    """What happens in a game, and how its last action and its end are."""
    match = Match.of(Record.from_json(data))
    for code in match.steps():
        events = match.events(code)
        for event in events:
            yield str(event.details.get("way", event.id))
            if match.step == match.last_version:
                yield f"last {event.id}"
        if events[-1].id == "passed_by_force":
            yield "passed_by_force in mid-call"
    assert match.outcome is not None
    yield f"{match.outcome.decided_by} of {data['players']}"


def test_golden_records_show_every_way_a_call_and_a_game_can_end() -> None:
    seen = {happening for data in RECORDS for happening in happenings(data)}
    assert seen >= {"all_passed", "no_free_neighbour", "no_higher_building", "passed_by_force in mid-call"}
    assert seen >= {f"most_points of {n}" for n in (2, 3, 4)} | {f"most_buildings of {n}" for n in (2, 3, 4)}
    # Two players cannot share a victory: just one of them has thirteen buildings.
    assert seen >= {"shared of 3", "shared of 4"}
    assert seen >= {"last token_taken", "last subway_card_moved", "last archaeology_card_moved", "last passed"}


def test_record_without_a_result_may_stop_anywhere() -> None:
    data = {**RECORDS[0], "actions": RECORDS[0]["actions"][:7]}
    del data["result"]
    assert replayed(data).step == 7
    assert Match.resumed(Record.from_json(data)).version == 7


def changed(**changes: Any) -> dict[str, Any]:
    return {**RECORDS[0], **changes}


@pytest.mark.parametrize(
    ("data", "error", "reason"),
    [
        (changed(rules=2), NotUnderstood, "unknown_rules"),
        (changed(rules="1"), NotUnderstood, "not_a_number"),
        (changed(game="chess"), NotUnderstood, "unknown_game"),
        (changed(game=["metropolys"]), NotUnderstood, "unknown_game"),
        (changed(players=True), NotUnderstood, "not_a_number"),
        (changed(players=5), NotLegal, "wrong_number_of_players"),
        (changed(extra=1), NotUnderstood, "unknown_key"),
        (changed(actions="3@C4"), NotUnderstood, "not_a_list"),
        (changed(actions=[3]), NotUnderstood, "unknown_action"),
        (changed(actions=["03@C4"]), NotUnderstood, "unknown_action"),
        (changed(actions=["pass"]), NotLegal, "cannot_pass_opening"),
        (changed(actions=RECORDS[0]["actions"][:-1]), NotLegal, "result_before_the_end"),
        (changed(actions=RECORDS[0]["actions"] + ["pass"]), NotLegal, "game_over"),
        (changed(result={"scores": [0, 0], "winners": [0]}), NotLegal, "scores_differ"),
        (changed(result={**RECORDS[0]["result"], "winners": [0, 1]}), NotLegal, "winners_differ"),
        (changed(result={"scores": [0, 0]}), NotUnderstood, "missing_key"),
        (changed(result=[]), NotUnderstood, "not_an_object"),
        ([], NotUnderstood, "not_an_object"),
        ({"game": "metropolys"}, NotUnderstood, "missing_key"),
    ],
)
def test_wrong_record_is_refused_with_the_reason(data: Any, error: type[Refusal], reason: str) -> None:
    with pytest.raises(error) as refused:
        replayed(data)
    assert refused.value.reason.id == reason


@pytest.mark.parametrize(
    "text", ["", "{", "nul", '{"a": NaN}', "[" * 100_000, '{"a": 1, "a": 2}', "1" * 5000, '"\\ud800"x', "{} {}"]
)
def test_text_that_is_not_one_json_value_is_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        parse_json(text)
    assert refused.value.reason.id in ("not_json", "key_twice")
