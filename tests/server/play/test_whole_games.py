"""Whole games over the socket, of both kinds, by several people and bots, in one process and in two."""

from __future__ import annotations

from typing import Any

import pytest

from metropole.match import Match
from metropole.record import Record
from tests.server.halls import Hall
from tests.server.play.round import Round

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn")
GAMES: list[tuple[str, int, int, dict[str, Any]]] = [
    ("metropolys", 2, 0, {"options": {"version": "family"}}),
    ("metropolys", 2, 1, {"options": {"version": "expert", "expansion": True}}),
    ("metropolys", 4, 0, {"options": {"version": "expert"}, "pace": {"bank": 600_000, "increment": 1000}}),
    ("metropolys", 1, 3, {"options": {"version": "family", "expansion": True}}),
    ("metro", 2, 0, {"options": {"hand": 1}}),
    ("metro", 2, 2, {"options": {"hand": 2, "free_rotation": True}}),
    ("metro", 6, 0, {"options": {"hand": 3}, "pace": {"per_move": 86_400_000}}),
    ("metro", 3, 0, {"options": {"hand": 1}, "is_rated": True, "is_public": True}),
]


@pytest.mark.parametrize(("game", "people", "bots", "terms"), GAMES)
def test_a_whole_game(hall: Hall, game: str, people: int, bots: int, terms: dict[str, Any]) -> None:
    """Everybody is shown the same to the end, and the record that is kept replays to the same result."""
    playing = Round(hall.people(*NAMES[:people]), game, *["novice"] * bots, **terms)
    playing.play_on()
    playing.check()
    shown = playing.tabs[-1].screen.now
    assert shown["table"]["status"] == "finished"
    told = hall.browser().get(f"/api/tables/{playing.table}/record")
    Match.of(Record.from_json(told)).to_end()
    assert told["result"]["scores"] == shown["result"]["scores"]
    assert told["result"]["winners"] == shown["result"]["winners"]
    played = [entry["action"] for entry in log(hall, playing.table) if entry["kind"] == "played"]
    assert played == told["actions"]
    check_steps(hall, playing.table)
    playing.close()


def check_steps(hall: Hall, table: str) -> None:
    """What is told to be played out goes on from the position there, and has each entry of the log with its change."""
    entries = log(hall, table)
    start = next(entry["version"] for entry in entries if entry["kind"] == "started")
    steps = hall.browser().get(f"/api/tables/{table}/steps?after={start}")
    assert [{**step, "change": None} for step in steps["entries"]] == [
        {**one, "change": None} for one in entries[start:]
    ]
    assert all((step["change"] is not None) == (step["kind"] == "played") for step in steps["entries"])
    turns = [steps["position"]["turn"], *(step["change"]["turn"] for step in steps["entries"] if step["change"])]
    assert turns[:-1] == [step["seat"] for step in steps["entries"] if step["kind"] == "played"]
    assert hall.browser().get(f"/api/tables/{table}/steps?after=0")["position"] is None


def log(hall: Hall, table: str) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = hall.browser().get(f"/api/tables/{table}/log")["entries"]
    return entries
