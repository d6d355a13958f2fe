"""The command line, run as people run it: answers, refusals, exit statuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.commands import refused, run, run_apart, told

GOLDEN = Path(__file__).parent / "records" / "metropolys.jsonl"
LINES = GOLDEN.read_text(encoding="utf-8").splitlines()
SOURCES = {
    "trendy",
    "subway",
    "subway_card",
    "archaeology",
    "archaeology_card",
    "area",
    "neighbourhood",
    "expansion",
    "highest",
}


def test_help_names_every_command_and_unknown_ones_are_a_usage_error() -> None:
    helped = run("--help")
    assert helped.exit_code == 0
    assert all(name in helped.stdout for name in ("play", "replay", "score", "simulate"))
    assert run("dance").exit_code == 2
    assert "engines" in run("--version").stdout


def test_a_shell_can_be_taught_to_complete() -> None:
    shown = run("--show-completion", "bash", _TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION="1")
    assert shown.exit_code == 0
    assert "_METROPOLE_COMPLETE" in shown.stdout


@pytest.mark.slow
def test_it_is_a_program_with_exit_statuses_and_a_language() -> None:
    done = run_apart("replay", "none", METROPOLE_LANGUAGE="de")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "Die Datei „none“ gibt es nicht.\n")
    assert run_apart("replay", str(GOLDEN)).returncode == 0


def test_the_language_is_chosen_by_option_or_environment() -> None:
    said = {"fr": "avec les moteurs", "cs": "jádry", "nl": "motoren", "de": "Rechenkernen"}
    for language, part in said.items():
        assert part in run("--version", "--language", language).stdout
    assert run("replay", "none", METROPOLE_LANGUAGE="de").stderr == "Die Datei „none“ gibt es nicht.\n"
    unset = {"METROPOLE_LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": ""}
    assert run("replay", "none", LANG="cs_CZ.UTF-8", **unset).stderr == "Soubor „none“ neexistuje.\n"
    assert "existe pas" in run("--language", "fr", "replay", "none", METROPOLE_LANGUAGE="de").stderr
    assert run("--language", "xx", "--version").exit_code == 2
    played = run("--language", "nl", "play", "metro", "--players", "2", "--seed", "1", given="language fr\n")
    assert played.stdout.startswith("Metro, 2 spelers")
    assert "À vous." in played.stdout


def test_replay_says_a_line_a_game() -> None:
    done = run("replay", str(GOLDEN))
    assert done.exit_code == 0
    assert len(done.stdout.splitlines()) == len(LINES) + 1


def test_replay_json_has_every_step_with_its_legal_actions() -> None:
    done = run("replay", "-", "--json", given="\n".join(LINES[:3]) + "\n\n")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    for answer, line in zip(answers, LINES, strict=False):
        record = json.loads(line)
        assert list(answer) == ["steps", "scores", "winners", "breakdown"]
        assert [step["action"] for step in answer["steps"]] == record["actions"]
        assert all(step["action"] in step["legal"] for step in answer["steps"])
        assert {key: answer[key] for key in ("scores", "winners")} == record["result"]
        for breakdown, total in zip(answer["breakdown"], answer["scores"], strict=True):
            assert set(breakdown) - {"groups"} == SOURCES
            assert ("groups" in breakdown) == (record["options"]["version"] == "expert")
            assert sum(breakdown[source] for source in SOURCES) == total
    assert len(answers) == 3


def test_replay_of_an_unfinished_game_has_no_winner() -> None:
    record = json.loads(LINES[0])
    del record["result"]
    record["actions"] = record["actions"][:5]
    answer = json.loads(run("replay", "-", "--json", given=json.dumps(record)).stdout)
    assert len(answer["steps"]) == 5
    assert answer["winners"] == []


def test_replay_names_line_step_and_reason() -> None:
    record = json.loads(LINES[1])
    record["actions"][2] = "1@C1"
    said = refused("replay", "-", given=f"{LINES[0]}\n\n{json.dumps(record)}\n")
    assert said.startswith("line 3, step 3: ")
    record = json.loads(LINES[1])
    record["result"]["scores"][0] += 1
    said = refused("replay", "-", given=json.dumps(record))
    assert said.startswith(f"line 1, step {len(record['actions'])}: The record says the scores are")


@pytest.mark.parametrize("command", ["replay", "score"])
def test_what_cannot_be_read_is_named(command: str, tmp_path: Path) -> None:
    assert "There is no file" in refused(command, str(tmp_path / "none.jsonl"))
    assert "cannot be read" in refused(command, str(tmp_path))
    assert "is empty" in refused(command, "-")
    assert "not JSON" in refused(command, "-", given="{")
    assert refused(command, "-", given="[]").startswith("line 1: ")
    assert "There is no game" in refused(
        command,
        "-",
        given='{"game": "go", "rules": 1, "players": 2, "options": {}, "setup": {}, "actions": []}'
        if command == "replay"
        else '{"game": "go"}',
    )
    (tmp_path / "latin.jsonl").write_bytes(b'{"game": "\xe9"}')
    assert "UTF-8" in refused(command, str(tmp_path / "latin.jsonl"))


def position(**changes: Any) -> dict[str, Any]:
    """The last position of an Expert game for four."""
    from metropole.games import metropolys
    from metropole.match import Match
    from metropole.record import Record

    record = next(
        json.loads(line) for line in LINES if '"expert", "expansion": false' in line and '"players": 4' in line
    )
    state = Match.of(Record.from_json(record)).to_end().state
    assert isinstance(state, metropolys.State)
    setup = {key: value for key, value in record["setup"].items() if key != "first"}
    cards = {"subway_card": state.subway_card, "archaeology_card": state.archaeology_card}
    data = {"game": "metropolys", "players": 4, "options": record["options"], "setup": setup}
    built = [state.built_by(seat) for seat in range(4)]
    return {**data, "built": built, **{k: None if v < 0 else v for k, v in cards.items()}, **changes}


def test_score_agrees_with_the_replay_of_the_game() -> None:
    record = next(line for line in LINES if '"expert", "expansion": false' in line and '"players": 4' in line)
    replayed = json.loads(run("replay", "-", "--json", given=record).stdout)
    scored = json.loads(run("score", "-", "--json", given=json.dumps(position())).stdout)
    assert scored == {key: replayed[key] for key in ("scores", "winners", "breakdown")}
    in_words = run("score", "-", given=json.dumps(position())).stdout
    assert all(f"{total} point" in in_words for total in scored["scores"])


def test_score_refuses_a_position_that_cannot_be() -> None:
    twice = [{"C1": 7, "C4": 7}, {}, {}, {}]
    assert "is in two places" in refused("score", "-", given=json.dumps(position(built=twice)))
    assert "must be" in refused("score", "-", "--json", given=json.dumps(position(built=[{}, {}, {}])))
    assert "missing" in refused("score", "-", given=json.dumps({"game": "metropolys"}))


def test_simulate_gives_the_same_records_with_one_worker_or_two(tmp_path: Path) -> None:
    arguments = ["simulate", "metropolys", "--players", "3", "--option", "version=expert", "--option", "expansion=true"]
    arguments += ["--games", "17", "--seed", "5", "--bots", "greedy,random,random", "--setup", "closed=north"]
    for workers in ("1", "2"):
        done = run(*arguments, "--workers", workers, "--out", str(tmp_path / workers))
        assert done.exit_code == 0, done.stderr
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()
    records = [json.loads(line) for line in (tmp_path / "1").read_text(encoding="utf-8").splitlines()]
    assert len(records) == 17
    assert all(record["setup"]["closed"] == ["north"] and record["options"]["expansion"] for record in records)
    assert run("replay", str(tmp_path / "1")).exit_code == 0


def test_simulate_writes_to_standard_output_and_says_the_rest_elsewhere() -> None:
    done = run("simulate", "metropolys", "--players", "2", "--games", "2", "--out", "-")
    assert [json.loads(line)["players"] for line in done.stdout.splitlines()] == [2, 2]
    assert "2 games of metropolys" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "nobody"], 'no bot "nobody"'),
        (["--bots", "random,random"], "2 bots for 4 players"),
        (["--option", "version"], "KEY=VALUE"),
        (["--option", "version=chess"], '"chess" is not a valid value for "version"'),
        (["--option", "expansion=3"], "must be true or false"),
        (["--option", "colour=red"], '"colour" is not known'),
        (["--players", "7"], "players, not 7"),
        (["--setup", "closed=north"], "no district is left out"),
        (["--setup", "tokens=last"], 'no layout "last"'),
        (["--setup", "first=9"], "There is no seat 9"),
        (["--out", "/nowhere/at/all"], "cannot be written"),
    ],
)
def test_simulate_refuses_what_cannot_be_played(arguments: list[str], said: str, tmp_path: Path) -> None:
    out = [] if "--out" in arguments else ["--out", str(tmp_path / "out")]
    assert said in refused("simulate", "metropolys", "--games", "1", *out, *arguments)
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_score_takes_records_too(game: str) -> None:
    """As their tables stand after the last action: that of a finished game has its result."""
    lines = (GOLDEN.parent / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()
    records = [record for record in map(json.loads, lines) if "result" in record]
    scored = told("score", "-", "--json", given="\n".join(map(json.dumps, records))).splitlines()
    assert [json.loads(one)["scores"] for one in scored] == [record["result"]["scores"] for record in records]
    unfinished = {key: value for key, value in records[-1].items() if key != "result"}
    unfinished["actions"] = unfinished["actions"][:20]
    after = json.loads(told("replay", "-", "--json", given=json.dumps(unfinished)))
    answer = json.loads(told("score", "-", "--json", given=json.dumps(unfinished)))
    assert answer["scores"] == after["scores"]
    wrong = {**unfinished, "actions": ["no action"]}
    assert "no action" in refused("score", "-", given=json.dumps(wrong))


BOARD = {"game": "metro", "players": 2, "options": {}, "board": ["aaaa01", "dacc11"]}


def test_score_of_metro_lists_the_complete_lines() -> None:
    done = run("score", "-", "--json", given=json.dumps(BOARD))
    line = {"station": 7, "seat": 0, "length": 3, "end": 7, "points": 3}
    assert json.loads(done.stdout) == {"legal": True, "scores": [3, 0], "lines": [line]}
    in_words = run("score", "-", given=json.dumps(BOARD)).stdout
    assert "Line 7 is complete: 3 tiles to station 7. seat 0 scores 3." in in_words


def test_score_of_metro_names_the_first_placement_that_is_not_legal() -> None:
    board = {**BOARD, "board": ["aaaa01", "dacc11", "dddd33"]}
    answer = json.loads(run("score", "-", "--json", given=json.dumps(board)).stdout)
    assert (answer["legal"], answer["at"]) == (False, 3)
    assert answer["reason"] == "33 is the centre: no tile can go there."
    # The first dddd has no square but those of the edge; the second could lie next to it.
    answer = json.loads(run("score", "-", "--json", given=json.dumps({**BOARD, "board": ["dddd01", "dddd02"]})).stdout)
    assert answer["at"] == 2
    assert "line of one tile" in answer["reason"]
    too_many = {**BOARD, "board": ["dddd01", "dddd11", "dddd21"]}
    answer = json.loads(run("score", "-", "--json", given=json.dumps(too_many)).stdout)
    assert (answer["at"], answer["reason"]) == (3, "There are only 2 of dddd, and all of them have been placed.")
    assert "placement 3 is not legal" in run("score", "-", given=json.dumps(board)).stdout


def test_moves_of_metro() -> None:
    done = run("moves", "-", "--json", given=json.dumps({**BOARD, "board": [], "tile": "dddd"}))
    assert len(json.loads(done.stdout)["moves"]) == 28  # every square of the edge: there is no other for this tile
    done = run("moves", "-", given=json.dumps({**BOARD, "tile": "aaaa"}))
    assert "aaaa02" in done.stdout.split()
    assert "missing" in refused("moves", "-", given=json.dumps(BOARD))
    assert "Known:" in refused("moves", "-", given=json.dumps({**BOARD, "tile": "abcd"}))


def test_simulate_metro(tmp_path: Path) -> None:
    arguments = ["simulate", "metro", "--players", "4", "--option", "hand=2", "--option", "free_rotation=true"]
    done = run(*arguments, "--games", "3", "--bots", "greedy", "--out", str(tmp_path / "out"))
    assert done.exit_code == 0, done.stderr
    assert run("replay", str(tmp_path / "out")).exit_code == 0
    assert "A hand has 1 to 3 tiles, not 4." in refused("simulate", "metro", "--option", "hand=4", "--out", "-")
