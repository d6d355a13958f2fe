"""`metropole puzzles`: found, written as they are found, and looked at again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from metropole.puzzles import read
from tests.commands import program, refused, run, told
from tests.patience import PATIENCE
from tests.puzzles.samples import OWN, changed, look_shallowly, sample

EACH = pytest.mark.parametrize("game", OWN)
HUNT = ("--games", "3", "--bot", "greedy", "--players", "3", "--seed", "4")
OPTION = {"metro": "hand=1", "metropolys": "version=family"}


@pytest.mark.slow
@EACH
def test_the_same_arguments_find_the_same(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    look_shallowly(monkeypatch)
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    said = told("puzzles", "--game", game, *HUNT, "--option", OPTION[game], "--out", str(one))
    found = read(one.read_text(encoding="utf-8").splitlines(), "one.jsonl")
    assert f"{len(found)} puzzles from 3 games written to" in said
    assert len(found) > 1
    assert {puzzle.record.setup.players for puzzle in found} == {3}
    told("puzzles", "--game", game, *HUNT, "--option", OPTION[game], "--out", str(other))
    assert other.read_bytes() == one.read_bytes()


@pytest.mark.slow
@EACH
def test_records_are_looked_through_and_no_puzzle_is_written_twice(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_shallowly(monkeypatch)
    records, once, twice = (str(tmp_path / name) for name in ("records.jsonl", "once.jsonl", "twice.jsonl"))
    told("simulate", game, "--out", records, "--games", "2", "--players", "2", "--bots", "greedy", "--seed", "5")
    told("puzzles", "--from", records, "--out", once, "--seed", "2")
    text = Path(records).read_text(encoding="utf-8")
    Path(records).write_text(text + text, encoding="utf-8")
    assert " from 4 games " in told("puzzles", "--from", records, "--out", twice, "--seed", "2")
    assert Path(twice).read_bytes() == Path(once).read_bytes()
    assert Path(once).read_bytes()


@pytest.mark.slow
@EACH
def test_puzzles_are_looked_at_again(game: str, tmp_path: Path) -> None:
    good, bad = sample(game, 2)
    file = tmp_path / "puzzles.jsonl"
    file.write_text(f"{changed(good)}\n{changed(bad)}\n", encoding="utf-8")
    assert "All 2 puzzles" in told("puzzles", "--check", str(file))
    second = {"action": bad.answer, "chance": 0.0}
    wrong = changed(bad, answer=bad.second.action, as_good=[], continuation=[bad.second.action], second=second)
    file.write_text(f"{changed(good)}\n{wrong}\n", encoding="utf-8")
    said = refused("puzzles", "--check", str(file))
    assert "line 2: the answer is" in said
    assert bad.answer in said
    file.write_text(changed(bad, seat=99), encoding="utf-8")
    assert "line 1: " in refused("puzzles", "--check", str(file))


def test_what_is_not_understood(tmp_path: Path) -> None:
    assert "--check" in refused("puzzles")
    assert "--check" in refused("puzzles", "--game", "metro", "--check", "x")
    assert "chess" in refused("puzzles", "--game", "chess")
    assert "players" in refused("puzzles", "--game", "metro", "--players", "two")
    assert "no file" in refused("puzzles", "--check", str(tmp_path / "nothing.jsonl"))
    assert "cannot be written" in refused("puzzles", "--game", "metro", "--out", "/no/such", "--bot", "random")
    records = tmp_path / "records.jsonl"
    records.write_text(json.dumps({"game": "metro"}), encoding="utf-8")
    assert "line 1: " in refused("puzzles", "--from", str(records))


@pytest.mark.slow
def test_stopped_it_keeps_what_was_found(tmp_path: Path) -> None:
    out = tmp_path / "found.jsonl"
    with subprocess.Popen(
        program("puzzles", "--game", "metro", "--games", "500", "--seed", "5", "--out", str(out)),
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    ) as process:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and not (out.exists() and out.read_bytes().count(b"\n")):
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        said = process.communicate(timeout=PATIENCE)[1]
    assert process.returncode == 130
    assert "Stopped after" in said
    assert "Traceback" not in said
    assert len(read(out.read_text(encoding="utf-8").splitlines(), "found.jsonl")) >= 1


def test_help_says_what_it_does() -> None:
    assert "--check" in run("puzzles", "--help").stdout
