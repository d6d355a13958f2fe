"""A third game on the command line: simulated, replayed, analysed, in the arena and in the report on balance."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.commands import run_apart, told


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games of bots, played by processes of their own."""
    file = tmp_path_factory.mktemp("lanterns") / "games.jsonl"
    wishes = ["--players", "2", "--games", "20", "--bots", "search:20,novice", "--workers", "2"]
    done = run_apart("simulate", "lanterns", "--out", str(file), *wishes)
    assert done.returncode == 0, done.stderr
    return file


def test_replay(records: Path) -> None:
    assert "20" in told("replay", str(records)).splitlines()[-1]
    answer = json.loads(told("replay", str(records), "--json").splitlines()[0])
    assert len(answer["steps"]) == 10
    assert set(answer["breakdown"][0]) == {"wished", "neighbours"}


def test_hint_and_analysis(records: Path, tmp_path: Path) -> None:
    record = json.loads(records.read_text().splitlines()[0])
    del record["result"]
    given = json.dumps({**record, "actions": record["actions"][:4]})
    answer = json.loads(told("hint", "-", "--json", "--simulations", "60", given=given))
    assert len(answer["candidates"]) == 6
    assert all(one["reasons"][0]["id"] == "gains" for one in answer["candidates"])
    assert "brings " in told("hint", "-", "--simulations", "60", given=given)
    picture = tmp_path / "chances.svg"
    lines = told("analyse", "-", "--simulations", "20", "--svg", str(picture), given=given).splitlines()
    assert len([line for line in lines if not line.startswith("Largest losses")]) == 4
    assert picture.exists()


@pytest.mark.slow
def test_arena(tmp_path: Path) -> None:
    wishes = ["--bots", "search:30,greedy,random", "--games", "12", "--workers", "2", "--out", str(tmp_path)]
    done = run_apart("arena", "lanterns", *wishes, "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    (table,) = found["tables"]
    assert (table["game"], table["options"]) == ("lanterns", {})
    assert set(table["cards"]["wishes"]) == {"amber", "jade", "rose"}
    assert next(iter(found["bots"])) != "random"
    assert "By the canal" in (tmp_path / "report.md").read_text(encoding="utf-8")


@pytest.mark.slow
def test_balance(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    told("balance", "--game", "lanterns", "--bots", "random", "--games", "4", "--out", str(tmp_path))
    assert "## Lanterns" in (tmp_path / "balance.md").read_text(encoding="utf-8")


def test_play() -> None:
    """Nobody says how many play: it is two."""
    typed = ["", "legal", "l1", "l1", *(f"L{number}" for number in range(2, 11))]
    answer = told("play", "lanterns", "--bots", "random", "--seed", "1", given="\n".join(typed))
    assert "By the canal" in answer
    assert "you lights lantern 1." in answer
    assert "Lantern 1 is lit already." in answer
    assert answer.endswith("Goodbye.")


@pytest.mark.slow
def test_an_unknown_game_is_told_which_there_are() -> None:
    done = run_apart("simulate", "chess", "--out", "-")
    assert done.returncode == 1
    assert "metropolys, metro, lanterns" in done.stderr
