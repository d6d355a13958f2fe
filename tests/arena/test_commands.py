"""`metropole arena` and `metropole balance`, run as people run them: answers, refusals, being stopped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from tests.commands import program, refused, run
from tests.patience import PATIENCE

pytestmark = pytest.mark.slow

BASE = ["metropolys", "--bots", "greedy,random", "--seed", "7"]


def played(folder: Path) -> list[dict[str, Any]]:
    """The results of a folder in order, without what no plan decides."""
    lines = (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()
    results = sorted((json.loads(line) for line in lines), key=lambda result: result["number"])
    return [{key: value for key, value in result.items() if key != "seconds"} for result in results]


def test_json_has_the_bots_with_rates_intervals_and_ratings() -> None:
    done = run(
        "arena", *BASE, "--players", "4", "--option", "version=expert", "--lineup", "duel", "--games", "6", "--json"
    )
    assert done.exit_code == 0, done.stderr
    assert "8 will be played" in done.stderr
    bots = json.loads(done.stdout)["bots"]
    assert set(bots) == {"greedy", "random"}
    for bot in bots.values():
        assert bot["interval"][0] <= bot["win_rate"] <= bot["interval"][1]
        assert {"rating", "sigma", "ordinal", "points", "sources", "games"} <= set(bot)
    assert bots["greedy"]["games"] == 8
    assert bots["random"]["seats"] == 24


def test_in_words_over_several_tables() -> None:
    done = run("arena", *BASE, "--players", "2,3", "--option", "version=family,expert", "--games", "2")
    assert done.exit_code == 0, done.stderr
    headings = [line for line in done.stdout.splitlines() if not line.startswith(" ")]
    assert headings == [
        "Metropolys, Family, 2 players: 2 games",
        "Metropolys, Family, 3 players: 6 games",
        "Metropolys, Expert, 2 players: 2 games",
        "Metropolys, Expert, 3 players: 6 games",
    ]


def test_a_complete_tournament_is_told_again_without_playing(tmp_path: Path) -> None:
    arguments = ["arena", "metropolys,metro", "--bots", "greedy,random", "--games", "2", "--out", str(tmp_path / "out")]
    done = run(*arguments)
    assert done.exit_code == 0, done.stderr
    assert "report.md" in done.stderr
    assert "All tables together" in (tmp_path / "out" / "report.md").read_text(encoding="utf-8")
    again = run(*arguments)
    assert "4 of 4 games have already been played" in again.stderr
    assert again.stdout == done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "greedy,nobody"], 'no bot "nobody"'),
        (["--bots", "greedy,greedy"], "named twice"),
        (["--lineup", "dance"], '"dance" is not a valid value for "lineup"'),
        (["--lineup", "duel", "--bots", "greedy"], "A duel has two bots"),
        (["--lineup", "ladder", "--bots", "greedy"], "at least two bots"),
        (["--players", "two"], "whole number"),
        (["--players", "7"], "players, not 7"),
        (["--option", "version=chess"], '"chess" is not a valid value for "version"'),
        (["--out", "/proc/nowhere"], "cannot be written"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], said: str) -> None:
    assert said in refused("arena", "metropolys", *([] if "--bots" in arguments else ["--bots", "greedy"]), *arguments)


def test_another_plan_is_refused_with_the_difference(tmp_path: Path) -> None:
    out = ["--out", str(tmp_path)]
    assert run("arena", *BASE, "--games", "2", *out).exit_code == 0
    said = refused("arena", *BASE, "--games", "4", *out)
    assert 'its "games" is 2, but you asked for 4' in said


def wait_for_lines(folder: Path, process: subprocess.Popen[str], count: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        if (folder / "games.jsonl").exists() and (folder / "games.jsonl").read_bytes().count(b"\n") >= count:
            return
        time.sleep(0.02)
    raise AssertionError("the tournament did not come so far")


@pytest.mark.parametrize(("stop", "workers"), [(signal.SIGKILL, "2"), (signal.SIGINT, "2"), (signal.SIGINT, "1")])
def test_stopped_it_goes_on_without_losing_or_repeating(stop: signal.Signals, workers: str, tmp_path: Path) -> None:
    arguments = ["arena", *BASE, "--players", "3", "--games", "30", "--out"]
    with subprocess.Popen(
        program(*arguments, str(tmp_path / "a"), "--workers", workers),
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    ) as process:
        wait_for_lines(tmp_path / "a", process, 5)
        os.killpg(process.pid, stop) if stop == signal.SIGINT else process.kill()
        said = process.communicate(timeout=PATIENCE)[1]  # ends only when the workers have closed it too
    before = (tmp_path / "a" / "games.jsonl").read_bytes()
    assert 5 <= before.count(b"\n") < 60
    if stop == signal.SIGINT:
        assert process.returncode == 130
        assert "They are kept" in said
        assert "Traceback" not in said
    assert run(*arguments, str(tmp_path / "a"), "--workers", "2").exit_code == 0
    assert (tmp_path / "a" / "games.jsonl").read_bytes().startswith(before[: before.rfind(b"\n") + 1])
    assert run(*arguments, str(tmp_path / "b")).exit_code == 0
    assert [result["number"] for result in played(tmp_path / "a")] == list(range(60))
    assert played(tmp_path / "a") == played(tmp_path / "b")
    assert (tmp_path / "a" / "report.md").read_bytes() == (tmp_path / "b" / "report.md").read_bytes()


def test_balance_writes_its_page_and_pictures(tmp_path: Path) -> None:
    done = run("balance", "--game", "metropolys", "--games", "2", "--bots", "random", "--out", str(tmp_path))
    assert done.exit_code == 0, done.stderr
    page = (tmp_path / "balance.md").read_text(encoding="utf-8")
    for part in (
        "metropole balance",
        "with the same bot in every seat (random)",
        "place 4",
        "Expert with expansion",
        "Chains",
    ):
        assert part in page
    pictures = sorted(path.name for path in tmp_path.glob("*.svg"))
    assert len(pictures) == 6
    assert all(f"({name})" in page for name in pictures)
    assert "There is no game" in refused("balance", "--game", "go", "--out", str(tmp_path))
    assert "no bot" in refused("balance", "--bots", "nobody", "--out", str(tmp_path))
